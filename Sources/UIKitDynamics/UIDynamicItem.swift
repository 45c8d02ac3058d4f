// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitLists

/// What a ``UIDynamicAnimator`` moves: views, layout attributes of collections, and an application's own items.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// The middle, in the coordinates of the animator's reference (points).
    var center: CGPoint { get set }
    /// Its size counts.
    var bounds: CGRect { get }
    /// An animator changes its rotation, and keeps the rest.
    var transform: CGAffineTransform { get set }
    /// The outline for collisions; by default the item's bounds.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline of one whose type is `path`, around (0, 0) in its middle.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// Its bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// No path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Y3: the outline, around the middle.
    var shape: ConvexShape {
        let size = bounds.size
        switch collisionBoundsType {
        case .rectangle: return ConvexShape(width: size.width, height: size.height)
        case .ellipse: return ConvexShape(ellipseOfWidth: size.width, height: size.height)
        case .path:
            let points = BoundaryPath.lines(of: collisionBoundingPath.cgPath).flatMap { [$0.start, $0.end] }
            return points.isEmpty ? ConvexShape(width: size.width, height: size.height) : ConvexShape(hullOf: points)
        }
    }

    /// The rotation of the transform, in radians.
    var turn: Double { atan2(transform.b, transform.a) }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A path as lines.
@MainActor
enum BoundaryPath {
    static func lines(of path: CGPath) -> [(start: Vector, end: Vector)] {
        var lines: [(start: Vector, end: Vector)] = []
        var (first, current) = (Vector.zero, Vector.zero)
        path.flattened(threshold: 0.5).applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                first = Vector(points[0])
                current = first
            case .closeSubpath:
                if current != first { lines.append((current, first)) }
                current = first
            default:
                let next = Vector(points[0])
                if next != current { lines.append((current, next)) }
                current = next
            }
        }
        return lines
    }
}

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(point.x, point.y) }
    init(_ vector: CGVector) { self.init(vector.dx, vector.dy) }
    init(_ offset: UIOffset) { self.init(offset.horizontal, offset.vertical) }

    var point: CGPoint { CGPoint(x: x, y: y) }
}

extension CGVector {
    /// A vector of this length in a direction, in radians from the right, clockwise on the screen.
    init(angle: CGFloat, magnitude: CGFloat) { self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }

    var angle: CGFloat { atan2(dy, dx) }
    var magnitude: CGFloat { hypot(dx, dy) }
}
