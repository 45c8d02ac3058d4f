import UIKit

/// A command to skip.
@MainActor
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// Seconds to skip.
    public let interval: TimeInterval

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, interval: TimeInterval) {
        self.interval = interval
        super.init(command, timestamp)
    }
}
