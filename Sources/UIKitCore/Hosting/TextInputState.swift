import CoreGraphics

/// What a host is told of the text that is being edited, so that its keyboard and input methods can work on it.
///
/// A host that keeps a copy of the text takes it anew when the revision is another one. While it is the same, the host's copy,
/// with its own edits in it, is as the application's text.
public struct TextInputState: Sendable, Hashable {
    /// How a keyboard should serve the text input.
    public struct Traits: Sendable, Hashable {
        public var keyboardType = UIKeyboardType.default
        public var returnKeyType = UIReturnKeyType.default
        public var autocapitalizationType = UITextAutocapitalizationType.sentences
        public var autocorrectionType = UITextAutocorrectionType.default
        public var spellCheckingType = UITextSpellCheckingType.default
        public var contentType: UITextContentType?
        public var isSecure = false
        /// Whether the text may have several lines.
        public var isMultiline = true
        /// Whether the host's soft keyboard, if it has one, is to be shown: not while the application shows an input view
        /// or keys of its own.
        public var wantsHostKeyboard = true

        public init() {}
    }

    /// Never used again within a scene's life; from 1.
    public var revision: UInt32
    public var traits: Traits
    /// What is around the selection, some thousand UTF-16 units at most. Of a secure text input each character is a bullet;
    /// of one that tells no text it is what the host gave it lately.
    public var text: String
    /// In UTF-16 units of the text.
    public var selection: Range<Int>
    /// What is being composed, in UTF-16 units of the text.
    public var marked: Range<Int>?
    /// Whether more is selected than the text here has.
    public var isSelectionClipped: Bool
    /// The view that is edited, where it is a view of the picture.
    public var view: ViewIdentifier?
    /// In the scene's coordinates (points).
    public var caret: CGRect
    /// Where the text input is, in the scene's coordinates (points).
    public var frame: CGRect

    public init(
        revision: UInt32, traits: Traits, text: String, selection: Range<Int>, marked: Range<Int>? = nil,
        isSelectionClipped: Bool = false, view: ViewIdentifier? = nil, caret: CGRect, frame: CGRect
    ) {
        self.view = view
        self.revision = revision
        self.traits = traits
        self.text = text
        self.selection = selection
        self.marked = marked
        self.isSelectionClipped = isSelectionClipped
        self.caret = caret
        self.frame = frame
    }
}
