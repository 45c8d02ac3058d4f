// SPDX-License-Identifier: Apache-2.0

/// The kind of a path's element.
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
    /// The kind of the element, which decides the number of points.
    public var type: CGPathElementType
    /// One for a move and a line, two for a quadratic and three for a cubic curve, none for a close. Valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element that refers to points. It does not keep them alive, and does not check how many there are.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The function for ``CGPath/apply(info:function:)``, called with its `info` and an element: a Swift closure, not a C function.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// Which points a path encloses.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Points whose winding number is not zero.
    case winding = 0
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd = 1
}

/// The look of the ends of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// The look of the corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
