// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// A view's or guide's part in layouts by constraints, kept in its `constraintState`.
@MainActor
final class LayoutItem {
    /// A place and a size: the variables that constraints decide. A view's place is that of its alignment rectangle in its
    /// superview. A guide's place is in its owner.
    struct Frame {
        var x, y, width, height: SolverVariable

        var all: [SolverVariable] { [x, y, width, height] }
    }

    weak var view: UIView?
    weak var guide: UILayoutGuide?
    /// For a view: the constraints that it holds, in the order of their activation.
    var held: [NSLayoutConstraint] = []
    /// The active constraints that are about it.
    var touching: [NSLayoutConstraint] = []
    /// For a topmost view: the engine of the whole tree.
    var ownEngine: LayoutEngine?
    /// The engine of the item; set with `frame`.
    weak var engine: LayoutEngine?
    var frame: Frame?
    /// The constraints that fix the item's frame: from its autoresizing mask, or from the system.
    var fixed: [SolverConstraint] = []
    var content = ContentSize()
    /// The insets or offset in `fixed`.
    var insets = UIEdgeInsets.zero
    private var scrollGuides: [ScrollGuide] = []

    private init() {}

    static func of(_ view: UIView) -> LayoutItem {
        if let item = existing(view) { return item }
        let item = LayoutItem()
        item.view = view
        view.constraintState = item
        return item
    }

    static func of(_ guide: UILayoutGuide) -> LayoutItem {
        if let item = existing(guide) { return item }
        let item = LayoutItem()
        item.guide = guide
        guide.constraintState = item
        return item
    }

    static func of(object: AnyObject) -> LayoutItem? {
        (object as? UIView).map(of) ?? (object as? UILayoutGuide).map(of)
    }

    static func existing(_ view: UIView) -> LayoutItem? { view.constraintState as? LayoutItem }

    static func existing(_ guide: UILayoutGuide) -> LayoutItem? { guide.constraintState as? LayoutItem }

    /// The view itself, or the guide's.
    var host: UIView? { view ?? guide?.owningView }

    /// The view in whose coordinates the frame is.
    var container: UIView? { view != nil ? view?.superview : guide?.owningView }

    /// Whether constraints place the item. If not, they only read its frame.
    var isPlaced: Bool {
        if let view { return !view.translatesAutoresizingMaskIntoConstraints }
        return guide?.insetsInOwner == nil && !(guide is ScrollGuide)
    }

    func scrollGuide(_ kind: ScrollGuide.Kind) -> ScrollGuide {
        if let guide = scrollGuides.first(where: { $0.kind == kind }) { return guide }
        guard let scrollView = view as? UIScrollView else {
            preconditionFailure("Only scroll views have these guides.")
        }
        let guide = ScrollGuide(kind, of: scrollView)
        scrollGuides.append(guide)
        return guide
    }

    func existingScrollGuide(_ kind: ScrollGuide.Kind) -> ScrollGuide? { scrollGuides.first { $0.kind == kind } }

    /// Forgets the engine that solved for the item.
    func leaveEngine() {
        engine = nil
        frame = nil
        fixed = []
        content.forget()
    }
}

/// The constraints of an item's intrinsic size.
@MainActor
struct ContentSize {
    /// One axis: at least, and at most, the intrinsic length.
    struct Axis {
        var length: CGFloat = UIView.noIntrinsicMetric
        var resistance: SolverConstraint?
        var hugging: SolverConstraint?
    }

    var horizontal = Axis()
    var vertical = Axis()
    /// The width for which a text of several lines was measured.
    var fittedWidth: CGFloat?

    mutating func forget() { self = ContentSize() }

    /// A description of one of these constraints: `hugging, width <= 39`; `nil` for any other.
    func words(for number: SolverConstraint) -> String? {
        for (axis, name) in [(horizontal, "width"), (vertical, "height")] {
            if axis.hugging == number { return "hugging, \(name) <= \(ConstraintDescription.number(axis.length))" }
            if axis.resistance == number {
                return "compression resistance, \(name) >= \(ConstraintDescription.number(axis.length))"
            }
        }
        return nil
    }
}
