/// Which keys a software keyboard offers.
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
