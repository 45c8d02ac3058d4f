// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

// Adds the fixed parts of items to the solver: frames set by hand, the system's guides, sizes of contents.
extension LayoutEngine {
    private static let required: Float = 1000
    /// The priority that keeps the topmost view at its size if the constraints allow any size.
    private static let weakest: Float = 0.01

    /// Gives the solver the known values of an item.
    func hold(_ item: LayoutItem) {
        guard let frame = item.frame else { return }
        if let view = item.view, view === root {
            holdRoot(item, view)
        } else if let outer = item.view?.filledView {
            let outer = self.frame(for: LayoutItem.of(outer))
            fix(
                item,
                [
                    LinearExpression(frame.x), LinearExpression(frame.y),
                    LinearExpression(outer.width) - LinearExpression(frame.width),
                    LinearExpression(outer.height) - LinearExpression(frame.height),
                ])
        } else if item.view != nil, !item.isPlaced {
            fix(item, [frame.x, frame.y, frame.width, frame.height].map { LinearExpression($0) })
        } else if let guide = item.guide, !item.isPlaced {
            holdGuide(item, guide)
        }
        guard item.fixed.isEmpty || item.isPlaced else { return }
        for length in [frame.width, frame.height] {
            item.fixed.append(
                solver.add(
                    LinearExpression(length), .greaterThanOrEqual, priority: Self.required, hold: .fixed))
        }
        if let view = item.view, view.isInKeyboardsPlace {
            // D62: it is as wide as the keyboard; its height may grow (D58).
            let width = LinearExpression(frame.width) - LinearExpression(constant: Double(view.bounds.width))
            item.fixed.append(solver.add(width, .equal, priority: Self.required, hold: .fixed))
        }
        if item.view != nil { addContent(to: item) }
    }

    /// Sets expressions equal to constants that `updateFixed` knows.
    private func fix(_ item: LayoutItem, _ expressions: [LinearExpression], priority: Float = required) {
        let constants = fixedConstants(of: item)
        for (expression, constant) in zip(expressions, constants) {
            var expression = expression
            expression.constant = -Double(constant)
            item.fixed.append(solver.add(expression, .equal, priority: priority, hold: .fixed))
        }
    }

    private func holdRoot(_ item: LayoutItem, _ view: UIView) {
        guard let frame = item.frame else { return }
        let place = [LinearExpression(frame.x), LinearExpression(frame.y)]
        let size = [LinearExpression(frame.width), LinearExpression(frame.height)]
        guard let target = measuringTarget else {
            let isFixed = view.translatesAutoresizingMaskIntoConstraints || view is UIWindow
            fix(item, place + size, priority: isFixed ? Self.required : Self.weakest)
            return
        }
        fix(item, place)
        let goals = [(size[0], target.size.width, target.horizontal), (size[1], target.size.height, target.vertical)]
        for (expression, length, priority) in goals {
            item.fixed.append(
                solver.add(
                    expression - LinearExpression(constant: Double(length)), .equal, priority: priority.rawValue,
                    hold: .fixed))
        }
    }

    private func holdGuide(_ item: LayoutItem, _ guide: UILayoutGuide) {
        guard let frame = item.frame, let owner = guide.owningView else { return }
        let place = [LinearExpression(frame.x), LinearExpression(frame.y)]
        if let guide = guide as? ScrollGuide, guide.kind == .content {
            for expression in place {
                item.fixed.append(
                    solver.add(expression, .equal, priority: Self.required, hold: .fixed))
            }
            for length in [frame.width, frame.height] {
                item.fixed.append(
                    solver.add(
                        LinearExpression(length), .greaterThanOrEqual, priority: Self.required, hold: .fixed))
            }
            return
        }
        let outer = self.frame(for: LayoutItem.of(owner))
        let size = [
            LinearExpression(outer.width) - LinearExpression(frame.width),
            LinearExpression(outer.height) - LinearExpression(frame.height),
        ]
        fix(item, place + size)
    }

