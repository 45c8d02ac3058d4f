// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What the environment does for recognizers that have nothing to do with one another, or whose application interferes.
@MainActor
@Suite("G7–G16: settling, one recognizer beside others")
struct SettlingTests {
    let fixture = GestureFixture()

    private var screen: TestScreen { fixture.screen }
    private var gestures: GestureEnvironment { screen.application.gestures }

    @Test("G9: one that failed is reset when its own touches are over, whoever else is over before")
    func failedBesideAnother() {
        let failed = fixture.recognizer("failed")
        let other = fixture.recognizer("other", on: fixture.touch.view("elsewhere", 0, 300))
        failed.script = ["began": .failed]
        let finger = fixture.finger()
        fixture.finger(at: at(50, 350)).up()
        #expect(other.resets == 1 && failed.resets == 0 && failed.state == .failed)
        finger.up()
        #expect(failed.resets == 1)
    }

    @Test("G11: a recognizer that another one's reset turns off is reset once")
    func turnedOffInReset() {
        let first = fixture.recognizer("first")
        let second = fixture.recognizer("second")
        first.onReset = { second.isEnabled = false }
        fixture.finger().up()
        #expect(first.resets == 1 && second.resets == 1)
    }

    @Test("G29, G30: with a second touch nobody is asked again who has to fail first")
    func askedOnce() {
        fixture.view.isMultipleTouchEnabled = true
        let delegate = ScriptedDelegate(fixture.log)
        for name in ["first", "second"] { fixture.recognizer(name).delegate = delegate }
        let fingers = [fixture.finger()]
        #expect(fixture.log.take().filter { $0.hasPrefix("require") }.count == 4)
        let more = [fixture.finger(at: at(80, 80)), fixture.finger(at: at(110, 80))]
        #expect(fixture.log.take().filter { $0.hasPrefix("require") } == [])
        for finger in fingers + more { finger.up() }
    }

    @Test("G29: of two touches that come down in one event, each pair of recognizers is asked about once")
    func askedOnceForTwoTouches() {
        fixture.view.isMultipleTouchEnabled = true
        let delegate = ScriptedDelegate(fixture.log)
        let inner = fixture.touch.view("inner", 0, 0, 100, 100, in: fixture.view)
        let recognizers = ["first", "second"].map { fixture.recognizer($0) } + [fixture.recognizer("third", on: inner)]
        for recognizer in recognizers { recognizer.delegate = delegate }
        let fingers = [screen.finger(), screen.finger()]
        screen.frame([fingers[0].input(.down, at: at(200, 200)), fingers[1].input(.down, at: at(50, 50))])
        // Three pairs, in both directions, by both questions.
        let asked = fixture.log.take().filter { $0.hasPrefix("require") }
        #expect(asked.count == 12 && Set(asked).count == 12)
        for finger in fingers { finger.up() }
    }

    @Test("G21: of a touch whose end the window keeps to itself, and of no other, recognizers let go")
    func swallowedEnd() {
        final class KeepingWindow: UIWindow {
            var keeps = false
            override func sendEvent(_ event: UIEvent) { if !keeps { super.sendEvent(event) } }
        }
        let window = KeepingWindow(windowScene: screen.scene)
        window.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        window.isHidden = false
        window.isMultipleTouchEnabled = true
        let recognizer = fixture.recognizer("r", on: window)
        let (first, second) = (fixture.finger(at: at(50, 450)), fixture.finger(at: at(80, 450)))
        window.keeps = true
        first.up()
        #expect(recognizer.numberOfTouches == 1 && recognizer.location(ofTouch: 0, in: nil) == at(80, 50))
        second.up()
        #expect(recognizer.numberOfTouches == 0)
        window.keeps = false
        withExtendedLifetime(window) {}
    }

