// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

extension UITouch {
    /// Whether recognizers delay the touch, so that its view has not heard of it. A list asks this before it reports what
    /// kept a touch.
    package var isHeldFromView: Bool { ledger.heldMessage != nil }
}

extension UITouch: Contact {
    var number: UInt32 { identifier.number }
    var hearer: UIResponder? { currentView }
    var tracedNumber: TouchIdentifier? { identifier }
    var moment: Moment { Moment(self) }

    func isPart(of attempt: GestureAttempt) -> Bool { attempt.contains(self) }

    func restore(_ moment: Moment) { moment.restore(to: self) }

    func showChange(since moment: Moment) -> Bool {
        guard locationInWindow != moment.location else { return false }
        currentPhase = .moved
        previousLocationInWindow = moment.location
        return true
    }

    /// A18, A47.
    func leaveResponder() { currentView = nil }

    func presented(in application: UIApplication, _ calls: () -> Void) {
        application.touchTable.presenting(self, calls)
    }

    /// B42–B49: a refused touch is withheld for its whole life (B44).
    func reasonToWithhold(in application: UIApplication) -> WithholdingReason? {
        guard let view = currentView, windowReference?.window != nil else { return nil }
        let flags = view.node.pointee.flags
        for entry in application.touchTable.entries {
            let other = entry.touch
            guard other !== self, other.ledger.state == .told, other.windowReference === windowReference,
                let otherView = other.currentView
            else { continue }
            if otherView === view {
                if !flags.contains(.multipleTouch) { return .alreadyTracking(other.identifier) }
            } else if otherView.isExclusiveTouch {
                return .exclusiveTouch(application.subject(of: otherView))
            } else if flags.contains(.exclusiveTouch) {
                return .otherViewTracking(application.subject(of: otherView))
            }
        }
        return nil
    }
}

extension UITouch.Phase: ContactPhase {
    var message: DeliveryLedger.Message? {
        switch self {
        case .began: .began
        case .moved: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .stationary, .regionEntered, .regionMoved, .regionExited: nil
        }
    }
}

extension TouchTable {
    /// A touch that is down.
    struct Entry {
        let scene: SceneIdentifier
        let pointer: UInt64
        let touch: UITouch
        /// Retained: a window hears of the end of its touches although nobody else holds it any longer (A42).
        let window: UIWindow
        /// The touch alone, as responders get it: made once, so that a moving finger allocates nothing.
        let alone: Set<UITouch>
        /// Whether the gathered event changes the touch.
        var isChanged = true
    }
}

extension TouchTable.Entry: ContactEntry {
    var contact: UITouch { touch }
    static var isToldInGroups: Bool { true }

    static func tell(
        _ message: DeliveryLedger.Message, of touches: [UITouch], to responder: UIResponder,
        in application: UIApplication
    ) {
        application.delivery.send(
            message.ofTouches, Set(touches), with: application.touchTable.event, to: responder)
    }
}

extension DeliveryLedger.Message {
    /// The message to a responder.
    var ofTouches: ChainMessage {
        switch self {
        case .began: .touchesBegan
        case .changed: .touchesMoved
        case .ended: .touchesEnded
        case .cancelled: .touchesCancelled
        }
    }
}
