/// A change of a gesture recognizer's state.
public struct RecognizerNote: Hashable, Sendable, Codable {
    public var recognizer: Subject
    public var old: String
    public var new: String
    /// Why the recognizer failed or was cancelled; `nil` for other changes, and where its class gave no reason.
    public var reason: GestureReason?

    public init(recognizer: Subject, old: String, new: String, reason: GestureReason? = nil) {
        self.recognizer = recognizer
        self.old = old
        self.new = new
        self.reason = reason
    }
}

/// Why a recognizer does not recognize.
public enum GestureReason: Hashable, Sendable {
    /// What the fingers do is not its gesture.
    case failed(GestureFailure)
    /// G54: it required the other to fail, and the other recognized.
    case requiredRecognized(Subject)
    /// G56, G60: the other recognized first, shares a touch and prevents it.
    case preventedBy(Subject)
    /// G60: the other had begun already, shares a touch and prevents it.
    case blockedBy(Subject)
    /// G32: `gestureRecognizerShouldBegin` of a view was false.
    case viewRefused(Subject)
    /// G31: the delegate's `gestureRecognizerShouldBegin` was false.
    case delegateRefused
    /// G12: its touches are over, and it neither recognized nor waits for more.
    case touchesOver
    /// G13: its `isEnabled` became false.
    case disabled
    /// G16: it was removed from its view, or the view left its window.
    case removed
}

/// A recognizer that would recognize but has to wait for another (G54, G55).
public struct GestureWait: Hashable, Sendable, Codable {
    public var recognizer: Subject
    /// The state it will take when the other fails.
    public var state: String
    public var other: Subject

    public init(recognizer: Subject, state: String, other: Subject) {
        self.recognizer = recognizer
        self.state = state
        self.other = other
    }
}

/// A touch or press that a recognizer over its view does not see.
public struct GestureRefusal: Hashable, Sendable, Codable {
    public var recognizer: Subject
    /// `nil` for a press.
    public var touch: TouchIdentifier?
    public var reason: Reason

    public init(recognizer: Subject, touch: TouchIdentifier?, reason: Reason) {
        self.recognizer = recognizer
        self.touch = touch
        self.reason = reason
    }

    public enum Reason: String, Hashable, Sendable, Codable {
        /// G13.
        case disabled
        /// G9: its gesture is over, and it has not been reset.
        case gestureOver
        /// G25: not one of `allowedTouchTypes` or `allowedPressTypes`.
        case typeNotAllowed
        /// G26: of another type than the attempt's first touch.
        case otherTypeFirst
        /// G28: `shouldReceive(_:)` was false.
        case eventRefused
        /// G27: the delegate's `shouldReceive` of the event was false.
        case delegateRefusedEvent
        /// G27: the delegate's `shouldReceive` of the touch or press was false.
        case delegateRefused
    }
}

/// What recognizers do to a message that a view or another responder would have had by now (G44–G52).
public struct HoldNote: Hashable, Sendable, Codable {
    /// `nil` for a press.
    public var touch: TouchIdentifier?
    public var responder: Subject
    public var message: Message
    public var outcome: Outcome

    public init(touch: TouchIdentifier?, responder: Subject, message: Message, outcome: Outcome) {
        self.touch = touch
        self.responder = responder
        self.message = message
        self.outcome = outcome
    }

    public enum Message: String, Hashable, Sendable, Codable {
        case beginning, end
    }

    public enum Outcome: Hashable, Sendable {
        /// Withheld while the recognizer is `possible`.
        case held(by: Subject)
        /// Every recognizer that held it has failed.
        case released
        /// G42, G44: a recognizer recognized, so it is never told.
        case dropped
    }
}
