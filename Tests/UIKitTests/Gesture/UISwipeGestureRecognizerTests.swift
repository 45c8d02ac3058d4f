// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite struct UISwipeGestureRecognizerTests {
    private let fixture = RecognizerFixture()
    private let swipe = UISwipeGestureRecognizer()

    private var screen: TestScreen { fixture.screen }

    init() {
        fixture.add(swipe)
    }

    /// A finger that moves by an offset at once after a time, and lifts.
    private func flick(_ x: CGFloat, _ y: CGFloat, after time: TimeInterval = 0.1) -> [String] {
        let finger = fixture.down(200, 400)
        screen.advance(by: time)
        finger.move(by: CGVector(dx: x, dy: y))
        finger.up()
        screen.advance(by: 1)
        return fixture.log.take()
    }

    @Test("G86: one finger, to the right; the directions are 1, 2, 4 and 8")
    func defaults() {
        #expect(swipe.numberOfTouchesRequired == 1)
        #expect(swipe.direction == .right)
        let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
        #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
        swipe.numberOfTouchesRequired = 0
        #expect(swipe.numberOfTouchesRequired == 1)
    }

    @Test(
        "G87: the way is at least 50·(1 − 0.94 t) points, and at most 50·(1 − 0.98 t) to the side, to 0.001 points",
        arguments: [(0.0, 50.0, 50.0), (0.1, 45.3, 45.1), (0.3, 35.9, 35.3), (0.5, 26.5, 25.5)])
    func thresholds(time: TimeInterval, distance: CGFloat, deviation: CGFloat) {
        let threshold = SwipeThreshold(after: time, GestureConstants())
        #expect(abs(threshold.distance - distance) < 1e-9)
        #expect(abs(threshold.deviation - deviation) < 1e-9)
        #expect(flick(distance + 0.001, 0, after: time) == ["ended"])
        #expect(flick(distance - 0.001, 0, after: time) == [])
        for side in [1.0, -1] {
            #expect(flick(100, side * (deviation - 0.001), after: time) == ["ended"])
            #expect(flick(100, side * (deviation + 0.001), after: time) == [])
        }
    }

    @Test("G87: half a second is in time, 0.501 seconds are not")
    func time() {
        #expect(flick(100, 0, after: 0.5) == ["ended"])
        #expect(flick(100, 0, after: 0.501) == [])
        #expect(fixture.failure?.description == "took longer than 0.5 s")
        let finger = fixture.down(200, 400)
        screen.advance(by: 0.501)
        #expect(swipe.state == .failed)
        finger.up()
    }

    @Test("G88: it recognizes while the finger moves, once, and starts anew with the next touch")
    func once() {
        let finger = fixture.down(200, 400)
        finger.move(to: CGPoint(x: 260, y: 400))
        #expect(fixture.log.take() == ["ended"])
        finger.move(to: CGPoint(x: 340, y: 400))
        finger.up()
        #expect(fixture.log.take() == [])
        #expect(swipe.state == .possible)
    }

    @Test("G88: 0.1 points to the other side fail it; retreating on the right side and going sideways first do not")
    func ways() {
        let finger = fixture.down(200, 400)
        finger.move(to: CGPoint(x: 199.9, y: 400))
        #expect(swipe.state == .failed)
        finger.move(to: CGPoint(x: 300, y: 400))
        finger.up()
        #expect(fixture.failure?.description == "moved the wrong way")
        #expect(fixture.log.take() == [])
        let other = fixture.down(200, 400)
        other.move(to: CGPoint(x: 200, y: 470))
        other.move(to: CGPoint(x: 240, y: 420))
        other.move(to: CGPoint(x: 201, y: 420))
        other.move(to: CGPoint(x: 255, y: 420))
        other.up()
        #expect(fixture.log.take() == ["ended"])
    }

    @Test("G87: what was missing at the lift")
    func reasons() {
        _ = flick(20, 0)
        #expect(fixture.failure?.description == "moved 20 pt, less than 45.3")
        _ = flick(100, 60)
        #expect(fixture.failure?.description == "was 60 pt to the side of its way, more than 45.1")
        fixture.down(200, 400).cancel()
        #expect(fixture.failure == .touchesCancelled)
        fixture.down(200, 400).up()
        #expect(fixture.failure?.description == "moved 0 pt, less than 50")
    }

    @Test("G87: a finger that rests after its way was too short when it moved, however short a later one may be")
    func reasonAfterRest() {
        let finger = fixture.down(200, 400)
        screen.advance(by: 0.1)
        finger.move(by: CGVector(dx: 40, dy: 0))
        screen.advance(by: 0.3)
        finger.up()
        #expect(fixture.log.take() == [])
        #expect(fixture.failure?.description == "moved 40 pt, less than 45.3")
    }

    @Test(
        "G86: each direction, and none of the others",
        arguments: [UISwipeGestureRecognizer.Direction.right, .left, .up, .down])
    func directions(direction: UISwipeGestureRecognizer.Direction) {
        swipe.direction = direction
        let ways: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
            (.right, 60, 0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
        ]
        for (way, x, y) in ways {
            #expect(flick(x, y) == (way == direction ? ["ended"] : []))
        }
    }

    @Test("G89: of horizontal and vertical directions only the horizontal ones count; none recognizes nothing")
    func masks() {
        swipe.direction = [.right, .down]
        #expect(flick(60, 0) == ["ended"])
        #expect(flick(0, 60) == [])
        #expect(flick(-60, 0) == [])
        swipe.direction = [.left, .right]
        #expect(flick(60, 0) == ["ended"])
        #expect(flick(-60, 0) == ["ended"])
        swipe.direction = [.up, .down]
        #expect(flick(0, -60) == ["ended"])
        #expect(flick(0, 60) == ["ended"])
        #expect(flick(60, 0) == [])
        for direction in [[], UISwipeGestureRecognizer.Direction(rawValue: 16)] {
            swipe.direction = direction
            for (x, y) in [(60.0, 0.0), (-60, 0), (0, 60), (0, -60)] { #expect(flick(x, y) == []) }
            #expect(fixture.failure?.description == "direction names nothing to recognize")
        }
    }

    @Test("G89: the exact number of fingers, each of them far enough by itself")
    func fingers() {
        let pair = [fixture.down(100, 100), fixture.down(100, 200)]
        #expect(fixture.failure?.description == "2 touches, more than 1")
        for finger in pair { finger.move(by: CGVector(dx: 60, dy: 0)) }
        for finger in pair { finger.up() }
        #expect(fixture.log.take() == [])

        swipe.numberOfTouchesRequired = 2
        #expect(flick(60, 0) == [])
        #expect(fixture.failure?.description == "1 touch, fewer than 2")
        let first = fixture.down(100, 100)
        let second = fixture.down(100, 200)
        first.move(by: CGVector(dx: 90, dy: 0))
        second.move(by: CGVector(dx: 49, dy: 0))
        #expect(fixture.log.take() == [])
        second.move(by: CGVector(dx: 2, dy: 0))
        #expect(fixture.log.take() == ["ended"])
        first.up()
        second.up()

        swipe.direction = [.left, .right]
        let left = fixture.down(200, 100)
        let right = fixture.down(200, 200)
        screen.frame([left.input(.move, at: CGPoint(x: 100, y: 100)), right.input(.move, at: CGPoint(x: 300, y: 200))])
        #expect(fixture.failure == .wrongDirection)
        left.up()
        right.up()
        #expect(fixture.log.take() == [])
    }

    @Test("A swipe is where it began, and each of its fingers where it came down")
    func location() {
        swipe.numberOfTouchesRequired = 2
        var places: [String] = []
        fixture.act(on: swipe) {
            places = [$0.location(in: nil), $0.location(ofTouch: 1, in: nil)].map(short)
        }
        let first = fixture.down(100, 100)
        let second = fixture.down(100, 200)
        first.move(by: CGVector(dx: 60, dy: 0))
        second.move(by: CGVector(dx: 60, dy: 0))
        #expect(places == ["100 150", "100 200"])
        first.up()
        second.up()
    }
}
