// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Paths: lines along them")
struct PathStrokeTests {
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func line(_ points: CGPoint..., isClosed: Bool = false) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        if isClosed { path.closeSubpath() }
        return path
    }

    private func stroked(
        _ path: CGPath, _ width: CGFloat = 10, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter,
        limit: CGFloat = 10
    ) -> CGPath {
        path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
    }

    @Test("W13: a line covers half its width on each side; caps are flat, round or as long as half the width")
    func caps() {
        let way = line(point(0, 0), point(100, 0))
        #expect(stroked(way).boundingBoxOfPath == CGRect(x: 0, y: -5, width: 100, height: 10))
        #expect(stroked(way, 10, .square).boundingBoxOfPath == CGRect(x: -5, y: -5, width: 110, height: 10))
        let round = stroked(way, 10, .round)
        #expect(round.contains(point(-4.99, 0)) && round.contains(point(104.99, 0)))
        #expect(!round.contains(point(-4, 4)) && stroked(way, 10, .square).contains(point(-4, 4)))
        #expect(stroked(way).contains(point(50, 4.99)) && !stroked(way).contains(point(50, 5.01)))
    }

    @Test("W13: corners are pointed up to the limit, round or cut; the inner side has no corner outside of the line")
    func joins() {
        let way = line(point(0, 0), point(100, 0), point(100, 100))
        #expect(stroked(way).contains(point(104.9, -4.9)))
        // The tip of a right angle is √2 widths long.
        #expect(stroked(way, limit: 1.42).contains(point(104.9, -4.9)))
        #expect(!stroked(way, limit: 1.41).contains(point(104.9, -4.9)))
        #expect(!stroked(way, 10, .butt, .bevel).contains(point(103, -3)))
        #expect(stroked(way, 10, .butt, .bevel).contains(point(102.4, -2.4)))
        let round = stroked(way, 10, .butt, .round)
        #expect(round.contains(point(103.5, -3.5)) && !round.contains(point(103.6, -3.6)))
        for join in [CGLineJoin.miter, .round, .bevel] {
            #expect(!stroked(way, 10, .butt, join).contains(point(90, 10)))
            #expect(stroked(way, 10, .butt, join).contains(point(99, 1)))
        }
    }

    @Test("A closed path is a ring with corners everywhere, an open one has its two ends")
    func closed() {
        let ring = stroked(line(point(0, 0), point(100, 0), point(100, 100), point(0, 100), isClosed: true))
        #expect(ring.contains(point(-4.9, -4.9)) && ring.contains(point(0, 50)) && !ring.contains(point(50, 50)))
        let back = stroked(line(point(0, 0), point(100, 0), point(100, 100), point(0, 100), point(0, 0)))
        #expect(!back.contains(point(-4.9, -4.9)) && back.contains(point(0, 50)))
    }

    @Test("W14: a subpath that goes nowhere is a dot or a square, by its cap; a move alone is nothing")
    func dots() {
        let dot = line(point(10, 10), point(10, 10))
        #expect(stroked(dot).isEmpty)
        #expect(stroked(dot, 10, .square).boundingBox == CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(
            stroked(dot, 10, .round) == CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil))
        let move = CGMutablePath()
        move.move(to: point(10, 10))
        #expect(stroked(move, 10, .round).isEmpty)
        #expect(stroked(line(point(0, 0), point(9, 9)), 0).isEmpty && stroked(dot, -1, .round).isEmpty)
    }

    @Test("A line around a circle is within a hundredth of a point of two circles, at any width")
    func circle() {
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        for width in [1.0, 20, 90] as [CGFloat] {
            let ring = stroked(circle, width)
            for step in 0..<360 {
                let angle = CGFloat(step) * .pi / 180
                let at = { (radius: CGFloat) in point(radius * cos(angle), radius * sin(angle)) }
                // The curves themselves are up to 0.014 outside of the circle.
                #expect(ring.contains(at(50 + width / 2 - 0.01)) && !ring.contains(at(50 + width / 2 + 0.025)))
                #expect(!ring.contains(at(50 - width / 2 - 0.01)) && ring.contains(at(50 - width / 2 + 0.025)))
            }
        }
    }

    @Test("The transform moves the outline, not what is outlined")
    func transform() {
        let wide = line(point(0, 0), point(10, 0)).copy(
            strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
            transform: CGAffineTransform(scaleX: 1, y: 10))
        #expect(wide.boundingBox == CGRect(x: 0, y: -10, width: 10, height: 20))
    }

    @Test("W15: dashes are counted along the path, around its corners, from the phase on")
    func dashes() {
        let way = line(point(0, 0), point(10, 0), point(10, 10))
        #expect(
            text(way.copy(dashingWithPhase: 0, lengths: [4, 2])) == "M0,0 L4,0 M6,0 L10,0 M10,2 L10,6 M10,8 L10,10")
        #expect(
            text(way.copy(dashingWithPhase: 3, lengths: [4, 2])) == "M0,0 L1,0 M3,0 L7,0 M9,0 L10,0 L10,3 M10,5 L10,9")
        #expect(
            text(way.copy(dashingWithPhase: -1, lengths: [4, 2]))
                == "M1,0 L5,0 M7,0 L10,0 L10,1 M10,3 L10,7 M10,9 L10,10")
        #expect(text(way.copy(dashingWithPhase: 0, lengths: [9])) == "M0,0 L9,0 M10,8 L10,10")
        #expect(text(way.copy(dashingWithPhase: 0, lengths: [0, 8])) == "M0,0 L0,0 M8,0 L8,0 M10,6 L10,6")
        for odd in [[], [0], [3, -1], [.nan]] as [[CGFloat]] {
            #expect(way.copy(dashingWithPhase: 0, lengths: odd) == way)
        }
    }

    @Test("W15: dashes of a curve are curves, and as long as said")
    func curvedDashes() {
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        // A dash of a sixteenth of the circle, then a gap of one; the first and the last half as far from each other.
        let step = 100 * CGFloat.pi / 8
        let dashed = circle.copy(dashingWithPhase: -step / 2, lengths: [step, step])
        var ends: [CGFloat] = []
        dashed.applyWithBlock { element in
            let type = element.pointee.type
            #expect(type == .moveToPoint || type == .addCurveToPoint)
            let end = element.pointee.points[type == .moveToPoint ? 0 : 2]
            ends.append(CGFloat(atan2(Double(end.y), Double(end.x))) / .pi * 8)
        }
        let wanted = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5].flatMap { [$0, $0 + 1] }
        #expect(ends.count == 16)
        for place in wanted {
            let signed = CGFloat(place > 8 ? place - 16 : place)
            #expect(ends.contains { abs($0 - signed) < 0.01 }, "\(place): \(ends)")
        }
    }
}
