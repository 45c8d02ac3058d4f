// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// Changes a window's first responder: checks the conditions in their order, and handles another change that user code
/// requests in the middle.
@MainActor
enum FirstResponderChange {
    /// D4–D8. The order of D6 is a choice: the new responder's conditions come first, so that a request that must fail
    /// leaves the old one in place.
    static func become(_ responder: UIResponder) -> Bool {
        guard let window = responder.responderWindow else {
            // D9: kept until the responder's view is in a window.
            if responder.hasViewToShow { EarlyRequests.remember(responder) }
            return refuse(.notInWindow, responder, in: nil)
        }
        // D17: a responder that leaves together with the old one does not take its place.
        guard !leaving.contains(where: responder.isInside) else {
            return refuse(.notInWindow, responder, in: window)
        }
        // The keyboard changes once, also if several responders resign on the way.
        let keyboard = window.windowScene?.keyboard
        keyboard?.beginChange()
        defer { keyboard?.endChange() }
        let old = window.firstResponder
        if old === responder { return true }
        guard responder.canBecomeFirstResponder else {
            return refuse(.cannotBecome, responder, in: window)
        }
        if let old {
            guard old.canResignFirstResponder else {
                return refuse(.currentCannotResign, responder, in: window)
            }
            guard old.resignFirstResponder() else {
                return refuse(.currentRefused, responder, in: window)
            }
        }
        // User code ran. The responder may have left the window, or another one may have become first responder; this request
        // replaces that one (D46).
        guard responder.responderWindow === window else {
            return refuse(.notInWindow, responder, in: window)
        }
        if let other = window.firstResponder, other !== responder {
            guard other.canResignFirstResponder, other.resignFirstResponder() else {
                return refuse(.currentRefused, responder, in: window)
            }
            // A delegate may have refused to end editing. A change now would leave its text in the middle of editing.
            guard window.firstResponder == nil || window.firstResponder === responder else {
                return refuse(.currentRefused, responder, in: window)
            }
            guard responder.responderWindow === window else {
                return refuse(.notInWindow, responder, in: window)
            }
        }
        window.setFirstResponder(responder)
        EarlyRequests.forgetAll()
        return window.firstResponder === responder
    }

    /// D13, D14: the inherited `resignFirstResponder`. It resigns and cannot refuse.
    static func resign(_ responder: UIResponder) -> Bool {
        EarlyRequests.forget(responder)
        guard let window = responder.responderWindow, window.firstResponder === responder else { return true }
        window.setFirstResponder(nil)
        return true
    }

    /// Whether the responder must resign. Then text views do not ask their delegates.
    private(set) static var isForcing = false

    /// D17: makes a responder resign, and ignores its answer.
    static func forceResign(_ responder: UIResponder, in window: UIWindow) {
        guard window.firstResponder === responder else { return }
        let outer = isForcing
        isForcing = true
        _ = responder.resignFirstResponder()
        isForcing = outer
        if window.firstResponder === responder {
            window.setFirstResponder(nil)
        }
    }

    /// The subtrees that are about to leave their windows, while their first responders resign.
    private static var leaving: [UIView] = []

    /// D17: a first responder leaves its window with a subtree.
    static func viewWillLeaveWindow(_ view: UIView, _ window: UIWindow) {
        guard let responder = window.firstResponder, responder.isInside(view) else { return }
        leaving.append(view)
        forceResign(responder, in: window)
        leaving.removeLast()
    }

    /// A responder that has left a window is not its first responder, even if it became first responder on its way out.
    static func viewDidLeaveWindow(_ view: UIView, _ window: UIWindow) {
        guard let responder = window.firstResponder, responder.isInside(view) else { return }
        window.setFirstResponder(nil)
        (responder as? any EditingResponder)?.endEditing()
    }

    private static func refuse(
        _ outcome: FirstResponderNote.Outcome, _ responder: UIResponder, in window: UIWindow?
    ) -> Bool {
        if let tracer = UIApplication.current?.tracer {
            tracer.record(
                .firstResponder(
                    FirstResponderNote(
                        window: window.map(tracer.subject(of:)), old: window?.firstResponder.map(tracer.subject(of:)),
                        new: tracer.subject(of: responder), outcome: outcome)))
        }
        return false
    }
}
