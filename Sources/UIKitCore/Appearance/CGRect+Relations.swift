// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Relations of rectangles as in Core Graphics. Foundation on Linux differs: there, rectangles that share only an edge
// intersect, a rectangle with negative sides has no points, and NaN traps.
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

    /// The rectangle with its edges moved inwards by a distance in points, but not past its middle. It is empty when
    /// `insetBy` would return the null rectangle.
    func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        let width = max(0, width - 2 * dx)
        let height = max(0, height - 2 * dy)
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
