import UIKitCore

/// A command to skip.
@preconcurrency @MainActor
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// Seconds to skip.
    open private(set) var interval: TimeInterval

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, interval: TimeInterval) {
        self.interval = interval
        super.init(command, timestamp)
    }
}
