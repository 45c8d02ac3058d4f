// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Paths: their elements")
struct CGPathTests {
    private func path(_ build: (CGMutablePath) -> Void) -> CGMutablePath {
        let path = CGMutablePath()
        build(path)
        return path
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("W1: what has nowhere to begin is left out")
    func nowhereToBegin() {
        let made = path {
            $0.addLine(to: point(1, 1))
            $0.addCurve(to: point(1, 1), control1: .zero, control2: .zero)
            $0.addQuadCurve(to: point(1, 1), control: .zero)
            $0.closeSubpath()
        }
        #expect(made.isEmpty)
        #expect(made.currentPoint == .zero)
        #expect(made.boundingBox.isNull && made.boundingBoxOfPath.isNull)
    }

    @Test("W2: what is no finite number is left out, and the path goes on from before it")
    func notFinite() {
        let made = path {
            $0.move(to: point(1, 2))
            $0.addLine(to: point(.nan, 0))
            $0.addLine(to: point(0, .infinity))
            $0.addRect(.null)
            $0.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
            $0.addLine(to: point(3, 4))
        }
        #expect(text(made) == "M1,2 L3,4")
        // Larger than any number that arithmetic would survive.
        let everything = CGPath(rect: .infinite, transform: nil)
        #expect(everything.boundingBox == CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
        let stroke = everything.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .round, miterLimit: 10)
        #expect(everything.contains(point(1e9, -3)) && !stroke.contains(point(1e9, -3)))
    }

    @Test("W3: after a close, the next element begins a subpath where the last one began")
    func afterClose() {
        let made = path {
            $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
            $0.closeSubpath()
            $0.addLine(to: point(9, 9))
        }
        #expect(text(made) == "M1,2 L4,2 L4,6 L1,6 Z M1,2 L9,9")
        #expect(made.currentPoint == point(9, 9))
    }

    @Test("A move after a move takes its place")
    func moves() {
        let made = path {
            $0.move(to: point(-50, -50))
            $0.move(to: point(1, 1))
            $0.addLine(to: point(2, 2))
        }
        #expect(text(made) == "M1,1 L2,2")
        #expect(made.boundingBox == CGRect(x: 1, y: 1, width: 1, height: 1))
    }

    @Test("W6: a rectangle goes along x first; of negative sides it goes the other way")
    func rectangle() {
        #expect(text(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)) == "M1,2 L4,2 L4,6 L1,6 Z")
        let made = path { $0.addRect(CGRect(origin: point(4, 6), size: CGSize(width: -3, height: -4))) }
        #expect(text(made) == "M4,6 L1,6 L1,2 L4,2 Z")
    }

