// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The undo manager of a text input. An undo first settles marked text, and then undoes it.
final class TextUndoManager: UndoManager {
    weak var editor: TextEditor?

    /// More than users undo, and so little that no visitor can fill the machine's memory (promise 15).
    override var room: Room? { Room(steps: 1_000, bytes: 1 << 23) }

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
