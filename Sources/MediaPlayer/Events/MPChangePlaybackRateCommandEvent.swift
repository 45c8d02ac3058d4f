import UIKitCore

/// A command to play at another rate.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    /// 1 is as recorded.
    open private(set) var playbackRate: Float

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, playbackRate: Float) {
        self.playbackRate = playbackRate
        super.init(command, timestamp)
    }
}
