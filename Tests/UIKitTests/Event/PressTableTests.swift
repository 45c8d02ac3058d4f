// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("H2, H3, G50: several presses, and the events that tell of them")
struct PressTableTests {
    /// Keeps events, where a test says so.
    private final class Application: UIApplication {
        var keeps = false
        var kept: UIEvent?
        override func sendEvent(_ event: UIEvent) { if keeps { kept = event } else { super.sendEvent(event) } }
    }

    private let application = Application()
    private let screen: TestScreen
    private let log = CallLog()
    private let view = Keys(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        screen = TestScreen(application: application)
        view.log = log
        screen.window.addSubview(view)
        view.becomeFirstResponder()
    }

    /// A recognizer of the two keys that a test presses, undecided until the test says more.
    private func recognizer() -> UndecidedRecognizer {
        let recognizer = UndecidedRecognizer()
        recognizer.allowedPressTypes = [UIKeyboardHIDUsage.keyboardA, .keyboardB].map {
            NSNumber(value: 2000 + $0.rawValue)
        }
        recognizer.delaysTouchesBegan = true
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("G45, G50: presses that were withheld are told of in the order in which they began")
    func releasedInOrder() {
        let recognizer = recognizer()
        screen.keyDown(.keyboardA, characters: "a")
        screen.keyDown(.keyboardB, characters: "b")
        screen.keyUp(.keyboardA)
        #expect(log.take() == [])
        recognizer.state = .failed
        #expect(log.take() == ["began a", "ended a", "began b"])
        screen.keyUp(.keyboardB)
        #expect(log.take() == ["ended b"])
    }

    @Test("G41, G50: a gesture cancels its presses in the order in which they began, those that are over too")
    func claimedInOrder() {
        let recognizer = recognizer()
        (recognizer.delaysTouchesBegan, recognizer.delaysTouchesEnded) = (false, true)
        screen.keyDown(.keyboardA, characters: "a")
        screen.keyDown(.keyboardB, characters: "b")
        screen.keyUp(.keyboardB)
        #expect(log.take() == ["began a", "began b"])
        recognizer.state = .began
        #expect(log.take() == ["cancelled a", "cancelled b"])
        screen.keyUp(.keyboardA)
        #expect(log.take() == [])
    }

    @Test(
        "G44, G50: a gesture that cancels no presses drops those that it withheld, and those that others withhold go on"
    )
    func droppedWithoutCancelling() {
        let recognizer = recognizer()
        recognizer.cancelsTouchesInView = false
        screen.keyDown(.keyboardA, characters: "a")
        recognizer.state = .began
        screen.keyUp(.keyboardA)
        #expect(log.take() == [])
        recognizer.isEnabled = false
        let (holder, other) = (self.recognizer(), self.recognizer())
        (other.delaysTouchesBegan, other.cancelsTouchesInView) = (false, false)
        holder.name = "holder"
        screen.keyDown(.keyboardA, characters: "a")
        other.state = .began
        holder.state = .failed
        #expect(log.take() == ["began a"])
        // What its responder knows of goes on, though the gesture delays by now what begins.
        holder.isEnabled = false
        (recognizer.isEnabled, other.isEnabled) = (false, true)
        screen.keyUp(.keyboardA)
        #expect(log.take() == ["ended a"])
        screen.keyDown(.keyboardA, characters: "a")
        other.delaysTouchesBegan = true
        other.state = .began
        screen.keyUp(.keyboardA)
        #expect(log.take() == ["began a", "ended a"])
    }

    @Test("A recognizer lets go of a press that is over")
    func isLetGo() {
        let recognizer = recognizer()
        weak var press: UIPress?
        screen.keyDown(.keyboardA, characters: "a")
        press = screen.application.presses.entries.first?.press
        #expect(press != nil && recognizer.followedPresses.count == 1)
        screen.keyUp(.keyboardA)
        #expect(recognizer.followedPresses.isEmpty)
        recognizer.state = .failed
        #expect(log.take() == ["began a", "ended a"] && press == nil)
    }

    @Test("So it does with a press whose end the application keeps, and with none that is down")
    func isLetGoWithoutItsEnd() {
        let recognizer = recognizer()
        for (key, text) in [(UIKeyboardHIDUsage.keyboardA, "a"), (.keyboardB, "b")] {
            screen.keyDown(key, characters: text)
        }
        #expect(recognizer.followedPresses.count == 2)
        application.keeps = true
        screen.keyUp(.keyboardA)
        #expect(recognizer.followedPresses.map { $0.key?.characters } == ["b"])
        screen.keyUp(.keyboardB)
        #expect(recognizer.followedPresses.isEmpty)
    }

    @Test("H3: what leaves its window ends presses of its own alone, of those that have lifted too")
    func lingersOn() {
        let recognizer = recognizer()
        (recognizer.delaysTouchesBegan, recognizer.delaysTouchesEnded) = (false, true)
        screen.press(.keyboardA, characters: "a")
        #expect(log.take() == ["began a"])
        let other = UIView()
        screen.window.addSubview(other)
        other.removeFromSuperview()
        #expect(log.take() == [])
        recognizer.state = .failed
        #expect(log.take() == ["ended a"])
    }

    @Test("A3: an event of presses that the application keeps is lost, also if it is sent later")
    func keptEvent() throws {
        application.keeps = true
        screen.keyDown(.keyboardA, characters: "a")
        application.keeps = false
        application.sendEvent(try #require(application.kept))
        screen.keyUp(.keyboardA)
        #expect(log.take() == [])
    }

    @Test("A8, H4: an event of presses has the time and the modifiers of its input, and the others in it rest")
    func events() {
        screen.keyDown(.keyboardA, characters: "a", modifiers: .shift)
        #expect(view.events == ["@0 shift: began"])
        screen.advance(by: 2)
        screen.keyDown(.keyboardB, characters: "b")
        screen.advance(by: 1)
        screen.keyUp(.keyboardA, modifiers: .shift)
        #expect(view.events == ["@0 shift: began", "@2: stationary began", "@3 shift: ended stationary"])
        #expect(log.take() == ["began a", "began b", "ended a"])
    }

    @Test("H3: a window that is hidden, and not another one, ends its presses")
    func hiddenWindow() {
        let other = UIWindow(windowScene: screen.scene)
        other.isHidden = false
        screen.keyDown(.keyboardA, characters: "a")
        other.isHidden = true
        #expect(log.take() == ["began a"])
        screen.window.isHidden = true
        #expect(log.take() == ["cancelled a"])
    }
}

private final class UndecidedRecognizer: UIGestureRecognizer {
    override var waitsForMoreTouches: Bool { state == .possible }
}

private final class Keys: UIView {
    var log: CallLog?
    var events: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    private func note(_ call: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        log?("\(call) \(presses.compactMap { $0.key?.characters }.joined())")
        guard let event else { return }
        if presses.contains(where: { $0.timestamp != event.timestamp }) { log?("another time than the event's") }
        let phases = event.presses.map { "\($0.phase)" }.joined(separator: " ")
        events.append("@\(short(event.timestamp))\(event.modifierFlags == .shift ? " shift" : ""): \(phases)")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses, event) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses, event) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("cancelled", presses, event)
    }
}
