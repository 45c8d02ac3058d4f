// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place or a direction in the plane, in points.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    var length: Double { (x * x + y * y).squareRoot() }
    /// A quarter turn on.
    var turned: Vector { Vector(-y, x) }

    func rotated(by angle: Double) -> Vector {
        let (sine, cosine) = (sin(angle), cos(angle))
        return Vector(cosine * x - sine * y, sine * x + cosine * y)
    }
}

/// A convex outline around (0, 0): at least two points, in the order in which the area to the left of each edge is inside.
struct ConvexShape: Equatable {
    let points: [Vector]
    /// In square points; zero for a segment.
    let area: Double
    /// The moment of inertia of a mass of 1, around (0, 0).
    let inertia: Double
    /// The radius of the largest circle around (0, 0) that is inside.
    let innerRadius: Double
    /// The distance of the farthest point from (0, 0).
    let outerRadius: Double

    /// The hull of some points. Fewer than two different points make a square of a point's size.
    init(hullOf points: [Vector]) {
        var hull = Self.hull(of: points)
        if hull.count < 2 { hull = Self.rectangle(1, 1) }
        self.points = hull
        var (doubled, moment, inner) = (0.0, 0.0, Double.infinity)
        for (start, end) in Self.edges(of: hull) {
            let part = start.cross(end)
            doubled += part
            moment += part * (start.dot(start) + start.dot(end) + end.dot(end))
            let way = end - start
            inner = min(inner, abs(start.cross(way)) / max(way.length, 1e-9))
        }
        area = doubled / 2
        inertia = doubled > 0 ? moment / (6 * doubled) : 0
        innerRadius = inner
        outerRadius = hull.reduce(0) { max($0, $1.length) }
    }

    /// A rectangle in the middle.
    init(width: Double, height: Double) {
        self.init(hullOf: Self.rectangle(max(width, 1), max(height, 1)))
    }

    /// An ellipse in the middle, as so many sides.
    init(ellipseOfWidth width: Double, height: Double, sides: Int = 24) {
        self.init(
            hullOf: (0..<sides).map { side in
                let angle = 2 * Double.pi * Double(side) / Double(sides)
                return Vector(cos(angle) * max(width, 1) / 2, sin(angle) * max(height, 1) / 2)
            })
    }

    /// A line without thickness.
    init(from start: Vector, to end: Vector) {
        self.init(hullOf: [start, end])
    }

    private static func rectangle(_ width: Double, _ height: Double) -> [Vector] {
        let (x, y) = (width / 2, height / 2)
        return [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)]
    }

    static func edges(of points: [Vector]) -> [(Vector, Vector)] {
        points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
    }

    /// Andrew's monotone chain.
    private static func hull(of points: [Vector]) -> [Vector] {
        let sorted = Array(Set(points.filter { $0.x.isFinite && $0.y.isFinite })).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func half(_ points: some Sequence<Vector>) -> [Vector] {
            var chain: [Vector] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 2]) <= 0
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return half(sorted) + half(sorted.reversed())
    }
}
