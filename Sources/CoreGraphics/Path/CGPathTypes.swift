// SPDX-License-Identifier: Apache-2.0

/// What an element of a path does.
public enum CGPathElementType: Int32, Hashable, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4

    /// How many points an element has.
    package var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// An element of a path, as ``CGPath/applyWithBlock(_:)`` shows it: control points first, where it ends last.
public struct CGPathElement {
    /// What the element does; it decides how many points there are.
    public var type: CGPathElementType
    /// One for a move and a line, two for a quadratic and three for a cubic curve, none for a close. Valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element that refers to points. It does not keep them alive, and does not check how many there are.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What ``CGPath/apply(info:function:)`` calls with its `info` and an element: a closure of Swift's, not a function of C's.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// Which points a path encloses.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Those that the path goes around, counted with direction, other than zero times.
    case winding = 0
    /// Those from which a ray meets the path an odd number of times.
    case evenOdd = 1
}

/// How the ends of an open line look.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// How the corners of a line look.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
