// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite struct UITapGestureRecognizerTests {
    private let fixture = RecognizerFixture()

    private var screen: TestScreen { fixture.screen }

    private func tap(_ taps: Int = 1, _ touches: Int = 1) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = touches
        return fixture.add(tap)
    }

    @Test("G67: one tap, one finger, the primary button; numbers below 1 are 1")
    func defaults() {
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1)
        #expect(tap.numberOfTouchesRequired == 1)
        #expect(tap.buttonMaskRequired == .primary)
        tap.numberOfTapsRequired = 0
        tap.numberOfTouchesRequired = -3
        #expect(tap.numberOfTapsRequired == 1)
        #expect(tap.numberOfTouchesRequired == 1)
    }

    @Test("G2, G3, G71: a tap is one action, ended, at the lift, and possible again when the lift is over")
    func single() {
        let tap = tap()
        let finger = fixture.down(100, 100)
        #expect(fixture.log.take() == [])
        screen.advance(by: 0.1)
        finger.up()
        #expect(fixture.log.take() == ["ended"])
        #expect(tap.state == .possible)
        screen.advance(by: 5)
        #expect(fixture.log.take() == [])
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        #expect(fixture.log.take() == ["ended"])
    }

    @Test("G69: a finger strays 44 points and taps; a bit more, and it does not")
    func movement() {
        let tap = tap()
        let finger = fixture.down(100, 100)
        finger.move(to: CGPoint(x: 144, y: 100))
        finger.up()
        #expect(fixture.log.take() == ["ended"])
        let other = fixture.down(100, 100)
        other.move(to: CGPoint(x: 144.1, y: 100))
        #expect(tap.state == .failed)
        other.move(to: CGPoint(x: 100, y: 100))
        other.up()
        #expect(fixture.log.take() == [])
        #expect(fixture.failure?.description == "moved 44.1 pt, more than 44")
        #expect(tap.state == .possible)
    }

    @Test("G69: a finger that lifts elsewhere without a move does not tap")
    func movementAtLift() {
        _ = tap()
        let finger = fixture.down(100, 100)
        screen.send(finger.input(.up, at: CGPoint(x: 200, y: 100)))
        #expect(fixture.log.take() == [])
        #expect(fixture.failure == .moved(distance: 100, limit: 44))
    }

    @Test("G68, G69: a finger stays 1.5 seconds and taps; then the time is over, without an event")
    func duration() {
        let tap = tap()
        let finger = fixture.down(100, 100)
        screen.advance(by: 1.5)
        #expect(tap.state == .possible)
        finger.up()
        #expect(fixture.log.take() == ["ended"])
        let other = fixture.down(100, 100)
        screen.advance(by: 1.5)
        #expect(tap.state == .possible)
        screen.advance(by: 0.001)
        #expect(tap.state == .failed)
        other.up()
        #expect(fixture.log.take() == [])
        #expect(fixture.failure?.description == "held longer than 1.5 s")
    }

    @Test("G69: one finger too many, together or later, and one too few")
    func touches() {
        let tap = tap(1, 2)
        let first = fixture.down(100, 100)
        let second = fixture.down(200, 100)
        first.up()
        #expect(fixture.log.take() == [])
        second.up()
        #expect(fixture.log.take() == ["ended"])

        let fingers = [fixture.down(100, 100), fixture.down(200, 100), fixture.down(150, 100)]
        #expect(tap.state == .failed)
        #expect(fixture.failure?.description == "3 touches, more than 2")
        for finger in fingers { finger.up() }

        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        #expect(fixture.failure?.description == "1 touch, fewer than 2")

        // Two fingers one after the other are two taps of one.
        let third = fixture.down(100, 100)
        let fourth = fixture.down(200, 100)
        third.up()
        let fifth = fixture.down(100, 100)
        fourth.up()
        fifth.up()
        #expect(fixture.failure == .tooManyTouches(count: 3, limit: 2))
        #expect(fixture.log.take() == [])
    }

    @Test("G12, G68, G69: the second tap comes within 0.35 seconds of the first one's lift")
    func interval() {
        let tap = tap(2)
        for (pause, isDouble) in [(0.35, true), (0.351, false)] {
            screen.finger().tap(at: CGPoint(x: 100, y: 100))
            screen.advance(by: 0.2)
            #expect(tap.state == .possible)
            screen.advance(by: pause - 0.2)
            screen.finger().tap(at: CGPoint(x: 100, y: 100))
            #expect(fixture.log.take() == (isDouble ? ["ended"] : []))
            screen.advance(by: 1)
        }
        #expect(
            fixture.failure?.description
                == "timed out waiting for the next tap, which did not come within 0.35 s")
    }

    @Test("G69: the second tap is at most 44 points from the first")
    func separation() {
        _ = tap(2)
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        screen.finger().tap(at: CGPoint(x: 100, y: 144))
        #expect(fixture.log.take() == ["ended"])
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        screen.finger().tap(at: CGPoint(x: 100, y: 145))
        #expect(fixture.log.take() == [])
        #expect(fixture.failure?.description == "the next tap was 45 pt from the first, more than 44")
    }

    @Test("G69: the time that one tap takes is each tap's own")
    func eachTap() {
        _ = tap(3)
        for _ in 0..<3 {
            let finger = fixture.down(100, 100)
            screen.advance(by: 1.4)
            finger.up()
            screen.advance(by: 0.3)
        }
        #expect(fixture.log.take() == ["ended"])
    }

    @Test("G70, G36: a tap is where the first one's fingers came down, each by its number")
    func location() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.numberOfTouchesRequired = 2
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
        fixture.view.addSubview(inner)
        inner.isMultipleTouchEnabled = true
        fixture.add(tap, to: inner) { tap in
            [tap.location(in: nil), tap.location(in: inner), tap.location(ofTouch: 1, in: nil)].map(short)
                .joined(separator: ", ") + ", \(tap.numberOfTouches)"
        }
        for offset in [0.0, 20] {
            let first = fixture.down(100 + offset, 100)
            let second = fixture.down(200 + offset, 100)
            first.move(by: CGVector(dx: 5, dy: 0))
            first.up()
            second.up()
        }
        #expect(fixture.log.take() == ["ended 150 100, 100 50, 200 100, 2"])
        #expect(tap.numberOfTouches == 0)
    }

    @Test("G59, G72: a tap fires at the first lift, and the double tap on the same view after it")
    func singleAndDouble() {
        let single = UITapGestureRecognizer()
        single.name = "single"
        let double = UITapGestureRecognizer()
        double.name = "double"
        double.numberOfTapsRequired = 2
        fixture.add(single)
        fixture.add(double)
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        #expect(fixture.log.take() == ["single.ended"])
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        #expect(fixture.log.take() == ["single.ended", "double.ended"])
        #expect(!single.canPrevent(double))
        #expect(double.canPrevent(single))
        #expect(single.canPrevent(UIPanGestureRecognizer()))
    }

    @Test("G48, G54, G55: a tap that requires the double tap to fail waits until the second tap is too late")
    func singleWaits() {
        let single = UITapGestureRecognizer()
        single.name = "single"
        let double = UITapGestureRecognizer()
        double.name = "double"
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        fixture.add(single)
        fixture.add(double)
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        screen.advance(by: 0.35)
        #expect(fixture.log.take() == [])
        screen.advance(by: 0.01)
        #expect(fixture.log.take() == ["single.ended"])
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        screen.advance(by: 1)
        #expect(fixture.log.take() == ["double.ended"])
    }

    @Test("G67: a pointing device's buttons are those required, all of them and no other")
    func buttons() {
        let tap = tap()
        let mouse = screen.mouse()
        mouse.tap(at: CGPoint(x: 100, y: 100))
        #expect(fixture.log.take() == ["ended"])
        mouse.sample.buttons = 2
        mouse.tap(at: CGPoint(x: 100, y: 100))
        #expect(fixture.log.take() == [])
        #expect(fixture.failure?.description == "button 2 pressed, and it requires button 1")
        tap.buttonMaskRequired = [.primary, .secondary]
        mouse.tap(at: CGPoint(x: 100, y: 100))
        #expect(fixture.log.take() == [])
        #expect(fixture.failure?.description == "button 2 pressed, and it requires buttons 1 and 2")
        mouse.sample.buttons = 1
        mouse.down(at: CGPoint(x: 100, y: 100))
        mouse.sample.buttons = 3
        mouse.move(to: CGPoint(x: 100, y: 100))
        mouse.up()
        #expect(fixture.log.take() == ["ended"])
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        #expect(fixture.log.take() == ["ended"])
    }

    @Test("A cancelled touch is no tap, nor is one whose recognizer is turned off")
    func cancelled() {
        let tap = tap()
        fixture.down(100, 100).cancel()
        #expect(fixture.failure?.description == "its touches were cancelled")
        let finger = fixture.down(100, 100)
        tap.isEnabled = false
        tap.isEnabled = true
        finger.up()
        screen.advance(by: 5)
        #expect(fixture.log.take() == [])
        #expect(tap.state == .possible)
    }

    @Test("G68: the limits are the application's")
    func constants() {
        _ = tap(2)
        screen.application.interactionConstants.gestures.maximumTapInterval = 2
        screen.application.interactionConstants.gestures.tapSeparation = 300
        screen.finger().tap(at: CGPoint(x: 100, y: 100))
        screen.advance(by: 1.9)
        screen.finger().tap(at: CGPoint(x: 100, y: 390))
        #expect(fixture.log.take() == ["ended"])
    }

    @Test("K26: a recognizer's name stands in brackets after the address")
    func named() throws {
        let tap = UITapGestureRecognizer()
        tap.name = "buy"
        let pattern = #/<UITapGestureRecognizer: 0x[0-9a-f]+ \(buy\); state = Possible; view = \(nil\)>/#
        #expect(try pattern.wholeMatch(in: tap.description) != nil)
    }

    @Test("K25: the description names what is not as usual")
    func description() {
        #expect(!tap().description.contains("numberOf"))
        #expect(tap(2).description.hasSuffix(">; numberOfTapsRequired = 2>"))
        #expect(tap(2, 3).description.hasSuffix("; numberOfTapsRequired = 2; numberOfTouchesRequired = 3>"))
    }
}
