// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How far each edge of a rectangle moves inwards, in points; a negative inset moves its edge outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// How far the top edge moves down, in points.
    public var top: CGFloat
    /// How far the left edge moves to the right, in points.
    public var left: CGFloat
    /// How far the bottom edge moves up, in points.
    public var bottom: CGFloat
    /// How far the right edge moves to the left, in points.
    public var right: CGFloat

    /// Insets that leave every edge where it is.
    public static let zero = UIEdgeInsets()

    /// Insets of 0.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Insets in points, one for each edge; negative ones move their edge outwards.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets: Codable {
    // A plain list of numbers, top left bottom right: the form in which UIKit writes it.
    /// Reads four numbers: top, left, bottom, right.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(
            top: try numbers.decode(CGFloat.self),
            left: try numbers.decode(CGFloat.self),
            bottom: try numbers.decode(CGFloat.self),
            right: try numbers.decode(CGFloat.self))
    }

    /// Writes four numbers: top, left, bottom, right.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, left, bottom, right] {
            try numbers.encode(number)
        }
    }
}

extension CGRect {
    /// The rectangle with each edge moved inwards by its inset.
    ///
    /// Insets larger than the rectangle give a negative width or height; nothing is clamped. The null rectangle stays null.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        if isNull { return self }
        return CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
