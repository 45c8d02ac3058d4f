// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The keys of an American keyboard, by the characters they type.
enum KeyboardLayout {
    /// A key, and whether Shift is held.
    struct Stroke: Hashable {
        var usage: UIKeyboardHIDUsage
        var isShifted: Bool
        /// The text of the key without Shift; a name if it types no character (F38, F41).
        var base: String
    }

    private static let letters = "abcdefghijklmnopqrstuvwxyz"
    private static let digits = Array("1234567890")
    private static let shiftedDigits = Array("!@#$%^&*()")
    private static let signs: [(UIKeyboardHIDUsage, Character, Character)] = [
        (.keyboardHyphen, "-", "_"), (.keyboardEqualSign, "=", "+"), (.keyboardOpenBracket, "[", "{"),
        (.keyboardCloseBracket, "]", "}"), (.keyboardBackslash, "\\", "|"), (.keyboardSemicolon, ";", ":"),
        (.keyboardQuote, "'", "\""), (.keyboardGraveAccentAndTilde, "`", "~"), (.keyboardComma, ",", "<"),
        (.keyboardPeriod, ".", ">"), (.keyboardSlash, "/", "?"),
    ]

    private static let strokes: [Character: Stroke] = {
        var strokes: [Character: Stroke] = [
            " ": Stroke(usage: .keyboardSpacebar, isShifted: false, base: " "),
            "\n": Stroke(usage: .keyboardReturnOrEnter, isShifted: false, base: "\r"),
            "\r": Stroke(usage: .keyboardReturnOrEnter, isShifted: false, base: "\r"),
            "\t": Stroke(usage: .keyboardTab, isShifted: false, base: "\t"),
            "\u{8}": Stroke(usage: .keyboardDeleteOrBackspace, isShifted: false, base: "\u{8}"),
            "\u{1B}": Stroke(usage: .keyboardEscape, isShifted: false, base: UIKeyCommand.inputEscape),
        ]
        func add(_ usage: UIKeyboardHIDUsage?, _ base: Character, _ shifted: Character) {
            guard let usage else { return }
            strokes[base] = Stroke(usage: usage, isShifted: false, base: String(base))
            strokes[shifted] = Stroke(usage: usage, isShifted: true, base: String(base))
        }
        for letter in letters {
            let capital = Character(letter.uppercased())
            add(UIKeyboardHIDUsage(code: "Key\(capital)"), letter, capital)
        }
        for (digit, shifted) in zip(digits, shiftedDigits) {
            add(UIKeyboardHIDUsage(code: "Digit\(digit)"), digit, shifted)
        }
        for (usage, base, shifted) in signs { add(usage, base, shifted) }
        return strokes
    }()

    /// The key for a character; `nil` for one that the keyboard does not have.
    static func stroke(for character: Character) -> Stroke? { strokes[character] }
}