    /// The constants of an item's fixed expressions: its frame, or its insets in its owner.
    private func fixedConstants(of item: LayoutItem) -> [CGFloat] {
        if let view = item.view {
            if view.filledView != nil { return [0, 0, 0, 0] }
            let frame = view.alignmentRect(forFrame: view.untransformedFrame)
            return view === root
                ? [0, 0, frame.width, frame.height] : [frame.minX, frame.minY, frame.width, frame.height]
        }
        if let guide = item.guide as? ScrollGuide {
            let offset = guide.owningView?.bounds.origin ?? .zero
            return [offset.x, offset.y, 0, 0]
        }
        let insets = item.guide?.insetsInOwner ?? .zero
        item.insets = insets
        return [insets.left, insets.top, insets.left + insets.right, insets.top + insets.bottom]
    }

    func updateFixed(_ item: LayoutItem) {
        guard item.engine === self, !item.fixed.isEmpty, measuringTarget == nil else { return }
        if item.isPlaced, item.view !== root {
            // The last one holds the width of what is in the keyboard's place.
            if let view = item.view, view.isInKeyboardsPlace, let width = item.fixed.last {
                solver.setConstant(-Double(view.bounds.width), of: width)
            }
            return
        }
        if let guide = item.guide as? ScrollGuide, guide.kind == .content { return }
        for (constraint, constant) in zip(item.fixed, fixedConstants(of: item)) {
            solver.setConstant(-Double(constant), of: constraint)
        }
    }

    /// Updates the system's guides of a view, and the constraints that depend on the direction.
    func refreshSurroundings(of view: UIView) {
        guard let item = LayoutItem.existing(view) else { return }
        if !item.held.isEmpty {
            let isRightToLeft = view.isRightToLeft
            refreshDirection(of: item, isRightToLeft: isRightToLeft)
        }
        for guide in view.layoutGuides {
            guard let item = LayoutItem.existing(guide), item.engine === self, !item.isPlaced else { continue }
            refreshFixed(item)
        }
    }

    private func refreshFixed(_ item: LayoutItem) {
        let before = solver.changeCount
        updateFixed(item)
        if solver.changeCount != before { isDirty = true }
    }

    // MARK: Contents

