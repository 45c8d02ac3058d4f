// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// Reads constraints as expressions over the frames of items, in the coordinates of a common ancestor.
@MainActor
struct LayoutReader {
    let engine: LayoutEngine
    /// The view whose coordinates are used; inside a scroll view, those of its content.
    let ancestor: UIView
    let isRightToLeft: Bool

    /// The first side minus the second, without the constant: the constraint compares this difference with its constant.
    func difference(of constraint: NSLayoutConstraint) -> LinearExpression {
        // A multiple of a place is measured from the leading edge. Only a difference of two places does not depend on that edge.
        let isMultiple = constraint.multiplier != 1
        let first = expression(constraint.first, fromEdge: isMultiple)
        let second = expression(constraint.second, fromEdge: isMultiple)
        return first - Double(constraint.multiplier) * second
    }

    private func expression(_ term: LayoutTerm, fromEdge: Bool) -> LinearExpression {
        switch term {
        case .nothing: LinearExpression()
        case .place(let place): expression(place, fromEdge: fromEdge)
        case .distance(let from, let to): expression(to, fromEdge: false) - expression(from, fromEdge: false)
        }
    }

    private func expression(_ place: LayoutPlace, fromEdge: Bool) -> LinearExpression {
        guard let object = place.item else { return LinearExpression() }
        if let view = object as? UIView, let attribute = place.attribute.withinMargins {
            return expression(LayoutPlace(item: view.layoutMarginsGuide, attribute: attribute), fromEdge: fromEdge)
        }
        switch place.attribute {
        case .leading where isRightToLeft: return turned(.right, object, fromEdge)
        case .trailing where isRightToLeft: return turned(.left, object, fromEdge)
        case .firstBaseline, .lastBaseline:
            guard let view = object as? UIView else { return edge(.bottom, object) }
            return baseline(isFirst: place.attribute == .firstBaseline, of: view)
        default: return edge(place.attribute, object)
        }
    }

    /// A place measured from the right: in a right-to-left interface, later items are farther to the left.
    private func turned(
        _ attribute: NSLayoutConstraint.Attribute, _ object: AnyObject, _ fromEdge: Bool
    ) -> LinearExpression {
        let place = -1 * edge(attribute, object)
        return fromEdge ? edge(.right, ancestor) + place : place
    }

    // MARK: Edges

    private func edge(_ attribute: NSLayoutConstraint.Attribute, _ object: AnyObject) -> LinearExpression {
        switch attribute {
        case .left, .leading: return start(object, isHorizontal: true)
        case .right, .trailing: return start(object, isHorizontal: true) + extent(object, isHorizontal: true)
        case .top: return start(object, isHorizontal: false)
        case .bottom: return start(object, isHorizontal: false) + extent(object, isHorizontal: false)
        // The middle of a scroll view is the middle of its frame, as its width and height are its own (L17).
        case .centerX: return start(object, isHorizontal: true) + 0.5 * LinearExpression(frame(object).width)
        case .centerY: return start(object, isHorizontal: false) + 0.5 * LinearExpression(frame(object).height)
        case .width: return LinearExpression(frame(object).width)
        case .height: return LinearExpression(frame(object).height)
        default: return LinearExpression()
        }
    }

    private func frame(_ object: AnyObject) -> LayoutItem.Frame {
        guard let item = LayoutItem.of(object: object) else {
            preconditionFailure("A constraint is about views and layout guides.")
        }
        return engine.frame(for: item)
    }

    /// The content guide of the ancestor, if it is a scroll view: its content can't be tied to the visible part (L17).
    private func contentGuide(_ object: AnyObject) -> ScrollGuide? {
        guard object === ancestor, let scrollView = object as? UIScrollView else { return nil }
        return scrollView.contentLayoutGuide as? ScrollGuide
    }

    private func extent(_ object: AnyObject, isHorizontal: Bool) -> LinearExpression {
        let frame = frame(contentGuide(object) ?? object)
        return LinearExpression(isHorizontal ? frame.width : frame.height)
    }

    /// Where an item begins, in the ancestor's coordinates.
    private func start(_ object: AnyObject, isHorizontal: Bool) -> LinearExpression {
        if object === ancestor {
            let insets = ancestor.alignmentRectInsets
            return LinearExpression(constant: Double(isHorizontal ? insets.left : insets.top))
        }
        let frame = frame(object)
        var sum = LinearExpression(isHorizontal ? frame.x : frame.y)
        var container = (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
        while let view = container, view !== ancestor {
            let outer = self.frame(view)
            sum.add(LinearExpression(isHorizontal ? outer.x : outer.y))
            let insets = view.alignmentRectInsets
            sum.constant -= Double(isHorizontal ? insets.left : insets.top)
            if let scrollView = view as? UIScrollView {
                let seen = self.frame(scrollView.frameLayoutGuide)
                sum.add(LinearExpression(isHorizontal ? seen.x : seen.y), times: -1)
            }
            container = view.superview
        }
        return sum
    }

    // MARK: Lines of text

    /// Where the first or the last line of text stands (L13).
    private func baseline(isFirst: Bool, of view: UIView) -> LinearExpression {
        let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if target !== view, target.isDescendant(of: view) { return baseline(isFirst: isFirst, of: target) }
        let bottom = edge(.bottom, view)
        guard let text = TextLinesOfView(view) else { return bottom }
        if text.isCentered {
            // One line in the middle of the height, whatever the height is.
            let middle = edge(.centerY, view)
            return middle + LinearExpression(constant: Double(text.ascender - text.lineHeight / 2))
        }
        if isFirst { return edge(.top, view) + LinearExpression(constant: Double(text.top + text.ascender)) }
        return bottom - LinearExpression(constant: Double(text.bottom + text.lineHeight - text.ascender))
    }
}

extension UIView {
    /// Whether the first baseline is that of a line of text, and not the lower edge (L13).
    var hasFirstLine: Bool {
        let target = forFirstBaselineLayout
        if target !== self, target.isDescendant(of: self) { return target.hasFirstLine }
        return TextLinesOfView(self) != nil
    }
}

/// The place of a view's text, for baselines.
@MainActor
private struct TextLinesOfView {
    let ascender: CGFloat
    let lineHeight: CGFloat
    let isCentered: Bool
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    init?(_ view: UIView) {
        switch view {
        case let label as UILabel:
            self.init(label.font, isCentered: label.numberOfLines == 1)
        case let button as UIButton:
            guard let font = button.titleLabel?.font else { return nil }
            self.init(font, isCentered: true)
        case let field as UITextField:
            guard let font = field.font else { return nil }
            self.init(font, isCentered: true)
        case let textView as UITextView:
            guard let font = textView.font else { return nil }
            self.init(font, isCentered: false)
            top = textView.textContainerInset.top
            bottom = textView.textContainerInset.bottom
        default: return nil
        }
    }

    private init(_ font: UIFont, isCentered: Bool) {
        ascender = font.ascender
        lineHeight = font.lineHeight
        self.isCentered = isCentered
    }
}
