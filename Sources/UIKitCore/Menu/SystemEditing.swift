// SPDX-License-Identifier: Apache-2.0

import Foundation

/// UIKit's own part in editing: the commands that come before those of the application, and undoing.
@MainActor
enum SystemEditing {
    /// F35: the actions that are routed before the key commands of responders.
    static let actions: Set<Selector> = [
        "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "selectAll:", undo, redo,
    ]

    private static let undo: Selector = "undo:"
    private static let redo: Selector = "redo:"

    /// A window's undo and redo. They use the nearest undo manager of the responder that gets its key events (D34).
    static let windowSelectors = [
        Selector("undo:", on: UIWindow.self) { (window: UIWindow, _: Any?) -> Void in manager(window)?.undo() },
        Selector("redo:", on: UIWindow.self) { (window: UIWindow, _: Any?) -> Void in manager(window)?.redo() },
    ]

    /// Whether a window can undo or redo; nil for other actions.
    static func canPerform(_ action: Selector, in window: UIWindow) -> Bool? {
        switch action {
        case undo: manager(window)?.canUndo ?? false
        case redo: manager(window)?.canRedo ?? false
        default: nil
        }
    }

    /// Gives the command the name of its action.
    static func validate(_ command: UICommand, in window: UIWindow) {
        guard let manager = manager(window) else { return }
        switch command.storedAction {
        case undo: command.title = manager.undoMenuItemTitle
        case redo: command.title = manager.redoMenuItemTitle
        default: break
        }
    }

    private static func manager(_ window: UIWindow) -> UndoManager? { PressStart(in: window).responder.undoManager }
}
