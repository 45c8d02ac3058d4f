import CoreGraphics

/// The undo manager of a text input: text that is being composed is settled first, and is what an undo takes back.
final class TextUndoManager: UndoManager {
    weak var editor: TextEditor?

    override func undo() {
        editor?.unmark()
        super.undo()
    }

    override func redo() {
        editor?.unmark()
        super.redo()
    }

    override func undoNestedGroup() {
        editor?.unmark()
        super.undoNestedGroup()
    }
}
