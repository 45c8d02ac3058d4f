// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// Changes the view tree, with all calls and consequences, in one order.
///
///     willMove(toSuperview:), willMove(toWindow:) down the subtree     the view is still where it was
///     touches cancelled (A47), first responder resigned (D17)          only when the window changes
///     willRemoveSubview on the old superview
///     the tree changes
///     didMoveToWindow down the subtree, didMoveToSuperview             the view is where it will be
///     didAddSubview on the new superview
@MainActor
enum ViewHierarchy {
    static func insert(_ view: UIView, into parent: UIView, at requestedIndex: Int) {
        enforce(view !== parent, "A view cannot be its own subview.")
        enforce(!parent.isDescendant(of: view), "A view cannot become a subview of a view inside it.")
        if view.superview === parent {
            move(view, in: parent, to: min(requestedIndex, parent.subviewStorage.count - 1))
            return
        }
        checkControllers(of: view, under: parent)
        if UIView.isAnyMasked { view.endMasking() }
        let oldParent = view.superview
        let oldWindow = view.windowStorage
        let newWindow = parent.windowStorage
        let changesWindow = newWindow !== view.windowStorage
        view.willMove(toSuperview: parent)
        if changesWindow { leave(for: newWindow, view) }
        // The calls ran user code, which may have moved the view or its new superview. This request is carried out on the
        // tree as it is now. The view is not asked again.
        if let current = view.superview, current === oldParent { current.willRemoveSubview(view) }
        if view.windowStorage !== parent.windowStorage, !changesWindow || view.windowStorage !== oldWindow {
            endInteraction(in: view)
        }
        enforce(
            !parent.isDescendant(of: view), "A view that is being added took its future superview into its own subtree."
        )
        if view.superview === parent {
            return move(view, in: parent, to: min(requestedIndex, parent.subviewStorage.count - 1))
        }
        if let current = view.superview { unlink(view, from: current) }
        link(view, into: parent, at: min(max(requestedIndex, 0), parent.subviewStorage.count))
        if view.windowStorage !== parent.windowStorage {
            arrive(in: parent.windowStorage, view)
        } else if newWindow != nil, view.windowStorage == nil {
            withdraw(view)
        }
        view.didMoveToSuperview()
        parent.didAddSubview(view)
    }

    static func insert(_ view: UIView, into parent: UIView, relativeTo sibling: UIView, offset: Int) {
        guard sibling.superview === parent else {
            return insert(view, into: parent, at: parent.subviewStorage.count)
        }
        var index = sibling.positionInSuperview + offset
        if view.superview === parent, view.positionInSuperview < index { index -= 1 }
        insert(view, into: parent, at: index)
    }

    static func remove(_ view: UIView) {
        guard let parent = view.superview else { return }
        withExtendedLifetime((view, parent)) {
            view.willMove(toSuperview: nil)
            let changesWindow = view.windowStorage != nil
            if changesWindow { leave(for: nil, view) }
            guard view.superview === parent else { return }
            parent.willRemoveSubview(view)
            // The calls ran user code, which may have removed the view already, or moved it elsewhere.
            guard view.superview === parent else { return }
            unlink(view, from: parent)
            if view.windowStorage != nil { arrive(in: nil, view) }
            view.didMoveToSuperview()
        }
    }

    static func move(_ view: UIView, in parent: UIView, to index: Int) {
        guard view.superview === parent else { return }
        let old = view.positionInSuperview
        guard old != index, parent.subviewStorage.indices.contains(index) else { return }
        parent.extras?.layer?.subviewWillLeave(view, at: old)
        parent.subviewStorage.remove(at: old)
        parent.subviewStorage.insert(view, at: index)
        parent.node.moveChild(view.node, from: old, to: index)
        parent.markChanged(.children)
        parent.subviewsChanged()
    }

    static func exchange(_ first: Int, _ second: Int, in parent: UIView) {
        guard first != second else { return }
        let low = min(first, second)
        let high = max(first, second)
        enforce(low >= 0 && high < parent.subviewStorage.count, "There is no subview at one of the two indexes.")
        let lowView = parent.subviewStorage[low]
        let highView = parent.subviewStorage[high]
        move(highView, in: parent, to: low)
        move(lowView, in: parent, to: high)
    }

