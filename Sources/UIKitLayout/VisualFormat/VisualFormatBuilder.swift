// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation
import UIKitCore

/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
    let format: VisualFormat
    let text: String
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    private typealias Attribute = NSLayoutConstraint.Attribute

    private var start: Attribute {
        if format.isVertical { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var end: Attribute {
        switch start {
        case .top: .bottom
        case .left: .right
        case .right: .left
        default: .trailing
        }
    }

    func constraints() -> [NSLayoutConstraint] {
        let items = format.views.map { item(named: $0.name) }
        var result: [NSLayoutConstraint] = []
        if let leading = format.leading { result += edge(items[0], start, leading, isLeading: true) }
        for (place, view) in format.views.enumerated() {
            result += view.sizes.map { size(of: items[place], $0) }
            guard place > 0 else { continue }
            result += between(items[place - 1], items[place], format.connections[place - 1])
            if let alignment = options.alignment {
                enforce(
                    (alignment.dimension == .vertical) != format.isVertical,
                    "The visual format \"\(text)\" can't align its views by \(alignment.name): that is along it.")
                result.append(make(items[place], alignment, .equal, items[place - 1], alignment, 0))
            }
        }
        if let trailing = format.trailing { result += edge(items[items.count - 1], end, trailing, isLeading: false) }
        return result
    }

    private func make(
        _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
        _ otherAttribute: Attribute, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant)
    }

    // MARK: Parts

    /// From right to left, distances count to the left.
    private var sign: CGFloat { start == .right ? -1 : 1 }

    private func between(
        _ first: AnyObject, _ second: AnyObject, _ connection: VisualFormat.Connection
    ) -> [NSLayoutConstraint] {
        switch connection {
        case .flush: [make(second, start, .equal, first, end, 0)]
        case .standard: [make(second, start, .equal, first, end, sign * systemSpacing)]
        case .distances(let distances): distances.map { distance(second, start, first, end, $0) }
        }
    }

    /// From the superview's edge to an item's, or the other way around.
    private func edge(
        _ item: AnyObject, _ attribute: Attribute, _ connection: VisualFormat.Connection, isLeading: Bool
    ) -> [NSLayoutConstraint] {
        let container = container(of: item)
        func make(_ containerAttribute: Attribute, _ predicate: VisualFormat.Predicate?) -> NSLayoutConstraint {
            let (first, second) = isLeading ? (item, container) : (container, item)
            let (own, other) = isLeading ? (attribute, containerAttribute) : (containerAttribute, attribute)
            guard let predicate else { return self.make(first, own, .equal, second, other, 0) }
            return distance(first, own, second, other, predicate)
        }
        switch connection {
        case .flush: return [make(attribute, nil)]
        case .standard: return [make(margin(of: attribute), nil)]
        case .distances(let distances): return distances.map { make(attribute, $0) }
        }
    }

    private func margin(of attribute: Attribute) -> Attribute {
        switch attribute {
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }

    private func distance(
        _ item: AnyObject, _ attribute: Attribute, _ other: AnyObject, _ otherAttribute: Attribute,
        _ predicate: VisualFormat.Predicate
    ) -> NSLayoutConstraint {
        let constraint = make(
            item, attribute, relation(predicate.relation, isTurned: sign < 0), other, otherAttribute,
            sign * number(predicate.amount))
        setPriority(of: constraint, predicate)
        return constraint
    }

    private func size(of item: AnyObject, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
        let attribute: Attribute = format.isVertical ? .height : .width
        let constraint: NSLayoutConstraint
        let relation = relation(predicate.relation, isTurned: false)
        if case .name(let name) = predicate.amount, metrics[name] == nil {
            constraint = make(item, attribute, relation, self.item(named: name), attribute, 0)
        } else {
            constraint = make(item, attribute, relation, nil, .notAnAttribute, number(predicate.amount))
        }
        setPriority(of: constraint, predicate)
        return constraint
    }

    private func setPriority(of constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate) {
        if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
    }

    private func relation(_ relation: VisualFormat.Relation, isTurned: Bool) -> NSLayoutConstraint.Relation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: isTurned ? .greaterThanOrEqual : .lessThanOrEqual
        case .greaterThanOrEqual: isTurned ? .lessThanOrEqual : .greaterThanOrEqual
        }
    }

    // MARK: Names

    private func item(named name: String) -> AnyObject {
        guard let item = views[name] else {
            brokenRule("The visual format \"\(text)\" names \(name), which is not among its views.")
        }
        enforce(item is UIView || item is UILayoutGuide, "\(name) of \"\(text)\" is neither a view nor a guide.")
        return item as AnyObject
    }

    private func container(of item: AnyObject) -> UIView {
        guard let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
            brokenRule("The visual format \"\(text)\" begins or ends at a superview, and there is none.")
        }
        return view
    }

    private func number(_ amount: VisualFormat.Amount) -> CGFloat {
        switch amount {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let value as CGFloat: return value
            case let value as Double: return CGFloat(value)
            case let value as Float: return CGFloat(value)
            case let value as Int: return CGFloat(value)
            case let value as NSNumber: return CGFloat(value.doubleValue)
            default: brokenRule("The visual format \"\(text)\" names \(name), which is not among its metrics.")
            }
        }
    }
}
