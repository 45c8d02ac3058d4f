import CoreGraphics

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
