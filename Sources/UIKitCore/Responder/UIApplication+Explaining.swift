// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

extension UIApplication {
    /// The responder that would perform an action, and the answers of all responders on the way. This performs nothing.
    ///
    ///     print(application.forecast(Selector("save:")))
    ///
    /// - Parameters:
    ///   - action: by name, or with its method.
    ///   - target: the target that a control would name; without one, the search starts at the first responder (E35).
    ///   - sender: the action's sender; the search may go on from it.
    public func forecast(_ action: Selector, to target: Any? = nil, from sender: Any? = nil) -> ActionForecast {
        ActionForecast(ActionRouter.forecast(action, to: target, from: sender, in: self))
    }

    /// The responder that would perform a menu's or a key's command.
    public func forecast(_ command: UICommand) -> ActionForecast { forecast(command.action, from: command) }

    /// The first responder and the chain from it, to look at or to compare with another moment.
    public func responderSnapshot() -> ResponderSnapshot {
        let key = keyWindow
        let start = key?.firstResponder ?? key
        return ResponderSnapshot(
            windows: windows.map {
                ResponderSnapshot.Window(window: subject(of: $0), firstResponder: $0.firstResponder.map(subject(of:)))
            },
            keyWindow: key.map(subject(of:)), chain: start.map { $0.responderChain().map(subject(of:)) } ?? [])
    }
}

extension ActionRouter {
    /// The search of `send`, without the action.
    static func forecast(
        _ action: Selector, to target: Any?, from sender: Any?, in application: UIApplication
    ) -> ActionNote {
        var asked: [ActionNote.Answer] = []
        var outcome = ActionNote.Outcome.nobody
        if let target {
            outcome = forecast(action, on: ObjectCast.object(target), in: application)
        } else {
            let starts = starts(sender: sender, in: application)
            if starts.isEmpty { outcome = .nowhereToStart }
            for start in starts {
                guard
                    let found = search(
                        action, from: start, sender: sender, asked: &asked, keepsAnswers: true, in: application)
                else { continue }
                outcome = forecast(action, on: found, in: application)
                break
            }
        }
        return ActionNote(
            action: application.trace.names.actions.name(of: action),
            sender: (sender as? UIResponder).map(application.subject(of:)), asked: asked,
            outcome: outcome)
    }

    private static func forecast(
        _ action: Selector, on target: AnyObject, in application: UIApplication
    ) -> ActionNote.Outcome {
        let subject = application.subject(of: target)
        let responds = (target as? UIResponder).map { $0.responds(to: action) } ?? (action.listed(by: target) != nil)
        return responds ? .performed(by: subject) : .targetLacksAction(subject)
    }
}
