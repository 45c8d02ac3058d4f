// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// Makes the constraints of a stack view.
///
///     |-[view]-spacing-[view]-spacing-[view]-|         along the axis; gaps are guides where spaces are equal
@MainActor
struct StackBuilder {
    let stack: UIStackView
    let spacing: (UIView) -> CGFloat
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var gaps: [UILayoutGuide] = []

    private static let prefix = "UISV-"
    private static let equalizingName = "text-width-disambiguation"
    /// The identifier of constraints that make texts equally wide.
    static let equalizing = prefix + equalizingName
    /// The priority that yields to required sizes of the content.
    private static let almostRequired = UILayoutPriority(999)
    /// The priority that shrinks the stack across its axis.
    private static let together = UILayoutPriority(51)

    init(stack: UIStackView, spacing: @escaping (UIView) -> CGFloat) {
        self.stack = stack
        self.spacing = spacing
    }

    private var isHorizontal: Bool { stack.axis == .horizontal }
    private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
    private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
    private var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
    private var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
    private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
    private var crossLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }
    private var area: AnyObject {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private mutating func add(
        _ name: String, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
        _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = Self.prefix + name
        constraint.isMadeByStack = true
        constraints.append(constraint)
    }

    mutating func build() {
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        if let first = shown.first, let last = shown.last {
            add("canvas-connection", first, start, area, start)
            add("canvas-connection", area, end, last, end)
            for (view, next) in zip(shown, shown.dropFirst()) { connect(view, next) }
            distribute(shown)
            align(shown)
        } else {
            // L39.
            for size in [length, crossLength] { suppressAmbiguity(of: size) }
        }
        collapseHidden()
    }

    // MARK: Along the axis

    private mutating func connect(_ view: UIView, _ next: UIView) {
        let distance = spacing(view)
        let isBetweenLines = !isHorizontal && stack.isBaselineRelativeArrangement
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            if isBetweenLines {
                // L35: a view without text begins at its upper edge; its last line is its lower one.
                add(
                    "spacing", next, next.hasFirstLine ? .firstBaseline : .top, view, .lastBaseline, constant: distance)
            } else {
                add("spacing", next, start, view, end, constant: distance)
            }
        case .equalSpacing, .equalCentering:
            let isSpacing = stack.distribution == .equalSpacing
            let gap = UILayoutGuide()
            gap.identifier = "UISV-distributing"
            stack.addLayoutGuide(gap)
            add("distributing-edge", gap, start, view, isSpacing ? end : middle)
            add("distributing-edge", gap, end, next, isSpacing ? start : middle)
            if let first = gaps.first {
                let priority: UILayoutPriority = isSpacing ? .required : Self.almostRequired
                add("distributing", gap, length, first, length, priority: priority)
            }
            add("spacing", next, start, view, end, .greaterThanOrEqual, constant: distance)
            gaps.append(gap)
        }
    }

    private mutating func distribute(_ shown: [UIView]) {
        switch stack.distribution {
        case .fill: if isHorizontal { equalizeTexts(shown) }
        case .equalSpacing, .equalCentering: return
        case .fillEqually:
            for view in shown.dropFirst() { add("fill-equally", view, length, shown[0], length) }
        case .fillProportionally:
            let axis = stack.axis
            func natural(_ view: UIView) -> CGFloat { Self.naturalLength(of: view, along: axis) }
            guard let reference = shown.first(where: { natural($0) > 0 }) else { return }
            for view in shown where view !== reference && natural(view) > 0 {
                add(
                    "fill-proportionally", view, length, reference, length,
                    multiplier: natural(view) / natural(reference), priority: Self.almostRequired)
            }
        }
    }

    /// L45: texts that wrap are equally wide where nothing else says how wide.
    private mutating func equalizeTexts(_ shown: [UIView]) {
        let texts = shown.filter(\.isWrappingText)
        for text in texts.dropFirst() {
            add(Self.equalizingName, text, length, texts[0], length, priority: Self.together - 2)
        }
    }

    /// L41: a stack view counts by the views in it; it has no size of its own.
    private static func naturalLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard let stack = view as? UIStackView else {
            let size = view.intrinsicContentSize
            return axis == .horizontal ? size.width : size.height
        }
        let lengths = stack.arrangedSubviews.filter { !$0.isHidden }.map { naturalLength(of: $0, along: axis) }
            .filter { $0 > 0 }
        guard stack.axis == axis else { return lengths.max() ?? UIView.noIntrinsicMetric }
        return lengths.reduce(0, +) + stack.spacing * CGFloat(max(0, lengths.count - 1))
    }

    // MARK: Across the axis

    private mutating func align(_ shown: [UIView]) {
        for view in shown {
            switch stack.alignment {
            case .fill:
                add("alignment", view, crossStart, area, crossStart)
                add("alignment", view, crossEnd, area, crossEnd)
            case .leading:
                add("alignment", view, crossStart, area, crossStart)
                add("alignment", view, crossEnd, area, crossEnd, .lessThanOrEqual)
            case .trailing:
                add("alignment", view, crossEnd, area, crossEnd)
                add("alignment", view, crossStart, area, crossStart, .greaterThanOrEqual)
            case .center:
                add("alignment", view, crossMiddle, area, crossMiddle)
                keepInside(view)
            case .firstBaseline, .lastBaseline:
                keepInside(view)
                guard isHorizontal else {
                    add("alignment", view, crossStart, area, crossStart)
                    continue
                }
                guard view !== shown[0] else { continue }
                let line: NSLayoutConstraint.Attribute =
                    stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
                add("alignment", view, line, shown[0], line)
            }
        }
        guard stack.alignment != .fill else { return }
        if isHorizontal, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
            // The baselines lie as far up, or down, as the views allow.
            let edge = stack.alignment == .firstBaseline ? crossStart : crossEnd
            for view in shown { add("alignment", view, edge, area, edge, priority: Self.together) }
        }
        suppressAmbiguity(of: crossLength)
    }

    /// Makes the stack as small as the rest allows, in one size.
    private mutating func suppressAmbiguity(of size: NSLayoutConstraint.Attribute) {
        add("ambiguity-suppression", stack, size, nil, .notAnAttribute, priority: Self.together - 1)
    }

    private mutating func keepInside(_ view: UIView) {
        add("alignment", view, crossStart, area, crossStart, .greaterThanOrEqual)
        add("alignment", view, crossEnd, area, crossEnd, .lessThanOrEqual)
    }

    // MARK: Hidden

    /// Hidden views have no length. They stand at the end of the view before them, and affect nothing.
    private mutating func collapseHidden() {
        var previous: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                previous = view
                continue
            }
            add("hiding", view, length, nil, .notAnAttribute, priority: Self.almostRequired)
            if let previous {
                add("hiding", view, start, previous, end)
            } else {
                add("hiding", view, start, area, start)
            }
            add("hiding", view, crossStart, area, crossStart)
        }
    }
}
