// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// An object that takes part in the search for an action's target, but is no responder: a bar button or a key command (C36).
@preconcurrency @MainActor
public protocol UIActionSender: AnyObject {
    /// The next object of the search.
    var next: UIResponder? { get }
}

/// Finds an action message's target: where the search starts, and which responders it asks (E27–E38).
@MainActor
enum ActionRouter {
    static func send(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?, in application: UIApplication
    ) -> Bool {
        if let target {
            // E27: a given target gets the message; no other object is asked.
            return perform(action, on: ObjectCast.object(target), sender, event, asked: [], in: application)
        }
        var asked: [ActionNote.Answer] = []
        let starts = starts(sender: sender, in: application)
        guard !starts.isEmpty else {
            record(action, sender, asked, .nowhereToStart, in: application)
            return false
        }
        for start in starts {
            guard
                let found = search(
                    action, from: start, sender: sender, asked: &asked, keepsAnswers: application.tracer != nil,
                    in: application)
            else { continue }
            return perform(action, on: found, sender, event, asked: asked, in: application)
        }
        record(action, sender, asked, .nobody, in: application)
        return false
    }

    /// E27: an action to a given target. Gestures send only these. An application that overrides `sendAction` sees it.
    static func send(
        _ action: Selector, to target: AnyObject, from sender: AnyObject, in application: UIApplication
    ) {
        if type(of: application) == UIApplication.self {
            _ = perform(action, on: target, sender, nil, asked: [], in: application)
        } else {
            application.sendAction(action, to: target, from: sender, for: nil)
        }
    }

    /// F1: the first responder from a start on that can perform the action, skipping none.
    static func target(for action: Selector, from start: UIResponder, sender: Any?) -> UIResponder? {
        start.responderChain().first { $0.canPerformAction(action, withSender: sender) }
    }

    /// E35: the first responder of the key window, then the sender. If the first responder's chain has no target, the search
    /// goes on in the sender's: a choice, see Documentation/Differences.md.
    static func starts(sender: Any?, in application: UIApplication) -> [UIResponder] {
        var starts: [UIResponder] = []
        if let responder = application.keyWindow?.firstResponder { starts.append(responder) }
        if let responder = sender as? UIResponder {
            starts.append(responder)
        } else if let next = (sender as? any UIActionSender)?.next {
            starts.append(next)
        }
        return starts
    }

    /// E35, E37: if an application overrides `target(forAction:)` of the start, asks that. Otherwise walks the chain itself,
    /// so that a trace sees every answer.
    static func search(
        _ action: Selector, from start: UIResponder, sender: Any?, asked: inout [ActionNote.Answer], keepsAnswers: Bool,
        in application: UIApplication
    ) -> AnyObject? {
        var circle: Set<ObjectIdentifier> = []
        var current: UIResponder? = start
        while let responder = current, circle.insert(ObjectIdentifier(responder)).inserted {
            if TargetOverrides.overridesTarget(type(of: responder)) {
                return responder.target(forAction: action, withSender: sender) as AnyObject?
            }
            // C30, E38: a controller may exclude itself from the actions of the content that it presents.
            if !isSkipped(responder, for: sender) {
                let canPerform = responder.canPerformAction(action, withSender: sender)
                if keepsAnswers {
                    asked.append(
                        ActionNote.Answer(responder: application.subject(of: responder), canPerform: canPerform))
                }
                if canPerform { return responder }
            }
            current = responder.next
        }
        return nil
    }

    private static func isSkipped(_ responder: UIResponder, for sender: Any?) -> Bool {
        guard let controller = responder as? UIViewController, !controller.performsActionsWhilePresentingModally,
            let presented = controller.presentedViewController?.viewIfLoaded, let view = sender as? UIView
        else { return false }
        return view.isDescendant(of: presented)
    }

