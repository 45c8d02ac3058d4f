// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What is selected of a text, in UTF-16 units; a caret where it is empty.
struct TextSelection: Equatable, Sendable {
    var range: Range<Int>
    /// To which line a caret belongs that stands between two of one paragraph.
    var affinity: UITextStorageDirection = .forward

    static func caret(_ offset: Int, _ affinity: UITextStorageDirection = .forward) -> TextSelection {
        TextSelection(range: offset..<offset, affinity: affinity)
    }
}

/// Text that is being composed, and what it takes to make the composition one change in the end.
struct TextMarking {
    /// Where it stands, in UTF-16 units.
    let range: Range<Int>
    /// What stood there before the composition began.
    let replaced: String
    let replacedStyles: TextStyles?
    /// What was selected then.
    let before: TextSelection

    func covering(_ range: Range<Int>) -> TextMarking {
        TextMarking(range: range, replaced: replaced, replacedStyles: replacedStyles, before: before)
    }
}
