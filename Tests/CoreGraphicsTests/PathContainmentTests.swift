// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Paths: what they contain")
struct PathContainmentTests {
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("W4: an open subpath contains what it would closed")
    func open() {
        let path = CGMutablePath()
        path.addLines(between: [point(0, 0), point(10, 0), point(0, 10)])
        path.addLines(between: [point(100, 0), point(110, 0), point(100, 10)])
        #expect(path.contains(point(2, 2)) && path.contains(point(102, 2)))
        #expect(!path.contains(point(8, 8)) && !path.contains(point(50, 2)))
    }

    @Test("W5: the outline is inside, corners and the ends of curves too; a step beyond it is not")
    func outline() {
        let rect = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)
        for (x, y) in [(10.0, 20.0), (40, 20), (40, 60), (10, 60), (25, 20), (40, 33)] {
            #expect(rect.contains(point(x, y)))
        }
        let beyond = CGFloat(40).nextUp
        #expect(!rect.contains(point(beyond, 33)) && !rect.contains(point(CGFloat(10).nextDown, 33)))
        #expect(!rect.contains(point(25, CGFloat(60).nextUp)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        for (x, y) in [(100.0, 50.0), (50, 100), (0, 50), (50, 0)] { #expect(circle.contains(point(x, y))) }
        #expect(!circle.contains(point(CGFloat(100).nextUp, 50)) && !circle.contains(point(50, CGFloat(0).nextDown)))
    }

    @Test("A circle's curves contain what a circle does, to 0.03 % of its radius")
    func circle() {
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        for step in 0..<720 {
            let angle = CGFloat(step) * .pi / 360
            #expect(circle.contains(point(99.999 * cos(angle), 99.999 * sin(angle))))
            #expect(!circle.contains(point(100.03 * cos(angle), 100.03 * sin(angle))))
        }
    }

    @Test("The edge of a curve is where its equation says, not where lines near it are")
    func exactEdge() {
        // y = x² for x from 0 to 1, as a quadratic curve, and y = x³ as a cubic one.
        let square = CGMutablePath()
        square.move(to: .zero)
        square.addQuadCurve(to: point(1, 1), control: point(0.5, 0))
        square.addLine(to: point(0, 1))
        let cube = CGMutablePath()
        cube.move(to: .zero)
        cube.addCurve(to: point(1, 1), control1: point(1.0 / 3, 0), control2: point(2.0 / 3, 0))
        cube.addLine(to: point(0, 1))
        for step in 1..<100 {
            let x = CGFloat(step) / 100
            #expect(square.contains(point(x, x * x + 1e-12)) && !square.contains(point(x, x * x - 1e-12)))
            #expect(cube.contains(point(x, x * x * x + 1e-12)) && !cube.contains(point(x, x * x * x - 1e-12)))
        }
    }

    @Test("Winding counts turns with their direction, even-odd counts crossings")
    func rules() {
        let outer = CGRect(x: 0, y: 0, width: 100, height: 100)
        let inner = CGRect(x: 25, y: 25, width: 50, height: 50)
        let same = CGMutablePath()
        same.addRects([outer, inner])
        let opposite = CGMutablePath()
        opposite.addRect(outer)
        opposite.addRect(CGRect(origin: point(75, 25), size: CGSize(width: -50, height: 50)))
        let center = point(50, 50)
        #expect(same.contains(center) && !same.contains(center, using: .evenOdd))
        #expect(!opposite.contains(center) && !opposite.contains(center, using: .evenOdd))
        for path in [same, opposite] {
            #expect(path.contains(point(10, 50)) && path.contains(point(10, 50), using: .evenOdd))
        }
    }

    @Test("The point is moved by the transform, the path is not")
    func transform() {
        let path = CGPath(rect: CGRect(x: 100, y: 100, width: 10, height: 10), transform: nil)
        let move = CGAffineTransform(translationX: 100, y: 100)
        #expect(path.contains(point(5, 5), transform: move) && !path.contains(point(105, 105), transform: move))
    }

    @Test("Rays that meet corners, flat lines and turning points count them once")
    func degenerate() {
        let path = CGMutablePath()
        // A diamond, a step and a curve that turns around exactly at the points' height.
        path.addLines(between: [point(50, 0), point(60, 10), point(50, 20), point(40, 10)])
        path.closeSubpath()
        path.addLines(between: [point(70, 0), point(80, 0), point(80, 10), point(90, 10), point(90, 20), point(70, 20)])
        path.closeSubpath()
        path.move(to: point(100, 0))
        path.addCurve(to: point(100, 20), control1: point(110, 40.0 / 3 - 2), control2: point(110, 40.0 / 3 - 4))
        for x in [0.0, 35, 65, 95, 120] { #expect(!path.contains(point(x, 10)), "\(x)") }
        for x in [45.0, 75, 85, 101] { #expect(path.contains(point(x, 10)), "\(x)") }
        for y in [-1.0, 0, 20, 21] { #expect(!path.contains(point(30, y)), "\(y)") }
    }

    @Test("Points that are not numbers are in no path")
    func notANumber() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(!path.contains(point(.nan, 5)) && !path.contains(point(5, .infinity)))
        #expect(!CGMutablePath().contains(.zero))
    }
}
