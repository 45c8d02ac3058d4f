// SPDX-License-Identifier: Apache-2.0

/// The key with which a screen's keyboard makes commands (F48).
public enum CommandKey: String, Sendable, Hashable, Codable, CaseIterable {
    /// Keyboards of Macs and iPads have a key for it.
    case command
    /// Those of everybody else have Control.
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
            // Control for commands leaves the emblem's key where both are asked for.
            let hasBoth = modifiers.isSuperset(of: [.control, .command])
            let names: [(UIKeyModifierFlags, String)] = [
                (hasBoth ? .command : [], "Meta+"), (modifiers.intersection([.control, .command]), "Ctrl+"),
                (.alternate, "Alt+"), (.shift, "Shift+"),
            ]
            return names.filter { !$0.0.isEmpty && modifiers.contains($0.0) }.map(\.1).joined()
        }
    }

    /// Whether the modifiers that are held are those of a command. Where Control makes commands, it stands for the command key of a
    /// command that does not ask for both; the emblem's key is taken as well.
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
