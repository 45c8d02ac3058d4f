// SPDX-License-Identifier: Apache-2.0

extension PathElements {
    /// The distance of control points from the ends of a quarter of a circle, in radii: the curve's middle is then on the circle.
    private static let quarter = arcControl(.pi / 2)

    /// The same for an arc of an angle.
    private static func arcControl(_ angle: CGFloat) -> CGFloat {
        4.0 / 3.0 * CGFloat(tan(Double(angle) / 4))
    }

    /// W6: from the corner with the least coordinates along x first.
    mutating func rectangle(_ rect: CGRect, _ transform: CGAffineTransform) {
        guard !rect.isNull else { return }
        let origin = rect.origin
        let far = CGPoint(x: origin.x + rect.size.width, y: origin.y + rect.size.height)
        guard origin.isFinite, far.isFinite else { return }
        move(to: origin.applying(transform))
        line(to: CGPoint(x: far.x, y: origin.y).applying(transform))
        line(to: far.applying(transform))
        line(to: CGPoint(x: origin.x, y: far.y).applying(transform))
        close()
    }

    /// W7: four quarters from the middle of the right side towards the larger y.
    mutating func ellipse(_ rect: CGRect, _ transform: CGAffineTransform) {
        guard !rect.isNull else { return }
        roundedRectangle(
            rect, CornerSizes(CGSize(width: abs(rect.size.width) / 2, height: abs(rect.size.height) / 2)), transform)
    }

    /// W8: from the middle of the right side towards the larger y. A corner is never larger than half of the side it lies on.
    mutating func roundedRectangle(_ rect: CGRect, _ corners: CornerSizes, _ transform: CGAffineTransform) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let (left, top) = (rect.origin.x, rect.origin.y)
        let (right, bottom) = (left + rect.size.width, top + rect.size.height)
        guard CGPoint(x: left, y: top).isFinite, CGPoint(x: right, y: bottom).isFinite else { return }
        let largest = CGSize(width: rect.size.width / 2, height: rect.size.height / 2)
        func fit(_ size: CGSize) -> CGSize {
            let (width, height) = (min(max(size.width, 0), largest.width), min(max(size.height, 0), largest.height))
            return width > 0 && height > 0 ? CGSize(width: width, height: height) : .zero
        }
        move(to: CGPoint(x: right, y: top + largest.height).applying(transform))
        /// A corner between the ends of two sides, `before` and `after` steps of one corner size away from it.
        func corner(_ x: CGFloat, _ y: CGFloat, _ size: CGSize, before: CGVector, after: CGVector) {
            let reach = { (step: CGVector, part: CGFloat) in
                CGPoint(x: x + step.dx * size.width * part, y: y + step.dy * size.height * part).applying(transform)
            }
            let beginning = reach(before, 1)
            if beginning != current { line(to: beginning) }
            guard size != .zero else { return }
            let pull = 1 - Self.quarter
            curve(to: reach(after, 1), control1: reach(before, pull), control2: reach(after, pull))
        }
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        let (west, east) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        corner(right, bottom, fit(corners.bottomRight), before: up, after: west)
        corner(left, bottom, fit(corners.bottomLeft), before: east, after: up)
        corner(left, top, fit(corners.topLeft), before: down, after: east)
        corner(right, top, fit(corners.topRight), before: west, after: down)
        close()
    }

    struct CornerSizes {
        var topLeft, topRight, bottomLeft, bottomRight: CGSize

        init(_ all: CGSize) {
            (topLeft, topRight, bottomLeft, bottomRight) = (all, all, all, all)
        }
    }

    // MARK: Arcs

    /// W9: an arc by its angles. Where y points down, the direction is the opposite of `isClockwise`.
    mutating func arc(
        _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, isClockwise: Bool,
        _ transform: CGAffineTransform
    ) {
        var delta = end - start
        let turn = 2 * CGFloat.pi
        if isClockwise, delta > 0 {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if delta > 0 { delta -= turn }
        } else if !isClockwise, delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if delta < 0 { delta += turn }
        }
        arc(center, radius, from: start, by: delta, transform)
    }

    /// W10: curves of at most a quarter, all of the same angle, after a line from the current point. An arc of several turns
    /// goes around once and then on to its end.
    mutating func arc(
        _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, by delta: CGFloat, _ transform: CGAffineTransform
    ) {
        guard center.isFinite, radius.isFinite, start.isFinite, delta.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var delta = delta
        if abs(delta) > turn {
            delta = delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn)
        }
        func place(_ angle: CGFloat, _ pull: CGFloat = 0) -> CGPoint {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            return CGPoint(
                x: center.x + radius * (cosine - pull * sine), y: center.y + radius * (sine + pull * cosine)
            ).applying(transform)
        }
        let beginning = place(start)
        if current == nil { move(to: beginning) } else if current != beginning { line(to: beginning) }
        guard radius != 0, delta != 0 else { return }
        // An angle that is off by rounding does not get a curve of its own.
        let count = max((abs(delta) / (CGFloat.pi / 2) - 1e-9).rounded(.up), 1)
        let step = delta / count
        let pull = Self.arcControl(step)
        for index in 0..<Int(count) {
            let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            curve(to: place(to), control1: place(from, pull), control2: place(to, -pull))
        }
    }

    /// W11: an arc that touches the line to a corner and the line on from there. If there is no such arc, a line to the corner.
    mutating func arc(
        _ corner: CGPoint, _ end: CGPoint, radius: CGFloat, _ transform: CGAffineTransform
    ) {
        guard let current, corner.isFinite, end.isFinite, radius.isFinite else { return }
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        let (ax, ay) = (start.x - corner.x, start.y - corner.y)
        let (bx, by) = (end.x - corner.x, end.y - corner.y)
        let (first, second) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
        let cross = ax * by - ay * bx
        guard first > 0, second > 0, radius > 0, abs(cross) > 1e-12 * first * second else {
            return line(to: corner.applying(transform))
        }
        // Half of the angle at the corner; the arc touches both lines this far from it.
        let angle = CGFloat(atan2(Double(abs(cross)), Double(ax * bx + ay * by))) / 2
        let reach = radius / CGFloat(tan(Double(angle)))
        let far = radius / CGFloat(sin(Double(angle)))
        let (ux, uy) = (ax / first, ay / first)
        let (vx, vy) = (bx / second, by / second)
        let middle = ((ux + vx) * (ux + vx) + (uy + vy) * (uy + vy)).squareRoot()
        let center = CGPoint(x: corner.x + (ux + vx) / middle * far, y: corner.y + (uy + vy) / middle * far)
        func angleTo(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            CGFloat(atan2(Double(y - center.y), Double(x - center.x)))
        }
        let from = angleTo(corner.x + ux * reach, corner.y + uy * reach)
        var delta = angleTo(corner.x + vx * reach, corner.y + vy * reach) - from
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        arc(center, radius, from: from, by: delta, transform)
    }
}
