// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The notifications of an undo manager. Their object is the manager. Only the closing ones have user info, for a discardable
/// group: see ``NSUndoManagerGroupIsDiscardableKey``.
extension NSNotification.Name {
    /// Asks observers to register the actions that they hold back. Posted when a nested group opens, when any group closes,
    /// before an undo or a redo, and when ``UndoManager/canRedo`` is asked.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")

    /// A group has opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")

    /// The innermost group is about to close.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")

    /// A group has closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")

    /// An undo is about to begin.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")

    /// An undo has ended.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")

    /// A redo is about to begin.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")

    /// A redo has ended.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}

/// The key in the user info of the closing notifications that holds `true` when every action of the group is discardable.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"
