// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// A convex part of the screen.
enum Region {
    case empty
    case box(minX: Double, minY: Double, maxX: Double, maxY: Double)
    /// Three corners or more, in order, clockwise or not.
    case polygon([TracePoint])

    /// More than any screen.
    static let everything = Region.box(minX: -1e300, minY: -1e300, maxX: 1e300, maxY: 1e300)

    /// The region between the corners of a rectangle, in order.
    init(corners: [TracePoint], isUpright: Bool) {
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max(), minX < maxX,
            minY < maxY,
            (minX + minY + maxX + maxY).isFinite
        else {
            self = .empty
            return
        }
        self = isUpright ? .box(minX: minX, minY: minY, maxX: maxX, maxY: maxY) : .polygon(corners)
    }

    func intersection(_ other: Region) -> Region {
        switch (self, other) {
        case (.empty, _), (_, .empty): return .empty
        case (.box(let a, let b, let c, let d), .box(let e, let f, let g, let h)):
            let (left, top, right, bottom) = (max(a, e), max(b, f), min(c, g), min(d, h))
            return left < right && top < bottom ? .box(minX: left, minY: top, maxX: right, maxY: bottom) : .empty
        default: return Self.clip(corners, to: other.corners)
        }
    }

    private var corners: [TracePoint] {
        switch self {
        case .empty: []
        case .box(let left, let top, let right, let bottom):
            [
                TracePoint(x: left, y: top), TracePoint(x: right, y: top), TracePoint(x: right, y: bottom),
                TracePoint(x: left, y: bottom),
            ]
        case .polygon(let points): points
        }
    }

    /// Sutherland and Hodgman's clipping: keeps the part on the inner side of every edge of `window`.
    private static func clip(_ subject: [TracePoint], to window: [TracePoint]) -> Region {
        var area = 0.0
        for (index, point) in window.enumerated() {
            let next = window[(index + 1) % window.count]
            area += point.x * next.y - next.x * point.y
        }
        var result = subject
        for (index, start) in window.enumerated() where !result.isEmpty {
            let end = window[(index + 1) % window.count]
            func side(_ point: TracePoint) -> Double {
                let cross = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
                return area < 0 ? -cross : cross
            }
            let input = result
            result = []
            for (place, point) in input.enumerated() {
                let previous = input[(place + input.count - 1) % input.count]
                let (here, before) = (side(point), side(previous))
                if (here >= 0) != (before >= 0) {
                    let part = before / (before - here)
                    result.append(
                        TracePoint(
                            x: previous.x + part * (point.x - previous.x), y: previous.y + part * (point.y - previous.y)
                        ))
                }
                if here >= 0 { result.append(point) }
            }
        }
        return result.count < 3 ? .empty : .polygon(result)
    }

    /// From the least to the greatest `y`.
    var rows: (low: Double, high: Double)? {
        switch self {
        case .empty: return nil
        case .box(_, let top, _, let bottom): return (top, bottom)
        case .polygon(let points):
            let ys = points.map(\.y)
            guard let low = ys.min(), let high = ys.max() else { return nil }
            return (low, high)
        }
    }

    /// The part of the horizontal line at `y` that lies in the region; half-open.
    func span(at y: Double) -> (low: Double, high: Double)? {
        switch self {
        case .empty: return nil
        case .box(let left, let top, let right, let bottom): return y >= top && y < bottom ? (left, right) : nil
        case .polygon(let points):
            var low = Double.infinity
            var high = -Double.infinity
            for (index, start) in points.enumerated() {
                let end = points[(index + 1) % points.count]
                guard (start.y <= y) != (end.y <= y) else { continue }
                let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
                low = min(low, x)
                high = max(high, x)
            }
            return low < high ? (low, high) : nil
        }
    }
}
