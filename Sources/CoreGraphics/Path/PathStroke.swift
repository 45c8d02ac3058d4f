// SPDX-License-Identifier: Apache-2.0

/// The style of a line along a path.
struct PathStroke {
    /// In points.
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat

    /// The greatest error of the outline, in points.
    static let tolerance: CGFloat = 1.0 / 256

    /// W13: an outline that encloses, by the winding rule, what the line covers. Its sides are lines, its round joins and caps are curves.
    func outline(of elements: PathElements) -> PathElements {
        var result = PathElements()
        guard width > 0, width.isFinite else { return result }
        for subpath in elements.subpaths { outline(subpath, into: &result) }
        return result
    }

    private func outline(_ subpath: PathElements.Subpath, into result: inout PathElements) {
        let way = Way(subpath, width: width)
        guard way.points.count > 1 else {
            if !subpath.segments.isEmpty || subpath.isClosed { dot(at: subpath.start, into: &result) }
            return
        }
        let back = way.reversed()
        if subpath.isClosed {
            side(of: way, isClosed: true, into: &result)
            result.close()
            side(of: back, isClosed: true, into: &result)
            result.close()
        } else {
            side(of: way, isClosed: false, into: &result)
            end(at: back.points[0], way.directions[way.directions.count - 1], into: &result)
            side(of: back, isClosed: false, into: &result)
            end(at: way.points[0], back.directions[back.directions.count - 1], into: &result)
            result.close()
        }
    }

    /// W14: a subpath without a length is a dot with round caps, a square with square caps, and otherwise nothing.
    private func dot(at point: CGPoint, into result: inout PathElements) {
        let square = CGRect(x: point.x - width / 2, y: point.y - width / 2, width: width, height: width)
        switch cap {
        case .butt: break
        case .round: result.ellipse(square, .identity)
        case .square: result.rectangle(square, .identity)
        }
    }

    /// Half the width to the side of a direction.
    private func offset(_ direction: CGVector) -> CGVector {
        CGVector(dx: direction.dy * width / 2, dy: -direction.dx * width / 2)
    }

    private func side(of way: Way, isClosed: Bool, into result: inout PathElements) {
        let count = way.directions.count
        for index in 0..<count {
            let out = offset(way.directions[index])
            let (from, to) = (way.points[index], way.points[index + 1])
            if index == 0 {
                let first = CGPoint(x: from.x + out.dx, y: from.y + out.dy)
                if isClosed || result.types.last == .closeSubpath || result.isEmpty {
                    result.move(to: first)
                } else if result.current != first {
                    result.line(to: first)
                }
            }
            result.line(to: CGPoint(x: to.x + out.dx, y: to.y + out.dy))
            if index + 1 < count {
                corner(at: to, way.directions[index], way.directions[index + 1], way.isSmooth[index + 1], into: &result)
            } else if isClosed {
                corner(at: to, way.directions[index], way.directions[0], way.isSmooth[0], into: &result)
            }
        }
    }

    private func corner(
        at point: CGPoint, _ before: CGVector, _ after: CGVector, _ isSmooth: Bool, into result: inout PathElements
    ) {
        let (first, second) = (offset(before), offset(after))
        let next = CGPoint(x: point.x + second.dx, y: point.y + second.dy)
        let cross = before.dx * after.dy - before.dy * after.dx
        let dot = before.dx * after.dx + before.dy * after.dy
        if cross == 0, dot > 0 { return }
        // On the inner side, through the corner itself, so that overlaps count once in each direction.
        if cross < 0 {
            result.line(to: point)
            return result.line(to: next)
        }
        switch isSmooth ? .round : join {
        case .round:
            let angle = CGFloat(atan2(Double(cross), Double(dot)))
            // With a bend this slight, a line is as good as the arc.
            if angle * angle * width < 16 * Self.tolerance { return result.line(to: next) }
            let start = CGFloat(atan2(Double(first.dy), Double(first.dx)))
            result.arc(point, width / 2, from: start, by: angle, .identity)
            result.line(to: next)
        case .miter:
            // The tip is 1 / sin(half of the angle between the lines) widths away from the inner corner.
            if dot > -1, (2 / (1 + dot)).squareRoot() <= miterLimit {
                result.line(
                    to: CGPoint(
                        x: point.x + (first.dx + second.dx) / (1 + dot), y: point.y + (first.dy + second.dy) / (1 + dot)
                    ))
            }
            result.line(to: next)
        case .bevel: result.line(to: next)
        }
    }

    private func end(at point: CGPoint, _ direction: CGVector, into result: inout PathElements) {
        let out = offset(direction)
        let other = CGPoint(x: point.x - out.dx, y: point.y - out.dy)
        switch cap {
        case .butt: break
        case .round:
            let start = CGFloat(atan2(Double(out.dy), Double(out.dx)))
            result.arc(point, width / 2, from: start, by: .pi, .identity)
        case .square:
            let (x, y) = (direction.dx * width / 2, direction.dy * width / 2)
            result.line(to: CGPoint(x: point.x + out.dx + x, y: point.y + out.dy + y))
            result.line(to: CGPoint(x: other.x + x, y: other.y + y))
        }
        result.line(to: other)
    }
}

/// A subpath as lines that are short enough, each with its direction.
private struct Way {
    private(set) var points: [CGPoint] = []
    /// From each point to the next; of length one.
    private(set) var directions: [CGVector] = []
    /// Whether the way only bends at each point, within a curve.
    private(set) var isSmooth: [Bool] = []

    init(_ subpath: PathElements.Subpath, width: CGFloat) {
        points = [subpath.start]
        isSmooth = [false]
        for segment in subpath.segments {
            // The sides are as exact as the round corners between the lines, however wide they are.
            let count = segment.kind == .line ? 1 : max(segment.chordCount(within: PathStroke.tolerance), 8)
            for step in 1...count {
                add(step == count ? segment.end : segment.point(at: CGFloat(step) / CGFloat(count)))
                if step < count { isSmooth[isSmooth.count - 1] = true }
            }
        }
    }

    private init() {}

    private mutating func add(_ point: CGPoint) {
        let last = points[points.count - 1]
        let (x, y) = (point.x - last.x, point.y - last.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return }
        points.append(point)
        directions.append(CGVector(dx: x / length, dy: y / length))
        isSmooth.append(false)
    }

    func reversed() -> Way {
        var result = Way()
        result.points = points.reversed()
        result.directions = directions.reversed().map { CGVector(dx: -$0.dx, dy: -$0.dy) }
        result.isSmooth = isSmooth.reversed()
        return result
    }
}
