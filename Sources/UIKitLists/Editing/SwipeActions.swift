import EventTrace
import Foundation
import UIKitCore

/// Opens a row to its swipe actions, under a finger that pans sideways.
///
///     closed --(a sideways pan begins, and the row has actions)--> following the finger
///     following --(lifts beyond the full swipe)--> the first action is performed
///               --(lifts beyond half of the actions, or fast)--> open
///               --(lifts before)--> closed
///     open --(an action, another touch, a scroll, a change of the rows)--> closed
///
/// For every `willBeginEditingRowAt` exactly one `didEndEditingRowAt` follows.
@MainActor
final class SwipeActions: NSObject, UIGestureRecognizerDelegate {
    private unowned let table: UITableView
    let pan = SwipeActionsPanGestureRecognizer(target: nil, action: nil)
    private(set) var cell: UITableViewCell?
    private var buttons: SwipeActionsView?
    private var configuration: UISwipeActionsConfiguration?
    private var isLeading = false
    private var isOpen = false

    init(_ table: UITableView) {
        self.table = table
        super.init()
        pan.addTarget(self, action: Selector("handle:", SwipeActions.handle(_:)))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
    }

    /// Where the row's beginning is: on the right in languages that read from there.
    private var isRightToLeft: Bool { table.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let travel = pan.translation(in: table)
        guard !table.isEditing, abs(travel.x) > abs(travel.y) else { return false }
        if cell != nil { return isOpen }
        let start = pan.location(in: table)
        let origin = CGPoint(x: start.x - travel.x, y: start.y - travel.y)
        guard let path = table.indexPathForRow(at: origin), let cell = table.rows.shown[path] else { return false }
        return prepare(cell, at: path, isLeading: (travel.x > 0) != isRightToLeft)
    }

    private func prepare(_ cell: UITableViewCell, at path: IndexPath, isLeading: Bool) -> Bool {
        guard let source = table.dataSource else { return false }
        table.missing.remove(.canEdit)
        guard source.tableView(table, canEditRowAt: path) else { return false }
        let saysEditable = !table.missing.contains(.canEdit)
        guard let found = configuration(at: path, isLeading: isLeading, saysEditable), !found.actions.isEmpty,
            table.rows.path(of: cell) == path
        else { return false }
        configuration = found
        self.isLeading = isLeading
        self.cell = cell
        return true
    }

    private func configuration(
        at path: IndexPath, isLeading: Bool, _ saysEditable: Bool
    ) -> UISwipeActionsConfiguration? {
        let delegate = table.tableDelegate
        if isLeading { return delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) }
        table.missing.remove(.trailingActions)
        let own = delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        guard delegate == nil || table.missing.contains(.trailingActions) else { return own }
        // T52: without actions of its own, a row that says that it can be edited can be deleted.
        let style = delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
        guard saysEditable, style == .delete else { return nil }
        let title = delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak table, weak cell] _, _, done in
                if let table, let cell = cell ?? table.rows.shown[path], let path = table.rows.path(of: cell) {
                    table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
                }
                done(true)
            }
        ])
    }

    // MARK: Following

    func handle(_ sender: UIGestureRecognizer) {
        guard let cell else { return }
        switch pan.state {
        case .began:
            guard !isOpen, let path = table.rows.path(of: cell) else { return }
            table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
            show()
            follow()
        case .changed: follow()
        case .ended: finish()
        case .cancelled, .failed: close(animated: true)
        case .possible: break
        }
    }

    private func show() {
        guard let cell, let configuration else { return }
        cell.edit.isSwiped = true
        cell.setNeedsUpdateConfiguration()
        let view = SwipeActionsView(configuration.actions, isLeading: isLeading != isRightToLeft) { [weak self] in
            self?.perform($0)
        }
        view.frame = cell.frame
        table.insertSubview(view, belowSubview: cell)
        buttons = view
    }

    /// How far the row is moved: to the right is positive.
    private var direction: CGFloat { isLeading != isRightToLeft ? 1 : -1 }

    private var openWidth: CGFloat { CGFloat(configuration?.actions.count ?? 0) * ListConstants.swipeActionWidth }

    private var distance: CGFloat {
        let start = isOpen ? openWidth : 0
        return max(start + pan.translation(in: table).x * direction, 0)
    }

    private func follow() { move(to: distance) }

    private func move(to distance: CGFloat) {
        guard let cell else { return }
        cell.frame.origin.x = table.rows.rowFrame.x + distance * direction
        clip(cell, to: distance)
        buttons?.uncover(distance)
    }

    /// T65: in an inset table a row stays within its group: what moves out of it is not seen.
    private func clip(_ cell: UITableViewCell, to distance: CGFloat) {
        guard table.style == .insetGrouped else { return }
        let clip = cell.mask ?? UIView()
        clip.backgroundColor = .black
        clip.frame = cell.bounds.offsetBy(dx: -distance * direction, dy: 0).intersection(cell.bounds)
        if cell.mask == nil { cell.mask = clip }
    }

    private func finish() {
        guard let cell, let configuration else { return }
        if configuration.performsFirstActionWithFullSwipe,
            distance > cell.bounds.width * ListConstants.fullSwipeShare
        {
            return perform(configuration.actions[0])
        }
        let velocity = pan.velocity(in: table).x * direction
        guard distance > openWidth / 2 ? velocity > -300 : velocity > 300 else { return close(animated: true) }
        isOpen = true
        if let path = table.rows.path(of: cell) { table.selection.note(path, .swipeActionsShown) }
        animate { self.move(to: self.openWidth) }
    }

    private func animate(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    // MARK: Ending

    /// Whether a touch in a view closes what is open, and is for nothing else.
    func closes(for view: UIView) -> Bool {
        guard isOpen, let buttons, !view.isDescendant(of: buttons) else { return false }
        close(animated: true)
        return true
    }

    private func perform(_ action: UIContextualAction) {
        guard let buttons else { return }
        // The row closes when the application says that it is done, at once or later.
        action.handler(action, buttons) { [weak self] _ in self?.close(animated: true) }
    }

    /// Whether a row is open or follows a finger.
    func close(animated: Bool) {
        guard let cell, let buttons else { return self.cell = nil }
        let path = table.rows.path(of: cell)
        self.cell = nil
        self.buttons = nil
        configuration = nil
        isOpen = false
        cell.edit.isSwiped = false
        cell.setNeedsUpdateConfiguration()
        let place = { cell.frame.origin.x = self.table.rows.rowFrame.x }
        if animated, table.window != nil {
            UIView.animate(
                withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction,
                animations: place,
                completion: { _ in
                    cell.mask = nil
                    buttons.removeFromSuperview()
                })
        } else {
            place()
            cell.mask = nil
            buttons.removeFromSuperview()
        }
        table.tableDelegate?.tableView(table, didEndEditingRowAt: path)
    }
}

/// Recognizes pans that may open a row. A class of its own, so that nobody takes it for an application's.
final class SwipeActionsPanGestureRecognizer: UIPanGestureRecognizer {}
