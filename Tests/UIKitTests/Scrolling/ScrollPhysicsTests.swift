// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitCore

@Suite("Physics of scrolling")
struct ScrollPhysicsTests {
    let constants = ScrollConstants()

    private func isClose(_ value: CGFloat, _ expected: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
        abs(value - expected) < tolerance
    }

    @Test("The constants are those of the rules")
    func numbers() {
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        #expect(constants.restVelocity == 10)
        #expect(constants.rubberBandStiffness == 0.55)
        #expect(constants.bounceFrequency == 11)
        #expect(constants.heldBounceSlowRate == 9)
        #expect(constants.heldBounceFastRate == 46)
        #expect(constants.heldVelocity == 50)
        #expect(constants.offsetAnimationDuration == 0.3)
        #expect(constants.contentTouchDelay == 0.15)
    }

    @Test("The constants that nobody has measured are those that the manual promises")
    func ownNumbers() {
        #expect(constants.bounceRestDistance == 0.25 && constants.frameInterval == 1.0 / 60)
        #expect(constants.directionalLockRatio == 2 && constants.pagingVelocity == 200)
        #expect(constants.zoomResistance == 0.3 && constants.keyStep == 40)
        #expect(constants.indicatorThickness == 3 && constants.indicatorMargin == 3)
        #expect(constants.indicatorLeastLength == 36)
        #expect(constants.indicatorDelay == 0.4 && constants.indicatorFadeDuration == 0.25)
    }

    @Test("G106: a page is turned from the turning velocity on, in either direction; slower, the nearest is gone to")
    func pages() {
        let geometry = ScrollGeometry(
            size: CGSize(width: 100, height: 100), contentSize: CGSize(width: 500, height: 100), inset: .zero,
            alignment: .zero)
        let pages = [-51, -50, -49, 0, 49, 50, 51].map { velocity in
            geometry.page(from: 230, velocity: velocity, turningAt: 50, .horizontal)
        }
        #expect(pages == [200, 200, 200, 200, 200, 300, 300])
        let late = [-50, -49, 49, 50].map { geometry.page(from: 270, velocity: $0, turningAt: 50, .horizontal) }
        #expect(late == [200, 300, 300, 300])
        #expect(geometry.page(from: 470, velocity: 60, turningAt: 50, .horizontal) == 400)
        #expect(geometry.page(from: -20, velocity: -60, turningAt: 50, .horizontal) == 0)
    }

    @Test("G102: after each millisecond 0.998 of the velocity is left, and it rests (v0 ∓ 10) · 0.499 away")
    func deceleration() {
        for (velocity, rest) in [(1000, 594.01), (-1000, -394.01), (3000, 1592.01), (10, 100), (-10, 100), (0, 100)] {
            let way = ScrollDeceleration(
                origin: 100, velocity: CGFloat(velocity), rate: .normal, constants: constants)
            #expect(isClose(way.restOffset, CGFloat(rest), 1e-6), "\(velocity)")
            #expect(isClose(way.offset(at: 100), CGFloat(rest), 1e-6), "\(velocity)")
        }
        let way = ScrollDeceleration(origin: 0, velocity: 1000, rate: .normal, constants: constants)
        #expect(isClose(way.velocity(at: 0.001), 998))
        #expect(isClose(way.velocity(at: 0.002), 996.004))
        // The sum of the milliseconds' steps.
        #expect(isClose(way.offset(at: 0.002), 1.994004))
        #expect(isClose(way.velocity(at: way.duration), 10))
        #expect(way.offset(at: way.duration * 0.99) < way.restOffset)
    }

    @Test("G102: with the fast rate 0.99 is left, and it rests (v0 ∓ 10) · 0.099 away")
    func fast() {
        let way = ScrollDeceleration(origin: 0, velocity: 1000, rate: .fast, constants: constants)
        #expect(isClose(way.velocity(at: 0.001), 990))
        #expect(isClose(way.restOffset, 98.01, 1e-6))
    }

