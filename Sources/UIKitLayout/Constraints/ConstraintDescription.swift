// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// Constraints in words.
@MainActor
enum ConstraintDescription {
    static func line(for constraint: NSLayoutConstraint) -> String {
        var text = "<\(printedClassName(of: constraint)):\(printedAddress(of: constraint)) "
        if let identifier = constraint.identifier { text += "'\(identifier)' " }
        text += equation(of: constraint)
        if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
        return text + "   (\(constraint.isActive ? "active" : "inactive"))>"
    }

    private static func equation(of constraint: NSLayoutConstraint) -> String {
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        let left = words(for: constraint.first) + " \(sign) "
        guard !constraint.second.isNothing else { return left + number(constraint.constant) }
        var right = words(for: constraint.second)
        if constraint.multiplier != 1 { right = "\(number(constraint.multiplier))*" + right }
        if constraint.constant > 0 { right += " + \(number(constraint.constant))" }
        if constraint.constant < 0 { right += " - \(number(-constraint.constant))" }
        return left + right
    }

    private static func words(for term: LayoutTerm) -> String {
        switch term {
        case .nothing: ""
        case .place(let place): words(for: place)
        case .distance(let from, let to): "(\(words(for: to)) - \(words(for: from)))"
        }
    }

    private static func words(for place: LayoutPlace) -> String {
        guard let item = place.item else { return "(gone).\(place.attribute.name)" }
        return "\(name(of: item)).\(place.attribute.name)"
    }

    /// The identifier, if the application set one; else the class and the address.
    static func name(of item: AnyObject) -> String {
        let identifier =
            (item as? UIView)?.accessibilityIdentifier
            ?? (item as? UILayoutGuide).map(\.identifier)
            .flatMap { $0.isEmpty ? nil : $0 }
        let quoted = identifier.map { "'\($0)' " } ?? ""
        return "\(printedClassName(of: item)):\(quoted)\(printedAddress(of: item))"
    }

    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
