// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// A grapheme's properties for setting lines: its kind, and whether a line may break before it.
struct LineUnit: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        case other
        case newline
        case tab
        /// A space at which lines break. It hangs over the edge instead of beginning a line.
        case space
        /// Invisible, but lines may break after it.
        case zeroWidthSpace

        /// Whether it is invisible at the end of a line.
        var isBlank: Bool { self != .other }

        init(_ grapheme: Character) {
            switch grapheme {
            case " ": self = .space
            case "\t": self = .tab
            case "\u{200B}": self = .zeroWidthSpace
            default:
                if grapheme.isNewline {
                    self = .newline
                } else {
                    self = grapheme.isWhitespace && LineBreakClass.first(of: grapheme) == .breakAfter ? .space : .other
                }
            }
        }

        /// The kinds of ASCII characters, by number.
        static let ascii: [Kind] = (0..<128).map { Kind(Character(Unicode.Scalar(UInt8($0)))) }
    }

    var kind: Kind
    /// By Unicode's rules, which look at the surrounding text.
    var mayBreakBefore: Bool

    var isBlank: Bool { kind.isBlank }

    /// Those of the graphemes of a text.
    static func units(of text: String) -> [LineUnit] {
        var text = text
        guard text.isASCII else { return units(of: Array(text)) }
        return text.withUTF8 { bytes in
            let opportunities = LineBreaks().opportunities(ofASCII: bytes)
            var units: [LineUnit] = []
            units.reserveCapacity(bytes.count)
            for (place, byte) in bytes.enumerated() {
                // One character with the return before it.
                if byte == 0x0A, place > 0, bytes[place - 1] == 0x0D { continue }
                units.append(LineUnit(kind: Kind.ascii[Int(byte)], mayBreakBefore: opportunities[place]))
            }
            return units
        }
    }

    static func units(of graphemes: [Character]) -> [LineUnit] {
        var classes: [LineBreakClass] = []
        var starts: [Int] = []
        classes.reserveCapacity(graphemes.count)
        starts.reserveCapacity(graphemes.count)
        for grapheme in graphemes {
            starts.append(classes.count)
            for scalar in grapheme.unicodeScalars { classes.append(LineBreakClass(scalar)) }
        }
        let opportunities = LineBreaks().opportunities(of: classes)
        return graphemes.indices.map {
            LineUnit(kind: Kind(graphemes[$0]), mayBreakBefore: opportunities[starts[$0]])
        }
    }
}

extension LineBreakClass {
    fileprivate static func first(of grapheme: Character) -> LineBreakClass? {
        grapheme.unicodeScalars.first.map { LineBreakClass($0) }
    }
}
