// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// The words of a stretch of text, by the rules of Unicode's word boundaries (UAX #29): spaces and punctuation marks belong
/// to no word.
struct WordFinder {
    /// In graphemes from the beginning of the stretch, in order.
    let words: [Range<Int>]

    init(_ graphemes: [Character]) {
        var starts: [Int] = []
        var scalars: [Unicode.Scalar] = []
        for grapheme in graphemes {
            starts.append(scalars.count)
            scalars += grapheme.unicodeScalars
        }
        let boundaries = WordBreaks.boundaries(in: scalars)
        var words: [Range<Int>] = []
        var start = 0
        for place in graphemes.indices where place + 1 == graphemes.count || boundaries[starts[place + 1]] {
            let segment = start..<place + 1
            start = place + 1
            guard Self.isWord(graphemes[segment.lowerBound]) else { continue }
            // Scripts without spaces need a dictionary to find words. Without one, a run of such letters is one word.
            if let last = words.last, last.upperBound == segment.lowerBound,
                Self.isUnspaced(graphemes[segment.lowerBound]), Self.isUnspaced(graphemes[last.upperBound - 1])
            {
                words[words.count - 1] = last.lowerBound..<segment.upperBound
            } else {
                words.append(segment)
            }
        }
        self.words = words
    }

    /// Whether a grapheme begins a word: a letter, a number, an ideograph, or an emoji.
    private static func isWord(_ grapheme: Character) -> Bool {
        guard let scalar = grapheme.unicodeScalars.first else { return false }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .decimalNumber, .otherNumber, .letterNumber, .connectorPunctuation: return true
        default: break
        }
        if properties.isAlphabetic || properties.isIdeographic || properties.isEmojiPresentation { return true }
        if WordBreakClass(scalar) == .katakana { return true }
        return properties.isEmoji && grapheme.unicodeScalars.count > 1
    }

    /// Whether it belongs to the scripts of Thailand and its neighbours.
    private static func isUnspaced(_ grapheme: Character) -> Bool {
        guard let scalar = grapheme.unicodeScalars.first, WordBreakClass(scalar) == .other else { return false }
        let properties = scalar.properties
        // Hiragana is recognized by its block.
        return properties.isAlphabetic && !properties.isIdeographic && !(0x3041...0x309F).contains(scalar.value)
    }
}
