// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite struct UILongPressGestureRecognizerTests {
    private let fixture = RecognizerFixture()
    private let press = UILongPressGestureRecognizer()

    private var screen: TestScreen { fixture.screen }

    init() {
        fixture.add(press) { short($0.location(in: nil)) }
    }

    @Test("G73: no tap, one finger, half a second, 10 points")
    func defaults() {
        #expect(press.numberOfTapsRequired == 0)
        #expect(press.numberOfTouchesRequired == 1)
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
        press.numberOfTapsRequired = -1
        press.numberOfTouchesRequired = 0
        #expect(press.numberOfTapsRequired == 0)
        #expect(press.numberOfTouchesRequired == 1)
    }

    @Test("G74: it begins by the clock, changes with every move however far, and ends at the lift")
    func whole() {
        let finger = fixture.down(100, 100)
        screen.advance(by: 0.49)
        #expect(fixture.log.take() == [])
        screen.advance(by: 0.01)
        #expect(fixture.log.take() == ["began 100 100"])
        finger.move(to: CGPoint(x: 300, y: 100))
        finger.move(to: CGPoint(x: 300, y: 400))
        screen.advance(by: 10)
        #expect(fixture.log.take() == ["changed 300 100", "changed 300 400"])
        finger.up()
        #expect(fixture.log.take() == ["ended 300 400"])
        #expect(press.state == .possible)
    }

    @Test("G75: a finger that lifts before has not pressed; one that lifts at that very time has")
    func tooSoon() {
        let finger = fixture.down(100, 100)
        screen.advance(by: 0.25)
        finger.up()
        #expect(fixture.log.take() == [])
        #expect(fixture.failure?.description == "lifted after 0.25 s, sooner than 0.5")
        screen.advance(by: 1)
        #expect(fixture.log.take() == [])
        let other = fixture.down(100, 100)
        screen.advance(by: 0.5)
        other.up()
        #expect(fixture.log.take() == ["began 100 100", "ended 100 100"])
    }

    @Test("G75: 10 points from the touch-down are allowed, more are not, and coming back does not help")
    func movement() {
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 110, y: 100))
        screen.advance(by: 0.5)
        #expect(fixture.log.take() == ["began 110 100"])
        finger.up()
        _ = fixture.log.take()
        let other = fixture.down(100, 100)
        other.move(to: CGPoint(x: 100, y: 110.5))
        #expect(press.state == .failed)
        other.move(to: CGPoint(x: 100, y: 100))
        screen.advance(by: 1)
        other.up()
        #expect(fixture.log.take() == [])
        #expect(fixture.failure?.description == "moved 10.5 pt, more than 10")
    }

    @Test("G73, G74: with two fingers the time runs from the second, and either's lift ends it")
    func twoFingers() {
        press.numberOfTouchesRequired = 2
        let first = fixture.down(100, 100)
        screen.advance(by: 0.4)
        let second = fixture.down(200, 100)
        screen.advance(by: 0.4)
        #expect(fixture.log.take() == [])
        screen.advance(by: 0.1)
        #expect(fixture.log.take() == ["began 150 100"])
        second.up()
        #expect(fixture.log.take() == ["ended 150 100"])
        first.move(to: CGPoint(x: 300, y: 300))
        first.up()
        #expect(fixture.log.take() == [])

        let alone = fixture.down(100, 100)
        screen.advance(by: 2)
        alone.up()
        #expect(fixture.failure?.description == "1 touch, fewer than 2")
    }

    @Test("G73: one finger too many before it begins fails it; after that it is none of the press")
    func tooMany() {
        let first = fixture.down(100, 100)
        let second = fixture.down(200, 100)
        #expect(fixture.failure == .tooManyTouches(count: 2, limit: 1))
        second.up()
        first.up()
        let third = fixture.down(100, 100)
        screen.advance(by: 0.5)
        let fourth = fixture.down(200, 200)
        fourth.move(to: CGPoint(x: 210, y: 200))
        fourth.up()
        #expect(fixture.log.take() == ["began 100 100"])
        #expect(press.numberOfTouches == 1)
        third.up()
        #expect(fixture.log.take() == ["ended 100 100"])
    }

    @Test("G73: taps before the press, each in time, and the press after them in time")
    func taps() {
        press.numberOfTapsRequired = 1
        // Without the tap, a press is a tap that lasts too long.
        let alone = fixture.down(100, 100)
        screen.advance(by: 1.6)
        #expect(fixture.failure?.description == "held longer than 1.5 s")
        alone.up()
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        screen.advance(by: 0.3)
        #expect(press.state == .possible)
        let finger = fixture.down(100, 100)
        screen.advance(by: 0.5)
        #expect(fixture.log.take() == ["began 100 100"])
        finger.up()
        _ = fixture.log.take()
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        screen.advance(by: 0.36)
        #expect(fixture.failure == .nextTapTooLate(limit: 0.35))
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        let far = fixture.down(100, 200)
        screen.advance(by: 1)
        far.up()
        #expect(fixture.failure == .nextTapTooFar(distance: 100, limit: 44))
        #expect(fixture.log.take() == [])
    }

    @Test("G73: with no duration it begins at touch-down; with an endless one never")
    func durations() {
        press.minimumPressDuration = 0
        let finger = fixture.down(100, 100)
        #expect(fixture.log.take() == ["began 100 100"])
        finger.up()
        #expect(fixture.log.take() == ["ended 100 100"])
        press.minimumPressDuration = .infinity
        let other = fixture.down(100, 100)
        screen.advance(by: 1e6)
        other.up()
        #expect(fixture.log.take() == [])
    }

    @Test("A touch that is cancelled cancels the press, or makes it fail before it began")
    func cancelled() {
        let finger = fixture.down(100, 100)
        screen.advance(by: 0.5)
        finger.cancel()
        #expect(fixture.log.take() == ["began 100 100", "cancelled 100 100"])
        fixture.down(100, 100).cancel()
        #expect(fixture.failure == .touchesCancelled)
        screen.advance(by: 1)
        #expect(fixture.log.take() == [])
    }

    @Test("G55: a press that waits for another to fail goes on when it does, wherever the finger is by then")
    func waits() {
        let slow = UILongPressGestureRecognizer()
        slow.minimumPressDuration = 2
        slow.allowableMovement = 50
        fixture.view.addGestureRecognizer(slow)
        press.require(toFail: slow)
        let finger = fixture.down(100, 100)
        screen.advance(by: 1)
        #expect(press.state == .possible)
        finger.move(to: CGPoint(x: 130, y: 100))
        #expect(fixture.log.take() == [])
        finger.move(to: CGPoint(x: 160, y: 100))
        #expect(fixture.log.take() == ["began 160 100"])
        finger.up()
        #expect(fixture.log.take() == ["ended 160 100"])
        let other = fixture.down(100, 100)
        screen.advance(by: 1)
        other.up()
        #expect(fixture.log.take() == ["began 100 100", "ended 100 100"])
    }

    @Test("G16: a press whose view leaves the window is cancelled")
    func removed() {
        let finger = fixture.down(100, 100)
        screen.advance(by: 0.5)
        fixture.view.removeFromSuperview()
        #expect(fixture.log.take().map { $0.prefix(9) } == ["began 100", "cancelled"])
        finger.up()
        #expect(fixture.log.take() == [])
    }
}
