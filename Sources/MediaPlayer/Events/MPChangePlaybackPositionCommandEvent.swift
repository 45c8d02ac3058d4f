import UIKitCore

/// A command to move to another place of what plays.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// Seconds from the start.
    open private(set) var positionTime: TimeInterval

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command, timestamp)
    }
}
