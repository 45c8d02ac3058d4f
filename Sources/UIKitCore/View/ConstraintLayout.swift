// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The layout by constraints, as the core sees it. UIKitLayout, which is above the core, implements it.
///
/// Programs without constraints have none. The core reports only views that take part (`NodeFlags.constrained`).
@MainActor
package protocol ConstraintLayout: AnyObject {
    /// Solves the constraints of the tree around a view, and requests layout of the views that change. Returns whether any
    /// view changes.
    func solve(around view: UIView) -> Bool
    /// No view of the tree around a view waits for layout any more. So constraints that conflict now stay in conflict until
    /// something changes.
    func layoutSettled(around view: UIView)
    /// Gives the subviews and the guides their frames by constraints.
    func placeSubviews(of view: UIView)
    /// Gives the view its size by constraints, around its middle, before its superview places it.
    func resize(_ view: UIView)
    /// The size that constraints give a view for a target size (points); `nil` when no constraint decides.
    func fittingSize(
        of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize?
    /// The view was added to a superview.
    func viewDidEnter(_ view: UIView)
    /// The view is about to leave its superview.
    func viewWillLeave(_ view: UIView)
    /// The view has another size or place.
    func geometryChanged(of view: UIView)
    /// The view's intrinsic size may have changed.
    func contentChanged(in view: UIView)
    func contentPriorityChanged(of view: UIView)
    func translationChanged(of view: UIView)
    func hiddenChanged(of view: UIView)
    /// The guide is about to leave its view.
    func guideWillLeave(_ guide: UILayoutGuide)
}

extension UIView {
    /// Set with the program's first constraint.
    package static var constraintLayout: (any ConstraintLayout)?

    /// The layout by constraints, for a view that takes part in it.
    @inline(__always)
    var constraintLayout: (any ConstraintLayout)? {
        node.pointee.flags.contains(.constrained) ? Self.constraintLayout : nil
    }

    /// The view's part in a layout by constraints: UIKitLayout's own data.
    package var constraintState: AnyObject? {
        get { extras?.rare?.constraintState }
        set { makeRareExtras().constraintState = newValue }
    }

    /// Whether the view, or one below it, takes part in a layout by constraints.
    package var isConstrained: Bool { node.pointee.flags.contains(.constrained) }

    /// Marks the way from the topmost view down to this one, which takes part from now on.
    package func markConstrained() {
        var current: NodePointer? = node
        while let node = current, !node.pointee.flags.contains(.constrained) {
            node.pointee.flags.insert(.constrained)
            current = node.pointee.parent
        }
    }

    /// Asks for a layout pass, without the view's own layout.
    package func markNeedsLayoutPass() {
        guard !node.pointee.flags.contains(.descendantNeedsLayout) else { return }
        node.pointee.flags.insert(.descendantNeedsLayout)
        propagateNeedsLayout()
    }

    /// Whether the view is in the middle of its `layoutSubviews`.
    package var isInLayout: Bool { node.pointee.flags.contains(.isLayingOut) }

    // MARK: The pass of updateConstraints

    func markNeedsConstraintUpdate() {
        node.pointee.flags.insert(.needsConstraintUpdate)
        propagateNeedsConstraintUpdate()
    }

    /// Marks the way from the topmost view down to this one: this view, or one below it, waits.
    func propagateNeedsConstraintUpdate() {
        var parent = node.pointee.parent
        while let current = parent, !current.pointee.flags.contains(.descendantNeedsConstraintUpdate) {
            current.pointee.flags.insert(.descendantNeedsConstraintUpdate)
            parent = current.pointee.parent
        }
        markNeedsLayoutPass()
    }

    /// Calls the waiting `updateConstraints`, from the innermost views outwards. Such a call may make other views wait. Each
    /// view is called once.
    func updateWaitingConstraints() {
        let waiting: NodeFlags = [.needsConstraintUpdate, .descendantNeedsConstraintUpdate]
        guard !node.pointee.flags.isDisjoint(with: waiting) else { return }
        if node.pointee.flags.contains(.descendantNeedsConstraintUpdate) {
            node.pointee.flags.remove(.descendantNeedsConstraintUpdate)
            for subview in subviewStorage where subview.superview === self { subview.updateWaitingConstraints() }
        }
        guard node.pointee.flags.contains(.needsConstraintUpdate) else { return }
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
        guard node.pointee.flags.contains(.needsConstraintUpdate) else { return }
        node.pointee.flags.remove(.needsConstraintUpdate)
        let culprit: UIResponder = viewController ?? self
        UIApplication.shared.report(
            "\(printedClassName(of: culprit)) does not call super in its update of constraints.")
    }
}