    /// Apart from `perform`: this makes a closure, and an action on a moving finger must allocate nothing.
    @inline(never)
    private static func postpone(
        _ action: Selector, on target: AnyObject, _ sender: Any?, _ event: UIEvent?, asked: [ActionNote.Answer],
        in application: UIApplication
    ) -> Bool {
        application.hostPasteboard.postpones(on: target) {
            _ = perform(action, on: target, sender, event, asked: asked, in: application)
        }
    }

    private static func perform(
        _ action: Selector, on target: AnyObject, _ sender: Any?, _ event: UIEvent?, asked: [ActionNote.Answer],
        in application: UIApplication
    ) -> Bool {
        if HostPasteboard.isPaste(action),
            postpone(action, on: target, sender, event, asked: asked, in: application)
        {
            return true
        }
        let result = action.performNamed(on: target, sender: sender, event: event)
        // Only a trace names the participants.
        if application.tracer != nil {
            record(action, sender, asked, outcome(of: result, on: target, in: application), in: application)
        }
        guard case .performed = result else {
            // E28: on a device this ends the program; here it is reported, never swallowed.
            application.report(result.description)
            return false
        }
        return true
    }

    private static func outcome(
        of result: Selector.PerformResult, on target: AnyObject, in application: UIApplication
    ) -> ActionNote.Outcome {
        switch result {
        case .performed: .performed(by: application.subject(of: target))
        case .senderMismatch(_, let expected, let found):
            .senderMismatch(target: application.subject(of: target), expected: expected, found: found)
        default: .targetLacksAction(application.subject(of: target))
        }
    }

    private static func record(
        _ action: Selector, _ sender: Any?, _ asked: [ActionNote.Answer], _ outcome: ActionNote.Outcome,
        in application: UIApplication
    ) {
        guard let tracer = application.tracer else { return }
        // Other objects would get numbers here that they have in no other trace.
        let named: AnyObject? = (sender as? UIResponder) ?? (sender as? UIGestureRecognizer)
        let subject = named.map(tracer.subject(of:))
        let name = application.trace.names.actions.name(of: action)
        tracer.record(.action(ActionNote(action: name, sender: subject, asked: asked, outcome: outcome)))
    }
}

/// Which classes override `target(forAction:withSender:)`.
@MainActor
private enum TargetOverrides {
    private static let table = OverrideTable(base: UIResponder.self, plain: PlainProbe.self)
    private static let slot = table.slot(overriddenBy: TargetProbe.self)

    static func overridesTarget(_ type: UIResponder.Type) -> Bool { table.overrides(slot, in: type) }

    private final class PlainProbe: UIResponder {}
    private final class TargetProbe: UIResponder {
        override func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    }
}

extension UIResponder {
    /// Whether the responder has the action's method: a standard edit action that its class overrides (F7), a selector that
    /// carries a method of the class, one that the class lists in `selectors`, or a method without arguments that every
    /// responder has, such as `resignFirstResponder` (E54).
    public func responds(to action: Selector) -> Bool {
        if StandardEditAction.isImplemented(action.name, by: type(of: self)) { return true }
        if PasteRouting.takes(action, self) || FindRouting.takes(action, self) { return true }
        if action.canPerform(on: self) { return true }
        return type(of: self).selectors.contains { $0 == action && $0.canPerform(on: self) }
            || action.performer == nil && PlainMethod.exists(action.name, on: self)
    }

    /// Performs the action. True when it was performed.
    package func performAction(_ action: Selector, sender: Any?, event: Any?) -> Selector.PerformResult {
        if StandardEditAction.isImplemented(action.name, by: type(of: self)) || PasteRouting.takes(action, self)
            || FindRouting.takes(action, self)
        {
            StandardEditAction.perform(action.name, on: self, sender: sender)
            return .performed
        }
        if action.canPerform(on: self) { return action.perform(on: self, sender: sender, event: event) }
        if let own = type(of: self).selectors.first(where: { $0 == action }) {
            return own.perform(on: self, sender: sender, event: event)
        }
        // E54. A selector that carries a method means that method.
        if action.performer == nil, PlainMethod.perform(action.name, on: self) { return .performed }
        return action.perform(on: self, sender: sender, event: event)
    }
}
