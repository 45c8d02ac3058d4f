// SPDX-License-Identifier: Apache-2.0

extension UIKeyCommand {
    /// What the key performs: this command, a new one for an alternate whose modifiers are held as well (F31), or nil.
    ///
    /// Modifiers must match exactly, except caps lock and the keypad (F32). Letters match in either case. A character that is
    /// typed with Shift, such as the plus of a US keyboard, matches with Shift held, even if the command does not ask for
    /// Shift. In an interface read from right to left, keys that point left and right change places (F37). If a keyboard has
    /// no command key, Control stands for it (F48).
    func resolved(
        for key: UIKey, isRightToLeft: Bool = false, commandKey: CommandKey = .command
    ) -> UIKeyCommand? {
        let input = isRightToLeft && allowsAutomaticMirroring ? input.map(Self.mirrored) : input
        if matches(key, input, modifierFlags, commandKey) { return self }
        guard
            let alternate = alternates.first(where: {
                matches(key, input, modifierFlags.union($0.modifierFlags), commandKey)
            })
        else { return nil }
        var content = content
        content.title = alternate.title
        content.action = alternate.action
        content.alternates = []
        return copy(with: content, modifierFlags: modifierFlags.union(alternate.modifierFlags))
    }

    /// The inputs that mean the other direction: arrows and brackets.
    private static let mirrors = [
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
        "(": ")", ")": "(", "<": ">", ">": "<",
    ]

    private static func mirrored(_ input: String) -> String { mirrors[input] ?? input }

    private func matches(
        _ key: UIKey, _ input: String?, _ wanted: UIKeyModifierFlags, _ commandKey: CommandKey
    ) -> Bool {
        guard let input, !input.isEmpty else { return false }
        let locks: UIKeyModifierFlags = [.alphaShift, .numericPad]
        let wanted = wanted.subtracting(locks)
        let held = key.modifierFlags.subtracting(locks)
        if key.keyCode.commandInput == input || key.charactersIgnoringModifiers.lowercased() == input.lowercased() {
            return commandKey.matches(held: held, wanted: wanted)
        }
        return key.characters == input && commandKey.matches(held: held, wanted: wanted.union(.shift))
            && key.characters.lowercased() != key.charactersIgnoringModifiers.lowercased()
    }
}

extension UIKeyboardHIDUsage {
    /// The input constant of a key that types nothing (F38).
    ///
    /// Both delete keys give ``UIKeyCommand/inputDelete``; `"\u{8}"` matches the one that deletes backwards alone, by what it types.
    var commandInput: String? {
        switch self {
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardEscape: UIKeyCommand.inputEscape
        case .keyboardPageUp: UIKeyCommand.inputPageUp
        case .keyboardPageDown: UIKeyCommand.inputPageDown
        case .keyboardHome: UIKeyCommand.inputHome
        case .keyboardEnd: UIKeyCommand.inputEnd
        case .keyboardDeleteForward, .keyboardDeleteOrBackspace: UIKeyCommand.inputDelete
        case .keyboardF1: UIKeyCommand.f1
        case .keyboardF2: UIKeyCommand.f2
        case .keyboardF3: UIKeyCommand.f3
        case .keyboardF4: UIKeyCommand.f4
        case .keyboardF5: UIKeyCommand.f5
        case .keyboardF6: UIKeyCommand.f6
        case .keyboardF7: UIKeyCommand.f7
        case .keyboardF8: UIKeyCommand.f8
        case .keyboardF9: UIKeyCommand.f9
        case .keyboardF10: UIKeyCommand.f10
        case .keyboardF11: UIKeyCommand.f11
        case .keyboardF12: UIKeyCommand.f12
        default: nil
        }
    }
}
