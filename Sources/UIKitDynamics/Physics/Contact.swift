// SPDX-License-Identifier: Apache-2.0

/// The contact of two overlapping convex outlines: its points and depth.
struct Contact {
    /// From the first outline to the second, of length 1.
    var normal: Vector
    var points: [(place: Vector, depth: Double)]

    /// Finds the axis of least overlap, and clips the other outline's facing edge to the sides of this edge. `nil` if the
    /// outlines do not overlap.
    ///
    /// - Parameter motion: That of the second outline in the last step, as the first one sees it. An axis that was passed in this
    ///   step goes before others: where a long side swings across the end of a short wall, the overlap with that end is the least.
    init?(_ first: [Vector], _ second: [Vector], motion: Motion? = nil) {
        let ofFirst = Self.leastOverlap(of: first, with: second, motion)
        guard ofFirst.distance < 0 else { return nil }
        let ofSecond = Self.leastOverlap(
            of: second, with: first,
            motion.map { motion in
                Motion(time: motion.time) { -motion.velocity($0) }
            })
        guard ofSecond.distance < 0 else { return nil }
        // The first is preferred if both are about equal, so that a contact does not change sides.
        let isFirst =
            ofFirst.age == ofSecond.age
            ? ofFirst.distance >= ofSecond.distance - 0.01 : ofFirst.age < ofSecond.age
        let (reference, other, face) = isFirst ? (first, second, ofFirst) : (second, first, ofSecond)
        let start = reference[face.edge]
        let end = reference[(face.edge + 1) % reference.count]
        let along = (end - start) / max((end - start).length, 1e-9)
        var ends = Self.facingEdge(of: other, face.normal)
        ends = Self.clip(ends, -along, -along.dot(start))
        ends = Self.clip(ends, along, along.dot(end))
        points = ends.compactMap { place in
            let depth = -face.normal.dot(place - start)
            return depth >= 0 ? (place, depth) : nil
        }
        guard !points.isEmpty else { return nil }
        normal = isFirst ? face.normal : -face.normal
    }

    /// How an outline moved.
    struct Motion {
        /// Of the step, in seconds.
        var time: Double
        /// At a place, in points a second.
        var velocity: (Vector) -> Vector
    }

    /// An edge of an outline and the other outline's overlap with it.
    private struct Face {
        var edge = 0
        var normal = Vector(0, 1)
        /// Of the other outline from the edge; negative where they overlap.
        var distance = -Double.infinity
        /// For how long they have overlapped there, in seconds; without end if that is longer than a step.
        var age = Double.infinity
    }

    private static func leastOverlap(
        of shape: [Vector], with other: [Vector], _ motion: Motion?
    ) -> Face {
        var best = Face()
        for (number, (start, end)) in ConvexShape.edges(of: shape).enumerated() {
            let way = end - start
            let normal = Vector(way.y, -way.x) / max(way.length, 1e-9)
            var nearest = Double.infinity
            var place = start
            for point in other where normal.dot(point - start) < nearest {
                nearest = normal.dot(point - start)
                place = point
            }
            var face = Face(edge: number, normal: normal, distance: nearest)
            if nearest < 0, let motion {
                let way = -motion.velocity(place).dot(normal) * motion.time
                if -nearest <= way { face.age = -nearest / way * motion.time }
            }
            // A gap on any side is no contact.
            guard nearest < 0 else { return face }
            if face.age < best.age || face.age == best.age && nearest > best.distance { best = face }
        }
        return best
    }

    /// The edge that faces most against the normal.
    private static func facingEdge(of shape: [Vector], _ normal: Vector) -> [Vector] {
        var best = (start: shape[0], end: shape[0], cosine: Double.infinity)
        for (start, end) in ConvexShape.edges(of: shape) {
            let way = end - start
            let cosine = Vector(way.y, -way.x).dot(normal) / max(way.length, 1e-9)
            if cosine < best.cosine { best = (start, end, cosine) }
        }
        return [best.start, best.end]
    }

    /// The part of a line on the inner side.
    private static func clip(_ ends: [Vector], _ normal: Vector, _ limit: Double) -> [Vector] {
        guard ends.count == 2 else { return ends }
        let (first, second) = (normal.dot(ends[0]) - limit, normal.dot(ends[1]) - limit)
        if first <= 0, second <= 0 { return ends }
        if first > 0, second > 0 { return [] }
        let cut = ends[0] + first / (first - second) * (ends[1] - ends[0])
        return first > 0 ? [cut, ends[1]] : [ends[0], cut]
    }
}
