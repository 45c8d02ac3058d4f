// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A distance from a usual place, in points, to the right and downwards.
public struct UIOffset: Hashable, Sendable {
    /// Points to the right; negative to the left.
    public var horizontal: CGFloat
    /// Points downwards; negative upwards.
    public var vertical: CGFloat

    /// No distance at all.
    public static let zero = UIOffset()

    /// No distance: 0 in both directions.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// A distance in points, to the right and downwards.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension UIOffset: Codable {
    // A plain list of numbers, horizontal vertical: the form in which UIKit writes it.
    /// Reads two numbers: horizontal, vertical.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(
            horizontal: try numbers.decode(CGFloat.self),
            vertical: try numbers.decode(CGFloat.self))
    }

    /// Writes two numbers: horizontal, vertical.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(horizontal)
        try numbers.encode(vertical)
    }
}
