// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The text view whose text a ``TextEditor`` edits.
@MainActor
protocol TextEditorClient: UITextInput {
    var editor: TextEditor { get }
    var undoManager: UndoManager? { get }

    /// What holds for the parts of the text that say nothing else.
    var wholeText: TextAttributes { get }

    /// A range of the old text has become `length` long: what was laid out is laid out anew. Called in the middle of a
    /// change; nobody else knows of it yet.
    func editorDidReplace(_ range: Range<Int>, length: Int)

    /// Whether the user's change may happen.
    func editorShouldChange(_ range: Range<Int>, to text: String) -> Bool

    /// Whether a change of the text that moves the selection is told as a change of the selection first (D54).
    var tellsSelectionFirst: Bool { get }

    /// The user changed the text, or took a change back.
    func editorDidChangeText()

    /// The selection changed, by the user or by the program.
    func editorDidChangeSelection()
}
