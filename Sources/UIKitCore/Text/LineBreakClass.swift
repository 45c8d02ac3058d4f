/// What a grapheme means for breaking lines: the part of Unicode's line breaking that interface text needs.
enum LineBreakClass: UInt8 {
    case newline
    case tab
    /// A space at which lines break; it hangs over the edge rather than begin a line.
    case space
    /// Nothing to see, but lines may break after it.
    case zeroWidthSpace
    /// A hyphen: lines may break after it if it stands between a word and a letter.
    case hyphen
    /// A dash between words: lines may break after it.
    case dash
    /// A space or joiner that holds its neighbours together.
    case glue
    /// An East Asian character or an emoji: lines may break before and after it.
    case ideograph
    case opening
    case closing
    /// An East Asian opening bracket: lines may break before it, not after it.
    case wideOpening
    /// East Asian punctuation and small kana: lines may break after it, not before it.
    case wideClosing
    case letter
    case number
    case other

    init(_ grapheme: Character) {
        if let ascii = grapheme.asciiValue {
            self = Self.ofASCII[Int(ascii)]
        } else {
            self.init(lookingUp: grapheme)
        }
    }

    /// What most text is made of is looked up once.
    private static let ofASCII = (0..<128).map { LineBreakClass(lookingUp: Character(Unicode.Scalar(UInt8($0)))) }

    private init(lookingUp grapheme: Character) {
        guard let first = grapheme.unicodeScalars.first else {
            self = .other
            return
        }
        if grapheme.isNewline {
            self = .newline
        } else if let special = Self.special[first] {
            self = special
        } else if first.properties.isEmojiPresentation
            || (first.properties.isEmoji && grapheme.unicodeScalars.contains("\u{FE0F}"))
            || BuiltInMetrics.isEastAsian(first)
        {
            self = .ideograph
        } else if grapheme.isLetter {
            self = .letter
        } else if grapheme.isNumber {
            self = .number
        } else {
            self = grapheme.isWhitespace ? .space : .other
        }
    }

    /// Whether this shows nothing at the end of a line.
    var isBlank: Bool {
        switch self {
        case .newline, .tab, .space, .zeroWidthSpace: true
        default: false
        }
    }

    private static let special: [Unicode.Scalar: LineBreakClass] = {
        var table: [Unicode.Scalar: LineBreakClass] = [
            "\t": .tab, " ": .space, "\u{200B}": .zeroWidthSpace, "-": .hyphen, "\u{2010}": .hyphen, "–": .dash,
            "—": .dash, "\u{A0}": .glue, "\u{202F}": .glue, "\u{2007}": .glue, "\u{2060}": .glue, "\u{FEFF}": .glue,
            "\u{2011}": .glue,
        ]
        for scalar in "([{“‘«".unicodeScalars { table[scalar] = .opening }
        for scalar in ")]},.!?:;”’»…%".unicodeScalars { table[scalar] = .closing }
        for scalar in "（「『【〈《〔［｛".unicodeScalars { table[scalar] = .wideOpening }
        let wideClosing = "、。，．！？：；）」』】〉》〕］｝・ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ"
        for scalar in wideClosing.unicodeScalars { table[scalar] = .wideClosing }
        return table
    }()

    /// Whether a line may break between `first` and `second`, when `before` stands before `first`.
    static func allowsBreak(
        between first: LineBreakClass, and second: LineBreakClass, after before: LineBreakClass?
    ) -> Bool {
        switch second {
        case .newline, .tab, .space, .zeroWidthSpace: return false
        default: break
        }
        switch (first, second) {
        case (.space, _), (.tab, _), (.zeroWidthSpace, _): return true
        case (.glue, _), (_, .glue), (_, .closing), (_, .wideClosing), (.opening, _), (.wideOpening, _): return false
        case (.dash, _): return true
        case (.hyphen, .letter): return before == .letter || before == .number
        case (.ideograph, _), (.wideClosing, _), (_, .ideograph), (_, .wideOpening): return true
        default: return false
        }
    }
}
