import CoreGraphics

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
