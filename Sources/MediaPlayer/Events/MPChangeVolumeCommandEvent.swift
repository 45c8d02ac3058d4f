import UIKitCore

/// A command to play at another volume. Only here: see `MPChangeVolumeCommand`.
@preconcurrency @MainActor
open class MPChangeVolumeCommandEvent: MPRemoteCommandEvent {
    /// From 0, silent, to 1.
    public let volume: Float

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, volume: Float) {
        self.volume = volume
        super.init(command, timestamp)
    }
}
