// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The selection of a text, in UTF-16 units; an empty one is a caret.
struct TextSelection: Equatable, Sendable {
    var range: Range<Int>
    /// The line of a caret that stands between two lines of one paragraph.
    var affinity: UITextStorageDirection = .forward

    static func caret(_ offset: Int, _ affinity: UITextStorageDirection = .forward) -> TextSelection {
        TextSelection(range: offset..<offset, affinity: affinity)
    }
}

/// The marked text of a composition, with the values that make the composition one change in the end.
struct TextMarking {
    /// Its range, in UTF-16 units.
    let range: Range<Int>
    /// The text at its place before the composition began.
    let replaced: String
    let replacedStyles: TextStyles?
    /// The selection before the composition began.
    let before: TextSelection

    func covering(_ range: Range<Int>) -> TextMarking {
        TextMarking(range: range, replaced: replaced, replacedStyles: replacedStyles, before: before)
    }
}
