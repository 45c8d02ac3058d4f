import UIKit

/// Moves to another place of what plays.
@MainActor
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