    @Test("The invariants find recognizers that contend twice, or follow a touch without contending")
    func invariants() {
        let recognizer = fixture.recognizer("r")
        let finger = fixture.finger()
        #expect(gestures.checkInvariants() == nil)
        recognizer.progress = .failing(gestures.arbiter.nextTurn())
        #expect(gestures.checkInvariants()?.hasPrefix("0 is left to wait for nobody") == true)
        #expect(screen.application.checkInvariants() == gestures.checkInvariants())
        recognizer.progress = .possible
        gestures.arbiter.contenders.append(recognizer)
        #expect(gestures.checkInvariants()?.hasSuffix("contends twice") == true)
        gestures.arbiter.contenders.remove(recognizer)
        recognizer.progress = .uninvolved
        gestures.arbiter.contenders.append(recognizer)
        #expect(gestures.checkInvariants() == "0 contends and is uninvolved")
        gestures.arbiter.contenders.remove(recognizer)
        #expect(gestures.checkInvariants()?.hasSuffix("follows a touch and does not contend") == true)
        let followed = recognizer.followedTouches
        recognizer.followedTouches = []
        #expect(gestures.checkInvariants() == nil)
        recognizer.followedTouches = followed
        gestures.enter(recognizer)
        #expect(gestures.checkInvariants() == nil)
        finger.up()
    }

    @Test("G13: code that hears of one gesture may stop the recognizer that another one waits for")
    func stoppedByAnotherAction() {
        let awaited = fixture.recognizer("awaited")
        let waiting = fixture.recognizer("waiting")
        let third = fixture.recognizer("third", on: fixture.touch.view("elsewhere", 0, 300))
        waiting.require(toFail: awaited)
        waiting.script = ["began": .began]
        third.script = ["began": .ended]
        let finger = fixture.finger()
        #expect(waiting.isWaiting)
        let stopper = ActionTarget("", CallLog())
        third.addTarget(stopper, action: Selector("stop", on: ActionTarget.self) { _ in awaited.isEnabled = false })
        fixture.finger(at: at(50, 350)).up()
        #expect(waiting.state == .began)
        finger.up()
    }

    @Test("G55, G60: of two that exclude each other, the one that asked first goes first, though it had to wait")
    func waitingGoesFirst() {
        let awaited = fixture.recognizer("awaited")
        let waiting = fixture.recognizer("waiting")
        _ = fixture.recognizer("later").script = ["moved": .began]
        waiting.require(toFail: awaited)
        waiting.script = ["began": .began]
        let finger = fixture.finger()
        awaited.script = ["moved": .failed]
        waiting.script = [:]
        _ = fixture.log.take()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(fixture.log.take().suffix(2) == ["view.cancelled", "waiting!began"])
        finger.up()
    }

    @Test(
        "G33, G54: one whose required recognizer is over is asked while it assigns its state",
        arguments: [UIGestureRecognizer.State.failed, .cancelled])
    func requiredIsOver(_ end: UIGestureRecognizer.State) {
        let required = fixture.recognizer("required")
        required.script = end == .failed ? ["began": .failed] : ["began": .began, "moved": .cancelled]
        let finger = fixture.finger()
        finger.move(by: CGVector(dx: 1, dy: 0))
        #expect(required.state == end)
        let recognizer = fixture.recognizer("r", on: fixture.touch.view("elsewhere", 0, 300))
        let delegate = ScriptedDelegate()
        delegate.begins = false
        recognizer.delegate = delegate
        recognizer.require(toFail: required)
        var read: UIGestureRecognizer.State?
        recognizer.onCall = { recognizer, _ in
            guard read == nil else { return }
            recognizer.state = .began
            read = recognizer.state
        }
        let other = fixture.finger(at: at(50, 350))
        #expect(read == .failed)
        for finger in [finger, other] { finger.up() }
    }

    @Test("G54: one that joins when the recognizer that it requires to fail has begun fails, over whatever touch")
    func requiredHasBegun() {
        let required = fixture.recognizer("required")
        required.script = ["began": .began]
        let finger = fixture.finger()
        let recognizer = fixture.recognizer("r", on: fixture.touch.view("elsewhere", 0, 300))
        recognizer.require(toFail: required)
        recognizer.script = ["began": .began]
        let other = fixture.finger(at: at(50, 350))
        #expect(required.state == .began && recognizer.state == .failed)
        for finger in [finger, other] { finger.up() }
    }

