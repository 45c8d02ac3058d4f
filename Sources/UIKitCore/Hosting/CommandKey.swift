// SPDX-License-Identifier: Apache-2.0

/// The key with which a screen's keyboard makes commands (F48).
public enum CommandKey: String, Sendable, Hashable, Codable, CaseIterable {
    /// Keyboards of Macs and iPads have a key for it.
    case command
    /// Other keyboards use Control.
    case control

    /// How the modifiers of a command are written, in the order in which people read them.
    func text(of modifiers: UIKeyModifierFlags) -> String {
        switch self {
        case .command:
            let symbols: [(UIKeyModifierFlags, String)] = [
                (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
            ]
            return symbols.filter { modifiers.contains($0.0) }.map(\.1).joined()
        case .control:
            // If Control makes commands, and a command asks for both keys, the emblem's key stands for the command key.
            let hasBoth = modifiers.isSuperset(of: [.control, .command])
            let names: [(UIKeyModifierFlags, String)] = [
                (hasBoth ? .command : [], "Meta+"), (modifiers.intersection([.control, .command]), "Ctrl+"),
                (.alternate, "Alt+"), (.shift, "Shift+"),
            ]
            return names.filter { !$0.0.isEmpty && modifiers.contains($0.0) }.map(\.1).joined()
        }
    }

    /// Whether the held modifiers are those of a command. If Control makes commands, it stands for the command key, except in
    /// commands that ask for both. The emblem's key counts as the command key too.
    func matches(held: UIKeyModifierFlags, wanted: UIKeyModifierFlags) -> Bool {
        if held == wanted { return true }
        guard self == .control, wanted.contains(.command), !wanted.contains(.control) else { return false }
        return held == wanted.subtracting(.command).union(.control)
    }

    /// Whether a key is the one that makes commands.
    func isKey(_ usage: UIKeyboardHIDUsage) -> Bool {
        switch self {
        case .command: usage == .keyboardLeftGUI || usage == .keyboardRightGUI
        case .control: usage == .keyboardLeftControl || usage == .keyboardRightControl
        }
    }
}

extension UIWindowScene {
    /// The key with which the scene's user makes commands.
    public var commandKey: CommandKey { screenDescription.commandKey }
}
