// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The graphemes of a text input around a position, with the position of each on demand.
@MainActor
struct TextWindow {
    let graphemes: [Character]
    /// Where each grapheme begins, in the text input's own units from the window's beginning, and where the last ends.
    private let offsets: [Int]
    private let start: UITextPosition
    private let input: any UITextInput
    /// How many graphemes stand before the position.
    let place: Int
    /// Whether the text goes on before or behind the window.
    let isCutBefore: Bool
    let isCutAfter: Bool

    /// A window around a position, with at most a number of units before and behind it.
    init?(_ position: UITextPosition, in input: any UITextInput, reach: Int) {
        let (first, last) = (input.beginningOfDocument, input.endOfDocument)
        let start = input.position(from: position, offset: -reach) ?? first
        let end = input.position(from: position, offset: reach) ?? last
        guard let before = input.textRange(from: start, to: position),
            let after = input.textRange(from: position, to: end),
            let textBefore = input.text(in: before), let textAfter = input.text(in: after)
        else { return nil }
        let graphemes = Array(textBefore) + Array(textAfter)
        self.graphemes = graphemes
        place = textBefore.count
        var offsets = [0]
        offsets.reserveCapacity(graphemes.count + 1)
        for grapheme in graphemes { offsets.append((offsets.last ?? 0) + grapheme.utf16.count) }
        self.offsets = offsets
        self.start = start
        self.input = input
        isCutBefore = input.compare(first, to: start) == .orderedAscending
        isCutAfter = input.compare(end, to: last) == .orderedAscending
    }

    /// The position before the grapheme at a place.
    func position(_ place: Int) -> UITextPosition? { input.position(from: start, offset: offsets[place]) }

    /// The paragraph around the position, or its part inside the window: the places of its graphemes, with the line break.
    var paragraph: Range<Int> {
        var first = place
        while first > 0, !graphemes[first - 1].isNewline { first -= 1 }
        var last = place
        while last < graphemes.count {
            last += 1
            if graphemes[last - 1].isNewline { break }
        }
        return first..<last
    }
}
