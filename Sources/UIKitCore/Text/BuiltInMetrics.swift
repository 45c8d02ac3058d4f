// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures that are used until a screen has sent its own, in units of an em.
///
/// Heights are those of the iOS system font. Widths are those that Adobe publishes for Helvetica, to which most screens'
/// interface fonts come close, for ASCII and Latin-1; A letter with accents is as wide as the letter. East Asian characters
/// and emoji are one em wide. All others have the width of a common letter.
enum BuiltInMetrics {
    static let ascent: CGFloat = 1950 / 2048
    static let descent: CGFloat = 494 / 2048
    static let lineGap: CGFloat = 0
    static let capHeight: CGFloat = 1443 / 2048
    static let xHeight: CGFloat = 1078 / 2048

    /// The width of `grapheme` in `face`.
    static func advance(of grapheme: Character, in face: FontFace) -> CGFloat {
        guard let first = grapheme.unicodeScalars.first else { return 0 }
        if let file = FontLibrary.file(for: face), let advance = advance(of: grapheme, in: file) { return advance }
        if first.isASCII, grapheme.unicodeScalars.count == 1 {
            return width(ofASCII: first, in: face)
        }
        if isWide(grapheme, first) { return 1 }
        guard let base = decomposed(grapheme), !isInvisible(base) else { return 0 }
        if face.family == .monospaced { return monospacedWidth }
        if base.isASCII { return width(ofASCII: base, in: face) }
        if let width = symbols[base] { return CGFloat(width) / 1000 }
        return base.properties.isUppercase ? 0.7 : 0.556
    }

    /// In a font of the application's own; `nil` for what it does not have. A letter with accents is as wide as the letter if the font has
    /// no glyph for both.
    private static func advance(of grapheme: Character, in file: FontFile) -> CGFloat? {
        let composed = String(grapheme).precomposedStringWithCanonicalMapping.unicodeScalars
        if composed.count == 1, let scalar = composed.first, !isInvisible(scalar),
            let advance = file.advance(of: scalar)
        {
            return advance
        }
        guard let letter = decomposed(grapheme), !isInvisible(letter) else { return nil }
        return file.advance(of: letter)
    }

    private static let monospacedWidth: CGFloat = 0.6

    private static func width(ofASCII scalar: Unicode.Scalar, in face: FontFace) -> CGFloat {
        guard scalar.value >= 32, scalar.value < 127 else { return 0 }
        if face.family == .monospaced { return monospacedWidth }
        let table = face.weight >= 600 ? bold : regular
        return CGFloat(table[Int(scalar.value) - 32]) / 1000
    }

    /// The letter that carries the accents of `grapheme`.
    private static func decomposed(_ grapheme: Character) -> Unicode.Scalar? {
        String(grapheme).decomposedStringWithCanonicalMapping.unicodeScalars.first
    }

    /// Whether a grapheme that begins with `scalar` is invisible and takes no space.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func isWide(_ grapheme: Character, _ first: Unicode.Scalar) -> Bool {
        if first.properties.isEmojiPresentation { return true }
        // A text symbol becomes an emoji when the variation selector 16 follows it.
        if first.properties.isEmoji, grapheme.unicodeScalars.contains("\u{FE0F}") { return true }
        return isEastAsian(first)
    }

    /// Whether `scalar` is of the scripts whose characters fill a square and between which lines may break.
    static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18AFF, 0x1B000...0x1B2FF,
            0x20000...0x3FFFD:
            true
        default:
            false
        }
    }

    /// Thousandths of an em for the characters from the space to the tilde.
    private static let regular: [Int] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to ?
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` to o
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to ~
    ]

    private static let bold: [Int] = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,  // 0 to ?
        975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,  // @ to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,  // P to _
        333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,  // ` to o
        611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,  // p to ~
    ]

    /// Thousandths of an em for characters of Latin-1 or common in print, without letters with an accent.
    private static let symbols: [Unicode.Scalar: Int] = [
        "\u{A0}": 278, "¡": 333, "¢": 556, "£": 556, "¤": 556, "¥": 556, "¦": 260, "§": 556, "¨": 333, "©": 737,
        "ª": 370, "«": 556, "¬": 584, "®": 737, "¯": 333, "°": 400, "±": 584, "²": 333, "³": 333, "´": 333,
        "µ": 556, "¶": 537, "·": 278, "¸": 333, "¹": 333, "º": 365, "»": 556, "¼": 834, "½": 834, "¾": 834,
        "¿": 611, "Æ": 1000, "Ð": 722, "×": 584, "Ø": 778, "Þ": 667, "ß": 611, "æ": 889, "ð": 556, "÷": 584,
        "ø": 611, "þ": 556, "ı": 278, "Ł": 556, "ł": 222, "Œ": 1000, "œ": 944, "–": 556, "—": 1000, "‘": 222,
        "’": 222, "‚": 222, "“": 333, "”": 333, "„": 333, "†": 556, "‡": 556, "•": 350, "…": 1000, "‰": 1000,
        "‹": 333, "›": 333, "€": 556, "™": 1000, "−": 584, "\u{2002}": 500, "\u{2003}": 1000, "\u{2009}": 200,
        "\u{202F}": 200,
    ]
}
