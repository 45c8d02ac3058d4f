// SPDX-License-Identifier: Apache-2.0

extension PathElements {
    /// Whether the path encloses a point, as a fill would: open subpaths count as closed (W4), the outline itself as inside (W5).
    ///
    /// Nothing is approximated: a curve is cut where it turns around, and its place at the point's height is solved for. It
    /// allocates nothing, and a point outside of the box around the path's points costs four comparisons.
    func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        guard point.x >= low.x, point.x <= high.x, point.y >= low.y, point.y <= high.y else { return false }
        var count = WindingCount(point)
        forEachSegment(closing: true) { count.meet($0) }
        if count.isOnOutline { return true }
        return rule == .winding ? count.turns != 0 : count.turns & 1 != 0
    }
}

/// The winding number of a path around a point: counts crossings of the ray from the point to the right, downwards +1 and
/// upwards −1.
private struct WindingCount {
    private let point: CGPoint
    private(set) var turns = 0
    private(set) var isOnOutline = false

    init(_ point: CGPoint) {
        self.point = point
    }

    @inline(__always)
    mutating func meet(_ segment: PathSegment) {
        if segment.kind == .line { return meetLine(segment.start, segment.end) }
        let (a, b, c, d) = (segment.start, segment.control1, segment.control2, segment.end)
        let (lowest, highest) = (min(min(a.y, b.y), min(c.y, d.y)), max(max(a.y, b.y), max(c.y, d.y)))
        guard point.y >= lowest, point.y <= highest else { return }
        // All of it is left of the point: the ray does not meet it.
        guard point.x <= max(max(a.x, b.x), max(c.x, d.x)) else { return }
        if point.x < min(min(a.x, b.x), min(c.x, d.x)) {
            // All of it is right of the point: only its ends count.
            return count(from: a.y, to: d.y)
        }
        meetCurve(segment)
    }

    private mutating func meetLine(_ start: CGPoint, _ end: CGPoint) {
        if start.y == end.y {
            let isInside = point.x >= min(start.x, end.x) && point.x <= max(start.x, end.x)
            if point.y == start.y, isInside { isOnOutline = true }
            return
        }
        guard point.y >= min(start.y, end.y), point.y <= max(start.y, end.y) else { return }
        let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
        if side == 0 { isOnOutline = true }
        // The crossing is right of the point, in either direction.
        if (side > 0) == (end.y > start.y) { count(from: start.y, to: end.y) }
    }

    private mutating func meetCurve(_ segment: PathSegment) {
        if segment.start == point || segment.end == point { isOnOutline = true }
        let turning = segment.turningParts
        var low: CGFloat = 0
        for index in 0...2 {
            let high = index == 0 ? turning.0 : index == 1 ? turning.1 : 1
            if high > low {
                meetMonotone(segment, from: low, to: high)
                low = high
            }
        }
    }

    /// A stretch that only falls or only rises.
    private mutating func meetMonotone(_ segment: PathSegment, from low: CGFloat, to high: CGFloat) {
        let (first, last) = (segment.y(at: low), segment.y(at: high))
        guard point.y >= min(first, last), point.y <= max(first, last) else { return }
        let x = segment.x(at: segment.part(atHeight: point.y, from: low, to: high))
        if x == point.x { isOnOutline = true }
        if x > point.x { count(from: first, to: last) }
    }

    /// The upper end of a stretch belongs to it, the lower one does not: so a common end of two stretches counts once.
    private mutating func count(from first: CGFloat, to last: CGFloat) {
        if first <= point.y, point.y < last { turns += 1 }
        if last <= point.y, point.y < first { turns -= 1 }
    }
}

extension PathSegment {
    /// Where the curve turns from falling to rising or back: two parts in order, 0 where there is none.
    var turningParts: (CGFloat, CGFloat) { Self.turningParts(kind, start.y, control1.y, control2.y, end.y) }

    /// The parameters between 0 and 1 at which one coordinate of a curve turns.
    static func turningParts(
        _ kind: Kind, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
    ) -> (CGFloat, CGFloat) {
        func inside(_ part: CGFloat) -> CGFloat { part > 0 && part < 1 ? part : 0 }
        switch kind {
        case .line: return (0, 0)
        case .quadCurve:
            let bend = a - 2 * b + d
            return (bend == 0 ? 0 : inside((a - b) / bend), 0)
        case .curve:
            // The derivative is u·t² + 2v·t + w, times 3.
            let (u, v, w) = (d - 3 * c + 3 * b - a, a - 2 * b + c, b - a)
            let root = v * v - u * w
            guard root >= 0 else { return (0, 0) }
            // Solved so that nothing is lost where `u` is small.
            let q = -(v + (v < 0 ? -root.squareRoot() : root.squareRoot()))
            let one = inside(u == 0 ? 0 : q / u)
            let other = inside(q == 0 ? 0 : w / q)
            return (min(one, other), max(one, other))
        }
    }

    /// The parameter at which a monotone stretch reaches a height.
    func part(atHeight height: CGFloat, from first: CGFloat, to last: CGFloat) -> CGFloat {
        var (low, high) = (first, last)
        let rises = y(at: last) > y(at: first)
        var part = (low + high) / 2
        // Newton's steps, and half the interval wherever one would leave it; ends where no step is left between two numbers.
        for _ in 0..<80 {
            let off = y(at: part) - height
            if off == 0 { return part }
            if (off > 0) == rises { high = part } else { low = part }
            let slope = velocity(at: part).dy
            var next = part - off / slope
            if !(next > low && next < high) { next = (low + high) / 2 }
            if next == part || next == low && high.nextDown <= low { return next }
            part = next
        }
        return part
    }
}
