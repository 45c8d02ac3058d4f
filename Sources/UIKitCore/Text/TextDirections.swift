// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// The direction of each grapheme of a paragraph, by Unicode's bidirectional algorithm.
struct TextDirections {
    private let paragraph: BidiParagraph
    /// Where each grapheme begins in scalars, and where the last ends.
    private let starts: [Int]

    init(_ graphemes: some Sequence<Character>, direction: BidiParagraph.Direction) {
        var scalars: [Unicode.Scalar] = []
        var starts = [0]
        for grapheme in graphemes {
            scalars += grapheme.unicodeScalars
            starts.append(scalars.count)
        }
        self.starts = starts
        paragraph = BidiParagraph(scalars.map { BidiClass($0) }, direction: direction, brackets: { scalars[$0] })
    }

    /// Whether the paragraph reads from right to left.
    var isRightToLeft: Bool { paragraph.base == 1 }

    /// Whether all of it reads from left to right.
    var isStraight: Bool { paragraph.base == 0 && !paragraph.levels.contains { $0 > 0 } }

    /// The levels of a line's graphemes: even ones read from left to right, odd ones from right to left.
    func levels(ofLine line: Range<Int>) -> [UInt8] {
        let scalars = starts[line.lowerBound]..<starts[line.upperBound]
        let levels = paragraph.levels(ofLine: scalars)
        return line.map { levels[starts[$0] - scalars.lowerBound] }
    }
}

extension String {
    /// Whether any grapheme may have to be shown out of order: the first letters from right to left are those of Hebrew.
    var mayReorder: Bool {
        // U+0590 begins with D6 90.
        utf8.contains { $0 >= 0xD6 }
    }

    /// The text without characters that set directions: the painted runs have the resulting directions already.
    var withoutDirections: String {
        guard mayReorder, unicodeScalars.contains(where: Self.isDirection) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.filter { !Self.isDirection($0) }))
    }

    private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
