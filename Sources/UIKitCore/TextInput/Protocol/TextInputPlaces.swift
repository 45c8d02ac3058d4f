// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A place between two characters of a text input. Only the text input that made it understands it.
///
/// A text input makes positions of a subclass of its own. Other code compares them by ``UITextInput/compare(_:to:)``.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}

/// A stretch of a text input's text; a text input makes ranges of a subclass of its own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    private lazy var place = UITextPosition()

    public override init() {
        super.init()
    }

    /// Whether the range has no characters: start and end are the same place.
    open var isEmpty: Bool { start.isEqual(end) }
    /// The place before the first character. A range of this class itself belongs to no text, and is empty.
    open var start: UITextPosition { place }
    /// The place after the last character.
    open var end: UITextPosition { place }
}

/// One of the rectangles that cover a stretch of text; a text input makes them of a subclass of its own.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() {
        super.init()
    }

    /// The rectangle, in the coordinates of the text input's `textInputView` (points).
    open var rect: CGRect { .zero }
    /// The direction of the text inside.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the stretch begins in this rectangle.
    open var containsStart: Bool { false }
    /// Whether the stretch ends in this rectangle.
    open var containsEnd: Bool { false }
    /// Whether the text is set in columns from top to bottom.
    open var isVertical: Bool { false }
    /// The rectangle's turn around its center.
    open var transform: CGAffineTransform { .identity }
}

/// A position of UIKit's own text views: an offset in UTF-16 units, at a grapheme boundary.
final class TextInputPosition: UITextPosition {
    nonisolated let offset: Int
    /// The line of a caret at this place, between two lines of a paragraph.
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

/// A range of UIKit's own text views, in UTF-16 units.
final class TextInputRange: UITextRange {
    nonisolated let range: Range<Int>
    nonisolated let affinity: UITextStorageDirection

    init(_ range: Range<Int>, _ affinity: UITextStorageDirection = .forward) {
        self.range = range
        self.affinity = affinity
        super.init()
    }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { TextInputPosition(range.lowerBound, isEmpty ? affinity : .forward) }
    override var end: UITextPosition { TextInputPosition(range.upperBound, affinity) }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextInputRange)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
    nonisolated override var description: String { "<UITextRange: \(range.lowerBound)..<\(range.upperBound)>" }
}

/// A rectangle of a selection in one of UIKit's own text views.
final class TextInputSelectionRect: UITextSelectionRect {
    private let rectStorage: CGRect
    private let isRightToLeft: Bool
    private let holdsStart: Bool
    private let holdsEnd: Bool

    init(_ rect: CGRect, isRightToLeft: Bool, containsStart: Bool, containsEnd: Bool) {
        rectStorage = rect
        self.isRightToLeft = isRightToLeft
        holdsStart = containsStart
        holdsEnd = containsEnd
        super.init()
    }

    override var rect: CGRect { rectStorage }
    override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { holdsStart }
    override var containsEnd: Bool { holdsEnd }
}
