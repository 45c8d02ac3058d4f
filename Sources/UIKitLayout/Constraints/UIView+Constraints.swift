// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import UIKitCore

extension UIView {
    /// The constraints that the view holds: those between itself and views or guides below it, or among these (L1).
    public var constraints: [NSLayoutConstraint] { LayoutItem.existing(self)?.held ?? [] }

    /// Adds a constraint about the view itself or what is below it, and activates it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        LayoutSystem.activate(constraint, in: self)
    }

    /// Adds each constraint, in order, and activates it. One about views that are not in this one ends the program.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Takes out a constraint that the view holds; others stay.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Takes out those of the constraints that the view holds; others stay active.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The active constraints that are about the view along an axis. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutItem.existing(self)?.touching.filter { $0.isActive && $0.axis == axis } ?? []
    }

    /// Whether constraints leave open where the view is or how large. For debugging.
    public var hasAmbiguousLayout: Bool { LayoutSystem.engine(around: self)?.isAmbiguous(self) ?? false }

    /// Moves a view that constraints leave open to another place that they allow. For debugging.
    public func exerciseAmbiguityInLayout() { LayoutSystem.engine(around: self)?.exercise(self) }
}

extension UILayoutGuide {
    /// The active constraints that are about the guide along an axis. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutItem.existing(self)?.touching.filter { $0.isActive && $0.axis == axis } ?? []
    }
}

extension NSLayoutConstraint {
    var axis: Axis {
        switch (first.places.first?.attribute) ?? .notAnAttribute {
        case .height: .vertical
        case let attribute: attribute.dimension == .vertical ? .vertical : .horizontal
        }
    }
}
