// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A list (a table or a collection) for swipes on its rows.
@MainActor
protocol SwipedList: UIScrollView {
    var isEditing: Bool { get }
    var selection: ListSelection { get }
    /// Whether rows stay within their group while they move (T65).
    var insetsSwipedRows: Bool { get }

    func path(of cell: any ListCell) -> IndexPath?
    func swipedCell(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)?
    /// The actions that a swipe on a row uncovers; `nil` for none.
    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
    /// The place of a closed row, from the list's left edge (points).
    func restingPlace(ofSwiped cell: (any SwipedCell)?) -> CGFloat
    /// A row is about to open. While the list is edited, the delegate gets no message (T54).
    func swipeWillBegin(_ path: IndexPath)
    func swipeDidEnd(_ path: IndexPath?)
}

extension SwipedList {
    /// AX28: the swipe actions of a row, the leading ones first, as actions for assistive technology.
    func spokenActions(of cell: any SwipedCell) -> [UIAccessibilityCustomAction] {
        guard let path = path(of: cell) else { return [] }
        let actions = [true, false].compactMap { swipeActions(at: path, isLeading: $0) }.flatMap(\.actions)
        return actions.compactMap { action in
            action.title.map { title in
                UIAccessibilityCustomAction(name: title) { [weak cell] _ in
                    guard let cell else { return false }
                    action.handler(action, cell) { _ in }
                    return true
                }
            }
        }
    }
}

/// A row that a swipe opens.
@MainActor
protocol SwipedCell: ListCell {
    func showSwiped(_ isSwiped: Bool)
}

extension UITableViewCell: SwipedCell {
    func showSwiped(_ isSwiped: Bool) {
        edit.isSwiped = isSwiped
        setNeedsUpdateConfiguration()
    }
}

// The table's members for swipes on its rows.
extension UITableView: SwipedList {
    var insetsSwipedRows: Bool { style == .insetGrouped }

    func swipedCell(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)? {
        guard let path = indexPathForRow(at: point), let cell = rows.shown[path] else { return nil }
        return (path, cell)
    }

    func restingPlace(ofSwiped cell: (any SwipedCell)?) -> CGFloat { rows.rowFrame.x }

    func swipeWillBegin(_ path: IndexPath) {
        if !isEditing { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }
    }

    func swipeDidEnd(_ path: IndexPath?) {
        if !isEditing { tableDelegate?.tableView(self, didEndEditingRowAt: path) }
    }

    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let source = dataSource else { return nil }
        missing.remove(.canEdit)
        guard source.tableView(self, canEditRowAt: path) else { return nil }
        let saysEditable = !missing.contains(.canEdit)
        if isLeading { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        missing.remove(.trailingActions)
        let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        guard tableDelegate == nil || missing.contains(.trailingActions) else { return own }
        if let older = tableDelegate?.tableView(self, editActionsForRowAt: path) {
            return swipeActions(older, at: path)
        }
        // T52: without its own actions, a row that can be edited can be deleted.
        let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        guard saysEditable, style == .delete else { return nil }
        return deletion(at: path)
    }

    /// T120: a long swipe performs none of them.
    private func swipeActions(_ actions: [UITableViewRowAction], at path: IndexPath) -> UISwipeActionsConfiguration {
        let row = place(ofRowAt: path)
        let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(row: row) })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// A closure that returns the later place of the row that is at a path now.
    func place(ofRowAt path: IndexPath) -> () -> IndexPath? {
        { [weak self, weak cell = rows.shown[path]] in
            guard let self, let cell = cell ?? rows.shown[path] else { return nil }
            return rows.path(of: cell)
        }
    }
}
