// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A path to fill, and to draw a line along.
public struct DisplayShape: Equatable {
    /// The path, in the coordinates of the view or layer that shows it. Without a path nothing is painted.
    public var path: CGPath?
    /// Nothing is filled without one.
    public var fillColor: CGColor? = .black
    /// Whether filling uses the even-odd rule instead of the winding rule.
    public var isEvenOdd = false
    /// The line's color; `nil` for no line.
    public var strokeColor: CGColor?
    /// In points, as all lengths here.
    public var lineWidth: CGFloat = 1
    /// How lines end.
    public var cap = CGLineCap.butt
    /// How lines meet.
    public var join = CGLineJoin.miter
    /// How long a corner's tip may be, in line widths, before it is cut.
    public var miterLimit: CGFloat = 10
    /// Lengths in points, alternately drawn and left out (W15). Without lengths, all of the line is drawn.
    public var dashes: [CGFloat] = []
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat = 0
    /// Which part of the path's length the line takes, 0 to 1; the lengths of all subpaths are added (W21).
    public var strokeStart: CGFloat = 0
    /// Where on the path's length the line ends, 0 to 1 (W21).
    public var strokeEnd: CGFloat = 1

    /// A shape without a path, to be filled black.
    public init() {}
}

/// A gradient of colors that fills a box.
public struct DisplayGradient: Equatable, Sendable {
    /// Along a line, outwards in ellipses, or around a point.
    public enum Kind: UInt8, Sendable {
        case axial, radial, conic
    }

    /// A color and where it is reached.
    public struct Stop: Equatable, Sendable {
        /// The color there.
        public var color: CGColor
        /// 0 to 1; never less than the one before.
        public var location: CGFloat

        /// A color at a place from 0 to 1.
        public init(color: CGColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How the colors are laid out.
    public var kind = Kind.axial
    /// In units of the box.
    public var start = CGPoint(x: 0.5, y: 0)
    /// In units of the box.
    public var end = CGPoint(x: 0.5, y: 1)
    /// The colors from the start to the end; without any nothing is painted.
    public var stops: [Stop] = []

    /// W22: colors without locations of their own are spread evenly. A color never comes before the previous one.
    static func stops(_ colors: [CGColor], at locations: [CGFloat]?) -> [Stop] {
        var least: CGFloat = 0
        return colors.enumerated().map { index, color in
            var location = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            if let locations, index < locations.count { location = locations[index] }
            least = location.isFinite ? max(least, min(location, 1)) : least
            return Stop(color: color, location: least)
        }
    }

    /// A gradient without colors, from the middle of the top to the middle of the bottom.
    public init() {}
}
