// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Cuts text into lines that are no wider than a limit.
///
/// It asks for the advance of each grapheme at most three times: it asks again on the next line for a word that overflows,
/// and once more for the grapheme at which the word overflows there too.
struct LineBreaker {
    /// What ends a line.
    enum Ending {
        /// The limit.
        case wrapped
        /// A line break in the text.
        case newline
        case endOfText
    }

    /// One line of the text, before anything is shortened or moved.
    struct Line {
        /// The graphemes of the line, the blanks and the newline at its end included.
        var range: Range<Int>
        var ending: Ending
        /// Whether its first word, or its first grapheme, is wider than the limit.
        var breaksWord = false
    }

    /// How much a line may exceed its limit, in points. A view that is made as wide as its text must not wrap it because
    /// of rounding on the way.
    static let tolerance: CGFloat = 0.01

    let units: [LineUnit]
    /// The greatest width of lines, in points. At zero, each line still gets one grapheme.
    var limit: CGFloat
    /// Whether lines break between any two graphemes.
    let breaksAnywhere: Bool
    /// Where tabs of the next line lead.
    var tabs = TabStops()
    /// The advance of the grapheme at an offset, in points.
    // Sendable, so that it belongs to no actor: a closure of the main actor would check at each call where it runs.
    let advance: @Sendable (Int) -> CGFloat

    /// The line that begins at `start`.
    func line(from start: Int) -> Line {
        var x: CGFloat = 0
        var lastBreak = start
        var offset = start
        var isFirstTooWide = false
        while offset < units.count {
            let kind = units[offset].kind
            if kind == .newline {
                return Line(range: start..<offset + 1, ending: .newline, breaksWord: isFirstTooWide)
            }
            if offset > start, allowsBreak(before: offset) { lastBreak = offset }
            let end = kind == .tab ? tabs.stop(after: x) : x + advance(offset)
            if !kind.isBlank, end > limit + Self.tolerance, offset > start {
                return Line(
                    range: start..<(lastBreak > start ? lastBreak : offset), ending: .wrapped,
                    breaksWord: lastBreak == start && !breaksAnywhere || isFirstTooWide)
            }
            if offset == start { isFirstTooWide = !kind.isBlank && end > limit + Self.tolerance }
            x = end
            offset += 1
        }
        return Line(range: start..<offset, ending: .endOfText, breaksWord: isFirstTooWide)
    }

    private func allowsBreak(before offset: Int) -> Bool {
        breaksAnywhere ? !units[offset].isBlank : units[offset].mayBreakBefore
    }
}
