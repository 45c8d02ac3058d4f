import UIKitCore

/// What a person thinks of what plays.
@preconcurrency @MainActor
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    /// Whether the feedback is taken back.
    open private(set) var isNegative: Bool

    init(_ command: MPRemoteCommand, _ timestamp: TimeInterval, isNegative: Bool) {
        self.isNegative = isNegative
        super.init(command, timestamp)
    }
}
