// SPDX-License-Identifier: Apache-2.0

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
    private unowned let list: any SwipedList
    let pan = SwipeActionsPanGestureRecognizer(target: nil, action: nil)
    private(set) var cell: (any SwipedCell)?
    private var buttons: SwipeActionsView?
    private var configuration: UISwipeActionsConfiguration?
    private var isLeading = false
    private var isOpen = false

    init(_ list: any SwipedList) {
        self.list = list
        super.init()
        pan.addTarget(self, action: Selector("handle:", SwipeActions.handle(_:)))
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
    }

    /// Whether the row begins on the right, for languages that read from there.
    private var isRightToLeft: Bool { list.isRightToLeft }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let travel = pan.translation(in: list)
        guard abs(travel.x) > abs(travel.y) else { return false }
        if cell != nil { return isOpen }
        guard !list.isEditing else { return false }
        let start = pan.location(in: list)
        let origin = CGPoint(x: start.x - travel.x, y: start.y - travel.y)
        guard let (path, cell) = list.swipedCell(at: origin) else { return false }
        return prepare(cell, at: path, isLeading: (travel.x > 0) != isRightToLeft)
    }

    private func prepare(
        _ cell: any SwipedCell, at path: IndexPath, isLeading: Bool, _ given: UISwipeActionsConfiguration? = nil
    ) -> Bool {
        guard let found = given ?? list.swipeActions(at: path, isLeading: isLeading), !found.actions.isEmpty,
            list.path(of: cell) == path
        else { return false }
        configuration = found
        self.isLeading = isLeading
        self.cell = cell
        return true
    }

    /// Opens a row's trailing actions without a finger: the given ones, or else those that a swipe would uncover.
    func open(_ cell: any SwipedCell, to given: UISwipeActionsConfiguration? = nil) {
        close(animated: false)
        guard let path = list.path(of: cell), prepare(cell, at: path, isLeading: false, given) else { return }
        list.swipeWillBegin(path)
        show()
        isOpen = true
        list.selection.note(path, .swipeActionsShown)
        animate { self.move(to: self.openWidth) }
        // Users of assistive technology do not see the row move: the notification leads them to the buttons.
        UIAccessibility.post(notification: .layoutChanged, argument: buttons?.subviews.first)
    }

    /// Closes the open row. Returns whether there was one.
    func closeOpen() -> Bool {
        guard isOpen else { return false }
        close(animated: true)
        return true
    }

    // MARK: Following

    func handle(_ sender: UIGestureRecognizer) {
        guard let cell else { return }
        switch pan.state {
        case .began:
            guard !isOpen, let path = list.path(of: cell) else { return }
            list.swipeWillBegin(path)
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
        cell.showSwiped(true)
        let view = SwipeActionsView(configuration.actions, isLeading: isLeading != isRightToLeft) { [weak self] in
            self?.perform($0)
        }
        view.frame = cell.frame
        list.insertSubview(view, belowSubview: cell)
        buttons = view
    }

    /// The place of the closed row.
    private var restingPlace: CGFloat { list.restingPlace(ofSwiped: cell) }

    /// The sign of the row's movement: to the right is positive.
    private var direction: CGFloat { isLeading != isRightToLeft ? 1 : -1 }

    private var openWidth: CGFloat { CGFloat(configuration?.actions.count ?? 0) * ListConstants.swipeActionWidth }

    private var distance: CGFloat {
        let start = isOpen ? openWidth : 0
        return max(start + pan.translation(in: list).x * direction, 0)
    }

    private func follow() { move(to: distance) }

    private func move(to distance: CGFloat) {
        guard let cell else { return }
        cell.frame.origin.x = restingPlace + distance * direction
        clip(cell, to: distance)
        buttons?.uncover(distance)
    }

    /// T65: in an inset table a row stays within its group: the part that moves out is hidden.
    private func clip(_ cell: any SwipedCell, to distance: CGFloat) {
        guard list.insetsSwipedRows else { return }
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
        let velocity = pan.velocity(in: list).x * direction
        guard distance > openWidth / 2 ? velocity > -300 : velocity > 300 else { return close(animated: true) }
        isOpen = true
        if let path = list.path(of: cell) { list.selection.note(path, .swipeActionsShown) }
        animate { self.move(to: self.openWidth) }
    }

    private func animate(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    // MARK: Ending

    /// Whether a touch in a view closes the open row, and does nothing else.
    func closes(for view: UIView) -> Bool {
        guard let buttons, !view.isDescendant(of: buttons) else { return false }
        return closeOpen()
    }

    private func perform(_ action: UIContextualAction) {
        guard let buttons else { return }
        // The row closes when the application calls back, at once or later.
        action.handler(action, buttons) { [weak self] _ in self?.close(animated: true) }
    }

    /// Whether a row is open or follows a finger.
    func close(animated: Bool) {
        guard let cell, let buttons else { return self.cell = nil }
        let path = list.path(of: cell)
        let place = restingPlace
        self.cell = nil
        self.buttons = nil
        configuration = nil
        isOpen = false
        cell.showSwiped(false)
        let putBack = { cell.frame.origin.x = place }
        if animated, list.window != nil {
            UIView.animate(
                withDuration: ListConstants.updateDuration, delay: 0, options: .allowUserInteraction,
                animations: putBack,
                completion: { _ in
                    cell.mask = nil
                    buttons.removeFromSuperview()
                })
        } else {
            putBack()
            cell.mask = nil
            buttons.removeFromSuperview()
        }
        list.swipeDidEnd(path)
    }
}

/// Recognizes pans that may open a row. It has its own class, so that nobody takes it for an application's.
final class SwipeActionsPanGestureRecognizer: UIPanGestureRecognizer {}
