// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("H5, G50: recognizers of presses")
struct RecognizerPressTests {
    let fixture = GestureFixture()

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

    @Test("G13: turned off while a button is down, it is over at once, and hears nothing of the button's end")
    func turnedOffDuringPress() {
        let responder = PressView(fixture.log)
        fixture.screen.window.addSubview(responder)
        responder.becomeFirstResponder()
        let recognizer = fixture.recognizer("r", on: responder)
        recognizer.allowedPressTypes = [NSNumber(value: 2000 + UIKeyboardHIDUsage.keyboardSpacebar.rawValue)]
        fixture.screen.keyDown(.keyboardSpacebar)
        recognizer.isEnabled = false
        #expect(recognizer.resets == 1 && recognizer.state == .possible && recognizer.followedPresses.isEmpty)
        recognizer.isEnabled = true
        fixture.screen.keyUp(.keyboardSpacebar)
        #expect(fixture.log.take() == ["r.pressesBegan", "began", "ended"] && recognizer.resets == 1)
    }

    /// A first responder with recognizers of the space bar and of the return key.
    private func keyboard(_ names: String...) -> (PressView, [ScriptedRecognizer]) {
        let responder = PressView(fixture.log)
        fixture.screen.window.addSubview(responder)
        responder.becomeFirstResponder()
        let recognizers = names.map { name in
            let recognizer = fixture.recognizer(name, on: responder)
            recognizer.allowedPressTypes = [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardA].map {
                NSNumber(value: 2000 + $0.rawValue)
            }
            return recognizer
        }
        return (responder, recognizers)
    }

    @Test("G29, G30: who has to fail first is asked with the first press, and only then")
    func requirements() {
        let (_, recognizers) = keyboard("first", "second")
        let delegate = ScriptedDelegate(fixture.log)
        for recognizer in recognizers { recognizer.delegate = delegate }
        delegate.requiresFailure = { $0 === recognizers[0] && $1 === recognizers[1] }
        fixture.screen.keyDown(.keyboardSpacebar)
        #expect(
            fixture.log.take().filter { $0.hasPrefix("require") } == [
                "requires(first,second)", "requires(second,first)", "requiredBy(first,second)",
            ])
        recognizers[0].state = .ended
        #expect(recognizers[0].isWaiting)
        fixture.screen.keyDown(.keyboardA)
        #expect(fixture.log.take().filter { $0.hasPrefix("require") } == [])
        recognizers[1].state = .failed
        #expect(fixture.log.take().last == "first!ended")
        for key in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardA] { fixture.screen.keyUp(key) }
    }

    @Test("G7: every recognizer sees a press before the action of one that recognizes it")
    func seenByAll() {
        let (_, recognizers) = keyboard("first", "second")
        recognizers[0].script = ["began": .ended]
        fixture.screen.keyDown(.keyboardSpacebar)
        #expect(fixture.log.take() == ["first.pressesBegan", "second.pressesBegan", "first!ended"])
        fixture.screen.keyUp(.keyboardSpacebar)
    }

    @Test("G10: after a recognition, a button that is still down is none of the next gesture's")
    func remainingPress() {
        let (_, recognizers) = keyboard("r")
        fixture.screen.keyDown(.keyboardSpacebar)
        recognizers[0].script = ["began": .ended]
        fixture.screen.keyDown(.keyboardA)
        #expect(recognizers[0].resets == 1 && recognizers[0].followedPresses.isEmpty)
        recognizers[0].script = [:]
        _ = fixture.log.take()
        for key in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardA] { fixture.screen.keyUp(key) }
        #expect(!fixture.log.take().contains { $0.hasPrefix("r.") })
    }

    @Test("G35: of two buttons a recognizer ignores one, and follows the other")
    func ignoresOne() {
        let (_, recognizers) = keyboard("r", "other")
        let recognizer = recognizers[0]
        fixture.screen.keyDown(.keyboardSpacebar)
        let followed = recognizer.followedPresses
        fixture.screen.keyDown(.keyboardA)
        let press = recognizer.followedPresses.last
        if let press { recognizer.ignore(press, for: UIPressesEvent()) }
        #expect(press?.gestureRecognizers == [recognizers[1]])
        #expect(followed.count == 1 && recognizer.followedPresses == followed)
        for key in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardA] { fixture.screen.keyUp(key) }
        #expect(
            fixture.log.take().filter { $0.hasPrefix("r.") } == ["r.pressesBegan", "r.pressesBegan", "r.pressesEnded"])
    }

    @Test("G32: the responder that would lose a press is asked, also when it has ended and its end is withheld")
    func responderIsAsked() {
        let (responder, _) = keyboard()
        responder.mayBegin = false
        let recognizer = WaitingRecognizer("r", log: CallLog())
        recognizer.allowedPressTypes = [NSNumber(value: 2000 + UIKeyboardHIDUsage.keyboardSpacebar.rawValue)]
        recognizer.waits = true
        fixture.screen.window.addGestureRecognizer(recognizer)
        fixture.screen.keyDown(.keyboardSpacebar)
        recognizer.state = .ended
        #expect(recognizer.state == .failed && fixture.log.take() == ["began"])
        fixture.screen.keyUp(.keyboardSpacebar)
        #expect(fixture.log.take() == ["ended"])
        fixture.screen.keyDown(.keyboardSpacebar)
        fixture.screen.keyUp(.keyboardSpacebar)
        #expect(fixture.log.take() == ["began"])
        recognizer.state = .ended
        #expect(fixture.log.take() == ["ended"])
    }

    @Test("G19: a recognizer has the modifier keys of the press that it sees")
    func modifiers() {
        let (_, recognizers) = keyboard("r")
        fixture.screen.keyDown(.keyboardSpacebar, modifiers: .shift)
        #expect(recognizers[0].modifierFlags == .shift)
        fixture.screen.keyUp(.keyboardSpacebar)
        #expect(recognizers[0].modifierFlags == [])
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

private final class PressView: UIView {
    private let log: CallLog
    var mayBegin = true

    init(_ log: CallLog) {
        self.log = log
        super.init(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("ended") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("cancelled") }
}
