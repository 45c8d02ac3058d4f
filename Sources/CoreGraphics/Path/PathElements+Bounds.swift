// SPDX-License-Identifier: Apache-2.0

extension PathElements {
    /// The smallest rectangle around the lines and curves themselves; null for a path without elements.
    var tightBox: CGRect {
        guard let first = points.first else { return .null }
        guard types.contains(where: { $0 == .addCurveToPoint || $0 == .addQuadCurveToPoint }) else { return controlBox }
        var (low, high) = (first, first)
        func include(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        var place = 0
        for type in types {
            place += type.pointCount
            if type != .closeSubpath { include(points[place - 1]) }
        }
        forEachSegment(closing: false) { segment in
            let (a, b, c, d) = (segment.start, segment.control1, segment.control2, segment.end)
            let across = PathSegment.turningParts(segment.kind, a.x, b.x, c.x, d.x)
            let along = PathSegment.turningParts(segment.kind, a.y, b.y, c.y, d.y)
            for part in [across.0, across.1, along.0, along.1] where part > 0 { include(segment.point(at: part)) }
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The upright rectangle that the path is the outline of: four lines of one subpath, closed or back at its beginning.
    var rectangle: CGRect? {
        var types = types[...]
        if types.last == .closeSubpath { types.removeLast() }
        guard types.count == 4 || types.count == 5, types.first == .moveToPoint,
            types.dropFirst().allSatisfy({ $0 == .addLineToPoint })
        else { return nil }
        guard types.count == 4 ? self.types.last == .closeSubpath : points[4] == points[0] else { return nil }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let isFlatFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isSteepFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isFlatFirst || isSteepFirst else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }
}
