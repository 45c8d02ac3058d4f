// SPDX-License-Identifier: Apache-2.0

/// A line or a curve of a path, from `start` to `end`.
struct PathSegment {
    enum Kind { case line, quadCurve, curve }

    var kind: Kind
    var start: CGPoint
    /// For a quadratic curve, only the first is used.
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(from start: CGPoint, to end: CGPoint) {
        (kind, self.start, control1, control2, self.end) = (.line, start, start, end, end)
    }

    init(from start: CGPoint, _ control: CGPoint, to end: CGPoint) {
        (kind, self.start, control1, control2, self.end) = (.quadCurve, start, control, control, end)
    }

    init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
        (kind, self.start, self.control1, self.control2, self.end) = (.curve, start, control1, control2, end)
    }

    /// The point at a parameter, 0 to 1.
    func point(at part: CGFloat) -> CGPoint {
        CGPoint(x: x(at: part), y: y(at: part))
    }

    func x(at part: CGFloat) -> CGFloat { Self.value(kind, start.x, control1.x, control2.x, end.x, part) }

    func y(at part: CGFloat) -> CGFloat { Self.value(kind, start.y, control1.y, control2.y, end.y, part) }

    @inline(__always)
    private static func value(
        _ kind: Kind, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ part: CGFloat
    ) -> CGFloat {
        let rest = 1 - part
        return switch kind {
        case .line: a + (d - a) * part
        case .quadCurve: rest * rest * a + 2 * rest * part * b + part * part * d
        case .curve:
            rest * rest * rest * a + 3 * rest * rest * part * b + 3 * rest * part * part * c + part * part * part * d
        }
    }

    /// The derivative of the point by the parameter.
    func velocity(at part: CGFloat) -> CGVector {
        let rest = 1 - part
        func side(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            switch kind {
            case .line: d - a
            case .quadCurve: 2 * (rest * (b - a) + part * (d - b))
            case .curve: 3 * (rest * rest * (b - a) + 2 * rest * part * (c - b) + part * part * (d - c))
            }
        }
        return CGVector(
            dx: side(start.x, control1.x, control2.x, end.x), dy: side(start.y, control1.y, control2.y, end.y))
    }

    /// The stretch between two parts, by de Casteljau's construction.
    func stretch(from low: CGFloat, to high: CGFloat) -> PathSegment {
        let rest = low > 0 ? halves(at: low).after : self
        guard high < 1 else { return rest }
        return rest.halves(at: low < 1 ? (high - low) / (1 - low) : 1).before
    }

    func halves(at part: CGFloat) -> (before: PathSegment, after: PathSegment) {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        switch kind {
        case .line:
            let middle = mix(start, end)
            return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
        case .quadCurve:
            let (first, last) = (mix(start, control1), mix(control1, end))
            let middle = mix(first, last)
            return (PathSegment(from: start, first, to: middle), PathSegment(from: middle, last, to: end))
        case .curve:
            let (first, second, third) = (mix(start, control1), mix(control1, control2), mix(control2, end))
            let (left, right) = (mix(first, second), mix(second, third))
            let middle = mix(left, right)
            return (PathSegment(from: start, first, left, to: middle), PathSegment(from: middle, right, third, to: end))
        }
    }

    /// The number of even parts whose chords stay within a distance of the curve.
    func chordCount(within distance: CGFloat) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            return (x * x + y * y).squareRoot()
        }
        let bend =
            switch kind {
            case .line: CGFloat(0)
            case .quadCurve: 2 * bend(start, control1, end)
            case .curve: 6 * max(bend(start, control1, control2), bend(control1, control2, end))
            }
        // A chord is off by an eighth of the second derivative, times the square of its part.
        return Int(min(max((bend / (8 * distance)).squareRoot().rounded(.up), 1), 10_000))
    }

    /// The same way from its end to its beginning.
    var reversed: PathSegment {
        switch kind {
        case .line: PathSegment(from: end, to: start)
        case .quadCurve: PathSegment(from: end, control1, to: start)
        case .curve: PathSegment(from: end, control2, control1, to: start)
        }
    }
}

extension PathElements {
    /// Shows the lines and curves of all subpaths, one after the other.
    ///
    /// - Parameter closing: Whether an open subpath is shown with the line that would close it, as filling does.
    @inline(__always)
    func forEachSegment(closing: Bool, _ body: (PathSegment) -> Void) {
        points.withUnsafeBufferPointer { points in
            var place = 0
            var start = CGPoint.zero
            var current = CGPoint.zero
            for type in types {
                switch type {
                case .moveToPoint:
                    if closing, current != start { body(PathSegment(from: current, to: start)) }
                    start = points[place]
                    current = start
                    place += 1
                case .addLineToPoint:
                    body(PathSegment(from: current, to: points[place]))
                    current = points[place]
                    place += 1
                case .addQuadCurveToPoint:
                    body(PathSegment(from: current, points[place], to: points[place + 1]))
                    current = points[place + 1]
                    place += 2
                case .addCurveToPoint:
                    body(PathSegment(from: current, points[place], points[place + 1], to: points[place + 2]))
                    current = points[place + 2]
                    place += 3
                case .closeSubpath:
                    if current != start { body(PathSegment(from: current, to: start)) }
                    current = start
                }
            }
            if closing, current != start { body(PathSegment(from: current, to: start)) }
        }
    }

    /// The subpaths with their lines and curves, and whether each is closed. One that only moves has no segments.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var place = 0
        var current = CGPoint.zero
        for type in types {
            let point = { (index: Int) in points[place + index] }
            if type == .moveToPoint || result.isEmpty {
                current = point(0)
                result.append(Subpath(start: current))
            }
            let last = result.count - 1
            switch type {
            case .moveToPoint: break
            case .addLineToPoint: result[last].segments.append(PathSegment(from: current, to: point(0)))
            case .addQuadCurveToPoint:
                result[last].segments.append(PathSegment(from: current, point(0), to: point(1)))
            case .addCurveToPoint:
                result[last].segments.append(PathSegment(from: current, point(0), point(1), to: point(2)))
            case .closeSubpath:
                if current != result[last].start {
                    result[last].segments.append(PathSegment(from: current, to: result[last].start))
                }
                result[last].isClosed = true
            }
            place += type.pointCount
            if let end = result[last].segments.last?.end { current = end }
        }
        return result
    }

    struct Subpath {
        var start: CGPoint
        var segments: [PathSegment] = []
        var isClosed = false
    }

    mutating func append(_ segment: PathSegment) {
        switch segment.kind {
        case .line: line(to: segment.end)
        case .quadCurve: quadCurve(to: segment.end, control: segment.control1)
        case .curve: curve(to: segment.end, control1: segment.control1, control2: segment.control2)
        }
    }
}
