import CoreGraphics

/// One of the rectangles that cover a stretch of text; a text input makes them of a subclass of its own.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() {
        super.init()
    }

    /// The rectangle, in the coordinates of the text input's `textInputView` (points).
    open var rect: CGRect { .zero }
    /// In which direction the text within reads.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the stretch begins in this rectangle.
    open var containsStart: Bool { false }
    /// Whether the stretch ends in this rectangle.
    open var containsEnd: Bool { false }
    /// Whether the text is set in columns from top to bottom.
    open var isVertical: Bool { false }
    /// How the rectangle is turned around its center.
    open var transform: CGAffineTransform { .identity }
}
