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
        // Another button is another gesture before it is let go.
        mouse.sample.buttons = 4
        mouse.down(at: at(100, 100))
        #expect(tap.state == .failed && fixture.failure == .wrongButtons(pressed: 4, required: 3))
        mouse.up()
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
        // They took nothing in, and so they did not fail.
        #expect(!fixture.trace.events.contains { if case .recognizer = $0 { true } else { false } })
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

    @Test("G75: how long a press was too short for runs from its own touch-down")
    func shortPress() {
        fixture.add(UILongPressGestureRecognizer())
        for duration in [0.25, 0.125] {
            screen.advance(by: 4)
            let finger = fixture.down(100, 100)
            screen.advance(by: duration)
            finger.up()
            #expect(fixture.failure == .liftedTooSoon(duration: duration, needed: 0.5))
        }
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

    @Test("G89: of two fingers, the reason is the one that made no swipe, whichever lifts first")
    func reasonOfTwoFingers() {
        let swipe = fixture.add(UISwipeGestureRecognizer())
        swipe.numberOfTouchesRequired = 2
        for order in [[0, 1], [1, 0]] {
            for (way, reason) in [
                (at(120, 200), GestureFailure.movedTooLittle(distance: 20, needed: 50)),
                (at(180, 260), .strayed(distance: 60, limit: 50)),
            ] {
                let fingers = [fixture.down(100, 100), fixture.down(100, 200)]
                fingers[0].move(to: at(180, 100))
                fingers[1].move(to: way)
                for place in order { fingers[place].up() }
                #expect(fixture.failure == reason)
            }
        }
        // Both strayed: the one that came down first.
        let fingers = [fixture.down(100, 100), fixture.down(100, 200)]
        screen.frame([fingers[0].input(.move, at: at(180, 160)), fingers[1].input(.move, at: at(180, 270))])
        screen.frame([fingers[0].input(.up, at: at(180, 160)), fingers[1].input(.up, at: at(180, 270))])
        #expect(fixture.failure == .strayed(distance: 60, limit: 50) && fixture.log.take() == [])
    }

    @Test("G89: a swipe whose directions are taken away under its finger has nothing to recognize")
    func directionsTakenAway() {
        let swipe = fixture.add(UISwipeGestureRecognizer())
        let finger = fixture.down(100, 100)
        swipe.direction = []
        finger.up()
        #expect(fixture.failure == .nothingToRecognize(property: "direction"))
    }

    @Test("The trace has no reason of an earlier gesture: neither why one failed, nor why one was cancelled")
    func ownReasons() {
        let tap = fixture.add(UITapGestureRecognizer())
        let finger = fixture.down(100, 100)
        finger.move(to: at(200, 100))
        finger.up()
        #expect(fixture.failure == .moved(distance: 100, limit: 44))
        let other = fixture.down(100, 100)
        func last() -> RecognizerNote? {
            for case .recognizer(let note) in fixture.trace.events.reversed() { return note }
            return nil
        }
        tap.state = .failed
        #expect(last()?.new == .failed && last()?.reason == nil)
        other.up()
        tap.isEnabled = false
        // Cancelled from outside, with a trace and without, and then by itself.
        let press = fixture.add(UILongPressGestureRecognizer())
        for isTraced in [true, false] {
            if !isTraced { screen.application.traceSink = nil }
            let held = fixture.down(100, 100)
            screen.advance(by: 0.5)
            press.isEnabled = false
            if isTraced { #expect(last()?.new == .cancelled && last()?.reason == .disabled) }
            press.isEnabled = true
            held.up()
            let again = fixture.down(100, 100)
            screen.advance(by: 0.5)
            screen.application.traceSink = fixture.trace
            press.state = .cancelled
            #expect(last()?.new == .cancelled && last()?.reason == nil)
            again.up()
        }
    }

    @Test("The trace names a gesture's view at its beginning and its end, not at every change")
    func viewsOfNotes() {
        fixture.add(UIPanGestureRecognizer())
        let finger = fixture.down(100, 100)
        for x in [120.0, 130, 140] { finger.move(to: at(x, 100)) }
        finger.up()
        var notes: [String] = []
        for case .recognizer(let note) in fixture.trace.events {
            notes.append("\(note.new.rawValue)\(note.view == nil ? "" : " of a view")")
        }
        #expect(notes == ["Began of a view", "Changed", "Changed", "Ended of a view"])
    }

    @Test("G9, G13: the trace says that one was turned off before it began, and that another let its touches end")
    func reasonsFromOutside() {
        let tap = fixture.add(UITapGestureRecognizer())
        func last() -> GestureReason? {
            for case .recognizer(let note) in fixture.trace.events.reversed() { return note.reason }
            return nil
        }
        let finger = fixture.down(100, 100)
        tap.isEnabled = false
        #expect(last() == .disabled)
        finger.up()
        fixture.add(UIGestureRecognizer())
        fixture.down(100, 100).up()
        #expect(last() == .touchesOver)
    }

    @Test("G31: the trace has a navigation's reason why its back gesture may not begin")
    func backSwipe() {
        final class Judge: NSObject, UIGestureRecognizerDelegate, BackSwipeJudge {
            var obstacle: BackSwipeObstacle?
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let judge = Judge()
        fixture.add(UIPanGestureRecognizer()).delegate = judge
        func reason() -> GestureReason? {
            let finger = fixture.down(100, 100)
            finger.move(to: at(120, 100))
            finger.up()
            for case .recognizer(let note) in fixture.trace.events.reversed() where note.new == .failed {
                return note.reason
            }
            return nil
        }
        #expect(reason() == .delegateRefused)
        judge.obstacle = .transition
        #expect(reason() == .backSwipeRefused(.transition))
    }
}