    @Test("G102: a deceleration comes by each place before its rest, and can be made to rest at one")
    func places() throws {
        let way = ScrollDeceleration(origin: 100, velocity: -1000, rate: .normal, constants: constants)
        let time = try #require(way.time(to: 0))
        #expect(isClose(way.offset(at: time), 0, 1e-6))
        #expect(way.time(to: 101) == nil)
        #expect(way.time(to: -395) == nil)
        let slow = ScrollDeceleration(origin: 0, velocity: 15, rate: .normal, constants: constants)
        #expect(try #require(slow.time(to: 0.05)) > 0)
        for target in [900, 105, 101, 100.5, 100, -50] as [CGFloat] {
            let chosen = ScrollDeceleration(origin: 100, restingAt: target, rate: .normal, constants: constants)
            #expect(isClose(chosen.restOffset, target, 1e-6))
        }
        let nowhere = ScrollDeceleration(origin: 100, restingAt: 100, rate: .normal, constants: constants)
        #expect(nowhere.velocity == 0)
    }

    @Test("G102: at its end content is exactly where it was to rest, and a speed of rest below a point counts as well")
    func exactRest() {
        for velocity in stride(from: CGFloat(-2000), through: 2000, by: 37) {
            let way = ScrollDeceleration(origin: 0.1, velocity: velocity, rate: .normal, constants: constants)
            #expect(way.offset(at: way.duration) == way.restOffset)
        }
        for velocity in stride(from: CGFloat(10.25), through: 60, by: 0.37) {
            let way = ScrollDeceleration(origin: 0, velocity: velocity, rate: .normal, constants: constants)
            #expect(way.offset(at: way.duration) == way.restOffset)
        }
        var slow = constants
        slow.restVelocity = 0.5
        let forward = ScrollDeceleration(origin: 0, velocity: 0.75, rate: .normal, constants: slow)
        let back = ScrollDeceleration(origin: 0, velocity: -0.75, rate: .normal, constants: slow)
        #expect(isClose(forward.restOffset, 0.25 * 0.499) && isClose(back.restOffset, -0.25 * 0.499))
        let atEdge = AxisMotion(
            offset: 499.99, velocity: 0.75, range: 0...500, bounces: true, rate: .normal, constants: slow)
        #expect(atEdge.end == 500)
    }

    @Test("G103: c · d · dim / (c · |d| + dim) of a pull shows, with c = 0.55, and back")
    func rubberBand() {
        let band = RubberBand(stiffness: 0.55, dimension: 400)
        #expect(isClose(band.shown(100), 22_000.0 / 455))
        #expect(isClose(band.shown(-100), -22_000.0 / 455))
        #expect(band.shown(0) == 0)
        #expect(band.shown(1e9) < 400)
        for pull in [-500, -3, 0, 0.1, 70, 4000] as [CGFloat] {
            #expect(isClose(band.pull(showing: band.shown(pull)), pull, 1e-6))
        }
        #expect(RubberBand(stiffness: 0.55, dimension: 0).shown(50) == 0)
        #expect(RubberBand(stiffness: 0.55, dimension: 1).shown(50) > 0.9)
    }

    @Test("G104: in motion the way back is critically damped with 11 a second")
    func bounceInMotion() {
        let bounce = BounceBack(distance: 20, velocity: 50, constants: constants)
        for time in [0, 0.05, 0.3] {
            let expected = (20 + (50 + 11 * 20) * time) * exp(-11 * time)
            #expect(isClose(bounce.distance(at: time), CGFloat(expected)))
        }
        let step = 1e-6
        let slope = (bounce.distance(at: 0.1 + step) - bounce.distance(at: 0.1 - step)) / CGFloat(2 * step)
        #expect(isClose(bounce.velocity(at: 0.1), slope, 1e-4))
    }

    @Test("G104: held, below 50 points a second, it is overdamped with 9 and 46 a second")
    func bounceHeld() {
        let bounce = BounceBack(distance: 37, velocity: 0, constants: constants)
        for time in [0, 0.05, 0.3] {
            // A + B = 37 and 9 A + 46 B = 0.
            let expected = 46 * exp(-9 * time) - 9 * exp(-46 * time)
            #expect(isClose(bounce.distance(at: time), CGFloat(expected)))
        }
        let slow = BounceBack(distance: 37, velocity: 49.9, constants: constants)
        let quick = BounceBack(distance: 37, velocity: 50, constants: constants)
        #expect(isClose(quick.distance(at: 0.1), CGFloat((37 + (50 + 11 * 37) * 0.1) * exp(-1.1))))
        #expect(abs(slow.distance(at: 0.1) - quick.distance(at: 0.1)) > 1)
        #expect(isClose(slow.velocity(at: 0), 49.9))
        #expect(!bounce.isOver(at: 0.3))
        #expect(bounce.isOver(at: 0.7))
    }

