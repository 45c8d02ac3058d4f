// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore

@testable import UIKitDynamics

@MainActor
@Suite("Y3: outlines and where they meet")
struct ShapeTests {
    @Test("A rectangle's area and inertia are those of mechanics; an ellipse's nearly")
    func areas() {
        let rectangle = ConvexShape(width: 40, height: 30)
        #expect(rectangle.area == 1200)
        #expect(abs(rectangle.inertia - (40 * 40 + 30 * 30) / 12.0) < 1e-9)
        #expect(rectangle.innerRadius == 15)
        let ellipse = ConvexShape(ellipseOfWidth: 40, height: 40)
        #expect(abs(ellipse.area - .pi * 400) < 20)
        #expect(abs(ellipse.inertia - 200) < 6)
    }

    @Test("A hull leaves inner points out, and two points are a line")
    func hulls() {
        let hull = ConvexShape(hullOf: [
            Vector(0, 0), Vector(10, 0), Vector(5, 2), Vector(10, 10), Vector(0, 10), Vector(5, 5), Vector(0, 5),
        ])
        #expect(Set(hull.points) == [Vector(0, 0), Vector(10, 0), Vector(10, 10), Vector(0, 10)])
        #expect(hull.area == 100)
        #expect(ConvexShape(from: Vector(1, 1), to: Vector(4, 5)).points.count == 2)
        #expect(ConvexShape(hullOf: []).points.count == 4)
        #expect(ConvexShape(hullOf: [Vector(.nan, 0), Vector(3, 3)]).points.count == 4)
    }

    @Test("Two boxes meet along a side, as deep as they overlap; the normal goes from the first to the second")
    func boxes() throws {
        let first = PhysicsBody(shape: ConvexShape(width: 20, height: 20), position: Vector(0, 0), angle: 0).outline
        let second = PhysicsBody(shape: ConvexShape(width: 20, height: 20), position: Vector(18, 3), angle: 0).outline
        let contact = try #require(Contact(first, second))
        #expect((contact.normal - Vector(1, 0)).length < 1e-9)
        #expect(contact.points.count == 2)
        #expect(contact.points.allSatisfy { abs($0.depth - 2) < 1e-9 })
        #expect(Set(contact.points.map { $0.place.y.rounded() }) == [-7, 10])
        let turned = try #require(Contact(second, first))
        #expect((turned.normal + contact.normal).length < 1e-9)
        let apart = PhysicsBody(shape: ConvexShape(width: 20, height: 20), position: Vector(20.01, 0), angle: 0).outline
        #expect(Contact(first, apart) == nil)
    }

    @Test("A corner meets a line in a point")
    func corner() throws {
        let line = ConvexShape(from: Vector(-50, 10), to: Vector(50, 10)).points
        let box = PhysicsBody(shape: ConvexShape(width: 20, height: 20), position: Vector(0, -3), angle: .pi / 4)
        let contact = try #require(Contact(line, box.outline))
        #expect((contact.normal - Vector(0, -1)).length < 1e-9)
        #expect(contact.points.count == 1)
        #expect(abs(contact.points[0].depth - (200.0.squareRoot() - 13)) < 1e-9)
        #expect(abs(contact.points[0].place.x) < 1e-9)
    }

    @Test("A view says its outline by overriding it")
    func overrides() {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        final class Wedge: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: -10, y: -10))
                path.addLine(to: CGPoint(x: 10, y: -10))
                path.addLine(to: CGPoint(x: 0, y: 10))
                path.close()
                return path
            }
        }
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(UIView(frame: frame).shape.area == 800)
        #expect(abs(Ball(frame: frame).shape.area - .pi * 200) < 10)
        #expect(Wedge(frame: frame).shape.area == 200)
    }
}
