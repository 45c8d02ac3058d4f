// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The ring around the item with focus, as a host draws it.
public struct FocusRing: Equatable {
    /// The view that the ring belongs to.
    public var view: ViewIdentifier
    /// In points, the view's own coordinates.
    public var rect: CGRect
    /// In points.
    public var cornerRadius: CGFloat
    /// Whether the ring lies inside the rectangle's edge; otherwise it lies around it.
    public var isInside: Bool
    /// Whether the rectangle is the view's own, and follows it when it moves.
    public var isWholeView: Bool
    /// Resolved for the view's traits.
    public var color: UIColor

    /// A ring around a rectangle of a view (points, the view's own coordinates), in a color resolved for its traits.
    public init(
        view: ViewIdentifier, rect: CGRect, cornerRadius: CGFloat, isInside: Bool, isWholeView: Bool, color: UIColor
    ) {
        self.view = view
        self.rect = rect
        self.cornerRadius = cornerRadius
        self.isInside = isInside
        self.isWholeView = isWholeView
        self.color = color
    }
}
