// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The keys of a keyboard type in a language, row by row.
struct KeyboardLayout: Hashable {
    let type: UIKeyboardType
    /// A BCP 47 tag.
    let language: String
    /// Whether there is a key for the next input mode.
    let hasModeKey: Bool

    private typealias Key = KeyboardKey

    /// The plane that is shown first.
    var firstPlane: KeyboardPlane {
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
        case .numbersAndPunctuation: .numbers
        case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: .letters
        }
    }

    /// Whether only characters of ASCII may be typed.
    var isASCIIOnly: Bool {
        switch type {
        case .asciiCapable, .asciiCapableNumberPad, .emailAddress, .URL: true
        default: false
        }
    }

    func rows(of plane: KeyboardPlane) -> [[KeyboardKey]] {
        switch plane {
        case .letters: letterRows
        case .numbers: numberRows
        case .symbols: symbolRows
        case .pad: padRows
        case .padSigns: padSignRows
        }
    }

    // MARK: Letters

    private var letterRows: [[KeyboardKey]] {
        let letters = Self.letters(of: language)
        let wide = (10 - CGFloat(letters[2].count)) / 2
        let ends = max(1.1, min(1.5, wide))
        let middle = (10 - 2 * ends) / CGFloat(letters[2].count)
        let third =
            [Key(action: .shift, width: ends)] + Self.keys(letters[2], width: min(1, middle))
            + [Key(action: .delete, width: ends)]
        let width = 10 / CGFloat(max(10, letters[0].count, letters[1].count))
        return [Self.keys(letters[0], width: width), Self.keys(letters[1], width: width), third, bottomRow(.numbers)]
    }

    /// The letters of a language's keyboard, by rows.
    private static func letters(of language: String) -> [String] {
        switch language.prefix(2) {
        case "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"]
        case "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn'"]
        default: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        }
    }

    /// The last row: keys for other planes, keys that the type needs often, space and return.
    private func bottomRow(_ other: KeyboardPlane) -> [KeyboardKey] {
        let isPhone = type == .namePhonePad && other == .numbers
        var row = [Key(action: .plane(isPhone ? .pad : other), width: hasModeKey ? 1.25 : 2.5)]
        if hasModeKey { row.append(Key(action: .nextMode, width: 1.25)) }
        switch other == .numbers ? type : .default {
        case .URL: row += [Self.key(".", 1.6), Self.key("/", 1.6), Self.key(".com", 1.8)]
        case .emailAddress: row += [Key(action: .space, width: 0), Self.key("@"), Self.key(".")]
        case .twitter: row += [Key(action: .space, width: 0), Self.key("@"), Self.key("#")]
        case .webSearch: row += [Key(action: .space, width: 0), Self.key(".", 1.25)]
        default: row.append(Key(action: .space, width: 0))
        }
        return row + [Key(action: .return, width: 2.5)]
    }

    // MARK: Numbers and symbols

    private var numberRows: [[KeyboardKey]] {
        let second =
            type == .emailAddress ? "$!~&=#[]@" : type == .URL ? "@&%?,=[]./" : "-/:;()$&@\""
        return [
            Self.keys("1234567890"), Self.keys(second, width: 10 / CGFloat(max(10, second.count))),
            signRow(.symbols), bottomRow(.letters),
        ]
    }

    private var symbolRows: [[KeyboardKey]] {
        // ASCII has only one currency sign, and no bullet.
        let second = isASCIIOnly ? "_\\|~<>`$&@" : "_\\|~<>€£¥•"
        return [Self.keys("[]{}#%^*+="), Self.keys(second), signRow(.numbers), bottomRow(.letters)]
    }

    private func signRow(_ other: KeyboardPlane) -> [KeyboardKey] {
        let isFirst = other == .symbols
        let signs = isFirst && type == .emailAddress ? "._-+" : isFirst && type == .URL ? ":-_+'" : ".,?!'"
        return [Key(action: .plane(other), width: 1.5)] + Self.keys(signs, width: 7 / CGFloat(signs.count))
            + [Key(action: .delete, width: 1.5)]
    }

    // MARK: Pads

    private static let third = CGFloat(10) / 3

    private var padRows: [[KeyboardKey]] {
        let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        let hasLetters = type == .phonePad || type == .namePhonePad || type == .numberPad
        let digits = (1...9).map {
            Key(action: .type("\($0)"), width: Self.third, detail: hasLetters ? letters[$0 - 1] : "")
        }
        let first: Key.Action =
            switch type {
            case .decimalPad: .type(".")
            case .phonePad: .plane(.padSigns)
            case .namePhonePad: .plane(.letters)
            default: .none
            }
        let last = [
            Key(action: first, width: Self.third), Key(action: .type("0"), width: Self.third),
            Key(action: .delete, width: Self.third),
        ]
        return [Array(digits[0...2]), Array(digits[3...5]), Array(digits[6...8]), last]
    }

    private var padSignRows: [[KeyboardKey]] {
        let rows = ["123", "456", "789"].map { Self.keys($0, width: Self.third) }
        // In a number to dial, the comma means a pause, and the semicolon waits for the user.
        let signs = [Self.keys("+*#", width: Self.third), Self.keys(",;", width: Self.third)]
        let last =
            [Key(action: .plane(.pad), width: Self.third), Key(action: .type("0"), width: Self.third)]
            + [Key(action: .delete, width: Self.third)]
        return [rows[0], signs[0], signs[1] + [Key(action: .none, width: Self.third)], last]
    }

    // MARK: Keys

    private static func key(_ text: String, _ width: CGFloat = 1) -> KeyboardKey {
        Key(action: .type(text), width: width)
    }

    private static func keys(_ characters: String, width: CGFloat = 1) -> [KeyboardKey] {
        characters.map { key(String($0), width) }
    }
}
