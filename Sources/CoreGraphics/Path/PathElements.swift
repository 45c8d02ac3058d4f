// SPDX-License-Identifier: Apache-2.0

/// The elements of a path: their kinds, and all their points in one list.
///
/// Values that are not finite are never stored, and no value is so large that arithmetic with it would overflow (W2).
struct PathElements: Hashable {
    private(set) var types: [CGPathElementType] = []
    private(set) var points: [CGPoint] = []
    /// The box around all points, including control points. It is updated with every point, and answers most questions.
    private(set) var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    private(set) var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    /// Where the current subpath began.
    private(set) var start: CGPoint?
    /// Where the next line begins; `nil` before the first move.
    private(set) var current: CGPoint?

    var isEmpty: Bool { types.isEmpty }

    /// The smallest rectangle around all points; null for a path without any.
    var controlBox: CGRect {
        points.isEmpty ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    static func == (first: PathElements, second: PathElements) -> Bool {
        first.types == second.types && first.points == second.points
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(types)
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }

    // MARK: Adding

    mutating func move(to point: CGPoint) {
        guard point.isFinite else { return }
        let point = point.withinReach
        // A move after a move replaces it: no line began there.
        if types.last == .moveToPoint {
            points[points.count - 1] = point
            boundAnew()
        } else {
            types.append(.moveToPoint)
            append(point)
        }
        start = point
        current = point
    }

    mutating func line(to point: CGPoint) {
        guard point.isFinite, beginElement() else { return }
        let point = point.withinReach
        types.append(.addLineToPoint)
        append(point)
        current = point
    }

    mutating func quadCurve(to point: CGPoint, control: CGPoint) {
        guard point.isFinite, control.isFinite, beginElement() else { return }
        types.append(.addQuadCurveToPoint)
        append(control)
        append(point)
        current = point.withinReach
    }

    mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard point.isFinite, control1.isFinite, control2.isFinite, beginElement() else { return }
        types.append(.addCurveToPoint)
        append(control1)
        append(control2)
        append(point)
        current = point.withinReach
    }

    mutating func close() {
        guard current != nil, types.last != .closeSubpath else { return }
        types.append(.closeSubpath)
        current = start
    }

    mutating func append(_ other: PathElements, _ transform: CGAffineTransform = .identity) {
        var place = 0
        for type in other.types {
            let point = { (index: Int) in other.points[place + index].applying(transform) }
            switch type {
            case .moveToPoint: move(to: point(0))
            case .addLineToPoint: line(to: point(0))
            case .addQuadCurveToPoint: quadCurve(to: point(1), control: point(0))
            case .addCurveToPoint: curve(to: point(2), control1: point(0), control2: point(1))
            case .closeSubpath: close()
            }
            place += type.pointCount
        }
    }

    /// W1: an element without a current point is left out. W3: after a close the next element begins a subpath where the last
    /// one began.
    private mutating func beginElement() -> Bool {
        guard let current else { return false }
        if types.last == .closeSubpath {
            types.append(.moveToPoint)
            append(current)
        }
        return true
    }

    private mutating func append(_ point: CGPoint) {
        let point = point.withinReach
        points.append(point)
        bound(point)
    }

    private mutating func bound(_ point: CGPoint) {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    private mutating func boundAnew() {
        low = CGPoint(x: CGFloat.infinity, y: .infinity)
        high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        for point in points { bound(point) }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// The nearest point with coordinates up to 10¹².
    var withinReach: CGPoint {
        func limited(_ value: CGFloat) -> CGFloat { min(max(value, -1e12), 1e12) }
        return CGPoint(x: limited(x), y: limited(y))
    }
}