    @Test("W7: an ellipse is four quarters from the right towards the larger y")
    func ellipse() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
        #expect(
            text(circle)
                == "M200,100 C200,155.23 155.23,200 100,200 C44.77,200 0,155.23 0,100 C0,44.77 44.77,0 100,0 "
                + "C155.23,0 200,44.77 200,100 Z")
    }

    @Test("W8: a rounded rectangle begins in the middle of its right side; corners end at half of a side")
    func roundedRectangle() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(
            text(CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil))
                == "M100,20 L100,30 C100,35.52 95.52,40 90,40 L10,40 C4.48,40 0,35.52 0,30 L0,10 C0,4.48 4.48,0 10,0 "
                + "L90,0 C95.52,0 100,4.48 100,10 Z")
        let full = CGPath(roundedRect: rect, cornerWidth: 90, cornerHeight: 90, transform: nil)
        #expect(full == CGPath(ellipseIn: rect, transform: nil))
        #expect(
            text(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 9, transform: nil))
                == "M100,20 L100,40 L0,40 L0,0 L100,0 Z")
    }

    @Test(
        "W9: an arc ends at its angle; the way there is less than a turn, and nothing where the turn comes out as none",
        arguments: [
            (0.0, 2.0, false, 2.0), (0, 2, true, 2 - 2 * Double.pi), (2, 0, false, 2 * Double.pi - 2), (2, 0, true, -2),
            (0, 2 * Double.pi, false, 2 * Double.pi), (0, 2 * Double.pi, true, 0),
            (2 * Double.pi, 0, true, -2 * Double.pi),
            (2 * Double.pi, 0, false, 0), (0, 7 * Double.pi, false, 3 * Double.pi),
        ])
    func arcs(start: Double, end: Double, clockwise: Bool, delta: Double) {
        let arc = path {
            $0.addArc(
                center: point(5, 6), radius: 10, startAngle: CGFloat(start), endAngle: CGFloat(end),
                clockwise: clockwise)
        }
        let relative = path {
            $0.addRelativeArc(center: point(5, 6), radius: 10, startAngle: CGFloat(start), delta: CGFloat(delta))
        }
        #expect(text(arc) == text(relative))
        var curves = 0
        arc.applyWithBlock { if $0.pointee.type == .addCurveToPoint { curves += 1 } }
        #expect(curves == Int((abs(delta) / (Double.pi / 2) - 1e-9).rounded(.up)))
        #expect(abs(arc.currentPoint.x - (5 + 10 * cos(start + delta))) < 1e-12)
        #expect(abs(arc.currentPoint.y - (6 + 10 * sin(start + delta))) < 1e-12)
    }

    @Test("W10: a line leads to an arc's beginning; the transform moves what is added only")
    func arcLine() {
        let made = path {
            $0.move(to: .zero)
            $0.addArc(
                center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false,
                transform: CGAffineTransform(translationX: 100, y: 0))
        }
        #expect(text(made) == "M0,0 L110,0 C110,5.52 105.52,10 100,10")
    }

    @Test("W11: an arc between two lines touches both; without room it is a line to the corner")
    func tangents() {
        let made = path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: point(100, 0), tangent2End: point(100, 100), radius: 20)
            $0.addArc(tangent1End: point(100, 100), tangent2End: point(100, 300), radius: 20)
            $0.addArc(tangent1End: point(50, 50), tangent2End: point(0, 0), radius: 0)
        }
        #expect(text(made) == "M0,0 L80,0 C91.05,0 100,8.95 100,20 L100,100 L50,50")
        let turned = path {
            $0.move(to: point(0, 0))
            $0.addArc(
                tangent1End: point(100, 0), tangent2End: point(100, 100), radius: 20,
                transform: CGAffineTransform(scaleX: 2, y: 2))
        }
        #expect(text(turned) == "M0,0 L160,0 C182.09,0 200,17.91 200,40")
    }

    @Test("The box of the points holds those that only pull, the box of the path does not")
    func boxes() {
        let made = path {
            $0.move(to: .zero)
            $0.addCurve(to: point(100, 0), control1: point(0, 40), control2: point(100, 40))
            $0.addQuadCurve(to: point(200, 0), control: point(150, -40))
        }
        #expect(made.boundingBox == CGRect(x: 0, y: -40, width: 200, height: 80))
        #expect(made.boundingBoxOfPath == CGRect(x: 0, y: -20, width: 200, height: 50))
        let circle = CGPath(ellipseIn: CGRect(x: -3, y: 4, width: 20, height: 30), transform: nil)
        #expect(circle.boundingBoxOfPath == CGRect(x: -3, y: 4, width: 20, height: 30))
    }

    @Test("A rectangle is recognized, with a close or with a line back, and nothing else is")
    func isRect() {
        let wanted = CGRect(x: 1, y: 2, width: 3, height: 4)
        var found = CGRect.zero
        #expect(CGPath(rect: wanted, transform: nil).isRect(&found))
        #expect(found == wanted)
        let points = [point(1, 2), point(1, 6), point(4, 6), point(4, 2), point(1, 2)]
        #expect(path { $0.addLines(between: points) }.isRect(nil))
        #expect(!path { $0.addLines(between: Array(points.dropLast())) }.isRect(nil))
        #expect(!path { $0.addLines(between: points + [.zero]) }.isRect(nil))
        var turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(!CGPath(rect: wanted, transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: wanted, transform: nil).isRect(nil))
    }

    @Test("A copy stays as it is; equal paths have equal elements and hashes")
    func copies() throws {
        let made = path { $0.addRect(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let copy = try #require(made.copy())
        #expect(copy == made && copy.hashValue == made.hashValue)
        made.addLine(to: point(7, 7))
        #expect(copy != made)
        var twice = CGAffineTransform(scaleX: 2, y: 2)
        #expect(text(try #require(copy.copy(using: &twice))) == "M0,0 L4,0 L4,4 L0,4 Z")
        let more = try #require(copy.mutableCopy())
        more.addPath(copy, transform: twice)
        #expect(text(more) == "M0,0 L2,0 L2,2 L0,2 Z M0,0 L4,0 L4,4 L0,4 Z")
    }

    @Test("A flattened path has lines only, none further from the curve than said")
    func flattened() {
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        var last = CGPoint.zero
        circle.flattened(threshold: 0.1).applyWithBlock { element in
            let type = element.pointee.type
            #expect(type != .addCurveToPoint && type != .addQuadCurveToPoint)
            guard type != .closeSubpath else { return }
            let next = element.pointee.points[0]
            let middle = point((last.x + next.x) / 2, (last.y + next.y) / 2)
            if type == .addLineToPoint {
                #expect(abs((middle.x * middle.x + middle.y * middle.y).squareRoot() - 100) < 0.13)
            }
            last = next
        }
    }
}
