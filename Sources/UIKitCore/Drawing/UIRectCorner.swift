// SPDX-License-Identifier: Apache-2.0

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of all corners in the set.
    public var rawValue: UInt

    /// The corners whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner with the smallest x and y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner with the greatest x and the smallest y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner with the smallest x and the greatest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner with the greatest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// Every bit, and so the four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
