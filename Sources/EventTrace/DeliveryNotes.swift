/// A call of a responder's method by the event system.
public struct Delivery: Hashable, Sendable, Codable {
    public var responder: Subject
    /// The method in Swift's spelling, such as `touchesBegan(_:with:)`.
    public var method: String
    public var touches: [TouchIdentifier]

    public init(responder: Subject, method: String, touches: [TouchIdentifier] = []) {
        self.responder = responder
        self.method = method
        self.touches = touches
    }
}

/// A message passed up the responder chain.
public struct Forwarding: Hashable, Sendable, Codable {
    public var responder: Subject
    public var method: String
    /// Whether the responder's class overrides the method (and called `super`) or inherits it.
    public var isOverridden: Bool
    /// The `next` that gets it; `nil` when the chain ends here and the message is discarded (C14).
    public var next: Subject?
    /// The touches that the message speaks of, by number; empty for other messages.
    public var touches: [TouchIdentifier]

    public init(
        responder: Subject, method: String, isOverridden: Bool, next: Subject?, touches: [TouchIdentifier] = []
    ) {
        self.responder = responder
        self.method = method
        self.isOverridden = isOverridden
        self.next = next
        self.touches = touches
    }
}

/// Why a hit-test view is not told of a touch.
public enum WithholdingReason: Hashable, Sendable {
    /// B42: the view follows one touch at a time, and this one came second.
    case alreadyTracking(TouchIdentifier)
    /// B46: another view of the window has exclusive touch.
    case exclusiveTouch(Subject)
    /// B47: the view wants exclusive touch, but another view of the window is tracking.
    case otherViewTracking(Subject)
}

/// Why a touch ended for a responder without lifting.
public enum CancellationReason: Hashable, Sendable {
    /// The host gave the pointer up.
    case host
    /// The host gave all pointers up: lost focus, hidden, connection lost.
    case hostCancelledAll(String)
    /// A43: the scene stopped being active.
    case sceneDeactivated
    /// The scene was disconnected.
    case sceneDisconnected
    /// A47: the view left its window.
    case viewRemoved
    /// A45: a recognizer with `cancelsTouchesInView` recognized.
    case recognized(by: Subject)
    /// A52: the application began to ignore interaction events.
    case ignoringInteractionEvents
    /// The window was hidden or left its scene.
    case windowHidden
}
