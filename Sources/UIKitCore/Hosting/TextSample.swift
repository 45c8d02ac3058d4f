// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One edit of the edited text by the host's keyboard, input method or clipboard.
///
/// Ranges count UTF-16 units from the beginning of the text in the `TextInputState` whose revision the sample names. The
/// application refuses a range that lies outside of that text, that cuts a grapheme cluster, or whose text it has changed
/// since. Nothing of a refused edit takes effect, and the host gets the text as it is. Edits without a range (typing,
/// deleting, going on with a composition) happen at the caret, also if the text was changed meanwhile.
public struct TextSample: Sendable, Hashable, Codable {
    /// What is done.
    public enum Edit: Sendable, Hashable, Codable {
        /// Text that replaces the selection. A line break is `"\n"`; the text input decides its effect.
        case insert(String)
        /// Text that replaces a range: a correction, a suggestion, dictation. Afterwards the second range is selected;
        /// without a second range, the caret stands behind the text.
        case replace(Range<Int>, with: String, selecting: Range<Int>?)
        /// Deletes the selection. Without a selection, deletes a unit of text to one side of the caret. A host that has
        /// deleted the text from its own copy names the range: for units other than a character, exactly that range is
        /// deleted.
        case delete(Direction, Unit, removing: Range<Int>?)
        /// A composition begins or goes on. The text replaces the marked text; or the range, where a composition then begins;
        /// or the selection. The first range is the selection within the text.
        case mark(String, selecting: Range<Int>, replacing: Range<Int>?)
        /// The composition is over. This is its text.
        case commit(String)
        /// The composition is given up, and its text is deleted.
        case cancelMarking
        case select(Range<Int>)
        /// The chain from the first responder performs it (`selectAll(_:)`).
        case selectAll
        case undo
        case redo
        /// The chain performs it; the general pasteboard's content then goes to the host's clipboard.
        case copy
        case cut
        /// The host's clipboard goes to the general pasteboard, and the chain pastes it.
        case paste(PasteboardContent)
    }

    /// The side of the caret, in the order in which text is read.
    public enum Direction: UInt8, Sendable, Hashable, Codable {
        case backward, forward
    }

    /// How much of the text.
    public enum Unit: UInt8, Sendable, Hashable, Codable {
        /// A grapheme cluster.
        case character
        case word
        /// As laid out.
        case line
        case paragraph
    }

    /// The revision of the `TextInputState` that the edit was made against. `nil` for a host without a copy of the text: its
    /// edit applies to the text as it is when the edit comes.
    public var revision: UInt32?
    /// What is done.
    public var edit: Edit
    /// The key of a keyboard that made the edit; `nil` without a key. The host has reported the key before
    /// (`KeySample.isEdit`). The edit takes effect only if the responder chain let the key's press pass (F40).
    public var key: UIKeyboardHIDUsage?

    /// An edit, made against a revision of the text; without one against the text as it is when the edit comes.
    public init(_ edit: Edit, revision: UInt32? = nil, key: UIKeyboardHIDUsage? = nil) {
        self.edit = edit
        self.revision = revision
        self.key = key
    }
}
