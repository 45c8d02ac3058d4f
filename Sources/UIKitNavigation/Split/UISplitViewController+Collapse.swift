// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// The state of the columns after they became one.
@MainActor
final class SplitCollapse {
    var isCollapsed = false
    /// The column whose controller is visible.
    var column = UISplitViewController.Column.primary
    /// The controllers that were moved onto the primary stack, by their original columns.
    var moved: [UISplitViewController.Column: [UIViewController]] = [:]
    /// The former content of the primary stack.
    var primary: [UIViewController] = []

    func isMoved(_ column: UISplitViewController.Column) -> Bool { moved[column] != nil }
}

// One column: the primary stack, with those of the other columns on top (V8 to V10).
extension UISplitViewController {
    /// The visible controller while there is one column.
    var shownAlone: UIViewController? { isCollapsed ? columns[collapse.column] : nil }

    private var primaryStack: UINavigationController? { columns[.primary] as? UINavigationController }

    func collapseColumns() {
        let proposed: Column = columns[.compact] != nil ? .compact : columns[.secondary] != nil ? .secondary : .primary
        let top =
            style == .unspecified
            ? proposed
            : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        clearPanes()
        collapse.isCollapsed = true
        collapse.moved = [:]
        collapse.primary = primaryStack?.viewControllers ?? []
        collapse.column = columns[.compact] != nil ? .compact : columns[.primary] != nil ? .primary : .secondary
        if columns[.compact] == nil { moveColumns(upTo: top) }
        preparePanes()
        noteContainment(.collapsed, by: nil)
        delegate?.splitViewControllerDidCollapse(self)
        tellDetailTarget()
    }

    private func moveColumns(upTo top: Column) {
        guard let stack = primaryStack else {
            // Without a stack only one of the two is shown (V10).
            guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
            let isLeftOut =
                delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
            collapse.column = isLeftOut ? .primary : .secondary
            return
        }
        if style == .unspecified {
            guard let secondary = columns[.secondary] else { return }
            guard delegate?.splitViewController(self, collapseSecondary: secondary, onto: stack) != true else { return }
        }
        for column in orderedColumns.dropFirst() where column.rawValue <= top.rawValue {
            move(column, onto: stack, animated: false)
        }
    }

    /// Takes a column's controllers onto the primary stack.
    private func move(_ column: Column, onto stack: UINavigationController, animated: Bool) {
        guard collapse.moved[column] == nil, let controller = columns[column] else { return }
        let controllers: [UIViewController]
        if let other = controller as? UINavigationController {
            controllers = other.viewControllers
            other.setViewControllers([], animated: false)
        } else {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
            controllers = [controller]
        }
        collapse.moved[column] = controllers
        stack.setViewControllers(stack.viewControllers + controllers, animated: animated)
    }

    func expandColumns() {
        clearPanes()
        let proposed = preferredDisplayMode
        let mode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if let stack = primaryStack, !collapse.moved.isEmpty || stack.viewControllers.count > collapse.primary.count {
            giveBack(from: stack)
        }
        collapse.isCollapsed = false
        collapse.moved = [:]
        changeMode(to: mode, animated: false)
        preparePanes()
        noteContainment(.expanded, by: nil)
        delegate?.splitViewControllerDidExpand(self)
        tellDetailTarget()
    }

    /// A column gets back its controllers, including those popped meanwhile, and those that were pushed over them since.
    private func giveBack(from stack: UINavigationController) {
        let all = stack.viewControllers
        let own = all.prefix { one in collapse.primary.contains { $0 === one } }
        var parts: [Column: [UIViewController]] = [:]
        var current = Column.secondary
        for controller in all.dropFirst(own.count) {
            if let known = collapse.moved.first(where: { $0.value.contains { $0 === controller } })?.key {
                current = known
            }
            parts[current, default: []].append(controller)
        }
        stack.setViewControllers(Array(own), animated: false)
        for column in orderedColumns.dropFirst() {
            guard let controllers = parts[column] ?? collapse.moved[column] else { continue }
            if let other = columns[column] as? UINavigationController {
                other.setViewControllers(controllers, animated: false)
            } else if let first = controllers.first {
                columns[column] = first
                addChild(first)
                first.didMove(toParent: self)
            }
        }
    }

    private func clearPanes() {
        for pane in panes.values { pane.removeFromSuperview() }
        panes = [:]
    }

    private func tellDetailTarget() {
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    // MARK: In one column

    func showCollapsed(_ column: Column) {
        guard let stack = primaryStack, collapse.column == .primary else {
            collapse.column = column
            return layoutColumns(animated: false)
        }
        let isAnimated = stack.viewIfLoaded?.window != nil
        if column == .primary {
            if let last = collapse.primary.last { stack.popToViewController(last, animated: isAnimated) }
            return
        }
        if let controllers = collapse.moved[column] {
            if let first = controllers.first, !stack.viewControllers.contains(where: { $0 === first }) {
                stack.setViewControllers(stack.viewControllers + controllers, animated: isAnimated)
            }
            return
        }
        for inner in orderedColumns.dropFirst() where inner.rawValue < column.rawValue {
            move(inner, onto: stack, animated: false)
        }
        move(column, onto: stack, animated: isAnimated)
    }

    func hideCollapsed(_ column: Column) {
        guard let stack = primaryStack, let first = collapse.moved[column]?.first,
            let place = stack.viewControllers.firstIndex(where: { $0 === first }), place > 0
        else { return }
        stack.popToViewController(stack.viewControllers[place - 1], animated: true)
    }

    /// V14: the controllers of a stack are pushed, not the stack itself.
    func pushCollapsed(_ vc: UIViewController) {
        guard let stack = primaryStack else {
            return present(vc, animated: true)
        }
        guard let other = vc as? UINavigationController else {
            return stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        }
        let controllers = other.viewControllers
        other.setViewControllers([], animated: false)
        stack.setViewControllers(stack.viewControllers + controllers, animated: UIView.areAnimationsEnabled)
    }

    /// Sets a controller for a column whose controllers are on the primary stack.
    func replaceMoved(_ column: Column, _ controller: UIViewController?) {
        guard let stack = primaryStack else { return }
        let old = collapse.moved.removeValue(forKey: column) ?? []
        let kept = stack.viewControllers.filter { one in !old.contains { $0 === one } }
        let wasShown = kept.count < stack.viewControllers.count
        stack.setViewControllers(kept, animated: false)
        if let previous = columns[column], previous.parent === self {
            previous.willMove(toParent: nil)
            previous.removeFromParent()
        }
        columns[column] = controller
        guard let controller else { return }
        addChild(controller)
        controller.didMove(toParent: self)
        if wasShown { move(column, onto: stack, animated: false) }
    }
}
