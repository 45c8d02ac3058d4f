// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import UIKitCore

/// Connects constraints, the core and the trees' engines. The core reports the views that take part, and constraints report
/// their changes.
///
/// It exists with the program's first constraint.
@MainActor
final class LayoutSystem: ConstraintLayout {
    private static let shared = LayoutSystem()
    /// The view whose frame the system is setting from the solution.
    private var placed: UIView?
    /// Whether the system requests layout because of a solution; contents do not change by that.
    private var isMarking = false
    /// Whether views are changing their constraints. A nested request for that does nothing.
    private var isUpdating = false

    static func install() {
        if UIView.constraintLayout == nil { UIView.constraintLayout = shared }
    }

    // MARK: Engines

    private static func root(of view: UIView) -> UIView {
        var root = view
        while let parent = root.superview { root = parent }
        return root
    }

    /// The engine of the tree around a view, made when first needed; `nil` where nothing takes part.
    static func engine(around view: UIView) -> LayoutEngine? {
        let root = root(of: view)
        guard root.isConstrained else { return nil }
        let item = LayoutItem.of(root)
        if let engine = item.ownEngine { return engine }
        let engine = LayoutEngine(root: root)
        item.ownEngine = engine
        engine.takeIn(root)
        return engine
    }

    private static func existingEngine(around view: UIView) -> LayoutEngine? {
        LayoutItem.existing(root(of: view))?.ownEngine
    }

    // MARK: Constraints

    static func activate(_ constraint: NSLayoutConstraint) {
        enforce(
            constraint.isWhole, "A constraint can't become active when one of its items is gone: \(constraint).")
        let hosts = constraint.items.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
        enforce(
            hosts.count == constraint.items.count, "A layout guide of a constraint belongs to no view: \(constraint).")
        guard let holder = commonAncestor(of: hosts) else {
            brokenRule(
                "A constraint can't become active: its items have no view in common that both are in. Add the views to the tree first. \(constraint)"
            )
        }
        activate(constraint, in: holder)
    }

    static func activate(_ constraint: NSLayoutConstraint, in holder: UIView) {
        let items = constraint.items.compactMap { LayoutItem.of(object: $0) }
        enforce(
            items.allSatisfy { $0.host?.isDescendant(of: holder) == true },
            "A view can't hold a constraint about views that are not in it: \(constraint).")
        LayoutItem.of(holder).held.append(constraint)
        constraint.setHolder(holder)
        for item in items {
            if !item.touching.contains(where: { $0 === constraint }) { item.touching.append(constraint) }
            item.host?.markConstrained()
        }
        holder.markConstrained()
        existingEngine(around: holder)?.add(constraint)
        holder.markNeedsLayoutPass()
    }

    static func deactivate(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        existingEngine(around: holder)?.remove(constraint)
        for object in constraint.items {
            LayoutItem.of(object: object)?.touching.removeAll { $0 === constraint }
        }
        constraint.setHolder(nil)
        LayoutItem.of(holder).held.removeAll { $0 === constraint }
        holder.markNeedsLayoutPass()
    }

    static func constantChanged(of constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        existingEngine(around: holder)?.constantChanged(of: constraint)
        holder.markNeedsLayoutPass()
    }

