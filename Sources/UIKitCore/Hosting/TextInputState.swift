// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a host is told of the text that is being edited, so that its keyboard and input methods can work on it.
///
/// A host that keeps a copy of the text takes it anew when the revision is another one. While it is the same, the host's copy,
/// with its own edits in it, is as the application's text.
public struct TextInputState: Sendable, Hashable {
    /// How a keyboard should serve the text input.
    public struct Traits: Sendable, Hashable {
        /// Which keys are offered.
        public var keyboardType = UIKeyboardType.default
        /// What the return key says.
        public var returnKeyType = UIReturnKeyType.default
        /// Which letters are written large.
        public var autocapitalizationType = UITextAutocapitalizationType.sentences
        /// Whether typing is corrected.
        public var autocorrectionType = UITextAutocorrectionType.default
        /// Whether unknown words are marked.
        public var spellCheckingType = UITextSpellCheckingType.default
        /// What the text is about, for filling it in; `nil` when nobody says it.
        public var contentType: UITextContentType?
        /// Whether the text is hidden from those who look on.
        public var isSecure = false
        /// Whether the text may have several lines.
        public var isMultiline = true
        /// Whether the host's soft keyboard, if it has one, is to be shown: not while the application shows an input view
        /// or keys of its own.
        public var wantsHostKeyboard = true

        /// What a text input of several lines wants that says nothing else.
        public init() {}
    }

    /// Never used again within a scene's life; from 1.
    public var revision: UInt32
    /// How a keyboard should serve the text input.
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

    /// What is edited. Ranges are UTF-16 units of the text, rectangles points of the scene's coordinates.
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