    private func contentPriorities(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> (hugging: Float, resistance: Float) {
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        // L43: text that wraps need not have the width of one line.
        let greatest = axis == .horizontal && view.isWrappingText ? Self.required - 1 : Self.required
        return (view.contentHuggingPriority(for: axis).rawValue, min(resistance, greatest))
    }

    private func addContent(to item: LayoutItem) {
        guard let view = item.view else { return }
        watchWrapping(of: item, view.isWrappingText)
        setContent(of: item, to: view.alignedIntrinsicSize)
    }

    func updateContent(of item: LayoutItem) {
        guard let view = item.view, item.isPlaced, item.frame != nil else { return }
        if watchWrapping(of: item, view.isWrappingText) {
            // L43: another priority counts now.
            removeContent(of: item)
            item.content.forget()
            (view.superview as? UIStackView)?.wrappingDidChange(of: view)
        }
        item.content.fittedWidth = nil
        setContent(of: item, to: view.alignedIntrinsicSize)
    }

    /// Measures a text for its solved width. Returns whether its height changes.
    func updateWrapping(of item: LayoutItem) -> Bool {
        guard let view = item.view, let frame = item.frame else { return false }
        let width = CGFloat(solver.value(of: frame.width))
        guard width > 0, abs(width - (item.content.fittedWidth ?? item.content.horizontal.length)) > 0.01 else {
            return false
        }
        item.content.fittedWidth = width
        let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
        guard height != item.content.vertical.length else { return false }
        setContent(of: item, to: CGSize(width: item.content.horizontal.length, height: height))
        return true
    }

    private func setContent(of item: LayoutItem, to size: CGSize) {
        guard let view = item.view, let frame = item.frame else { return }
        setAxis(&item.content.horizontal, frame.width, size.width, contentPriorities(view, .horizontal))
        setAxis(&item.content.vertical, frame.height, size.height, contentPriorities(view, .vertical))
    }

    private func setAxis(
        _ axis: inout ContentSize.Axis, _ variable: SolverVariable, _ length: CGFloat,
        _ priorities: (hugging: Float, resistance: Float)
    ) {
        guard length != axis.length else { return }
        axis.length = length
        guard length >= 0 else {
            for constraint in [axis.resistance, axis.hugging] { constraint.map { solver.remove($0) } }
            (axis.resistance, axis.hugging) = (nil, nil)
            return
        }
        let constant = -Double(length)
        if let resistance = axis.resistance, let hugging = axis.hugging {
            solver.setConstant(constant, of: resistance)
            solver.setConstant(constant, of: hugging)
            return
        }
        let expression = LinearExpression(variable) + LinearExpression(constant: constant)
        axis.resistance = solver.add(
            expression, .greaterThanOrEqual, priority: priorities.resistance, hold: .fixed)
        axis.hugging = solver.add(expression, .lessThanOrEqual, priority: priorities.hugging, hold: .fixed)
    }

    func removeContent(of item: LayoutItem) {
        for axis in [item.content.horizontal, item.content.vertical] {
            for constraint in [axis.resistance, axis.hugging] { constraint.map { solver.remove($0) } }
        }
    }

    // MARK: Measuring

    /// The size that the constraints in a view give it for a target; `nil` if no constraint is about it.
    static func fittingSize(
        of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        var held: [NSLayoutConstraint] = []
        var items: [(LayoutItem, LayoutItem.Saved)] = []
        LayoutSystem.forEachItem(in: view) { item in
            held += item.held
            items.append((item, item.save()))
        }
        guard !held.isEmpty else { return nil }
        // The measurement needs a solution for this view alone. The items go back to their engine afterwards.
        for (item, _) in items { item.leaveEngine() }
        let engine = LayoutEngine(root: view, target: Target(size: target, horizontal: horizontal, vertical: vertical))
        for constraint in held { engine.add(constraint) }
        _ = engine.frame(for: LayoutItem.of(view))
        engine.solveQuietly()
        let size = engine.rectangle(of: LayoutItem.of(view)).map { view.frame(forAlignmentRect: $0).size }
        for item in engine.allItems { item.leaveEngine() }
        for (item, saved) in items { item.restore(saved) }
        return size
    }
}

extension LayoutItem {
    /// The engine's state of an item.
    struct Saved {
        weak var engine: LayoutEngine?
        let frame: Frame?
        let fixed: [SolverConstraint]
        let content: ContentSize
    }

    func save() -> Saved { Saved(engine: engine, frame: frame, fixed: fixed, content: content) }

    func restore(_ saved: Saved) {
        engine = saved.engine
        frame = saved.frame
        fixed = saved.fixed
        content = saved.content
    }

    /// Whether guides that follow the view's size and place take part.
    var hasSystemGuides: Bool {
        view?.layoutGuides.contains { LayoutItem.existing($0)?.isPlaced == false } ?? false
    }
}

extension UIView {
    /// Whether the height of the content depends on the width.
    var isWrappingText: Bool {
        switch self {
        case let label as UILabel: label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
        case let textView as UITextView: !textView.isScrollEnabled
        // AX33.
        case let button as UIButton: button.configuration != nil
        default: false
        }
    }

    /// L40: the effect view whose content view this is.
    fileprivate var filledView: UIView? {
        guard translatesAutoresizingMaskIntoConstraints, let outer = superview as? UIVisualEffectView,
            outer.contentView === self
        else { return nil }
        return outer
    }

    /// The intrinsic size, as a size of the alignment rectangle.
    fileprivate var alignedIntrinsicSize: CGSize { intrinsicContentSize }
}
