// SPDX-License-Identifier: Apache-2.0

/// A direction with a length, in the units of the points it stands between.
@frozen
public struct CGVector: Hashable, Sendable {
    /// The part along x; positive is to the right.
    public var dx: CGFloat
    /// The part along y; positive is down where y points down, as in a view.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector()

    /// The vector of length zero.
    @inlinable
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector with these parts. Nothing is checked.
    @inlinable
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector with whole-numbered parts.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector with parts given as `Double`.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    // A plain list of numbers, dx dy: the form in which CoreGraphics writes it.
    /// Reads two numbers: dx, dy. Fewer are an error of the decoder; more are left unread.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
    }

    /// Writes the two parts as one list: dx, dy.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
    }
}
