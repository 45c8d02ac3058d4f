// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("G29, G30, G54, G55: recognizers that require others to fail")
struct RequirementTests {
    let fixture = GestureFixture()

    @Test("G54, G55: it waits, and recognizes when the other fails")
    func waits() {
        let first = fixture.recognizer("first")
        let waiting = fixture.recognizer("waiting")
        waiting.require(toFail: first)
        waiting.script = ["began": .began, "moved": .changed]
        let finger = fixture.finger()
        #expect(waiting.state == .possible)
        _ = fixture.log.take()
        first.script = ["moved": .failed]
        waiting.script = [:]
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(waiting.state == .began)
        #expect(fixture.log.take() == ["first.moved", "waiting.moved", "view.cancelled", "waiting!began"])
    }

    @Test("G54: it fails when the other recognizes, also where they might go on together")
    func fails() {
        let first = fixture.recognizer("first")
        let waiting = fixture.recognizer("waiting")
        let delegate = ScriptedDelegate()
        delegate.simultaneous = { _, _ in true }
        first.delegate = delegate
        waiting.require(toFail: first)
        waiting.script = ["began": .began]
        first.script = ["moved": .began]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(first.state == .began)
        #expect(waiting.state == .failed)
    }

    @Test("G55: a discrete one whose touch has lifted recognizes late, by the clock")
    func late() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        fixture.add(double, "double")
        fixture.add(single, "single")
        let finger = fixture.finger()
        finger.up()
        #expect(fixture.log.take() == ["view.began"])
        fixture.screen.advance(by: 0.34)
        #expect(fixture.log.take() == [])
        fixture.screen.advance(by: 0.02)
        #expect(fixture.log.take() == ["view.cancelled", "single!ended"])
        #expect(single.state == .possible)
        #expect(double.state == .possible)
    }

    @Test("G54, G72: with the second tap the double tap recognizes and the single one fails")
    func doubleTap() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        fixture.add(double, "double")
        fixture.add(single, "single")
        let finger = fixture.screen.finger()
        finger.tap(at: at(50, 50))
        fixture.screen.advance(by: 0.1)
        finger.tap(at: at(50, 50))
        #expect(fixture.log.take() == ["view.began", "view.began", "view.cancelled", "view.cancelled", "double!ended"])
        fixture.screen.advance(by: 1)
        #expect(fixture.log.take() == [])
    }

    @Test("G55: a gesture that begins and lifts while it waits is told whole when it may go on")
    func beganAndEnded() {
        let blocker = UITapGestureRecognizer()
        blocker.numberOfTapsRequired = 2
        let waiting = fixture.recognizer("waiting")
        fixture.add(blocker, "blocker")
        waiting.require(toFail: blocker)
        waiting.script = ["began": .began, "ended": .ended]
        let finger = fixture.finger()
        finger.up()
        _ = fixture.log.take()
        fixture.screen.advance(by: 1)
        #expect(fixture.log.take() == ["view.cancelled", "waiting!began", "waiting!ended"])
        #expect(waiting.state == .possible)
    }

    @Test("G55: a gesture whose touches lifted while it waited ends with its late beginning, though it did not say so")
    func endsByItself() {
        let blocker = UITapGestureRecognizer()
        blocker.numberOfTapsRequired = 2
        let waiting = fixture.recognizer("waiting")
        fixture.add(blocker, "blocker")
        waiting.require(toFail: blocker)
        waiting.script = ["began": .began]
        fixture.finger().up()
        _ = fixture.log.take()
        fixture.screen.advance(by: 1)
        #expect(fixture.log.take() == ["view.cancelled", "waiting!began", "waiting!ended"])
        #expect(waiting.state == .possible && waiting.resets == 1)
    }

    @Test("G55: one that gives up while it waits fails")
    func givesUp() {
        let first = fixture.recognizer("first")
        let waiting = fixture.recognizer("waiting")
        waiting.require(toFail: first)
        waiting.script = ["began": .began, "moved": .failed]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(waiting.state == .failed)
        first.script = ["ended": .failed]
        finger.up()
        #expect(!fixture.log.take().contains { $0.hasPrefix("waiting!") })
    }

    @Test("G54: one that takes no part is not waited for")
    func absent() {
        let elsewhere = fixture.recognizer("elsewhere", on: fixture.touch.view("other", 0, 300))
        let alone = fixture.recognizer("alone")
        alone.require(toFail: elsewhere)
        alone.script = ["began": .began]
        _ = fixture.finger()
        #expect(alone.state == .began)
    }

    @Test("G12, G54: one that neither recognizes nor fails holds nobody up once its touches are over")
    func undecided() {
        let idle = fixture.recognizer("idle")
        let waiting = fixture.recognizer("waiting")
        waiting.require(toFail: idle)
        waiting.script = ["ended": .ended]
        let finger = fixture.finger()
        finger.up()
        #expect(fixture.log.take().last == "waiting!ended")
        #expect(idle.resets == 1)
    }

    @Test("G29, G30: both questions are asked of both classes and delegates at the first touch, once")
    func questions() {
        let first = fixture.recognizer("first")
        let second = fixture.recognizer("second")
        let delegate = ScriptedDelegate(fixture.log)
        first.delegate = delegate
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        let asked = fixture.log.take().filter { $0.hasPrefix("require") }
        #expect(asked.sorted() == ["requiredBy(first,second)", "requires(first,second)"])
        _ = second
    }

    @Test(
        "G29: a yes of class or delegate, in either direction, makes one wait",
        arguments: ["class requires", "class is required", "delegate requires", "delegate is required"])
    func dynamic(_ kind: String) {
        let first = fixture.recognizer("first")
        let waiting = fixture.recognizer("waiting")
        let delegate = ScriptedDelegate()
        switch kind {
        case "class requires": waiting.requiresFailure = { $0 === first }
        case "class is required": first.isRequired = { $0 === waiting }
        case "delegate requires":
            delegate.requiresFailure = { $0 === waiting && $1 === first }
            waiting.delegate = delegate
        default:
            delegate.isRequired = { $0 === first && $1 === waiting }
            first.delegate = delegate
        }
        waiting.script = ["began": .began]
        first.script = ["moved": .failed]
        let finger = fixture.finger()
        #expect(waiting.state == .possible)
        waiting.script = [:]
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(waiting.state == .began)
    }

    @Test("G29: what was answered holds for one attempt")
    func oneAttempt() {
        let first = fixture.recognizer("first")
        let waiting = fixture.recognizer("waiting")
        waiting.requiresFailure = { $0 === first }
        fixture.finger().up()
        waiting.requiresFailure = { _ in false }
        waiting.script = ["began": .began]
        _ = fixture.finger()
        #expect(waiting.state == .began)
    }

    @Test("A requirement that closes a circle is reported and not made, over any number of recognizers")
    func circles() {
        let application = fixture.screen.application
        let recognizers = ["a", "b", "c"].map { fixture.recognizer($0) }
        recognizers[0].require(toFail: recognizers[1])
        recognizers[1].require(toFail: recognizers[2])
        recognizers[2].require(toFail: recognizers[0])
        recognizers[0].require(toFail: recognizers[0])
        #expect(
            application.faults == [
                "c cannot require a to fail, which itself waits for c. It does not wait.",
                "a cannot require itself to fail. It does not wait.",
            ])
        recognizers[2].script = ["began": .began]
        _ = fixture.finger()
        #expect(recognizers[2].state == .began)
    }

    @Test("Answers of an attempt that would close a circle are reported and not taken")
    func dynamicCircle() {
        let first = fixture.recognizer("first")
        let second = fixture.recognizer("second")
        first.requiresFailure = { _ in true }
        second.requiresFailure = { _ in true }
        first.script = ["ended": .ended]
        second.script = ["ended": .failed]
        let finger = fixture.finger()
        #expect(fixture.screen.application.faults.count == 1)
        finger.up()
        #expect(fixture.log.take().last == "first!ended")
    }

    @Test("G66: a recognizer of another window is not waited for")
    func otherWindow() {
        let window = fixture.touch.window(level: 1)
        window.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        let elsewhere = fixture.recognizer("elsewhere", on: fixture.touch.view("other", 0, 0, 100, 100, in: window))
        let alone = fixture.recognizer("alone")
        alone.require(toFail: elsewhere)
        alone.script = ["began": .began]
        let other = fixture.screen.finger()
        other.down(at: at(50, 450))
        _ = fixture.finger()
        #expect(elsewhere.state == .possible)
        #expect(elsewhere.numberOfTouches == 1)
        #expect(alone.state == .began)
    }

    @Test("The trace says who waits for whom, and why one failed")
    func traced() {
        let first = fixture.recognizer("first")
        let waiting = fixture.recognizer("waiting")
        waiting.require(toFail: first)
        waiting.script = ["began": .began]
        first.script = ["moved": .began]
        let log = TraceLog()
        fixture.screen.application.traceSink = log
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        let sentences = log.entries.map { TraceText.sentence(for: $0.event).description }
        #expect(sentences.contains { $0.contains("would go to Began, and waits for") })
        #expect(sentences.contains { $0.contains("from Possible to Failed: it required") })
    }
}
