// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Limits how often one view may be laid out again within a pass.
@MainActor
private enum LayoutPasses {
    static var depth = 0
    /// Whether a view of the pass never came to rest. Then the views around it get few attempts, because each attempt repeats
    /// all of that view's.
    static var isEndless = false
    static var limit: Int { isEndless ? 3 : 100 }
    /// The view in whose `layoutSubviews` the pass is, until the views that constraints place are at their places.
    static var unplaced: NodePointer?
}

// Layout. Waiting views are marked, and so is the way down to them. A pass visits only these.
extension UIView {
    func markNeedsLayout() {
        constraintLayout?.contentChanged(in: self)
        guard !node.pointee.flags.contains(.needsLayout) else { return }
        node.pointee.flags.insert(.needsLayout)
        propagateNeedsLayout()
    }

    /// Subviews came, went, changed places or sizes (B57). A view in the middle of its layout made the change itself, and is
    /// not laid out again for it.
    func subviewsChanged() {
        if !node.pointee.flags.contains(.isLayingOut) { markNeedsLayout() }
    }

    /// Marks the way from the topmost view down to this one.
    func propagateNeedsLayout() {
        var parent = node.pointee.parent
        while let current = parent, !current.pointee.flags.contains(.descendantNeedsLayout) {
            current.pointee.flags.insert(.descendantNeedsLayout)
            parent = current.pointee.parent
        }
        windowStorage?.setNeedsTurn()
    }

    /// Lays out from the topmost waiting view above this one that is connected to it by waiting views.
    func layoutTree() {
        updateWaitingConstraints()
        var start = node
        // A view in the middle of its layout does not wait: subviews that it adds and asks to lay out are laid out at once.
        while let parent = start.pointee.parent,
            parent.pointee.flags.intersection([.needsLayout, .isLayingOut]) == .needsLayout
        {
            start = parent
        }
        // Solve after the search for the start: what waits above this view only because of constraints is laid out later (L44).
        _ = UIView.constraintLayout?.solve(around: self)
        if start == node { constraintLayout?.resize(self) }
        LayoutPasses.depth += 1
        start.pointee.view.takeUnretainedValue().layoutWaiting()
        // Layout code may have moved views on which constraints depend.
        var rounds = 0
        while rounds < LayoutPasses.limit, UIView.constraintLayout?.solve(around: self) == true {
            start.pointee.view.takeUnretainedValue().layoutWaiting()
            rounds += 1
        }
        LayoutPasses.depth -= 1
        guard LayoutPasses.depth == 0 else { return }
        LayoutPasses.isEndless = false
        if let layout = UIView.constraintLayout, !isLayoutWaitingInTree { layout.layoutSettled(around: self) }
    }

