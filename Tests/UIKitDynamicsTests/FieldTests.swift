// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDynamics

@MainActor
@Suite("Y: fields")
final class FieldTests: DynamicsScreen {
    private func speed(of view: UIView) -> CGPoint { animator.state(of: view)?.velocity.point ?? .zero }

    private func act(_ field: UIFieldBehavior, on view: UIView) {
        field.addItem(view)
        animator.addBehavior(field)
    }

    @Test("Y30: gravity of 1 makes items faster by 150 points a second, every second")
    func strength() {
        let (fallen, drawn) = (box(100, 100), box(300, 500))
        let linear = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        act(linear, on: fallen)
        let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 500))
        radial.strength = 2
        act(radial, on: drawn)
        wait(0.5)
        #expect(abs(speed(of: fallen).y - 75) < 1e-6 && abs(speed(of: drawn).x + 150) < 1e-6)
        #expect(fallen.center.x == 100 && drawn.center.y == 500 && drawn.center.x < 270)
        linear.removeItem(fallen)
        #expect(linear.items.isEmpty)
    }

    @Test("Y31: a field acts in its region only; regions are made of others")
    func regions() {
        let (inner, outer) = (box(100, 100, 20, 20), box(300, 100, 20, 20))
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.position = CGPoint(x: 100, y: 100)
        field.region = UIRegion(radius: 150)
        field.addItem(outer)
        act(field, on: inner)
        wait(0.2)
        #expect(inner.center.y > 102 && outer.center.y == 100)

        let (circle, wide) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
        let places = [CGPoint(x: 0, y: 0), CGPoint(x: 15, y: 1), CGPoint(x: 0, y: 9), CGPoint(x: 30, y: 30)]
        func inside(_ region: UIRegion) -> [Bool] { places.map(region.contains) }
        #expect(inside(circle) == [true, false, true, false] && inside(wide) == [true, true, false, false])
        #expect(inside(circle.byUnion(with: wide)) == [true, true, true, false])
        #expect(inside(circle.byIntersection(with: wide)) == [true, false, false, false])
        #expect(inside(circle.byDifference(from: wide)) == [false, false, true, false])
        #expect(
            inside(circle.inverse()) == [false, true, false, true] && inside(.infinite) == [true, true, true, true])
    }

    @Test("Y32: a field becomes weaker with the distance, but not within its smallest radius")
    func falloff() {
        func pull(at distance: CGFloat, within radius: CGFloat) -> CGFloat {
            let item = box(distance, 0)
            let field = UIFieldBehavior.radialGravityField(position: .zero)
            field.falloff = 1
            field.minimumRadius = radius
            act(field, on: item)
            wait(1.0 / 60)
            defer { animator.removeAllBehaviors() }
            return -speed(of: item).x * 60
        }
        #expect(abs(pull(at: 300, within: 1) - 75) < 1e-6 && abs(pull(at: 75, within: 1) - 300) < 1e-6)
        #expect(abs(pull(at: 75, within: 600) - 37.5) < 1e-6)
    }

    @Test("Y33: a spring swings by the item's mass, whatever the order of behaviors (Y21)")
    func spring() {
        let (heavy, light) = (box(300, 100), box(300, 300))
        for (view, density) in [(heavy, 1.0), (light, 0.25)] {
            let field = UIFieldBehavior.springField()
            field.position = CGPoint(x: 200, y: view.center.y)
            field.strength = 4
            act(field, on: view)
            material([view]) { $0.density = density }
        }
        // Half a swing of the light one, a quarter of the heavy one's.
        wait(.pi / 4)
        #expect(abs(light.center.x - 100) < 4 && abs(heavy.center.x - 200) < 4)
    }

    @Test("Y33: whirls, drag, velocity, and forces that a closure says")
    func motions() {
        let whirled = box(300, 100)
        let vortex = UIFieldBehavior.vortexField()
        vortex.position = CGPoint(x: 200, y: 100)
        act(vortex, on: whirled)
        wait(1.0 / 60)
        #expect(
            abs(speed(of: whirled).y * 60 + 100) < 1e-6 && speed(of: whirled).x == 0, "To the right of it: upwards.")

        let slowed = box(100, 300)
        let thrown = UIDynamicItemBehavior(items: [slowed])
        thrown.addLinearVelocity(CGPoint(x: 100, y: 0), for: slowed)
        animator.addBehavior(thrown)
        act(.dragField(), on: slowed)
        wait(1)
        #expect(abs(speed(of: slowed).x - 36.79) < 2)

        let blown = box(200, 500)
        animator.addBehavior(UIGravityBehavior(items: [blown]))
        let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: 0))
        wind.strength = 0.5
        act(wind, on: blown)
        wait(0.5)
        #expect(speed(of: blown) == CGPoint(x: 75, y: 0) && blown.center.y == 500)

        let pushed = box(100, 700)
        material([pushed]) { $0.density = 2 }
        var heard: [CGFloat] = []
        act(
            .field { _, place, velocity, mass, charge, _ in
                heard = [place.y, velocity.dy, mass, charge]
                return CGVector(dx: 10, dy: 0)
            }, on: pushed)
        wait(1)
        #expect(heard == [700, 0, 2, 0] && abs(speed(of: pushed).x - 5) < 1e-6)
    }

    @Test("Y33: charges are driven away or drawn, and turn in a magnetic field")
    func charges() {
        let items = [box(200, 100), box(200, 300), box(200, 500)]
        let electric = UIFieldBehavior.electricField()
        for (item, charge) in zip(items, [1.0, -1, 0]) {
            material([item]) { $0.charge = charge }
            electric.addItem(item)
        }
        electric.position = CGPoint(x: 0, y: 300)
        animator.addBehavior(electric)
        wait(0.1)
        #expect(items[0].center.x > 200 && items[1].center.x < 200 && items[2].center == CGPoint(x: 200, y: 500))
        animator.removeAllBehaviors()

        let item = box(200, 700)
        let made = UIDynamicItemBehavior(items: [item])
        made.charge = 1
        made.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
        animator.addBehavior(made)
        act(.magneticField(), on: item)
        wait(.pi / 2)
        let (x, y) = (speed(of: item).x, speed(of: item).y)
        #expect(abs(x) < 4 && abs(y + 100) < 1, "Against the clock: from the right it turns upwards.")
    }

    @Test("Y34: noise is finite for items that are as far away as numbers go")
    func farNoise() {
        for place in [1e19, -1e300, .greatestFiniteMagnitude] {
            let push = FieldNoise.vector(x: place, y: -place, time: place)
            #expect(abs(push.x) <= 1 && abs(push.y) <= 1)
        }
        #expect(FieldNoise.vector(x: -0.0, y: 0, time: 0).x == FieldNoise.vector(x: 0, y: 0, time: 0).x)
    }

    @Test("Y34: noise pushes gradually, and the same in every run")
    func noise() {
        func way(_ field: UIFieldBehavior) -> CGPoint {
            let item = box(200, 400)
            act(field, on: item)
            wait(0.99)
            animator.removeAllBehaviors()
            // The animator pauses, and begins anew.
            wait(0.1)
            return CGPoint(x: item.center.x - 200, y: item.center.y - 400)
        }
        let first = way(.noiseField(smoothness: 0.5, animationSpeed: 0))
        #expect(first != .zero && way(.noiseField(smoothness: 0.5, animationSpeed: 0)) == first)
        #expect(way(.turbulenceField(smoothness: 0.5, animationSpeed: 1)) == .zero, "What rests goes on resting.")
        var last = FieldNoise.vector(x: 0, y: 0, time: 0)
        for step in 1...400 {
            let next = FieldNoise.vector(x: Double(step) / 40, y: Double(step) / 80, time: Double(step) / 100)
            #expect(abs(next.x) <= 1 && abs(next.y) <= 1 && (next - last).length < 0.25)
            last = next
        }
    }
}
