// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// What Core Graphics says of two rectangles, where Foundation on Linux says otherwise: it has rectangles intersect that only share an
// edge, finds no point in one with negative sides, and traps on NaN.
extension CGRect {
    /// Whether the rectangles have more in common than an edge. Negative sides are turned around; null and NaN overlap nothing.
    package func overlaps(_ other: CGRect) -> Bool {
        guard !isNull, !other.isNull else { return false }
        return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether the point is in the rectangle, or on its left or upper edge.
    func holds(_ point: CGPoint) -> Bool {
        guard !isNull else { return false }
        return point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The rectangle with its edges moved inwards by so many points, but not past its middle: where `insetBy` has nothing left and
    /// answers the null rectangle, an empty one.
    func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        let width = max(0, width - 2 * dx)
        let height = max(0, height - 2 * dy)
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