    // MARK: The tree itself

    private static func link(_ view: UIView, into parent: UIView, at index: Int) {
        parent.subviewStorage.insert(view, at: index)
        parent.node.insertChild(view.node, at: index)
        if !view.node.pointee.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            view.propagateNeedsLayout()
        }
        if !view.node.pointee.flags.isDisjoint(with: [.needsConstraintUpdate, .descendantNeedsConstraintUpdate]) {
            view.propagateNeedsConstraintUpdate()
        }
        view.constraintLayout?.viewDidEnter(view)
        parent.markChanged(.children)
        parent.subviewsChanged()
    }

    private static func unlink(_ view: UIView, from parent: UIView) {
        view.constraintLayout?.viewWillLeave(view)
        let position = view.positionInSuperview
        parent.extras?.layer?.subviewWillLeave(view, at: position)
        parent.subviewStorage.remove(at: position)
        parent.node.removeChild(view.node)
        parent.markChanged(.children)
        parent.subviewsChanged()
    }

    // MARK: Windows

    /// The subtree is about to leave its window, or to enter one. While it still has its place, its touches end, and then a
    /// first responder resigns.
    static func leave(for window: UIWindow?, _ view: UIView) {
        announce(window, to: view)
        endInteraction(in: view)
    }

    private static func endInteraction(in view: UIView) {
        guard let old = view.windowStorage else { return }
        old.application.touchTable.viewWillLeaveWindow(view)
        old.application.presses.viewWillLeaveWindow(view)
        old.application.input.shakes.viewWillLeaveWindow(view)
        if let window = old.windowOfResponders { FirstResponderChange.viewWillLeaveWindow(view, window) }
        if old.application.animationNumbers.isInUse { view.loseAnimationsBelow() }
        old.display?.viewWillLeave(view)
    }

    static func arrive(in window: UIWindow?, _ view: UIView) {
        let old = view.windowStorage?.windowOfResponders
        setWindow(window, view)
        if let old { FirstResponderChange.viewDidLeaveWindow(view, old) }
        tellMoved(view, in: window)
        view.tintColorChanged()
        window?.setNeedsSafeAreaUpdate()
        if window != nil { EarlyRequests.viewDidArrive(view) }
    }

    /// The window that was announced to the subtree is gone.
    private static func withdraw(_ view: UIView) {
        view.viewController?.appearance.viewDidNotArrive()
        for subview in view.subviewStorage where subview.superview === view { withdraw(subview) }
    }

    /// The window of the subtree is being freed. No view is told, but no view may keep the window.
    static func forgetWindow(_ view: UIView) { setWindow(nil, view) }

    private static func announce(_ window: UIWindow?, to view: UIView) {
        view.viewController?.appearance.viewWillMove(to: window)
        view.willMove(toWindow: window)
        for subview in view.subviewStorage where subview.superview === view { announce(window, to: subview) }
    }

    private static func setWindow(_ window: UIWindow?, _ view: UIView) {
        view.windowStorage = window
        if window != nil, let layer = view.extras?.layer { layer.shown.arrival = SceneLife.picturelessTurns }
        for subview in view.subviewStorage { setWindow(window, subview) }
    }

    private static func tellMoved(_ view: UIView, in window: UIWindow?) {
        guard view.windowStorage === window else { return }
        if AppearanceProxies.isAny, window != nil { AppearanceProxies.apply(to: view, in: view.superview) }
        view.didMoveToWindow()
        view.viewController?.appearance.viewDidMove(to: window)
        for subview in view.subviewStorage where subview.superview === view { tellMoved(subview, in: window) }
    }

    /// J11: a child controller's view belongs below its parent controller's view.
    private static func checkControllers(of view: UIView, under parent: UIView) {
        guard let child = view.viewController, let expected = child.parent else { return }
        var current: UIView? = parent
        while let candidate = current {
            if let owner = candidate.viewController {
                enforce(
                    owner === expected,
                    "J11: the view of \(child) goes below the view of \(owner), but its parent controller is \(expected)."
                )
                return
            }
            current = candidate.superview
        }
    }
}
