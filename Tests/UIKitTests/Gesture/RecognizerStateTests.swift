// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("G4–G16: states, actions and resets of a recognizer")
struct RecognizerStateTests {
    let fixture = GestureFixture()

    @Test("G5, G9: actions for began, changed, ended; then a reset")
    func continuous() {
        let recognizer = fixture.recognizer("r")
        recognizer.script = ["began": .began, "moved": .changed, "ended": .ended]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.up()
        #expect(fixture.log.take().filter { $0.hasPrefix("r!") } == ["r!began", "r!changed", "r!changed", "r!ended"])
        #expect(recognizer.resets == 1)
        #expect(recognizer.state == .possible)
    }

    @Test("G4: a step that no gesture takes is reported and changes nothing")
    func illegal() {
        let recognizer = fixture.recognizer("r")
        recognizer.script = ["began": .cancelled, "moved": .possible]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(recognizer.state == .possible)
        #expect(fixture.screen.application.faults.count == 2)
    }

    @Test("G4: a change of what has not begun is taken as its beginning")
    func changedWithoutBeginning() {
        let recognizer = fixture.recognizer("r")
        recognizer.script = ["moved": .changed, "ended": .ended]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(recognizer.state == .began)
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.up()
        #expect(fixture.log.take().filter { $0.hasPrefix("r!") } == ["r!began", "r!changed", "r!ended"])
        #expect(fixture.screen.application.faults.isEmpty)
    }

    @Test(
        "G4: assigning possible in reset() is no fault",
        arguments: [UIGestureRecognizer.State.ended, .failed, .cancelled])
    func possibleInReset(_ end: UIGestureRecognizer.State) {
        let recognizer = fixture.recognizer("r")
        recognizer.script = ["began": end == .cancelled ? .began : end, "moved": end]
        recognizer.onReset = { [unowned recognizer] in recognizer.state = .possible }
        let finger = fixture.finger()
        if end == .cancelled { finger.move(by: CGVector(dx: 1, dy: 0)) }
        finger.up()
        #expect(recognizer.resets == 1)
        #expect(recognizer.state == .possible)
        #expect(fixture.screen.application.faults.isEmpty)
        recognizer.script = ["began": .began]
        _ = fixture.finger()
        #expect(recognizer.state == .began)
    }

    @Test("G4: a recognizer that fails without a touch is reset, and possible again")
    func failsWithoutTouch() {
        let recognizer = fixture.recognizer("r")
        _ = fixture.finger()
        #expect(recognizer.state == .possible && recognizer.resets == 0)
        let idle = fixture.recognizer("idle")
        idle.state = .failed
        fixture.screen.settle()
        #expect(idle.state == .possible && idle.resets == 1)
        #expect(fixture.screen.application.faults.isEmpty)
    }

    @Test("G7: actions come after every recognizer saw the event and before the view does")
    func afterAll() {
        let first = fixture.recognizer("first")
        let second = fixture.recognizer("second")
        first.cancelsTouchesInView = false
        first.prevents = { _ in false }
        first.script = ["moved": .began]
        let finger = fixture.finger()
        _ = fixture.log.take()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(fixture.log.take() == ["first.moved", "second.moved", "first!began", "view.moved"])
        _ = second
    }

    @Test("G9: one that failed hears no more of its touches, and is reset when they are over")
    func failed() {
        let recognizer = fixture.recognizer("r")
        recognizer.script = ["began": .failed]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(recognizer.resets == 0)
        finger.up()
        #expect(recognizer.resets == 1)
        #expect(fixture.log.take().filter { $0.hasPrefix("r") } == ["r.began"])
    }

    @Test("G9: one that failed gets no new touch until its touches are over")
    func newTouchAfterFailure() {
        let recognizer = fixture.recognizer("r")
        recognizer.script = ["began": .failed]
        fixture.view.isMultipleTouchEnabled = true
        let first = fixture.finger()
        let second = fixture.finger(at: at(80, 80))
        first.up()
        second.move(by: CGVector(dx: 1, dy: 0))
        #expect(fixture.log.take().filter { $0.hasPrefix("r") } == ["r.began"])
        #expect(recognizer.resets == 1)
    }

    @Test("G10: after a recognition, what is still down is none of the next gesture's")
    func remainingTouches() {
        let recognizer = fixture.recognizer("r")
        let first = fixture.finger()
        recognizer.script = ["ended": .ended]
        let second = fixture.finger(at: at(80, 80))
        second.up()
        _ = fixture.log.take()
        first.move(by: CGVector(dx: 1, dy: 0))
        #expect(fixture.log.take().filter { $0.hasPrefix("r") } == [])
        #expect(recognizer.numberOfTouches == 0)
    }

    @Test("G13: disabled in the middle of a gesture it is cancelled, with one action")
    func disabled() {
        let recognizer = fixture.recognizer("r")
        recognizer.script = ["began": .began]
        _ = fixture.finger()
        _ = fixture.log.take()
        recognizer.isEnabled = false
        #expect(fixture.log.take() == ["r!cancelled"])
        #expect(recognizer.state == .possible)
    }

    @Test("G13: disabled while possible it fails without an action, and whoever waited for it goes on")
    func disabledWhilePossible() {
        let recognizer = fixture.recognizer("r")
        let waiting = fixture.recognizer("waiting")
        waiting.require(toFail: recognizer)
        waiting.script = ["began": .began]
        _ = fixture.finger()
        _ = fixture.log.take()
        recognizer.isEnabled = false
        #expect(fixture.log.take() == ["view.cancelled", "waiting!began"])
        #expect(recognizer.resets == 1)
    }

    @Test("G14: targets are called in the order of registration")
    func order() {
        let recognizer = fixture.recognizer("one")
        let second = ActionTarget("two", fixture.log)
        recognizer.addTarget(second, action: Selector("note:", ActionTarget.note(_:)))
        recognizer.script = ["began": .began]
        _ = fixture.finger()
        #expect(fixture.log.take().suffix(3) == ["one.began", "one!began", "two!began"])
    }

    @Test("G14: one target's actions are taken away, and those of the others stay")
    func removedTarget() {
        let recognizer = fixture.recognizer("one")
        let targets = ["two", "three"].map { ActionTarget($0, fixture.log) }
        for target in targets {
            recognizer.addTarget(target, action: Selector("note:", ActionTarget.note(_:)))
        }
        recognizer.removeTarget(targets[0], action: nil)
        recognizer.script = ["began": .began]
        _ = fixture.finger()
        #expect(fixture.log.take() == ["one.began", "one!began", "three!began"])
    }

    @Test("G16: removed in the middle of a gesture it is cancelled")
    func removed() {
        let recognizer = fixture.recognizer("r")
        recognizer.script = ["began": .began]
        _ = fixture.finger()
        _ = fixture.log.take()
        fixture.view.removeGestureRecognizer(recognizer)
        #expect(fixture.log.take() == ["r!cancelled"])
    }
}
