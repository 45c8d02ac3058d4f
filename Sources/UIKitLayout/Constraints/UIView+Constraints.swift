// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import UIKitCore

extension UIView {
    /// The constraints that the view holds: between the view and views or guides below it, or among those (L1).
    public var constraints: [NSLayoutConstraint] { LayoutItem.existing(self)?.held ?? [] }

    /// Adds a constraint about the view or views and guides below it, and activates it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        LayoutSystem.activate(constraint, in: self)
    }

    /// Adds each constraint, in order, and activates it. A constraint about views outside of this one ends the program.
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

    /// Whether the constraints leave the view's place or size undetermined. For debugging.
    public var hasAmbiguousLayout: Bool { LayoutSystem.engine(around: self)?.isAmbiguous(self) ?? false }

    /// If the constraints leave the view undetermined, moves it to another place that they allow. For debugging.
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
