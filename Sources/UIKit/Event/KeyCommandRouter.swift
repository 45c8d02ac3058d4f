import CoreGraphics

/// Finds the key command for a key and performs it (F25–F32).
@MainActor
enum KeyCommandRouter {
    /// True when a command took the key.
    static func perform(_ key: UIKey, in window: UIWindow, _ application: UIApplication) -> Bool {
        let start = PressTable.start(in: window)
        let chain = start.responderChain()
        for responder in chain {
            // F33: asked once per key.
            for command in responder.keyCommands ?? [] {
                // F28: the earlier command wins; F29: the nearer responder wins.
                guard let resolved = resolve(command, key) else { continue }
                return send(resolved, from: start, application)
            }
        }
        return false
    }

    /// The command as the pressed modifiers mean it: itself, or a new one for an alternate (F31).
    private static func resolve(_ command: UIKeyCommand, _ key: UIKey) -> UIKeyCommand? {
        guard let input = command.input, matches(input, key) else { return nil }
        // F32: exact, save for the locks.
        let pressed = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        let wanted = command.modifierFlags.subtracting([.alphaShift, .numericPad])
        if pressed == wanted { return command }
        for alternate in command.alternates where pressed == wanted.union(alternate.modifierFlags) {
            return UIKeyCommand(
                title: alternate.title, action: alternate.action, input: input,
                modifierFlags: command.modifierFlags.union(alternate.modifierFlags),
                propertyList: command.propertyList)
        }
        return nil
    }

    private static func matches(_ input: String, _ key: UIKey) -> Bool {
        if let special = specialInputs[key.keyCode] { return special == input }
        return !input.isEmpty && input.lowercased() == key.charactersIgnoringModifiers.lowercased()
    }

    /// F38: keys that type nothing.
    private static let specialInputs: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
        .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
        .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
        .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome,
        .keyboardEnd: UIKeyCommand.inputEnd, .keyboardDeleteForward: UIKeyCommand.inputDelete,
        .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2, .keyboardF3: UIKeyCommand.f3,
        .keyboardF4: UIKeyCommand.f4, .keyboardF5: UIKeyCommand.f5, .keyboardF6: UIKeyCommand.f6,
        .keyboardF7: UIKeyCommand.f7, .keyboardF8: UIKeyCommand.f8, .keyboardF9: UIKeyCommand.f9,
        .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11, .keyboardF12: UIKeyCommand.f12,
    ]

    /// F27: the action is looked for from the start again; F20: its target validates the command first.
    private static func send(_ command: UIKeyCommand, from start: UIResponder, _ application: UIApplication) -> Bool {
        guard let action = command.action else { return false }
        start.validate(command)
        guard !command.attributes.contains(.disabled),
            let target = start.target(forAction: action, withSender: command)
        else { return false }
        return application.sendAction(action, to: target, from: command, for: nil)
    }
}