    @Test("G7, G33: code that is asked reads what has taken effect, and what it assigns comes after its answer")
    func readInQuestion() {
        final class Asked: NSObject, UIGestureRecognizerDelegate {
            var onQuestion: () -> Void = {}
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                onQuestion()
                return true
            }
        }
        let first = fixture.recognizer("first")
        let second = fixture.recognizer("second")
        first.prevents = { _ in false }
        second.prevents = { _ in false }
        let delegate = Asked()
        second.delegate = delegate
        var read: [UIGestureRecognizer.State] = []
        delegate.onQuestion = { read.append(first.state) }
        first.script = ["began": .began]
        second.script = ["began": .began]
        let finger = fixture.finger()
        #expect(read == [.possible] && first.state == .began)
        second.state = .ended
        _ = fixture.log.take()
        // The same without an event.
        let third = fixture.recognizer("third", on: fixture.touch.view("elsewhere", 0, 300))
        third.delegate = delegate
        let other = fixture.finger(at: at(50, 350))
        _ = fixture.log.take()
        delegate.onQuestion = { [log = fixture.log] in
            first.state = .changed
            log("asked")
        }
        third.state = .began
        #expect(fixture.log.take().filter { $0 != "elsewhere.cancelled" } == ["asked", "first!changed", "third!began"])
        for finger in [finger, other] { finger.up() }
    }

    @Test("G9, G47: who waited and is refused when the other gives up is over with it, and its view hears the end")
    func refusedWithTheOther() {
        let undecided = WaitingRecognizer("undecided", log: CallLog())
        undecided.waits = true
        fixture.view.addGestureRecognizer(undecided)
        let waiting = fixture.recognizer("waiting")
        let delegate = ScriptedDelegate()
        delegate.begins = false
        waiting.delegate = delegate
        waiting.require(toFail: undecided)
        waiting.script = ["ended": .ended]
        fixture.finger().up()
        #expect(fixture.log.take() == ["waiting.began", "view.began", "waiting.ended"] && waiting.isWaiting)
        // It has given up by the next event, whoever gets that one.
        undecided.waits = false
        let other = fixture.finger(at: at(350, 350))
        #expect(fixture.log.take() == ["view.ended"] && waiting.resets == 1 && waiting.state == .possible)
        other.up()
    }

    @Test("G7: an action may send an event again: what it assigns still takes effect after the other targets were told")
    func sendsInAction() {
        let recognizer = fixture.recognizer("r")
        let other = fixture.recognizer("other", on: fixture.touch.view("elsewhere", 0, 300))
        let fingers = [fixture.finger(), fixture.finger(at: at(50, 350))]
        let target = ActionTarget("", CallLog())
        recognizer.addTarget(
            target,
            action: Selector("send", on: ActionTarget.self) { [screen] _ in
                screen.application.sendEvent(screen.application.touchTable.event)
                other.state = .ended
            })
        let last = ActionTarget("last", fixture.log)
        recognizer.addTarget(last, action: Selector("note:", ActionTarget.note(_:)))
        _ = fixture.log.take()
        screen.application.clock.schedule(after: 1) { recognizer.state = .began }
        screen.advance(by: 1)
        #expect(fixture.log.take().filter { $0.contains("!") } == ["r!began", "last!began", "other!ended"])
        for finger in fingers { finger.up() }
        withExtendedLifetime((target, last)) {}
    }

    @Test("G44: a view that hears late of its touch may let another hear of its own", arguments: 0..<2)
    func lateBeginnings(_ first: Int) {
        let views = (0..<2).map { fixture.touch.view("\($0)", 0, 300 + 100 * CGFloat($0)) }
        let recognizers = views.map { view in
            let recognizer = WaitingRecognizer("r", log: CallLog())
            recognizer.delaysTouchesBegan = true
            view.addGestureRecognizer(recognizer)
            return recognizer
        }
        let fingers = [fixture.finger(at: at(50, 350)), fixture.finger(at: at(50, 450))]
        views[first].onCall = { call, _ in if call == "began" { recognizers[1 - first].state = .failed } }
        recognizers[first].state = .failed
        #expect(fixture.log.take() == ["\(first).began", "\(1 - first).began"])
        for finger in fingers { finger.up() }
    }

    @Test("G27: touches that come down in two windows at once belong to the recognizers of their own")
    func twoWindows() {
        let window = fixture.touch.window(level: 1)
        window.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        let mine = fixture.recognizer("mine")
        let other = fixture.recognizer("other", on: window)
        let fingers = [screen.finger(), screen.finger()]
        screen.frame([fingers[0].input(.down, at: at(50, 50)), fingers[1].input(.down, at: at(50, 450))])
        #expect(mine.numberOfTouches == 1 && other.numberOfTouches == 1)
        #expect(fixture.log.take().filter { !$0.hasPrefix("view") } == ["mine.began", "other.began"])
        for finger in fingers { finger.up() }
        withExtendedLifetime(window) {}
    }

    @Test("G29: a recognizer that begins anew is not asked about those of a touch that it left behind")
    func leftBehind() {
        let inner = fixture.touch.view("inner", 0, 0, 100, 100, in: fixture.view)
        fixture.view.isMultipleTouchEnabled = true
        let stays = fixture.recognizer("stays", on: inner)
        let again = fixture.recognizer("again")
        again.prevents = { _ in false }
        again.script = ["began": .ended]
        let first = fixture.finger()
        #expect(again.resets == 1 && again.numberOfTouches == 0)
        let delegate = ScriptedDelegate(fixture.log)
        for recognizer in [stays, again] { recognizer.delegate = delegate }
        again.script = [:]
        _ = fixture.log.take()
        let second = fixture.finger(at: at(200, 200))
        #expect(again.numberOfTouches == 1)
        #expect(fixture.log.take().filter { $0.hasPrefix("require") } == [])
        for finger in [first, second] { finger.up() }
    }

    @Test("A touch names the recognizers that have it: not one that refused or ignored it, nor one that left")
    func recognizersOfTouch() {
        let inner = fixture.touch.view("inner", 0, 0, 100, 100, in: fixture.view)
        let refused = fixture.recognizer("refused")
        refused.receives = { _ in false }
        let kept = fixture.recognizer("kept")
        let left = fixture.recognizer("left", on: inner)
        let finger = fixture.finger()
        let touch = screen.application.touchTable.entries.first?.touch
        #expect(touch?.gestureRecognizers == [left, kept])
        inner.removeFromSuperview()
        #expect(touch?.gestureRecognizers == [kept])
        if let touch, let event = kept.lastEvent { kept.ignore(touch, for: event) }
        #expect(touch?.gestureRecognizers == [])
        finger.up()
    }

    @Test("PO1, G31: who observes a recognizer's state hears that it was refused, and that it is possible again")
    func observedRefusal() {
        final class Watcher: UIResponder {
            var states: [Int] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                states.append((object as? UIGestureRecognizer)?.state.rawValue ?? -1)
            }
        }
        let watcher = Watcher()
        let recognizer = fixture.recognizer("r")
        let delegate = ScriptedDelegate()
        delegate.begins = false
        recognizer.delegate = delegate
        recognizer.script = ["began": .began]
        recognizer.addObserver(watcher, forKeyPath: "state", options: .new, context: nil)
        let finger = fixture.finger()
        #expect(watcher.states == [5])
        finger.up()
        #expect(watcher.states == [5, 0])
        recognizer.removeObserver(watcher, forKeyPath: "state")
    }

    @Test("G32: a view with several touches of a gesture is asked once")
    func askedForTwoTouches() {
        let inner = QuestionedView("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: fixture.log)
        inner.isMultipleTouchEnabled = true
        fixture.view.addSubview(inner)
        let recognizer = fixture.recognizer("r")
        let fingers = [fixture.finger(), fixture.finger(at: at(80, 80))]
        _ = fixture.log.take()
        recognizer.state = .began
        #expect(fixture.log.take() == ["inner?", "inner.cancelled 2", "r!began"])
        for finger in fingers { finger.up() }
    }

    @Test("G32, G47: a view that would lose a touch that has lifted, its end withheld, is asked too")
    func askedForLiftedTouch() {
        let inner = QuestionedView("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: fixture.log)
        inner.answer = false
        fixture.view.addSubview(inner)
        let recognizer = WaitingRecognizer("r", log: CallLog())
        recognizer.waits = true
        fixture.view.addGestureRecognizer(recognizer)
        fixture.finger().up()
        #expect(fixture.log.take() == ["inner.began"])
        recognizer.state = .ended
        #expect(fixture.log.take() == ["inner?", "inner.ended"])
    }
}

/// Says whether recognizers may begin, and logs the question.
private final class QuestionedView: LoggingView {
    var answer = true

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log("\(name)?")
        return answer
    }
}