    /// Whether any view from the topmost one down waits to be laid out.
    private var isLayoutWaitingInTree: Bool {
        var root = node
        while let parent = root.pointee.parent { root = parent }
        return !root.pointee.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout])
    }

    func placeConstrainedSubviews() {
        if LayoutPasses.unplaced == node { LayoutPasses.unplaced = nil }
        constraintLayout?.placeSubviews(of: self)
    }

    private func layoutWaiting() {
        // Layout code may request layout of a view that was laid out. Twice is common; without end it is a mistake.
        var passes = 0
        while !node.pointee.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            passes += 1
            guard passes <= LayoutPasses.limit else {
                node.pointee.flags.subtract([.needsLayout, .descendantNeedsLayout])
                guard !LayoutPasses.isEndless else { return }
                LayoutPasses.isEndless = true
                UIApplication.shared.report(
                    "\(printedClassName(of: self)) asked for layout in each of 100 layout passes; it is left as it is.")
                return
            }
            updateOwnPropertiesIfNeeded()
            updateWaitingConstraints()
            if node.pointee.flags.contains(.needsLayout) {
                guard !node.pointee.flags.contains(.isLayingOut) else { return }
                node.pointee.flags.remove(.needsLayout)
                node.pointee.flags.insert(.isLayingOut)
                viewController?.viewWillLayoutSubviews()
                let outer = LayoutPasses.unplaced
                LayoutPasses.unplaced = node
                if ViewOverrides.laysOutLayers(of: self) { layer.layoutSublayers() } else { layoutSubviews() }
                // L23: an override may leave the inherited method out.
                if LayoutPasses.unplaced == node { placeConstrainedSubviews() }
                LayoutPasses.unplaced = outer
                viewController?.viewDidLayoutSubviews()
                viewController?.tellOfFittingSize()
                node.pointee.flags.remove(.isLayingOut)
            }
            guard node.pointee.flags.contains(.descendantNeedsLayout) else { continue }
            node.pointee.flags.remove(.descendantNeedsLayout)
            for subview in subviewStorage
            where !subview.node.pointee.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
                subview.layoutWaiting()
            }
        }
    }

    // MARK: Properties

    func markNeedsPropertyUpdate() {
        guard !node.pointee.flags.contains(.needsPropertyUpdate) else { return }
        node.pointee.flags.formUnion([.needsPropertyUpdate, .descendantNeedsLayout])
        propagateNeedsLayout()
    }

    private func updateOwnPropertiesIfNeeded() {
        guard node.pointee.flags.contains(.needsPropertyUpdate) else { return }
        node.pointee.flags.remove(.needsPropertyUpdate)
        updateProperties()
    }

    func updateWaitingProperties() {
        updateOwnPropertiesIfNeeded()
        for subview in subviewStorage
        where !subview.node.pointee.flags.isDisjoint(with: [.needsPropertyUpdate, .descendantNeedsLayout]) {
            subview.updateWaitingProperties()
        }
    }

    // MARK: Safe area

    var currentSafeAreaInsets: UIEdgeInsets {
        guard let window = windowStorage else { return .zero }
        if let given = extras?.rare?.containerSafeAreaInsets { return given }
        let covered = window.screenSafeAreaInsets
        let own = window === self ? .zero : (viewController?.additionalSafeAreaInsets ?? .zero)
        guard covered != .zero || hasAdditionalInsetsAbove else { return own }
        let inherited = superview.map { $0.safeAreaInsetsForSubviews } ?? covered
        guard inherited != .zero else { return own }
        let frame = window === self ? bounds : convert(bounds, to: window)
        let size = window.bounds.size
        let outer = superview ?? self
        let area = outer === self ? CGRect(origin: .zero, size: size) : outer.convert(outer.bounds, to: window)
        // L38: on a side where nothing covers the superview, nothing covers the part of the view beyond it.
        func overlap(_ inset: CGFloat, _ beyond: CGFloat) -> CGFloat { inset > 0 ? max(0, inset + beyond) : 0 }
        return UIEdgeInsets(
            top: overlap(inherited.top, area.minY - frame.minY) + own.top,
            left: overlap(inherited.left, area.minX - frame.minX) + own.left,
            bottom: overlap(inherited.bottom, frame.maxY - area.maxY) + own.bottom,
            right: overlap(inherited.right, frame.maxX - area.maxX) + own.right)
    }

    /// The insets that subviews take over. A scroll view does not pass on the part that it turned into room around its
    /// content (L38).
    private var safeAreaInsetsForSubviews: UIEdgeInsets {
        let insets = currentSafeAreaInsets
        guard let scrollView = self as? UIScrollView else { return insets }
        let (whole, own) = (scrollView.adjustedContentInset, scrollView.contentInset)
        return UIEdgeInsets(
            top: max(0, insets.top - (whole.top - own.top)), left: max(0, insets.left - (whole.left - own.left)),
            bottom: max(0, insets.bottom - (whole.bottom - own.bottom)),
            right: max(0, insets.right - (whole.right - own.right)))
    }

    private var hasAdditionalInsetsAbove: Bool {
        var current: UIView? = superview
        while let view = current {
            if let controller = view.viewController, controller.additionalSafeAreaInsets != .zero { return true }
            if view.extras?.rare?.containerSafeAreaInsets != nil { return true }
            current = view.superview
        }
        return false
    }

    /// The safe area that a container sets for a view that it moves: a view on its way across the screen has its future
    /// insets. `nil`, the value at first, for the insets of its place.
    package var containerSafeAreaInsets: UIEdgeInsets? {
        get { extras?.rare?.containerSafeAreaInsets }
        set {
            guard newValue != containerSafeAreaInsets else { return }
            makeRareExtras().containerSafeAreaInsets = newValue
            window?.setNeedsSafeAreaUpdate()
        }
    }

    /// Reports to the subtree safe areas that changed since the last report.
    func updateSafeArea() {
        let insets = safeAreaInsets
        if insets != (extras?.safeAreaInsets ?? .zero) {
            makeExtras().safeAreaInsets = insets
            safeAreaInsetsDidChange()
            viewController?.viewSafeAreaInsetsDidChange()
            markNeedsLayout()
            updateMargins()
        }
        safeAreaWasRead()
        for subview in subviewStorage { subview.updateSafeArea() }
    }
}
