// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

// Rows while the table is edited.
extension UITableView {
    /// Gives a cell the controls of editing for its row.
    func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
        guard isEditing else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        let several = allowsMultipleSelectionDuringEditing
        cell.edit.style =
            !canEdit || several ? .none : tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        cell.edit.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        cell.showsReorderControl = cell.edit.canMove
        cell.shouldIndentWhileEditing =
            tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell.setNeedsLayout()
        if canEdit || cell.edit.canMove { cell.setEditing(true, animated: animated) }
    }

    /// T56: the control of a row's editing style was tapped. Deleting asks for confirmation.
    func editControlTapped(in cell: UITableViewCell) {
        guard let path = rows.path(of: cell) else { return }
        guard cell.editingStyle == .delete else {
            dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
            return
        }
        let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        swipes.open(cell, to: own.flatMap { $0.actions.isEmpty ? nil : $0 } ?? deletion(at: path))
    }

    /// The default action that deletes a row.
    func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        let row = place(ofRowAt: path)
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
                if let self, let path = row() { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
                done(true)
            }
        ])
    }
}
