// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A command's present target and state, for a menu that is about to be shown (F20).
@MainActor
struct CommandResolution {
    /// A copy, validated by the responder that performs it; disabled when no responder does.
    let command: UICommand
    let target: AnyObject?

    /// - Parameter sender: the sender in the questions to responders; the command itself when `nil`.
    init(_ original: UICommand, from start: UIResponder, sender: Any? = nil) {
        command = original.copy() as? UICommand ?? original
        target = original.storedAction.flatMap {
            start.target(forAction: $0, withSender: sender ?? original) as AnyObject?
        }
        if target == nil { command.attributes.insert(.disabled) }
        (target as? UIResponder)?.validate(command)
    }
}

extension UIMenuElement {
    /// Performs the chosen element of a menu. An action performs itself. A command goes to the first responder, from the
    /// start on, that can perform it.
    func performChosen(from start: UIResponder, sender: Any?, _ application: UIApplication) {
        if let action = self as? UIAction { return action.performWithSender(sender, target: nil) }
        guard let command = self as? UICommand, let action = command.storedAction,
            let target = start.target(forAction: action, withSender: command)
        else { return }
        command.performing(for: sender) {
            _ = application.sendAction(action, to: target, from: command, for: nil)
        }
    }
}