    static func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        existingEngine(around: holder)?.priorityChanged(of: constraint)
        holder.markNeedsLayoutPass()
    }

    /// The nearest view that contains all the others, or is one of them.
    private static func commonAncestor(of views: [UIView]) -> UIView? {
        var candidate = views.first
        while let view = candidate {
            if views.allSatisfy({ $0.isDescendant(of: view) }) { return view }
            candidate = view.superview
        }
        return nil
    }

    // MARK: From the core

    func solve(around view: UIView) -> Bool {
        guard let engine = Self.engine(around: view), engine.isDirty else { return false }
        return solve(engine)
    }

    /// Solves, and requests layout of the views around everything that moved.
    private func solve(_ engine: LayoutEngine) -> Bool {
        updateConstraints(in: engine)
        let moved = engine.solve()
        let wasMarking = isMarking
        isMarking = true
        for view in moved where !view.isInLayout { view.setNeedsLayout() }
        isMarking = wasMarking
        return moved.contains { !$0.isInLayout }
    }

    /// Lets the waiting views update their constraints. Code in the middle of a layout may have changed other constraints too (L4).
    private func updateConstraints(in engine: LayoutEngine) {
        guard !isUpdating else { return }
        isUpdating = true
        engine.root?.updateConstraintsIfNeeded()
        isUpdating = false
    }

    func layoutSettled(around view: UIView) { Self.existingEngine(around: view)?.reportConflicts() }

    func placeSubviews(of view: UIView) {
        guard let engine = Self.engine(around: view) else { return }
        engine.refreshSurroundings(of: view)
        if engine.isDirty { _ = solve(engine) }
        if view.superview == nil, let size = engine.ownSize(of: view), size != view.bounds.size {
            place(view) { view.bounds.size = size }
        }
        for subview in view.subviews where subview.isConstrained {
            guard let frame = engine.frame(of: subview), frame != subview.untransformedFrame else { continue }
            place(subview) { subview.untransformedFrame = frame }
        }
        // Autoresized views may move with it, and constraints may depend on them. They are solved at the next view or at the
        // end of the pass.
        engine.placeGuides(of: view)
    }

    func resize(_ view: UIView) {
        guard view.isConstrained, let engine = Self.existingEngine(around: view),
            let size = engine.frame(of: view)?.size,
            size != view.untransformedFrame.size
        else { return }
        place(view) { view.bounds.size = size }
    }

    private func place(_ view: UIView, _ change: () -> Void) {
        let outer = placed
        placed = view
        change()
        placed = outer
    }

    func fittingSize(
        of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        view.updateConstraintsIfNeeded()
        return LayoutEngine.fittingSize(of: view, target, horizontal, vertical)
    }

    func viewDidEnter(_ view: UIView) {
        guard let superview = view.superview else { return }
        superview.markConstrained()
        LayoutItem.existing(view)?.ownEngine = nil
        Self.forEachItem(in: view) { $0.leaveEngine() }
        guard let engine = Self.existingEngine(around: superview) else { return }
        engine.takeIn(view)
        superview.markNeedsLayoutPass()
    }

    func viewWillLeave(_ view: UIView) {
        var crossing: [NSLayoutConstraint] = []
        var inner: [NSLayoutConstraint] = []
        Self.forEachItem(in: view) { item in
            for constraint in item.touching {
                let isInner = constraint.holder?.isDescendant(of: view) == true
                if isInner { inner.append(constraint) } else { crossing.append(constraint) }
            }
        }
        // L8: constraints that reach beyond the view are deactivated.
        for constraint in crossing where constraint.isActive { constraint.isActive = false }
        guard let engine = Self.existingEngine(around: view) else { return }
        for constraint in inner { engine.remove(constraint) }
        Self.forEachItem(in: view) { engine.letGo($0) }
    }

    func geometryChanged(of view: UIView) {
        guard placed !== view || view.isConstrained else { return }
        guard let item = LayoutItem.existing(view), let engine = item.engine else { return }
        if placed !== view { engine.geometryChanged(of: item) }
        engine.sizeChanged(of: item)
    }

    func contentChanged(in view: UIView) {
        guard !isMarking, placed !== view, let item = LayoutItem.existing(view), let engine = item.engine else {
            return
        }
        if engine.contentChanged(of: item) { view.markNeedsLayoutPass() }
    }

    func contentPriorityChanged(of view: UIView) {
        guard let item = LayoutItem.existing(view), let engine = item.engine else { return }
        engine.contentPriorityChanged(of: item)
        view.markNeedsLayoutPass()
    }

    func translationChanged(of view: UIView) {
        guard let item = LayoutItem.existing(view), let engine = item.engine else { return }
        engine.translationChanged(of: item)
        view.markNeedsLayoutPass()
    }

    func hiddenChanged(of view: UIView) {
        (view.superview as? UIStackView)?.hiddenChanged(of: view)
    }

    func guideWillLeave(_ guide: UILayoutGuide) {
        guard let item = LayoutItem.existing(guide) else { return }
        for constraint in item.touching { constraint.isActive = false }
        item.engine?.letGo(item)
    }

    /// The items of a view, of its guides, and of all below.
    static func forEachItem(in view: UIView, _ visit: (LayoutItem) -> Void) {
        guard view.isConstrained else { return }
        if let item = LayoutItem.existing(view) { visit(item) }
        for guide in view.layoutGuides { LayoutItem.existing(guide).map(visit) }
        for subview in view.subviews { forEachItem(in: subview, visit) }
    }
}

extension UIView {
    /// The frame without the view's transform, in the superview's coordinates (points).
    var untransformedFrame: CGRect {
        get {
            let size = bounds.size
            return CGRect(
                x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height,
                width: size.width, height: size.height)
        }
        set {
            if bounds.size != newValue.size { bounds.size = newValue.size }
            let center = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
            if self.center != center { self.center = center }
        }
    }
}
