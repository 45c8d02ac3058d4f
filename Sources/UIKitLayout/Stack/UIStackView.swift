// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import UIKitCore

/// Places views in a row or a column, by constraints that it makes and keeps (L30–L36).
@preconcurrency @MainActor
open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    private var made: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []
    private var needsArrangement = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a stack without views. A storyboard's or a nib's coder sets its properties (IB2).
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        prepare()
        coder.archive?.finish(self, as: UIStackView.self)
    }

    private func prepare() {
        LayoutSystem.install()
        markConstrained()
    }

    /// A row of these views, in order; each becomes a subview. The stack has no size until it is laid out.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    // MARK: Arranged views

    /// The views in a row, hidden ones too; each is a subview (L32).
    open var arrangedSubviews: [UIView] { arranged }

    /// Puts a view at the end of the row; a view that is there already moves to the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Puts a view into the row. A view that is there already moves. A view that is no subview becomes one, in front.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let old = arranged.firstIndex { $0 === view }
        let count = arranged.count - (old == nil ? 0 : 1)
        enforce(
            stackIndex >= 0 && stackIndex <= arranged.count,
            "A stack view with \(arranged.count) arranged views has no place \(stackIndex).")
        if let old { arranged.remove(at: old) }
        arranged.insert(view, at: min(stackIndex, count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsArrangement()
    }

    /// Takes a view out of the row; it stays a subview, where it is.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        spacings[ObjectIdentifier(view)] = nil
        setNeedsArrangement()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: How they are arranged

    /// Whether the views stand beside or below each other; beside each other at first.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }

    /// How the views fill the stack along its axis; `fill` at first (L30).
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { setNeedsArrangement() } } }

    /// Where the views lie across the axis; `fill` at first (L31).
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }

    /// Between neighbours, in points: exactly, or at least this much if the distribution is about the spaces.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsArrangement() } } }

    /// The distance after one of the arranged views (points); `spacingUseDefault` goes back to `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// The distance after one of the arranged views (points); `spacingUseDefault` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether the distances of a column are between the last line of text above and the first below; false at first.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Whether the row stays within the stack's margins; false at first.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    // MARK: Constraints

    private func setNeedsArrangement() {
        needsArrangement = true
        setNeedsUpdateConstraints()
    }

    /// L45: one text alone is as wide as it was. Other constraints would only be made anew, and what is open be decided otherwise.
    func wrappingDidChange(of view: UIView) {
        guard distribution == .fill, axis == .horizontal, arranged.contains(where: { $0 === view }) else { return }
        let isEqualized = made.contains { $0.identifier == StackBuilder.equalizing }
        let texts = arranged.lazy.filter { !$0.isHidden && $0.isWrappingText }
        if isEqualized || texts.count > 1 { setNeedsArrangement() }
    }

    open override func updateConstraints() {
        if needsArrangement { arrange() }
        super.updateConstraints()
    }

    private func arrange() {
        needsArrangement = false
        NSLayoutConstraint.deactivate(made)
        for gap in gaps { removeLayoutGuide(gap) }
        var builder = StackBuilder(stack: self, spacing: { [self] in distance(after: $0) })
        builder.build()
        made = builder.constraints
        gaps = builder.gaps
        NSLayoutConstraint.activate(made)
    }

    private func distance(after view: UIView) -> CGFloat {
        let wanted = spacings[ObjectIdentifier(view)] ?? spacing
        return wanted == Self.spacingUseSystem ? systemSpacing : wanted
    }

    /// L34: a hidden view takes no place. Within an animation the others move.
    func hiddenChanged(of view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        setNeedsArrangement()
        if UIView.inheritedAnimationDuration > 0 { (superview ?? self).layoutIfNeeded() }
    }

    // MARK: Lines of text

    /// In a column, the first arranged view's. In a row, the first visible view's: nobody searches for the tallest one.
    open override var forFirstBaselineLayout: UIView {
        arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        let shown = arranged.filter { !$0.isHidden }
        return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
    }
}
