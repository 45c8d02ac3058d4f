/// What a control made of a touch.
public struct ControlNote: Hashable, Sendable, Codable {
    public var control: Subject
    /// Names of control events, in the order their actions are sent.
    public var events: [String]
    public var isTouchInside: Bool
    /// `nil` where the events come of something else than a touch.
    public var touch: TouchIdentifier?
    /// How many actions are registered for the events; `nil` where nobody counted.
    public var actionCount: Int?
    /// Why the control made nothing of the touch; `nil` where it made something of it.
    public var refusal: Refusal?

    public init(
        control: Subject, events: [String], isTouchInside: Bool, touch: TouchIdentifier? = nil, actionCount: Int? = nil,
        refusal: Refusal? = nil
    ) {
        self.control = control
        self.events = events
        self.isTouchInside = isTouchInside
        self.touch = touch
        self.actionCount = actionCount
        self.refusal = refusal
    }

    /// Why a control makes nothing of a touch.
    public enum Refusal: String, Hashable, Sendable, Codable {
        /// E31: `isEnabled` is false.
        case disabled
        /// `beginTracking(_:with:)` returned false.
        case trackingDeclined
    }
}

/// The search of an action message for its target.
public struct ActionNote: Hashable, Sendable, Codable {
    public var action: String
    public var sender: Subject?
    /// Every responder that was asked, in order, with its answer. Empty when the target was given.
    public var asked: [Answer]
    public var outcome: Outcome

    public init(action: String, sender: Subject?, asked: [Answer], outcome: Outcome) {
        self.action = action
        self.sender = sender
        self.asked = asked
        self.outcome = outcome
    }

    /// A responder's answer to `canPerformAction`.
    public struct Answer: Hashable, Sendable, Codable {
        public var responder: Subject
        public var canPerform: Bool

        public init(responder: Subject, canPerform: Bool) {
            self.responder = responder
            self.canPerform = canPerform
        }
    }

    public enum Outcome: Hashable, Sendable {
        case performed(by: Subject)
        /// E36: nobody along the chain performs it.
        case nobody
        /// E33: a nil target, no first responder and no sender to start from.
        case nowhereToStart
        /// E28: the given target does not have the method.
        case targetLacksAction(Subject)
        /// The sender is not of the type the method takes.
        case senderMismatch(target: Subject, expected: String, found: String)
    }
}

/// A change of a window's first responder, or a refused request.
public struct FirstResponderNote: Hashable, Sendable, Codable {
    public var window: Subject?
    public var old: Subject?
    public var new: Subject?
    public var outcome: Outcome

    public init(window: Subject?, old: Subject?, new: Subject?, outcome: Outcome) {
        self.window = window
        self.old = old
        self.new = new
        self.outcome = outcome
    }

    public enum Outcome: String, Hashable, Sendable, Codable {
        case changed
        /// D8: the responder is in no window.
        case notInWindow
        /// D1: `canBecomeFirstResponder` is false.
        case cannotBecome
        /// D5: the current one's `canResignFirstResponder` is false.
        case currentCannotResign
        /// D7: the current one's `resignFirstResponder()` returned false.
        case currentRefused
    }
}

/// A change in a scene's life.
public struct SceneNote: Hashable, Sendable, Codable {
    public enum Change: String, Hashable, Sendable, Codable {
        case connected, enteredForeground, activated, deactivated, enteredBackground, disconnected, resized
    }

    public var scene: UInt32
    public var change: Change

    public init(scene: UInt32, change: Change) {
        self.scene = scene
        self.change = change
    }
}
