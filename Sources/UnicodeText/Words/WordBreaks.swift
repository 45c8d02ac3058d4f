// SPDX-License-Identifier: Apache-2.0

/// Word boundaries by Unicode's rules (UAX #29): text between words has boundaries as well.
package enum WordBreaks {
    /// Whether there is a boundary before each of the scalars; there is one before the first.
    package static func boundaries(in scalars: some Sequence<Unicode.Scalar>) -> [Bool] {
        boundaries(of: scalars.map { WordBreakClass($0) })
    }

    /// The words of a text, in UTF-16 code units: what stands between two boundaries and has a letter or a number.
    package static func words(of text: String) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var (place, begin, isWord) = (0, 0, false)
        let scalars = Array(text.unicodeScalars)
        for (scalar, isBoundary) in zip(scalars, boundaries(in: scalars)) {
            if isBoundary {
                if isWord { words.append(begin..<place) }
                (begin, isWord) = (place, false)
            }
            isWord = isWord || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            place += UTF16.width(scalar)
        }
        if isWord { words.append(begin..<place) }
        return words
    }

    package static func boundaries(of classes: [WordBreakClass]) -> [Bool] {
        var result = [Bool](repeating: false, count: classes.count)
        // Only characters without the marks over them count (WB4).
        let kept = classes.indices.filter { place in
            place == 0 || !classes[place].isIgnored || classes[place - 1].isNewline
        }
        var indicators = 0
        for (number, place) in kept.enumerated() {
            let kind = classes[place]
            defer { indicators = kind == .regionalIndicator ? indicators + 1 : 0 }
            guard number > 0 else {
                result[place] = true
                continue
            }
            let before = classes[kept[number - 1]]
            let raw = classes[place - 1]
            if raw.isNewline || kind.isNewline {
                result[place] = !(raw == .carriageReturn && kind == .lineFeed)  // WB3–WB3b
            } else if raw == .joiner && kind.isPictographic || raw == .space && kind == .space {
                result[place] = false  // WB3c, WB3d
            } else {
                let second = number > 1 ? classes[kept[number - 2]] : .other
                let next = number + 1 < kept.count ? classes[kept[number + 1]] : .other
                result[place] = !isHeld(second, before, kind, next, indicators: indicators)
            }
        }
        return result
    }

    /// WB5–WB16
    private static func isHeld(
        _ second: WordBreakClass, _ before: WordBreakClass, _ kind: WordBreakClass, _ next: WordBreakClass,
        indicators: Int
    ) -> Bool {
        if before.isLetter, kind.isLetter { return true }
        if before.isLetter, kind.isInLetters, next.isLetter { return true }
        if second.isLetter, before.isInLetters, kind.isLetter { return true }
        switch (before, kind) {
        case (.hebrewLetter, .singleQuote): return true
        case (.hebrewLetter, .doubleQuote): return next == .hebrewLetter
        case (.doubleQuote, .hebrewLetter): return second == .hebrewLetter
        case (.number, .number), (.katakana, .katakana): return true
        case (.number, _) where kind.isLetter, (_, .number) where before.isLetter: return true
        case (_, .number) where before.isInNumbers: return second == .number
        case (.number, _) where kind.isInNumbers: return next == .number
        case (_, .connector): return before.isConnected
        case (.connector, _): return kind.isConnected
        case (.regionalIndicator, .regionalIndicator): return !indicators.isMultiple(of: 2)
        default: return false
        }
    }
}

extension WordBreakClass {
    package init(_ scalar: Unicode.Scalar) {
        self = WordBreakClass(rawValue: Self.table[scalar]) ?? .other
    }

    /// Whether it is a part of words.
    package var isLetter: Bool { self == .letter || self == .hebrewLetter || self == .pictographicLetter }

    fileprivate var isNewline: Bool { self == .carriageReturn || self == .lineFeed || self == .newline }
    fileprivate var isIgnored: Bool { self == .extend || self == .format || self == .joiner }
    fileprivate var isPictographic: Bool { self == .pictograph || self == .pictographicLetter }
    /// Within a word between letters.
    fileprivate var isInLetters: Bool { self == .midLetter || self == .midNumberOrLetter || self == .singleQuote }
    fileprivate var isInNumbers: Bool { self == .midNumber || self == .midNumberOrLetter || self == .singleQuote }
    fileprivate var isConnected: Bool { isLetter || self == .number || self == .katakana || self == .connector }
}
