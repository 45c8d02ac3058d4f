// SPDX-License-Identifier: Apache-2.0

/// The further characters that a held key offers, the key's own first.
enum KeyVariants {
    private static let table: [Character: String] = [
        "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "îïíīįì", "l": "ł", "n": "ñń", "o": "ôöòóœøōõ", "s": "ßśš",
        "u": "ûüùúū", "y": "ÿ", "z": "žźż", "0": "°", "-": "–—•", "/": "\\", "$": "€£¥₩₽¢", "&": "§", "\"": "„“”«»",
        ".": "…", "?": "¿", "!": "¡", "'": "‘’`", "%": "‰", "=": "≠≈",
    ]

    /// `nil` for a key without further characters.
    static func of(_ text: String, isUppercase: Bool, asciiOnly: Bool) -> [String]? {
        guard !asciiOnly, text.count == 1, let character = text.first, let more = table[character] else { return nil }
        let all = [text] + more.map(String.init)
        return isUppercase ? all.map(KeyboardKey.uppercase) : all
    }
}