    @Test("G104: a bounce is over below the distance and the speed of rest, and not at them")
    func rest() {
        var constants = constants
        constants.heldVelocity = 0
        let speed = constants.bounceRestDistance * constants.bounceFrequency
        func isOver(_ distance: CGFloat, _ velocity: CGFloat) -> Bool {
            BounceBack(distance: distance, velocity: velocity, constants: constants).isOver(at: 0)
        }
        #expect(!isOver(0, speed) && isOver(0, speed.nextDown))
        #expect(!isOver(constants.bounceRestDistance, 0) && isOver(constants.bounceRestDistance.nextDown, 0))
    }

    @Test("G105: an animated offset takes 0.3 s along a cosine")
    func animation() {
        let way = OffsetAnimation(start: 100, end: 300, duration: constants.offsetAnimationDuration)
        #expect(way.value(at: 0) == 100)
        #expect(isClose(way.value(at: 0.15), 200))
        #expect(isClose(way.value(at: 0.075), 100 + 100 * (1 - CGFloat(0.5).squareRoot())))
        #expect(way.value(at: 0.2999) < 300)
        #expect(way.value(at: 0.3) == 300)
        for (start, end) in [(0.1, 0.3), (-0.7, 0.1), (0.3, 1.1), (1e-3, 7.7)] as [(CGFloat, CGFloat)] {
            #expect(OffsetAnimation(start: start, end: end, duration: 0.3).value(at: 0.3) == end)
        }
    }

    private func motion(
        _ offset: CGFloat, _ velocity: CGFloat, target: CGFloat? = nil, bounces: Bool = true
    ) -> AxisMotion {
        AxisMotion(
            offset: offset, velocity: velocity, target: target, range: 0...500, bounces: bounces, rate: .normal,
            constants: constants)
    }

    @Test("G102, G104: content decelerates to the edge, goes beyond it with the velocity it has there, and comes back")
    func edge() throws {
        let way = motion(400, 1000)
        let free = ScrollDeceleration(origin: 400, velocity: 1000, rate: .normal, constants: constants)
        let time = try #require(free.time(to: 500))
        #expect(isClose(way.offset(at: time - 0.01), free.offset(at: time - 0.01)))
        let velocity = free.velocity(at: time)
        #expect(isClose(way.offset(at: time + 0.05), 500 + velocity * 0.05 * CGFloat(exp(-0.55)), 1e-6))
        // Exactly at the edge in the moment between the two, and not over.
        for speed in stride(from: CGFloat(900), to: 1900, by: 37) {
            let free = ScrollDeceleration(origin: 400, velocity: speed, rate: .normal, constants: constants)
            let moment = try #require(free.time(to: 500))
            #expect(motion(400, speed).offset(at: moment) == 500 && !motion(400, speed).isOver(at: moment))
        }
        #expect(way.end == 500)
        #expect(!way.isOver(at: time))
        #expect(way.isOver(at: time + 2))
        let stiff = motion(400, 1000, bounces: false)
        #expect(stiff.offset(at: time + 0.05) == 500)
        #expect(stiff.isOver(at: time))
    }

    @Test("G104: from beyond an edge content comes back, and is thrown past it when the throw reaches inside")
    func beyond() {
        #expect(motion(-40, 0).end == 0)
        #expect(
            isClose(
                motion(-40, 0).offset(at: 0.1),
                BounceBack(distance: -40, velocity: 0, constants: constants).distance(at: 0.1)))
        #expect(isClose(motion(-40, 1000).end, 454.01, 1e-6))
        // Also the least throw that reaches inside.
        #expect(isClose(motion(-0.05, 15).end, 2.445, 1e-6))
        #expect(motion(-40, 60).end == 0)
        #expect(motion(540, 400).end == 500)
        #expect(motion(-40, 0, bounces: false).isOver(at: 0))
        #expect(motion(-40, 0, bounces: false).end == 0)
    }

    @Test("Content without a velocity rests where it is; a chosen target is reached all the same")
    func targets() {
        #expect(motion(100, 0).isOver(at: 0))
        #expect(motion(100, 9).end == 100)
        #expect(isClose(motion(100, 0, target: 220).end, 220, 1e-6))
        #expect(!motion(100, 0, target: 220).isOver(at: 0.1))
        #expect(isClose(motion(100, 2000, target: 150).end, 150, 1e-6))
    }
}
