// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// A touch or a press: delivered to one responder from its beginning to its end.
@MainActor
protocol Contact: AnyObject {
    associatedtype Phase: ContactPhase
    /// The contact's changing values, at one moment.
    associatedtype Moment

    var phase: Phase { get set }
    /// What the responder was told.
    var ledger: DeliveryLedger { get set }
    /// Contacts are numbered as they begin.
    var number: UInt32 { get }
    /// The recognizers that receive the contact.
    var receivers: [UIGestureRecognizer] { get }
    /// The responder that hears of the contact; `nil` once it is gone, or a gesture took the contact.
    var hearer: UIResponder? { get }
    var moment: Moment { get }
    func isPart(of attempt: GestureAttempt) -> Bool

    func restore(_ moment: Moment)

    /// Shows the contact's change since a moment, as an event does. False when the contact has not changed.
    func showChange(since moment: Moment) -> Bool

    /// The responder has the contact no longer.
    func leaveResponder()

    /// Why the responder may not have the contact (B42–B49); `nil` when it may.
    func reasonToWithhold(in application: UIApplication) -> WithholdingReason?

    /// Runs calls with the contact in its event, also if it has left the event.
    func presented(in application: UIApplication, _ calls: () -> Void)

    /// The contact's number in traces; `nil` for a kind that has none.
    var tracedNumber: TouchIdentifier? { get }
}

protocol ContactPhase: Equatable {
    static var cancelled: Self { get }

    /// The message to the responder in this phase; `nil` for none.
    var message: DeliveryLedger.Message? { get }
}

/// A contact, and what its table holds with it.
@MainActor
protocol ContactEntry {
    associatedtype Subject: Contact

    var contact: Subject { get }
    /// Whether one call cancels several contacts of a responder. Contacts that lifted come first.
    static var isToldInGroups: Bool { get }

    /// Calls the responder's method.
    static func tell(
        _ message: DeliveryLedger.Message, of contacts: [Subject], to responder: UIResponder,
        in application: UIApplication)
}

extension Contact {
    /// The first recognizer that delays the message and may still recognize a gesture with this contact (G46).
    func holder(of message: DeliveryLedger.Message) -> UIGestureRecognizer? {
        if receivers.isEmpty || message == .changed || message == .cancelled { return nil }
        return receivers.first { recognizer in
            (message == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded)
                && recognizer.isUndecided && isPart(of: recognizer.attempt)
        }
    }
}
