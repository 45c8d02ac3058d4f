// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A path as a way to go along: its lines and curves one after the other. A move to another point takes no time.
struct PathTrack {
    private struct Stretch {
        /// The places along it, at even parts of it; two for a line.
        var points: [CGPoint]
        var length: CGFloat
    }

    private static let stepsOfCurve = 32
    private var stretches: [Stretch] = []
    private var length: CGFloat = 0

    /// The ends of its stretches.
    var stops: Int { stretches.count + 1 }

    init(_ path: CGPath) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: (start, current) = (points[0], points[0])
            case .addLineToPoint: add([current, points[0]], &current)
            case .addQuadCurveToPoint:
                let (from, control, to) = (current, points[0], points[1])
                add(
                    Self.steps { rest, part in
                        Self.sum([(from, rest * rest), (control, 2 * rest * part), (to, part * part)])
                    }, &current)
            case .addCurveToPoint:
                let (from, first, second, to) = (current, points[0], points[1], points[2])
                add(
                    Self.steps { rest, part in
                        Self.sum([
                            (from, rest * rest * rest), (first, 3 * rest * rest * part),
                            (second, 3 * rest * part * part),
                            (to, part * part * part),
                        ])
                    }, &current)
            case .closeSubpath: if current != start { add([current, start], &current) }
            }
        }
    }

    private static func steps(_ point: (CGFloat, CGFloat) -> CGPoint) -> [CGPoint] {
        (0...stepsOfCurve).map { step in
            let part = CGFloat(step) / CGFloat(stepsOfCurve)
            return point(1 - part, part)
        }
    }

    private static func sum(_ parts: [(CGPoint, CGFloat)]) -> CGPoint {
        parts.reduce(into: CGPoint.zero) { sum, part in
            sum.x += part.0.x * part.1
            sum.y += part.0.y * part.1
        }
    }

    private mutating func add(_ points: [CGPoint], _ current: inout CGPoint) {
        let own = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        stretches.append(Stretch(points: points, length: own))
        length += own
        current = points[points.count - 1]
    }

    // MARK: Places

    /// The place at a part of a stretch; or, at one speed, at the same part of the whole way.
    func point(at place: (index: Int, part: Double), _ isPaced: Bool) -> CGPoint {
        let (from, to, part) = step(at: place, isPaced)
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }

    /// The direction of the way there, in radians from the x axis.
    func angle(at place: (index: Int, part: Double), _ isPaced: Bool) -> CGFloat {
        let (from, to, _) = step(at: place, isPaced)
        return atan2(to.y - from.y, to.x - from.x)
    }

    private func step(at place: (index: Int, part: Double), _ isPaced: Bool) -> (CGPoint, CGPoint, CGFloat) {
        guard isPaced else {
            let points = stretches[place.index].points
            let steps = CGFloat(points.count - 1)
            let step = min((CGFloat(place.part) * steps).rounded(.down), steps - 1)
            return (points[Int(step)], points[Int(step) + 1], CGFloat(place.part) * steps - step)
        }
        var rest = (CGFloat(place.index) + CGFloat(place.part)) / CGFloat(stretches.count) * length
        for stretch in stretches {
            for (from, to) in zip(stretch.points, stretch.points.dropFirst()) {
                let own = hypot(to.x - from.x, to.y - from.y)
                if rest <= own, own > 0 { return (from, to, rest / own) }
                rest -= own
            }
        }
        let last = stretches[stretches.count - 1].points
        return (last[last.count - 2], last[last.count - 1], 1)
    }
}
