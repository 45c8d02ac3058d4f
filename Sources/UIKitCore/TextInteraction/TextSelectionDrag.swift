// SPDX-License-Identifier: Apache-2.0

/// A selection that a gesture is making: its anchor, and the unit by which it grows.
@MainActor
struct TextSelectionDrag {
    /// The unit under the first touch, or the end of the selection that stays.
    let anchor: UITextRange
    /// By which units it grows.
    let granularity: UITextGranularity

    /// The selection when the finger is at `position`: everything from the anchor to the unit there, both included.
    func selection(to position: UITextPosition, in input: any UITextInput) -> UITextRange? {
        let unit = input.unit(at: position, granularity)
        let start = unit?.start ?? position
        let end = unit?.end ?? position
        let first = input.compare(start, to: anchor.start) == .orderedAscending ? start : anchor.start
        let last = input.compare(end, to: anchor.end) == .orderedDescending ? end : anchor.end
        return input.textRange(from: first, to: last)
    }
}

extension UITextInput {
    /// The word, paragraph ... at a position, or the one that ends there; `nil` for single characters, and between units.
    func unit(at position: UITextPosition, _ granularity: UITextGranularity) -> UITextRange? {
        guard granularity != .character else { return nil }
        return tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward))
    }

    /// The unit that a number of taps in a row selects: the word, then the paragraph.
    static func granularity(ofTaps count: Int) -> UITextGranularity {
        switch count {
        case ...1: .character
        case 2: .word
        default: .paragraph
        }
    }
}
