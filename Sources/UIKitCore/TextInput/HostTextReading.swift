// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// A stretch of a text input's text for a host, with conversions of its places.
///
/// A host counts UTF-16 units. A text input may count other units (its positions show which). Only this type converts between
/// the two.
@MainActor
struct HostTextReading {
    let input: any UITextInput
    let start: UITextPosition
    let end: UITextPosition
    /// The text itself.
    private let text: String
    private let isMasked: Bool
    /// The host's copy, as it should be.
    private(set) var mirror: HostTextMirror
    /// Whether the selection goes on behind the end.
    private(set) var isClipped = false

    /// `nil` when the selection does not begin in the stretch, or the input's text is not what its positions say.
    init?(_ input: any UITextInput, from start: UITextPosition, to end: UITextPosition) {
        guard let range = input.textRange(from: start, to: end), let text = input.text(in: range) else { return nil }
        self.input = input
        self.start = start
        self.end = end
        self.text = text
        isMasked = input.isSecureTextEntry
        shownText = isMasked ? HostTextMirror.mask(text) : text
        mirror = HostTextMirror(units: Array(shownText.utf16))
        let count = mirror.units.count
        mirror.selection = count..<count
        if let selection = input.selectedTextRange {
            guard let low = units(to: selection.start) else { return nil }
            isClipped = input.compare(selection.end, to: end) == .orderedDescending
            let high = isClipped ? count : units(to: selection.end) ?? low
            mirror.selection = low..<max(low, high)
        }
        if let marked = input.markedTextRange, let low = units(to: marked.start), let high = units(to: marked.end),
            low < high
        {
            mirror.marked = low..<high
        }
    }

    /// The text as the user sees it.
    let shownText: String

    /// The number of the host's units before a position; `nil` outside of the stretch.
    private func units(to position: UITextPosition) -> Int? {
        guard input.compare(position, to: start) != .orderedAscending,
            input.compare(position, to: end) != .orderedDescending,
            let range = input.textRange(from: start, to: position), let part = input.text(in: range)
        else { return nil }
        return isMasked ? part.count : part.utf16.count
    }

    // MARK: From the host's units

    /// The input's range; refuses one that lies outside of the stretch or cuts a grapheme cluster.
    func range(_ range: Range<Int>) throws(InputFault) -> UITextRange {
        let count = mirror.units.count
        guard range.lowerBound >= 0, range.upperBound <= count else {
            throw .textRangeOutside(start: range.lowerBound, end: range.upperBound, length: count)
        }
        let low = try position(at: range.lowerBound)
        let high = range.isEmpty ? low : try position(at: range.upperBound)
        guard let found = input.textRange(from: low, to: high) else {
            throw .textRangeOutside(start: range.lowerBound, end: range.upperBound, length: count)
        }
        return found
    }

    private func position(at unit: Int) throws(InputFault) -> UITextPosition {
        guard let characters = Self.characters(before: unit, of: shownText) else {
            throw .textRangeCutsCharacter(offset: unit)
        }
        let units = isMasked ? text.prefix(characters).utf16.count : unit
        // UIKit's own text inputs count UTF-16 units. An application's own input may count characters. The text before the
        // position shows which.
        for offset in [units, characters] {
            if let found = input.position(from: start, offset: offset),
                let before = input.textRange(from: start, to: found), input.text(in: before)?.utf16.count == units
            {
                return found
            }
        }
        throw .textRangeCutsCharacter(offset: unit)
    }

    /// Converts a number of UTF-16 units at a text's beginning to grapheme clusters; `nil` when they end inside of a cluster,
    /// or behind the text.
    nonisolated static func characters(before unit: Int, of text: String) -> Int? {
        guard let index = text.utf16.index(text.startIndex, offsetBy: unit, limitedBy: text.endIndex),
            let boundary = String.Index(index, within: text)
        else { return nil }
        return text.distance(from: text.startIndex, to: boundary)
    }
}
