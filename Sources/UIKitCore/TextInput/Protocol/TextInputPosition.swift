import CoreGraphics

/// A position of UIKit's own text views: an offset in UTF-16 units, at a grapheme boundary.
final class TextInputPosition: UITextPosition {
    nonisolated let offset: Int
    /// On which line a caret stands here, between two lines of a paragraph.
    nonisolated let affinity: UITextStorageDirection

    init(_ offset: Int, _ affinity: UITextStorageDirection = .forward) {
        self.offset = offset
        self.affinity = affinity
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextInputPosition)?.offset == offset }
    nonisolated override var hash: Int { offset }
    nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}
