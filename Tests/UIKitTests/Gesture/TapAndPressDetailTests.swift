// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Taps, presses and swipes: their clocks, their buttons, and their limits to the point")
struct TapAndPressDetailTests {
    private let fixture = RecognizerFixture()

    private var screen: TestScreen { fixture.screen }

    /// A recognizer that is possible until a test says otherwise.
    private func undecided() -> ScriptedRecognizer {
        let recognizer = ScriptedRecognizer("undecided", log: CallLog())
        recognizer.prevents = { _ in false }
        fixture.view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("G67: each tap has its own buttons: those of the one before count for nothing")
    func buttonsOfEachTap() {
        let tap = fixture.add(UITapGestureRecognizer())
        tap.buttonMaskRequired = [.primary, .secondary]
        let mouse = screen.mouse()
        func click(_ buttons: UInt32) {
            mouse.sample.buttons = buttons
            mouse.tap(at: at(100, 100))
        }
        // One after another, in two gestures.
        click(1)
        click(2)
        #expect(fixture.log.take() == [])
        click(3)
        #expect(fixture.log.take() == ["ended"])
        // And in two taps of one gesture.
        tap.numberOfTapsRequired = 2
        click(3)
        click(1)
        #expect(fixture.log.take() == [] && fixture.failure == .wrongButtons(pressed: 1, required: 3))
        click(3)
        click(3)
        #expect(fixture.log.take() == ["ended"])
    }

    @Test("G55, G68: a tap that waits for another to fail is complete: no time runs for it any more")
    func tapWaits() {
        let tap = fixture.add(UITapGestureRecognizer())
        let other = WaitingRecognizer("other", log: CallLog())
        other.waits = true
        fixture.view.addGestureRecognizer(other)
        tap.require(toFail: other)
        screen.finger().tap(at: at(100, 100))
        screen.advance(by: 60)
        #expect(fixture.log.take() == [])
        other.waits = false
        other.state = .failed
        #expect(fixture.log.take() == ["ended"])
    }

    @Test("G9, G68: a gesture that is over leaves nothing to the clock")
    func nothingWaits() {
        let clock = screen.application.clock
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        let recognizers: [UIGestureRecognizer] = [
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), press, UISwipeGestureRecognizer(),
        ]
        for recognizer in recognizers {
            fixture.add(recognizer)
            let finger = fixture.down(100, 100)
            #expect(clock.nextDeadline != nil)
            finger.move(to: at(90, 190))
            finger.up()
            #expect(clock.nextDeadline == nil && fixture.log.take() == [])
            fixture.view.removeGestureRecognizer(recognizer)
        }
    }

    @Test("G12, G35: a recognizer whose touches were all dropped has nothing to wait for")
    func dropped() {
        final class DroppingTap: UITapGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                for touch in touches { ignore(touch, for: event) }
            }
            override func reset() {
                super.reset()
                resets += 1
            }
        }
        final class DroppingPress: UILongPressGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                for touch in touches { ignore(touch, for: event) }
            }
            override func reset() {
                super.reset()
                resets += 1
            }
        }
        let (tap, press) = (fixture.add(DroppingTap()), fixture.add(DroppingPress()))
        press.numberOfTapsRequired = 1
        let finger = fixture.down(100, 100)
        #expect(tap.resets == 1 && press.resets == 1)
        finger.up()
    }

    @Test("G73: once a finger of the press is down, the pause after the taps is over, however late the next one comes")
    func pauseOfTwoFingers() {
        let press = fixture.add(UILongPressGestureRecognizer())
        press.numberOfTapsRequired = 1
        press.numberOfTouchesRequired = 2
        let taps = [fixture.down(100, 100), fixture.down(200, 100)]
        for finger in taps { finger.up() }
        screen.advance(by: 0.3)
        let first = fixture.down(100, 100)
        screen.advance(by: 0.3)
        let second = fixture.down(200, 100)
        screen.advance(by: 0.5)
        #expect(fixture.log.take() == ["began"])
        first.up()
        second.up()
    }

    @Test("G55: a gesture whose fingers have lifted while it waits takes no further one", arguments: 0..<4)
    func waitsAndIsOver(_ number: Int) {
        let recognizer: UIGestureRecognizer =
            switch number {
            case 0: UIPanGestureRecognizer()
            case 1: UILongPressGestureRecognizer()
            case 2: UIPinchGestureRecognizer()
            default: UIRotationGestureRecognizer()
            }
        fixture.add(recognizer)
        let other = WaitingRecognizer("other", log: CallLog())
        other.waits = true
        fixture.view.addGestureRecognizer(other)
        recognizer.require(toFail: other)
        let (first, second) = (fixture.down(100, 100), fixture.down(200, 100))
        if number == 1 {
            second.up()
            first.up()
        }
        let finger = number == 1 ? fixture.down(100, 100) : second
        screen.advance(by: 0.6)
        if number != 1 { finger.move(to: at(250, 160)) }
        #expect(recognizer.state == .possible && recognizer.isWaiting)
        finger.up()
        if number != 1 { first.up() }
        #expect(recognizer.isWaiting)
        let late = fixture.down(100, 100)
        #expect(recognizer.numberOfTouches == 0)
        other.waits = false
        other.state = .failed
        #expect(fixture.log.take() == ["began", "ended"])
        late.up()
    }

    @Test("G87: a swipe of exactly the distance, with exactly the deviation")
    func exactSwipe() {
        fixture.add(UISwipeGestureRecognizer())
        for place in [at(150, 100), at(150, 150), at(150, 50)] {
            let finger = fixture.down(100, 100)
            finger.move(to: place)
            #expect(fixture.log.take() == ["ended"])
            finger.up()
        }
        let finger = fixture.down(100, 100)
        finger.move(to: at(150, 160))
        finger.up()
        #expect(fixture.failure == .strayed(distance: 60, limit: 50))
    }
}
