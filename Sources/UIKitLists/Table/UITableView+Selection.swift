// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation
import UIKitCore

// The table as the owner of its selection.
extension UITableView: ListSelectionOwner {
    var element: ListNote.Element { .row }
    var unhighlightsBeforeSelecting: Bool { true }

    /// Whether rows can be selected in the present mode.
    var selectsInPresentMode: Bool { selectionRefusal == nil }

    func path(of cell: any ListCell) -> IndexPath? { (cell as? UITableViewCell).flatMap(rows.path(of:)) }

    func shownCell(at path: IndexPath) -> (any ListCell)? { rows.shown[path] }

    func shownCell(at point: CGPoint) -> (any ListCell)? { indexPathForRow(at: point).flatMap { rows.shown[$0] } }

    func shouldHighlight(_ path: IndexPath) -> Bool {
        tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    func didHighlight(_ path: IndexPath) { tableDelegate?.tableView(self, didHighlightRowAt: path) }

    func didUnhighlight(_ path: IndexPath) { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }

    func willSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate = tableDelegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path)
    }

    func didSelect(_ path: IndexPath) -> Bool {
        isHeard(.didSelect) { $0.tableView(self, didSelectRowAt: path) }
    }

    func willDeselect(_ path: IndexPath) -> IndexPath? {
        guard let delegate = tableDelegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: path)
    }

    func didDeselect(_ path: IndexPath) -> Bool {
        isHeard(.didDeselect) { $0.tableView(self, didDeselectRowAt: path) }
    }

    func performPrimaryAction(_ path: IndexPath) {
        guard let delegate = tableDelegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) else {
            return
        }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    /// Tells the delegate; false if there is none, or if it does not implement the member.
    private func isHeard(_ member: MissingMembers, _ tell: (any UITableViewDelegate) -> Void) -> Bool {
        guard let delegate = tableDelegate else { return false }
        missing.remove(member)
        tell(delegate)
        return !missing.contains(member)
    }

    /// T125: the delegate's answer; `nil` if it does not implement the method.
    func indentation(at path: IndexPath) -> Int? {
        guard let delegate = tableDelegate else { return nil }
        missing.remove(.indentation)
        let level = delegate.tableView(self, indentationLevelForRowAt: path)
        return missing.contains(.indentation) ? nil : level
    }

    /// T27: the button of a detail accessory was tapped.
    func accessoryTapped(in cell: UITableViewCell) {
        guard let path = rows.path(of: cell) else { return }
        let isHeard = isHeard(.accessoryTapped) { $0.tableView(self, accessoryButtonTappedForRowWith: path) }
        cell.accessorySegue?()
        selection.note(path, .accessoryTapped, isHeard: isHeard || cell.accessorySegue != nil)
    }

    // MARK: Cells

    /// The cell's content changed: its row may have another height.
    func contentChanged(in cell: UITableViewCell) { rows.remeasure(cell) }

    func showsSeparator(below cell: UITableViewCell) -> Bool {
        guard separatorStyle != .none, let path = rows.path(of: cell) else { return false }
        // The last row of a rounded section has the section's edge.
        return style != .insetGrouped || path.row + 1 < rows.geometry.sections[path.section].rows.count
    }

    // MARK: Focus

    /// The row of a selecting key.
    func pressedCell(_ presses: Set<UIPress>) -> UITableViewCell? {
        guard presses.contains(where: { $0.type == .select }) else { return nil }
        let cell = presses.first { $0.type == .select }?.responder as? UITableViewCell
        return cell?.table === self ? cell : nil
    }

    func mayFocus(_ cell: UITableViewCell) -> Bool {
        guard allowsFocus, let path = rows.path(of: cell) else { return false }
        return tableDelegate?.tableView(self, canFocusRowAt: path) ?? selectsInPresentMode
    }

    /// T61: selects a row that got focus, if the table or the delegate wants it.
    func selectFocusedRow(_ context: UIFocusUpdateContext) {
        guard let cell = context.nextFocusedItem as? UITableViewCell, let path = rows.path(of: cell) else { return }
        let follows =
            tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
        if follows, selectsInPresentMode, !selection.contains(path) { selection.selectAsking(path, by: nil) }
    }
}
