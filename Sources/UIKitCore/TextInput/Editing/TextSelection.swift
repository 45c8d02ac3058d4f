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
