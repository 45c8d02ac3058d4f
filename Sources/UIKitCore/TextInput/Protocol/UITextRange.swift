import CoreGraphics

/// A stretch of a text input's text; a text input makes ranges of a subclass of its own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    private lazy var place = UITextPosition()

    public override init() {
        super.init()
    }

    /// Whether the range has no characters: start and end are the same place.
    open var isEmpty: Bool { start.isEqual(end) }
    /// The place before the first character. A range of this class itself is at no text, and empty.
    open var start: UITextPosition { place }
    /// The place after the last character.
    open var end: UITextPosition { place }
}
