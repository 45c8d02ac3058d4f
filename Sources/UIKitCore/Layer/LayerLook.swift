// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The look of a view, apart from its geometry and content.
public struct LayerLook: Equatable {
    /// Not resolved for traits; `nil` for a transparent background.
    public var backgroundColor: UIColor?
    /// The color of the border, which is visible if it has a width; black by default.
    public var borderColor: CGColor? = .black
    /// In points, inside the bounds.
    public var borderWidth: CGFloat = 0
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The corners that the radius rounds.
    public var maskedCorners = CACornerMask.all
    /// No shadow without one.
    public var shadowColor: CGColor? = .black
    /// 0, no shadow, to 1.
    public var shadowOpacity: Float = 0
    /// In points.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// In points.
    public var shadowRadius: CGFloat = 3
    /// The blur radius of the content behind the view, in points.
    public var backdropBlur: CGFloat = 0
    /// Drawing order among siblings; hit-testing ignores it (B21).
    public var zPosition: CGFloat = 0

    /// Neither background nor border nor shadow.
    public init() {}
}
