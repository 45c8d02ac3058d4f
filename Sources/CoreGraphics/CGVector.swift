/// A direction with a length, in the units of the points it stands between.
@frozen
public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector()

    @inlinable
    public init() {
        self.init(dx: 0, dy: 0)
    }

    @inlinable
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    // A plain list of numbers, dx dy: the form in which CoreGraphics writes it.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
    }
}
