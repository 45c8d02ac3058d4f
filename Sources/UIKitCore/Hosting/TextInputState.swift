// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A host's view of the edited text, for its keyboard and input methods.
///
/// A host that keeps a copy of the text replaces it when the revision changes. As long as the revision stays, the host's
/// copy, with the host's own edits, equals the application's text.
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
        /// The meaning of the text, for filling it in; `nil` when the application does not say.
        public var contentType: UITextContentType?
        /// Whether the text is hidden from onlookers.
        public var isSecure = false
        /// Whether the text may have several lines.
        public var isMultiline = true
        /// Whether the host has to show its soft keyboard, if it has one. False while the application shows an input view or
        /// keys of its own.
        public var wantsHostKeyboard = true

        /// The defaults for a text input of several lines.
        public init() {}
    }

    /// Never used again within a scene's life; from 1.
    public var revision: UInt32
    /// How a keyboard should serve the text input.
    public var traits: Traits
    /// The text around the selection, some thousand UTF-16 units at most. In a secure text input, each character is a bullet.
    /// For a text input that does not report its text, it is the text that the host sent lately.
    public var text: String
    /// In UTF-16 units of the text.
    public var selection: Range<Int>
    /// The marked text of a composition, in UTF-16 units of the text.
    public var marked: Range<Int>?
    /// Whether the selection is larger than the text here.
    public var isSelectionClipped: Bool
    /// The edited view, if the picture has it.
    public var view: ViewIdentifier?
    /// In the scene's coordinates (points).
    public var caret: CGRect
    /// Where the text input is, in the scene's coordinates (points).
    public var frame: CGRect

    /// The state of the edited text. Ranges are UTF-16 units of the text, rectangles points of the scene's coordinates.
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
