import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("G1–G38: states, actions, and which touches a recognizer gets")
struct RecognizerStateTests {
    let fixture = GestureFixture()

    // MARK: States

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

    @Test("G16: removed in the middle of a gesture it is cancelled")
    func removed() {
        let recognizer = fixture.recognizer("r")
        recognizer.script = ["began": .began]
        _ = fixture.finger()
        _ = fixture.log.take()
        fixture.view.removeGestureRecognizer(recognizer)
        #expect(fixture.log.take() == ["r!cancelled"])
    }

    // MARK: Touches

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

    // MARK: Beginning

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

    // MARK: Presses

    @Test("H5, G50: a recognizer sees a press first, and recognizing cancels it for its responder")
    func presses() {
        let responder = PressView(fixture.log)
        fixture.screen.window.addSubview(responder)
        responder.becomeFirstResponder()
        let recognizer = fixture.recognizer("r", on: responder)
        recognizer.allowedPressTypes = [NSNumber(value: 2000 + UIKeyboardHIDUsage.keyboardSpacebar.rawValue)]
        fixture.screen.keyDown(.keyboardSpacebar)
        #expect(fixture.log.take() == ["r.pressesBegan", "began"])
        recognizer.script = ["ended": .ended]
        fixture.screen.keyUp(.keyboardSpacebar)
        #expect(fixture.log.take() == ["r.pressesEnded", "cancelled", "r!ended"])
    }

    @Test("G25, H5: a press of an allowed type is a tap, and a held one a long press", arguments: [true, false])
    func pressGestures(_ isHeld: Bool) {
        let responder = PressView(fixture.log)
        fixture.screen.window.addSubview(responder)
        responder.becomeFirstResponder()
        let tap = UITapGestureRecognizer()
        let long = UILongPressGestureRecognizer()
        for (recognizer, name) in [(tap as UIGestureRecognizer, "tap"), (long, "long")] {
            recognizer.allowedPressTypes = [NSNumber(value: 2000 + UIKeyboardHIDUsage.keyboardSpacebar.rawValue)]
            fixture.add(recognizer, name, on: responder)
        }
        fixture.screen.keyDown(.keyboardSpacebar)
        fixture.screen.advance(by: isHeld ? 0.6 : 0.1)
        fixture.screen.keyUp(.keyboardSpacebar)
        #expect(
            fixture.log.take()
                == (isHeld ? ["began", "cancelled", "long!began", "long!ended"] : ["began", "cancelled", "tap!ended"]))
        #expect(tap.state == .possible && long.state == .possible)
    }

    @Test("G25: the keys of a keyboard are not among the presses a recognizer takes at first")
    func keysAreNotTaken() {
        let responder = PressView(fixture.log)
        fixture.screen.window.addSubview(responder)
        responder.becomeFirstResponder()
        _ = fixture.recognizer("r", on: responder)
        fixture.screen.press(.keyboardSpacebar)
        #expect(fixture.log.take() == ["began", "ended"])
    }

    @Test("G50: delays hold presses as they hold touches", arguments: [true, false])
    func heldPress(_ fails: Bool) {
        let responder = PressView(fixture.log)
        fixture.screen.window.addSubview(responder)
        responder.becomeFirstResponder()
        let recognizer = fixture.recognizer("r", on: responder)
        recognizer.allowedPressTypes = [NSNumber(value: 2000 + UIKeyboardHIDUsage.keyboardSpacebar.rawValue)]
        recognizer.delaysTouchesBegan = true
        fixture.screen.keyDown(.keyboardSpacebar)
        #expect(fixture.log.take() == ["r.pressesBegan"])
        recognizer.script = ["ended": fails ? .failed : .ended]
        fixture.screen.keyUp(.keyboardSpacebar)
        #expect(fixture.log.take() == (fails ? ["r.pressesEnded", "began", "ended"] : ["r.pressesEnded", "r!ended"]))
    }

    @Test(
        "H2, G50: a held press whose holder lets go as it ends is told from beginning to end", arguments: [true, false])
    func heldPressLetGoAtItsEnd(_ holdsBeginning: Bool) {
        let responder = PressView(fixture.log)
        fixture.screen.window.addSubview(responder)
        responder.becomeFirstResponder()
        // Undecided after the first press is over.
        let holder = UITapGestureRecognizer()
        holder.numberOfTapsRequired = 2
        holder.delaysTouchesBegan = holdsBeginning
        fixture.add(holder, "holder", on: responder)
        let other = fixture.recognizer("other", on: responder)
        for recognizer in [holder as UIGestureRecognizer, other] {
            recognizer.allowedPressTypes = [NSNumber(value: 2000 + UIKeyboardHIDUsage.keyboardSpacebar.rawValue)]
        }
        other.script = ["ended": .failed]
        other.onReset = { holder.isEnabled = false }
        fixture.screen.keyDown(.keyboardSpacebar)
        fixture.screen.keyUp(.keyboardSpacebar)
        #expect(fixture.log.take().filter { !$0.contains(".") } == ["began", "ended"])
        fixture.screen.press(.keyboardSpacebar)
        #expect(fixture.log.take().filter { !$0.contains(".") } == ["began", "ended"])
    }

    @Test("H2, G50: a press cancelled before its responder knew of it stays unknown to it")
    func heldPressCancelled() {
        let responder = PressView(fixture.log)
        fixture.screen.window.addSubview(responder)
        responder.becomeFirstResponder()
        let recognizer = fixture.recognizer("r", on: responder)
        recognizer.allowedPressTypes = [NSNumber(value: 2000 + UIKeyboardHIDUsage.keyboardSpacebar.rawValue)]
        recognizer.delaysTouchesBegan = true
        fixture.screen.keyDown(.keyboardSpacebar)
        fixture.screen.cancelAll()
        #expect(fixture.log.take() == ["r.pressesBegan"])
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

private final class PressView: UIView {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("ended") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("cancelled") }
}
