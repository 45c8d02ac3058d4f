import UIKitCore

/// Moves to another place of what plays.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
