// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A host's copy of the text, after its own edits.
///
/// The host changes its copy at once, and does not wait for the application. Here the same edits are made in a copy of its
/// copy. The comparison shows whether the application's text is what the host believes.
struct HostTextMirror: Hashable {
    /// In UTF-16, as hosts count.
    var units: [UInt16] = []
    var selection = 0..<0
    var marked: Range<Int>?

    /// - Parameter isMasked: whether the host sees a bullet for each character of the text.
    mutating func apply(_ edit: TextSample.Edit, isMasked: Bool) {
        func shown(_ text: String) -> [UInt16] { Array((isMasked ? HostTextMirror.mask(text) : text).utf16) }
        switch edit {
        case .insert(let text): put(shown(text), at: marked ?? selection)
        case .replace(let range, let text, let selected):
            put(shown(text), at: range)
            if let selected { selection = clamp(selected) }
        case .delete(_, _, let removed):
            if let removed { put([], at: removed) }
        case .mark(let text, let selected, let replaced):
            let text = shown(text)
            let place = put(text, at: replaced ?? marked ?? selection)
            marked = text.isEmpty ? nil : place
            selection = selected.clamped(to: 0..<text.count).moved(by: place.lowerBound)
        case .commit(let text): put(shown(text), at: marked ?? selection)
        case .cancelMarking:
            if let marked { put([], at: marked) }
        case .select(let range): selection = clamp(range)
        case .selectAll, .undo, .redo, .copy, .cut, .paste: break
        }
    }

    /// Each character as a bullet.
    static func mask(_ text: String) -> String { String(repeating: "•", count: text.count) }

    /// Places the caret behind the inserted text, and removes the mark. Returns the caret's place.
    @discardableResult
    private mutating func put(_ text: [UInt16], at range: Range<Int>) -> Range<Int> {
        let range = clamp(range)
        units.replaceSubrange(range, with: text)
        let end = range.lowerBound + text.count
        selection = end..<end
        marked = nil
        return range.lowerBound..<end
    }

    /// A host may send any range.
    private func clamp(_ range: Range<Int>) -> Range<Int> {
        let low = min(max(range.lowerBound, 0), units.count)
        return low..<min(max(range.upperBound, low), units.count)
    }
}

extension Range<Int> {
    fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
