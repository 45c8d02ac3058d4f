import CoreGraphics

/// What a grapheme means for finding words: the classes of Unicode's word boundaries that plain text needs.
enum WordClass: UInt8 {
    case letter
    case number
    /// Katakana, whose runs are words.
    case katakana
    /// A character that is a word by itself: an ideograph, a syllable of hiragana, an emoji.
    case single
    /// The underscore and its like, which hold words together.
    case connector
    /// Within a word between letters: the apostrophe, the middle dot.
    case midLetter
    /// Within a number: the comma.
    case midNumber
    /// Within both: the period, the single quotation mark.
    case midBoth
    case other

    init(_ grapheme: Character) {
        guard let scalar = grapheme.unicodeScalars.first else {
            self = .other
            return
        }
        switch scalar.value {
        case 0x27, 0x2E, 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: self = .midBoth
        case 0x3A, 0xB7, 0x0387, 0x055F, 0x05F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: self = .midLetter
        case 0x2C, 0x3B, 0x037E, 0x0589, 0x060C, 0x060D, 0x066C, 0x07F8, 0x2044, 0xFE10, 0xFE14, 0xFF0C, 0xFF1B:
            self = .midNumber
        case 0x3031...0x3035, 0x309B...0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
            self = .katakana
        case 0x3041...0x3096, 0x309D...0x309F: self = .single
        default: self = Self.byProperties(scalar, grapheme)
        }
    }

    private static func byProperties(_ scalar: Unicode.Scalar, _ grapheme: Character) -> WordClass {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .decimalNumber: return .number
        case .connectorPunctuation: return .connector
        default: break
        }
        if properties.isIdeographic { return .single }
        if properties.isAlphabetic { return .letter }
        let isEmoji =
            properties.isEmojiPresentation
            || (properties.isEmoji && grapheme.unicodeScalars.count > 1)
        if isEmoji { return .single }
        // Marks without a letter before them, and other numbers: a half, a letter in a circle.
        switch properties.generalCategory {
        case .otherNumber, .letterNumber: return .number
        default: return .other
        }
    }

    /// Whether a word may consist of it.
    var isWord: Bool {
        switch self {
        case .letter, .number, .katakana, .single, .connector: true
        case .midLetter, .midNumber, .midBoth, .other: false
        }
    }
}
