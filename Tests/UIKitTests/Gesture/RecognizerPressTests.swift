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
