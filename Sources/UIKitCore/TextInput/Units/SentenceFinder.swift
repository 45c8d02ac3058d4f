// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// The sentences of a paragraph, each with the spaces behind it, by Unicode's rules (UAX #29).
struct SentenceFinder {
    /// In graphemes from the beginning of the paragraph; together they are all of it.
    let sentences: [Range<Int>]

    init(_ graphemes: [Character]) {
        let boundaries = SentenceBreaks.boundaries(in: graphemes.lazy.flatMap(\.unicodeScalars))
        var starts: [Int] = []
        var place = 0
        for (number, grapheme) in graphemes.enumerated() {
            if boundaries[place] { starts.append(number) }
            place += grapheme.unicodeScalars.count
        }
        sentences = zip(starts, starts.dropFirst() + [graphemes.count]).map { $0..<$1 }
    }
}
