// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// W21: the part of a path between two shares of its whole length, subpath by subpath, as lines.
package struct PathPart {
    /// The corners of each part, and the distance of its beginning from its subpath's beginning.
    package private(set) var lines: [(points: [CGPoint], start: CGFloat)] = []

    package init(of path: CGPath, from start: CGFloat, to end: CGFloat) {
        var subpaths: [[CGPoint]] = []
        path.flattened(threshold: 0.02).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: subpaths.append([element.pointee.points[0]])
            case .addLineToPoint: subpaths[subpaths.count - 1].append(element.pointee.points[0])
            case .closeSubpath: subpaths[subpaths.count - 1].append(subpaths[subpaths.count - 1][0])
            case .addQuadCurveToPoint, .addCurveToPoint: break
            }
        }
        let lengths = subpaths.map { points in
            zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        }
        let total = lengths.reduce(0, +)
        var before: CGFloat = 0
        for (points, length) in zip(subpaths, lengths) {
            let from = max(0, start * total - before)
            let to = min(length, end * total - before)
            before += length
            if from < to { lines.append((Self.cut(points, from, to), from)) }
        }
    }

    private static func cut(_ points: [CGPoint], _ from: CGFloat, _ to: CGFloat) -> [CGPoint] {
        var part: [CGPoint] = []
        var passed: CGFloat = 0
        for (first, second) in zip(points, points.dropFirst()) {
            let length = hypot(second.x - first.x, second.y - first.y)
            defer { passed += length }
            guard length > 0, passed + length >= from, passed <= to else { continue }
            func point(_ distance: CGFloat) -> CGPoint {
                let share = min(max((distance - passed) / length, 0), 1)
                return CGPoint(x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
            }
            if part.isEmpty { part.append(point(from)) }
            part.append(point(to))
        }
        return part
    }
}
