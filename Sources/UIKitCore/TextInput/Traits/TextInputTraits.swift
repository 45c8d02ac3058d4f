// SPDX-License-Identifier: Apache-2.0

/// The keys of a software keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    /// Characters of ASCII only.
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    /// Letters with the period, the slash and a key for a domain.
    case URL = 3
    /// Digits of the user's language, for numbers that identify.
    case numberPad = 4
    /// Digits with the star and the number sign.
    case phonePad = 5
    /// Letters, with a way to the phone's digits.
    case namePhonePad = 6
    /// Letters with the at sign and the period.
    case emailAddress = 7
    /// Digits with a decimal separator.
    case decimalPad = 8
    /// Letters with the at sign and the number sign.
    case twitter = 9
    /// Letters with the period in easy reach, for words or an address.
    case webSearch = 10
    /// Digits of ASCII.
    case asciiCapableNumberPad = 11

    /// The older name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The look of a software keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2

    /// The older name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The text of a software keyboard's return key. The text input decides the key's effect.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// Which letters a keyboard capitalizes by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// Whether a keyboard corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As suits the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether words that a dictionary does not know are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As suits the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether straight quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As suits the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As suits the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether pasting and cutting words keeps one space between words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As suits the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}
