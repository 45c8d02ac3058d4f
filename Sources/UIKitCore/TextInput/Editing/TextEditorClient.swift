// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The text view whose text a ``TextEditor`` edits.
@MainActor
protocol TextEditorClient: UITextInput {
    var editor: TextEditor { get }
    var undoManager: UndoManager? { get }

    /// The attributes of parts of the text without attributes of their own.
    var wholeText: TextAttributes { get }

    /// A range of the old text has now `length` units: lay it out again. Called in the middle of a change; no other code
    /// knows of the change yet.
    func editorDidReplace(_ range: Range<Int>, length: Int)

    /// Whether the user's change may happen.
    func editorShouldChange(_ range: Range<Int>, to text: String) -> Bool

    /// Whether a change of the text that moves the selection is reported as a change of the selection first (D54).
    var tellsSelectionFirst: Bool { get }

    /// The user changed the text, or undid a change.
    func editorDidChangeText()

    /// The selection changed, by the user or by the program.
    func editorDidChangeSelection()
}
