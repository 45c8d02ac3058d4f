// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("G24–G34: which touches a recognizer gets, and whether it may begin")
struct RecognizerRefusalTests {
    let fixture = GestureFixture()

    @Test("G24: added after touch-down it does not get the touch")
    func addedLate() {
        let finger = fixture.finger()
        let recognizer = fixture.recognizer("r")
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(fixture.log.take().allSatisfy { !$0.hasPrefix("r.") })
        _ = recognizer
    }

    @Test("G25: touches of a type it does not allow are not delivered, and the trace says so")
    func allowedTypes() {
        let recognizer = fixture.recognizer("r")
        recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        let log = TraceLog()
        fixture.screen.application.traceSink = log
        fixture.finger().up()
        fixture.screen.pen().tap(at: at(50, 50))
        #expect(fixture.log.take().filter { $0.hasPrefix("r") } == ["r.began", "r.ended"])
        let sentences = log.entries.map { TraceText.sentence(for: $0.event).description }
        #expect(
            sentences.contains { $0.hasSuffix("does not get touch 1: its allowedTouchTypes do not have the type.") })
    }

    @Test(
        "G26: after the first touch, those of other types are ignored, unless told otherwise", arguments: [true, false])
    func exclusiveType(_ isExclusive: Bool) {
        let recognizer = fixture.recognizer("r")
        recognizer.requiresExclusiveTouchType = isExclusive
        _ = fixture.finger()
        fixture.screen.pen().down(at: at(60, 60))
        #expect(recognizer.numberOfTouches == (isExclusive ? 1 : 2))
    }

    @Test("G27, G28: event, then touch, then touchesBegan; the event is asked about once")
    func order27() {
        let recognizer = fixture.recognizer("r")
        let delegate = ScriptedDelegate(fixture.log)
        recognizer.delegate = delegate
        let (one, two) = (fixture.screen.finger(), fixture.screen.finger())
        fixture.view.isMultipleTouchEnabled = true
        fixture.screen.send([one.input(.down, at: at(50, 50)), two.input(.down, at: at(60, 60))])
        #expect(
            fixture.log.take().prefix(4) == ["event(r)", "touch(r)", "touch(r)", "r.began 2"])
    }

    @Test("G27: a no to the event or the touch keeps the recognizer out", arguments: ["class", "event", "touch"])
    func refused(_ who: String) {
        let recognizer = fixture.recognizer("r")
        let delegate = ScriptedDelegate()
        recognizer.delegate = delegate
        switch who {
        case "class": recognizer.receives = { _ in false }
        case "event": delegate.receivesEvent = false
        default: delegate.receivesTouch = false
        }
        fixture.finger().up()
        #expect(fixture.log.take() == ["view.began", "view.ended"])
    }

    @Test("G31: the delegate's no makes it fail, without an action")
    func delegateRefuses() {
        let recognizer = fixture.recognizer("r")
        let delegate = ScriptedDelegate()
        delegate.begins = false
        recognizer.delegate = delegate
        recognizer.script = ["began": .began]
        _ = fixture.finger()
        #expect(recognizer.state == .failed)
        #expect(fixture.log.take() == ["r.began", "view.began"])
    }

    @Test("G33: the delegate is asked while the state is assigned, and a refused recognizer reads failed at once")
    func refusedAtOnce() {
        let recognizer = fixture.recognizer("r")
        let second = fixture.recognizer("second")
        let delegate = ScriptedDelegate(fixture.log)
        delegate.begins = false
        recognizer.delegate = delegate
        var states: [UIGestureRecognizer.State] = []
        recognizer.onCall = { recognizer, call in
            guard call == "moved" else { return }
            recognizer.state = .began
            states.append(recognizer.state)
        }
        let finger = fixture.finger()
        _ = fixture.log.take()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(states == [.failed])
        #expect(fixture.log.take() == ["r.moved", "begin(r)", "second.moved", "view.moved"])
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.up()
        #expect(states == [.failed])
        #expect(recognizer.state == .possible)
        #expect(fixture.screen.application.faults.isEmpty)
        _ = second
    }

    @Test("G33: one that may begin reads began at once, is asked once, and its action waits for the others")
    func grantedAtOnce() {
        let recognizer = fixture.recognizer("r")
        let second = fixture.recognizer("second")
        let delegate = ScriptedDelegate(fixture.log)
        recognizer.delegate = delegate
        second.bePrevented = { _ in false }
        var states: [UIGestureRecognizer.State] = []
        recognizer.onCall = { recognizer, call in
            guard call == "moved", recognizer.state == .possible else { return }
            recognizer.state = .began
            states.append(recognizer.state)
        }
        let finger = fixture.finger()
        _ = fixture.log.take()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(states == [.began])
        #expect(fixture.log.take() == ["r.moved", "begin(r)", "second.moved", "view.cancelled", "r!began"])
    }

    @Test("G33: code that is asked may turn the recognizer off, or assign its state: neither begins it twice")
    func interferingDelegate() {
        for isTurnedOff in [true, false] {
            let recognizer = fixture.recognizer("r")
            let view = InterferingView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
            view.isTurnedOff = isTurnedOff
            fixture.screen.window.addSubview(view)
            view.addGestureRecognizer(recognizer)
            recognizer.script = ["began": .began]
            let finger = fixture.finger(at: at(50, 350))
            #expect(recognizer.state == (isTurnedOff ? .possible : .began))
            #expect(view.questions == 1)
            finger.up()
            #expect(fixture.log.take().filter { $0 == "r!began" }.count == (isTurnedOff ? 0 : 1))
            view.removeFromSuperview()
        }
    }

    @Test("G32, G33: the recognizer's view and those that would lose touches are asked, then the delegate")
    func viewsAreAsked() {
        let inner = AskedView("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: fixture.log)
        let outer = AskedView("outer", frame: CGRect(x: 0, y: 300, width: 200, height: 200), log: fixture.log)
        outer.addSubview(inner)
        fixture.screen.window.addSubview(outer)
        let recognizer = fixture.recognizer("r", on: outer)
        let delegate = ScriptedDelegate(fixture.log)
        recognizer.delegate = delegate
        recognizer.script = ["moved": .began]
        let finger = fixture.finger(at: at(50, 350))
        _ = fixture.log.take()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(
            fixture.log.take() == [
                "r.moved", "outer?", "inner?", "begin(r)", "inner.cancelled", "r!began",
            ])
    }

    @Test(
        "G32: a view's no makes it fail; without cancelsTouchesInView views below are not asked",
        arguments: [true, false])
    func viewRefuses(_ cancels: Bool) {
        let inner = AskedView("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: fixture.log)
        inner.answer = false
        fixture.view.addSubview(inner)
        let recognizer = fixture.recognizer("r")
        recognizer.cancelsTouchesInView = cancels
        recognizer.script = ["moved": .began]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(recognizer.state == (cancels ? .failed : .began))
    }

    @Test("G34: requirements, then shouldBegin, then exclusion, then cancellation, then the action")
    func order34() {
        let required = fixture.recognizer("required")
        let recognizer = fixture.recognizer("r")
        let other = fixture.recognizer("other")
        recognizer.require(toFail: required)
        let delegate = ScriptedDelegate(fixture.log)
        recognizer.delegate = delegate
        recognizer.script = ["began": .began]
        let finger = fixture.finger()
        #expect(!fixture.log.take().contains("begin(r)"))
        required.script = ["moved": .failed]
        recognizer.script = [:]
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(
            fixture.log.take() == [
                "required.moved", "r.moved", "other.moved", "begin(r)", "simultaneous(r,other)", "view.cancelled",
                "r!began",
            ])
        #expect(other.state == .failed)
    }

    @Test(
        "G33, G34: who waited is asked when its requirement is met, and the trace names who refused",
        arguments: [true, false])
    func refusedAfterWaiting(byView: Bool) {
        final class Refusing: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class RefusingView: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let fixture = RecognizerFixture()
        let delegate = Refusing()
        let view = byView ? RefusingView(frame: .zero) : UIView()
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        fixture.view.addSubview(view)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        fixture.view.addGestureRecognizer(double)
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        if !byView { single.delegate = delegate }
        view.addGestureRecognizer(single)
        fixture.screen.finger().tap(view)
        fixture.screen.advance(by: 1)
        var reasons: [GestureReason?] = []
        let subject = fixture.screen.application.subject(of: single)
        for case .recognizer(let note) in fixture.trace.events where note.recognizer == subject && note.new == .failed {
            reasons.append(note.reason)
        }
        let refuser = fixture.screen.application.subject(of: view)
        #expect(reasons == [byView ? .viewRefused(refuser) : .delegateRefused])
    }
}

/// Meddles with the recognizer that it is asked about.
private final class InterferingView: UIView {
    var isTurnedOff = false
    private(set) var questions = 0

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions += 1
        if isTurnedOff { gestureRecognizer.isEnabled = false } else { gestureRecognizer.state = .began }
        return true
    }
}

/// Says whether recognizers may begin, and logs the question.
private final class AskedView: LoggingView {
    var answer = true

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log("\(name)?")
        return answer
    }
}
