// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Recognizers that are ended, turned off or asked again while something is decided about them")
struct DecisionGapTests {
    private let fixture = GestureFixture()
    private var screen: TestScreen { fixture.screen }

    /// Turns the recognizer off while it is asked, and refuses.
    private final class Quitter: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer.isEnabled = false
            return false
        }
    }

    @Test("G34: a recognizer that is turned off by the code that refuses it after its wait fails once")
    func turnedOffWhileAsked() {
        let first = fixture.recognizer("first")
        let waiting = fixture.recognizer("waiting")
        waiting.require(toFail: first)
        let quitter = Quitter()
        waiting.delegate = quitter
        waiting.script = ["began": .began]
        first.script = ["moved": .failed]
        let trace = TraceLog()
        screen.application.traceSink = trace
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(!waiting.isEnabled && waiting.settledState != .began)
        finger.up()
        let failures = trace.events.count {
            if case .recognizer(let note) = $0 {
                note.recognizer.label == "waiting" && note.new == .failed
            } else {
                false
            }
        }
        #expect(failures == 1 && waiting.state == .possible)
        #expect(fixture.log.take().filter { $0.hasPrefix("waiting!") }.isEmpty)
    }

    @Test("G55: a second end that a waiting recognizer assigns changes nothing")
    func endsTwiceWhileWaiting() {
        let first = fixture.recognizer("first")
        let waiting = fixture.recognizer("waiting")
        waiting.require(toFail: first)
        waiting.script = ["began": .began, "ended": .ended]
        let held = fixture.recognizer("held")
        held.script = ["began": .failed]
        let finger = fixture.finger()
        waiting.state = .ended
        waiting.state = .ended
        first.script = ["moved": .failed]
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.up()
        let actions = fixture.log.take().filter { $0.hasPrefix("waiting!") }
        #expect(actions == ["waiting!began", "waiting!ended"])
    }

    @Test("G44: a gesture that begins discards what it withheld itself; an end that it withheld is still told")
    func heldEndStays() {
        fixture.view.isMultipleTouchEnabled = true
        let recognizer = fixture.recognizer("r")
        let (one, two) = (fixture.finger(), fixture.finger(at: at(80, 80)))
        _ = fixture.log.take()
        one.up()
        #expect(!fixture.log.take().contains { $0.hasPrefix("view.ended") })
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesBegan = true
        recognizer.script = ["moved": .began]
        two.move(by: CGVector(dx: 1, dy: 0))
        #expect(
            fixture.log.take().filter { $0.hasPrefix("view") || $0.hasPrefix("r!") } == [
                "r!began", "view.ended", "view.moved",
            ])
    }

    @Test("G91: a recognizer that is turned off under a pointer hears nothing when the pointer leaves")
    func hoverTurnedOff() {
        let hover = UIHoverGestureRecognizer()
        fixture.add(hover, "hover")
        screen.hover(.entered, at: at(50, 50))
        #expect(fixture.log.take() == ["hover!began"])
        hover.isEnabled = false
        #expect(fixture.log.take() == ["hover!cancelled"])
        screen.hover(.moved, at: at(350, 500))
        screen.hover(.exited, at: at(350, 500))
        #expect(fixture.log.take().isEmpty && hover.state == .possible)
    }

    @Test("A21: an event of pointers without a pointer or a view comes to no recognizer")
    func emptyEvents() {
        let hover = UIHoverGestureRecognizer()
        fixture.add(hover, "hover")
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        fixture.add(pan, "pan")
        for type in [UIEvent.EventType.hover, .scroll, .transform] {
            let event = LocatedEvent(type: type)
            event.window = screen.window
            event.scrollDelta = CGVector(dx: 0, dy: 10)
            screen.application.sendEvent(event)
        }
        #expect(fixture.log.take().isEmpty && hover.state == .possible && pan.state == .possible)
    }

    @Test("G22: a recognizer that the application began itself is not moved by a wheel")
    func wheelForABegunPan() {
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        fixture.add(pan, "pan")
        pan.state = .began
        #expect(fixture.log.take() == ["pan!began"])
        screen.scroll(at: at(50, 50), by: CGVector(dx: 0, dy: 10))
        #expect(fixture.log.take().isEmpty && pan.translation(in: nil) == .zero)
        pan.state = .ended
    }
}
