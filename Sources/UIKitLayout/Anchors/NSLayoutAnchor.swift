// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

/// A place or size of a view or guide. It makes constraints with other anchors of the same kind.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let term: LayoutTerm

    init(_ term: LayoutTerm) {
        self.term = term
        super.init()
    }

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        term = .place(LayoutPlace(item: item, attribute: attribute))
        super.init()
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: LayoutTerm, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, relation, other, multiplier, constant)
    }

    // MARK: Constraints; constants in points. They are not active.

    /// This anchor is equal to the other one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, anchor.term, 1, 0)
    }

    /// This anchor is greater than or equal to the other one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.term, 1, 0)
    }

    /// This anchor is less than or equal to the other one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.term, 1, 0)
    }

    /// This anchor is equal to the other one plus a constant (points).
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor.term, 1, c)
    }

    /// This anchor is greater than or equal to the other one plus a constant (points).
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.term, 1, c) }

    /// This anchor is less than or equal to the other one plus a constant (points).
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.term, 1, c) }

    /// The view or guide of the anchor.
    open var item: AnyObject? { term.places.first?.item }

    /// The attribute of the anchor, in words.
    open var name: String {
        if case .place(let place) = term { place.attribute.name } else { "distance" }
    }

    /// The distance between two anchors of one axis as a size.
    func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        guard let from = term.places.first, let to = other.term.places.first else {
            return NSLayoutDimension(.nothing)
        }
        return NSLayoutDimension(.distance(from, to))
    }
}

/// The distance that the system puts between two things, in points (L16).
let systemSpacing: CGFloat = 8

/// A place along the horizontal axis.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance to another anchor, positive if that one is farther to the right, or after this one (L15).
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        distance(to: otherAnchor)
    }

    /// This anchor is a multiple of the system's distance (8 points, L16) after the other one.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor.term, 1, multiplier * systemSpacing) }

    /// This anchor is at least a multiple of the system's distance (8 points, L16) after the other one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.term, 1, multiplier * systemSpacing) }

    /// This anchor is at most a multiple of the system's distance (8 points, L16) after the other one.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.term, 1, multiplier * systemSpacing) }
}

/// A place along the vertical axis.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance to another anchor, positive if that one is farther down (L15).
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        distance(to: otherAnchor)
    }

    /// This anchor is a multiple of the system's distance (8 points, L16) below the other one.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.equal, anchor.term, 1, multiplier * systemSpacing) }

    /// This anchor is at least a multiple of the system's distance (8 points, L16) below the other one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.term, 1, multiplier * systemSpacing) }

    /// This anchor is at most a multiple of the system's distance (8 points, L16) below the other one.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.term, 1, multiplier * systemSpacing) }
}

/// A width, a height, or the distance of two places.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The length is a constant, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, .nothing, 1, c) }

    /// The length is at least a constant, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, .nothing, 1, c)
    }

    /// The length is at most a constant, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, .nothing, 1, c)
    }

    /// The length is a multiple of another one, plus a constant in points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.equal, anchor.term, m, c) }

    /// The length is at least a multiple of another one, plus a constant in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor.term, m, c) }

    /// The length is at most a multiple of another one, plus a constant in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor.term, m, c) }
}
