// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Bézier paths")
struct UIBezierPathTests {
    /// A view that takes touches where its path is only, as such views are written for iOS.
    private final class Star: UIView {
        let path = UIBezierPath()

        override init(frame: CGRect) {
            super.init(frame: frame)
            let center = CGPoint(x: bounds.midX, y: bounds.midY)
            for corner in 0..<5 {
                let angle = CGFloat(corner) * 4 * .pi / 5 - .pi / 2
                let place = CGPoint(
                    x: center.x + bounds.width / 2 * cos(angle), y: center.y + bounds.width / 2 * sin(angle))
                if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            path.close()
        }

        required init?(coder: NSCoder) { nil }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { path.contains(point) }
    }

    @Test("A view that overrides point(inside:) with a path is hit where the path is, and let through elsewhere")
    func hitTesting() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let behind = UIView(frame: root.bounds)
        let star = Star(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.addSubview(behind)
        root.addSubview(star)
        #expect(root.hitTest(CGPoint(x: 150, y: 101), with: nil) === star)
        #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === star)
        #expect(root.hitTest(CGPoint(x: 110, y: 110), with: nil) === behind)
        #expect(root.hitTest(CGPoint(x: 150, y: 199), with: nil) === behind)
        // The middle of a star is gone around twice.
        star.path.usesEvenOddFillRule = true
        #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === behind)
    }

    @Test("W9: clockwise is as it looks, the other way around than a CGPath says it")
    func clockwise() {
        let lower = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(lower.contains(CGPoint(x: 0, y: 5)) && !lower.contains(CGPoint(x: 0, y: -5)))
        let upper = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(!upper.contains(CGPoint(x: 0, y: 5)) && upper.contains(CGPoint(x: 0, y: -5)))
        let full = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(full.contains(CGPoint(x: -9.9, y: 0)))
    }

    @Test("Of a rounded rectangle only the named corners are round, and none is larger than half a side")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 30, height: 30))
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 58)))
        #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 58)))
        let pill = UIBezierPath(roundedRect: rect, cornerRadius: 500)
        #expect(pill.bounds == rect)
        // Half circles at both ends, not an ellipse.
        #expect(pill.contains(CGPoint(x: 31, y: 0.5)) && !pill.contains(CGPoint(x: 5, y: 5)))
    }

    @Test("W12: reversed, a path encloses the same and counts the other way")
    func reversing() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.lineWidth = 7
        let hole = UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)).reversing()
        #expect(path.reversing().lineWidth == 7)
        #expect(hole.contains(CGPoint(x: 50, y: 50)))
        path.append(hole)
        #expect(!path.contains(CGPoint(x: 50, y: 50)) && path.contains(CGPoint(x: 10, y: 50)))
        let way = UIBezierPath()
        way.move(to: CGPoint(x: 1, y: 1))
        way.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 0))
        #expect(way.reversing().currentPoint == CGPoint(x: 1, y: 1))
    }

    @Test("A copy keeps how it is drawn, and changes apart from the original")
    func copies() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        path.setLineDash([4, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        path.removeAllPoints()
        #expect(path.isEmpty && path.bounds.isNull)
        #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10) && copy.lineWidth == 3)
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2] && count == 2 && phase == 1)
        copy.setLineDash(nil, count: 0, phase: 0)
        copy.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test("The path given and the path taken are copies")
    func cgPaths() {
        let outline = CGMutablePath()
        outline.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        let path = UIBezierPath(cgPath: outline)
        outline.addLine(to: CGPoint(x: 50, y: 50))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
        let taken = path.cgPath
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(taken.boundingBox.width == 5 && path.cgPath != taken)
    }
}
