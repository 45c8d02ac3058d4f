// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Conversions between a node's bounds coordinates and its parent's (B18, B19).
extension ViewNode {
    @inline(__always)
    var anchorPoint: CGPoint { projection?.pointee.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

    /// The translation from the parent's coordinates to the node's own, for a node without a projection. It is computed
    /// before the point is known: so in a walk down a chain, the next level waits for one subtraction instead of three.
    @inline(__always)
    private var offset: CGPoint {
        CGPoint(
            x: center.x - bounds.width * 0.5 - bounds.origin.x, y: center.y - bounds.height * 0.5 - bounds.origin.y)
    }

    /// From the parent's bounds coordinates into the node's own. A singular transform has no inverse, and maps a point to
    /// itself, as an affine transform without an inverse does.
    @inline(__always)
    func fromParent(_ point: CGPoint) -> CGPoint {
        guard let projection else {
            return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
        }
        return projectedFromParent(point, projection)
    }

    // Inlined: a call would copy the whole node, also without a projection.
    @inline(__always)
    private func projectedFromParent(
        _ point: CGPoint, _ projection: UnsafeMutablePointer<ViewProjection>
    ) -> CGPoint {
        let mapped = projection.pointee.inverse.apply(point.x - center.x, point.y - center.y)
        let anchor = projection.pointee.anchorPoint
        // A point on the horizon maps to the largest number, not to infinity, which would spoil every later computation.
        return CGPoint(
            x: mapped.x + bounds.width * anchor.x + bounds.origin.x,
            y: mapped.y + bounds.height * anchor.y + bounds.origin.y
        ).withinReach
    }

    /// From the node's bounds coordinates into the parent's.
    @inline(__always)
    func toParent(_ point: CGPoint) -> CGPoint {
        guard let projection else {
            return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        }
        let anchor = projection.pointee.anchorPoint
        let mapped = projection.pointee.forward.apply(
            point.x - bounds.origin.x - bounds.width * anchor.x,
            point.y - bounds.origin.y - bounds.height * anchor.y)
        return CGPoint(x: mapped.x + center.x, y: mapped.y + center.y).withinReach
    }

    /// The smallest rectangle around the bounds, in the parent's coordinates.
    var frame: CGRect {
        guard let projection else {
            return CGRect(
                x: center.x - bounds.width * 0.5, y: center.y - bounds.height * 0.5,
                width: bounds.width, height: bounds.height)
        }
        if projection.pointee.isTransformIdentity {
            let anchor = projection.pointee.anchorPoint
            return CGRect(
                x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
                width: bounds.width, height: bounds.height)
        }
        return CGRect(around: bounds, mappedBy: toParent)
    }

    @inline(__always)
    var isTransformSingular: Bool { projection.map { !$0.pointee.isInvertible } ?? false }
}

extension CGRect {
    /// The smallest rectangle around the mapped corners. The null rectangle and the infinite one are the same everywhere.
    init(around rect: CGRect, mappedBy map: (CGPoint) -> CGPoint) {
        guard rect.hasCorners else {
            self = rect
            return
        }
        let (first, second, third, fourth) = rect.corners
        self.init(spanning: map(first), map(second), map(third), map(fourth))
    }

    /// Whether it has corners: the null rectangle and the infinite one have none.
    var hasCorners: Bool { !isNull && !isInfinite }

    var corners: (CGPoint, CGPoint, CGPoint, CGPoint) {
        (
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)
        )
    }

    /// The smallest rectangle around four points.
    init(spanning first: CGPoint, _ second: CGPoint, _ third: CGPoint, _ fourth: CGPoint) {
        let minX = min(first.x, second.x, third.x, fourth.x)
        let minY = min(first.y, second.y, third.y, fourth.y)
        let maxX = max(first.x, second.x, third.x, fourth.x)
        let maxY = max(first.y, second.y, third.y, fourth.y)
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
