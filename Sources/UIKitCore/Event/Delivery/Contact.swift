import EventTrace

/// What is delivered to one responder from its beginning to its end: a touch or a press.
@MainActor
protocol Contact: AnyObject {
    associatedtype Phase: ContactPhase
    /// What changes in the contact while it lasts, at one moment.
    associatedtype Moment

    var phase: Phase { get set }
    /// What the responder was told.
    var ledger: DeliveryLedger { get set }
    /// Contacts are numbered as they begin.
    var number: UInt32 { get }
    /// The recognizers that receive the contact.
    var receivers: [UIGestureRecognizer] { get }
    /// Who hears of the contact; `nil` once it is gone, or the contact was taken from it.
    var hearer: UIResponder? { get }
    var moment: Moment { get }
    func isPart(of attempt: GestureAttempt) -> Bool

    func restore(_ moment: Moment)

    /// Makes the contact look as one that has changed since a moment. False when it has not.
    func showChange(since moment: Moment) -> Bool

    /// The responder has the contact no longer.
    func leaveResponder()

    /// What keeps the responder from having the contact (B42–B49); `nil` when nothing does.
    func reasonToWithhold(in application: UIApplication) -> WithholdingReason?

    /// Runs calls about a contact that may have left its event, with the contact in it.
    func presented(in application: UIApplication, _ calls: () -> Void)

    /// The number that traces know the contact by; `nil` where they tell of its kind without one.
    var tracedNumber: TouchIdentifier? { get }
}

protocol ContactPhase: Equatable {
    static var cancelled: Self { get }

    /// What there is to tell of a contact in the phase; `nil` when nothing is.
    var message: DeliveryLedger.Message? { get }
}

/// A contact, and what its table holds with it.
@MainActor
protocol ContactEntry {
    associatedtype Subject: Contact

    var contact: Subject { get }
    /// Whether contacts of one responder that are cancelled together are told in one call, those that lifted before them.
    static var isToldInGroups: Bool { get }

    /// Calls the responder's method.
    static func tell(
        _ message: DeliveryLedger.Message, of contacts: [Subject], to responder: UIResponder,
        in application: UIApplication)
}

extension Contact {
    /// The first recognizer that delays a message and may still recognize what the contact is part of (G46).
    func holder(of message: DeliveryLedger.Message) -> UIGestureRecognizer? {
        if receivers.isEmpty || message == .changed || message == .cancelled { return nil }
        return receivers.first { recognizer in
            (message == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded)
                && recognizer.isUndecided && isPart(of: recognizer.attempt)
        }
    }
}
