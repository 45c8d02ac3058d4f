// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The keys of a command as people read them.
enum KeyShortcutText {
    private static let names: [String: String] = [
        UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
        UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputPageUp: "Page Up",
        UIKeyCommand.inputPageDown: "Page Down", UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
        UIKeyCommand.inputDelete: "⌫", "\u{8}": "⌫", "\t": "Tab", "\r": "Return", "\n": "Return", " ": "Space",
    ]

    /// Empty for a command without keys.
    static func text(input: String?, _ modifiers: UIKeyModifierFlags, _ commandKey: CommandKey) -> String {
        guard let input, !input.isEmpty else { return "" }
        let held = commandKey.text(of: modifiers)
        // The other constants are those of the function keys.
        let key = names[input] ?? (input.hasPrefix("UIKeyInput") ? String(input.dropFirst(10)) : input.uppercased())
        return held + key
    }

    @MainActor
    static func text(of element: UIMenuElement, _ commandKey: CommandKey) -> String {
        guard let command = element as? UIKeyCommand else { return "" }
        return text(input: command.input, command.modifierFlags, commandKey)
    }
}
