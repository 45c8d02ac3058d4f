// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

extension UIPress: Contact {
    /// The changing values of a press, at one moment: how far it is down, and its phase.
    struct Moment {
        let phase: Phase
        let force: CGFloat
    }

    var hearer: UIResponder? { responder }
    var tracedNumber: TouchIdentifier? { nil }
    var moment: Moment { Moment(phase: phase, force: force) }

    func isPart(of attempt: GestureAttempt) -> Bool { attempt.contains(self) }

    func restore(_ moment: Moment) { (phase, force) = (moment.phase, moment.force) }

    /// The next event says how far it is down.
    func showChange(since moment: Moment) -> Bool { false }

    /// A press keeps its responder for as long as it lasts.
    func leaveResponder() {}

    /// A responder may have several presses.
    func reasonToWithhold(in application: UIApplication) -> WithholdingReason? { nil }

    func presented(in application: UIApplication, _ calls: () -> Void) { calls() }
}

extension UIPress.Phase: ContactPhase {
    var message: DeliveryLedger.Message? {
        switch self {
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .stationary: nil
        }
    }
}

extension PressTable.Entry: ContactEntry {
    var contact: UIPress { press }
    static var isToldInGroups: Bool { false }

    static func tell(
        _ message: DeliveryLedger.Message, of presses: [UIPress], to responder: UIResponder,
        in application: UIApplication
    ) {
        let event = application.presses.event
        let presses = Set(presses)
        switch message {
        case .began:
            application.delivery.start(.pressesBegan, at: responder) { responder.pressesBegan(presses, with: event) }
        case .changed:
            application.delivery.start(.pressesChanged, at: responder) {
                responder.pressesChanged(presses, with: event)
            }
        case .ended:
            application.delivery.start(.pressesEnded, at: responder) { responder.pressesEnded(presses, with: event) }
        case .cancelled:
            application.delivery.start(.pressesCancelled, at: responder) {
                responder.pressesCancelled(presses, with: event)
            }
        }
    }
}
