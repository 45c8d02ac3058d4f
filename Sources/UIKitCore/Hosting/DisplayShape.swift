import CoreGraphics

/// A path to fill and to draw a line along, in the coordinates of what shows it.
public struct DisplayShape: Equatable {
    public var path: CGPath?
    /// Nothing is filled without one.
    public var fillColor: CGColor? = .black
    public var isEvenOdd = false
    /// No line is drawn without one.
    public var strokeColor: CGColor?
    /// In points, as all lengths here.
    public var lineWidth: CGFloat = 1
    public var cap = CGLineCap.butt
    public var join = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var dashes: [CGFloat] = []
    public var dashPhase: CGFloat = 0
    /// Which part of the path's length the line takes, 0 to 1; the lengths of all subpaths are added (W21).
    public var strokeStart: CGFloat = 0
    public var strokeEnd: CGFloat = 1

    public init() {}
}

/// Colors that go over into each other, over a box.
public struct DisplayGradient: Equatable, Sendable {
    public enum Kind: UInt8, Sendable {
        case axial, radial, conic
    }

    public struct Stop: Equatable, Sendable {
        public var color: CGColor
        /// 0 to 1; never less than the one before.
        public var location: CGFloat

        public init(color: CGColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var kind = Kind.axial
    /// In units of the box.
    public var start = CGPoint(x: 0.5, y: 0)
    /// In units of the box.
    public var end = CGPoint(x: 0.5, y: 1)
    public var stops: [Stop] = []

    /// W22: colors without a location of their own are spread evenly; none comes before the one before it.
    static func stops(_ colors: [CGColor], at locations: [CGFloat]?) -> [Stop] {
        var least: CGFloat = 0
        return colors.enumerated().map { index, color in
            var location = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            if let locations, index < locations.count { location = locations[index] }
            least = location.isFinite ? max(least, min(location, 1)) : least
            return Stop(color: color, location: least)
        }
    }

    public init() {}
}
