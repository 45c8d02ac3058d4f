import CoreGraphics

/// A place between two characters of a text input, meaningful to the text input that made it and to nobody else.
///
/// A text input makes positions of a subclass of its own; whoever uses them compares them by
/// ``UITextInput/compare(_:to:)``.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}
