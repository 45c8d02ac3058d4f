// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One edit of the text that is being edited, as the host's keyboard, input method or clipboard made it.
///
/// Ranges count UTF-16 units from the beginning of the text in the `TextInputState` whose revision the sample names. A range
/// that lies outside of that text or cuts a grapheme cluster is refused, as is one in a text that the application has changed
/// since: nothing of such an edit takes effect, and the host is told the text as it is. Edits that need no place (typing,
/// deleting, going on with a composition) happen where the caret is, whatever was changed meanwhile.
public struct TextSample: Sendable, Hashable, Codable {
    /// What is done.
    public enum Edit: Sendable, Hashable, Codable {
        /// Text in the place of the selection; a line break is `"\n"`, and what it does is the text input's affair.
        case insert(String)
        /// Text in the place of a range: a correction, a suggestion, dictation. Afterwards the second range is selected;
        /// without one the caret is behind the text.
        case replace(Range<Int>, with: String, selecting: Range<Int>?)
        /// The selection goes, or with none what lies so far to one side of the caret. A host that has taken the text out of its
        /// own copy says which: of units other than a character just that goes.
        case delete(Direction, Unit, removing: Range<Int>?)
        /// A composition begins or goes on: text in the place of the marked text, or of the range, which then begins one, or
        /// of the selection. The first range selects within the text.
        case mark(String, selecting: Range<Int>, replacing: Range<Int>?)
        /// The composition is over, and this is its text.
        case commit(String)
        /// The composition is given up, and its text goes.
        case cancelMarking
        case select(Range<Int>)
        /// As the chain from the first responder does it (`selectAll(_:)`).
        case selectAll
        case undo
        case redo
        /// The chain performs it; the general pasteboard's content then goes to the host's clipboard.
        case copy
        case cut
        /// What the host's clipboard holds comes to the general pasteboard, and is pasted as the chain does it.
        case paste(PasteboardContent)
    }

    /// To which side of the caret, in the order in which text is read.
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

    /// Of the `TextInputState` that the edit was made against; `nil` for a host without a copy of the text: it means the text
    /// as it is when the edit comes.
    public var revision: UInt32?
    /// What is done.
    public var edit: Edit
    /// The key of a keyboard that made the edit, which the host has told before (`KeySample.isEdit`); `nil` where none did. The
    /// edit takes effect only if the responder chain let the key's press pass (F40).
    public var key: UIKeyboardHIDUsage?

    /// An edit, made against a revision of the text; without one against the text as it is when the edit comes.
    public init(_ edit: Edit, revision: UInt32? = nil, key: UIKeyboardHIDUsage? = nil) {
        self.edit = edit
        self.revision = revision
        self.key = key
    }
}
