// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The measures of one typeface: built-in ones for every grapheme used so far, until measured ones replace them.
struct TextMetricsTable {
    /// A grapheme of more scalars than this (a letter under a tower of marks) keeps its built-in advance and is not sent
    /// to the screen, so that no text can make a request or the table arbitrarily large.
    static let longestMeasuredGrapheme = 32
    /// How many graphemes are remembered, besides ASCII: more than any language uses. Later graphemes keep their built-in
    /// advances and are not sent either. A text that was made to have no two alike has so many.
    static let mostGraphemes = 1 << 15

    private var advances: [Character: CGFloat] = [:]
    /// The same for ASCII, which most text is; negative for unknown advances.
    private var asciiAdvances = [CGFloat](repeating: -1, count: 128)
    /// The same for letters that are joined to others, by the measured text (``JoinedLetter``).
    private var joined: [String: CGFloat] = [:]
    private var unasked: [String] = []
    private(set) var heights: FontMetrics

    /// Whether the heights have been requested. The first request for the typeface does that.
    private var isAsked = false

    init(for face: FontFace) { heights = FontLibrary.file(for: face)?.metrics ?? .builtIn }

    var hasUnasked: Bool { !isAsked || !unasked.isEmpty }

    mutating func advance(of grapheme: Character, in face: FontFace) -> CGFloat {
        let place = Self.asciiPlace(of: grapheme)
        if let place, asciiAdvances[place] >= 0 { return asciiAdvances[place] }
        if place == nil, let advance = advances[grapheme] { return advance }
        let advance = BuiltInMetrics.advance(of: grapheme, in: face)
        guard Self.isMeasurable(grapheme), place != nil || advances.count < Self.mostGraphemes else { return advance }
        store(advance, of: grapheme, at: place)
        // Layout places line ends and tabs by other rules.
        if !grapheme.isNewline, grapheme != "\t" { unasked.append(String(grapheme)) }
        return advance
    }

    /// The advances of graphemes that follow each other in a text, those of cursive scripts as they join.
    mutating func advances(of graphemes: [Character], in face: FontFace) -> [CGFloat] {
        let letters = JoinedLetter.all(in: graphemes)
        return graphemes.indices.map { place in
            guard let letter = letters[place] else { return advance(of: graphemes[place], in: face) }
            return letter.share * advance(of: letter, builtIn: BuiltInMetrics.advance(of: graphemes[place], in: face))
        }
    }

    private mutating func advance(of letter: JoinedLetter, builtIn: CGFloat) -> CGFloat {
        if let known = joined[letter.text] { return known }
        guard joined.count < Self.mostGraphemes, Self.isMeasurable(letter.text) else { return builtIn }
        // A shape of two letters is as wide as both, until a screen has measured it.
        let advance = builtIn / letter.share
        joined[letter.text] = advance
        unasked.append(letter.text)
        return advance
    }

    /// Stores the measured advance of a joined letter, and returns whether another one may have been used before.
    mutating func set(_ advance: CGFloat, ofJoined text: String) -> Bool {
        guard let previous = joined[text] else { return false }
        joined[text] = advance
        return previous != advance
    }

    /// The same for a character of ASCII, by its number.
    mutating func advance(ofASCII byte: UInt8, in face: FontFace) -> CGFloat {
        let known = asciiAdvances[Int(byte)]
        return known >= 0 ? known : advance(of: Character(Unicode.Scalar(byte)), in: face)
    }

    /// Stores a measured advance, and returns whether another one may have been used before.
    mutating func set(_ advance: CGFloat, of grapheme: Character, in face: FontFace) -> Bool {
        guard Self.isMeasurable(grapheme) else { return false }
        let place = Self.asciiPlace(of: grapheme)
        let previous = place.map { asciiAdvances[$0] } ?? advances[grapheme]
        guard place != nil || previous != nil || advances.count < Self.mostGraphemes else { return false }
        store(advance, of: grapheme, at: place)
        return previous != advance
    }

    /// Whether the heights are measured. Measured heights stay.
    private var hasMeasuredHeights = false

    /// Stores the first measured heights, and returns whether they differ from the former ones.
    mutating func setHeights(from measured: FontMetrics) -> Bool {
        guard !hasMeasuredHeights else { return false }
        hasMeasuredHeights = true
        let heights = FontMetrics(ascent: measured.ascent, descent: measured.descent, lineGap: measured.lineGap)
        defer { self.heights = heights }
        return heights != self.heights
    }

    /// Returns the graphemes that were not requested yet, in the order of their first use.
    mutating func takeUnasked() -> [String] {
        defer {
            unasked = []
            isAsked = true
        }
        return unasked
    }

    /// These will get no answer: they are requested again.
    mutating func askAgain(_ graphemes: [String]) {
        isAsked = false
        let waiting = Set(unasked)
        unasked += graphemes.filter { !waiting.contains($0) }
    }

    /// Goes back to built-in measures and asks for every known grapheme again, in a fixed order.
    mutating func reset(for face: FontFace) {
        let known = advances.keys + asciiAdvances.indices.filter { asciiAdvances[$0] >= 0 }.map(Self.ascii)
        let letters = joined.keys.sorted()
        self = TextMetricsTable(for: face)
        for grapheme in known.sorted() {
            _ = advance(of: grapheme, in: face)
        }
        for text in letters {
            // Without the joiner before it, a letter is a character.
            let letter = text.drop { $0 == "\u{200D}" }
            guard let grapheme = letter.first else { continue }
            _ = advance(
                of: JoinedLetter(text: text, share: letter.count > 1 ? 0.5 : 1),
                builtIn: BuiltInMetrics.advance(of: grapheme, in: face))
        }
    }

    private mutating func store(_ advance: CGFloat, of grapheme: Character, at place: Int?) {
        if let place {
            asciiAdvances[place] = advance
        } else {
            advances[grapheme] = advance
        }
    }

    private static func isMeasurable(_ grapheme: Character) -> Bool {
        isMeasurable(String(grapheme))
    }

    private static func isMeasurable(_ text: String) -> Bool {
        text.unicodeScalars.prefix(longestMeasuredGrapheme + 1).count <= longestMeasuredGrapheme
    }

    private static func asciiPlace(of grapheme: Character) -> Int? {
        grapheme.asciiValue.map(Int.init)
    }

    private static func ascii(_ place: Int) -> Character {
        Character(Unicode.Scalar(UInt8(place)))
    }
}
