import UIKitCore

/// A command to begin or to end moving fast.
@preconcurrency @MainActor
open class MPSeekCommandEvent: MPRemoteCommandEvent {
    /// Whether moving fast begins or ends.
    open private(set) var type: MPSeekCommandEventType

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, type: MPSeekCommandEventType) {
        self.type = type
        super.init(command, timestamp)
    }
}

/// Whether moving fast begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking = 0
    case endSeeking = 1
}
