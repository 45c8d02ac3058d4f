// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor @Suite("Presses whose handlers bring about other presses' ends")
struct PressReentrancyTests {
    private final class Application: UIApplication {
        /// Called once, when an event is on its way.
        var onEvent: (() -> Void)?
        /// The event that came last.
        private(set) var newest: UIEvent?

        override func sendEvent(_ event: UIEvent) {
            newest = event
            let call = onEvent
            onEvent = nil
            call?()
            super.sendEvent(event)
        }
    }

    private final class Field: UIView {
        var log: CallLog?
        /// Called once, with the presses that begin or end and the event that tells of them.
        var onBeginning: ((UIPress, UIPressesEvent) -> Void)?
        var onEnd: ((UIPress, UIPressesEvent) -> Void)?

        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("began", presses)
            call(&onBeginning, presses, event)
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("ended", presses)
            call(&onEnd, presses, event)
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("cancelled", presses)
        }

        private func note(_ name: String, _ presses: Set<UIPress>) {
            log?("\(name) \(presses.compactMap { $0.key?.characters }.joined())")
        }

        private func call(
            _ handler: inout ((UIPress, UIPressesEvent) -> Void)?, _ presses: Set<UIPress>, _ event: UIPressesEvent?
        ) {
            let call = handler
            handler = nil
            if let call, let press = presses.first, let event { call(press, event) }
        }
    }

    private let application = Application()
    private let screen: TestScreen
    private let field = Field(frame: .zero)
    private let log = CallLog()

    init() {
        screen = TestScreen(application: application)
        field.log = log
        screen.window.addSubview(field)
        field.becomeFirstResponder()
    }

    @Test("H2: a key let go by a handler that begins to ignore events ends once, and so do the others")
    func endOnce() {
        field.onBeginning = { [application] in application.sendEvent($1) }
        field.onEnd = { [application] _, _ in application.beginIgnoringInteractionEvents() }
        screen.keyDown(.keyboardA, characters: "a")
        screen.keyDown(.keyboardB, characters: "b")
        screen.keyUp(.keyboardA)
        screen.keyUp(.keyboardB)
        #expect(log.take() == ["began a", "began b", "ended a", "cancelled b"])
    }

    @Test("A press and its event say the same after another press was cancelled in the middle of it, and are let go of")
    func eventStays() {
        weak var ended: UIPress?
        field.onEnd = { [application] press, event in
            ended = press
            let (presses, time) = (event.allPresses, event.timestamp)
            application.beginIgnoringInteractionEvents()
            #expect(press.phase == .ended)
            #expect(event.allPresses == presses && event.timestamp == time)
        }
        screen.keyDown(.keyboardA, characters: "a")
        screen.keyDown(.keyboardB, characters: "b")
        screen.keyUp(.keyboardA)
        #expect(log.take() == ["began a", "began b", "ended a", "cancelled b"])
        #expect(ended == nil)
    }

    @Test("A press whose beginning is on its way begins, also when code cancels another one meanwhile")
    func beginningArrives() {
        let other = Field(frame: .zero)
        other.log = log
        screen.window.addSubview(other)
        screen.keyDown(.keyboardA, characters: "a")
        other.becomeFirstResponder()
        application.onEvent = { [field] in field.removeFromSuperview() }
        screen.keyDown(.keyboardB, characters: "b")
        screen.keyUp(.keyboardB)
        screen.keyUp(.keyboardA)
        #expect(log.take() == ["began a", "cancelled a", "began b", "ended b"])
    }

    @Test("A press is told of with its own event, also when code sends that while another press is being cancelled")
    func ownEvent() {
        let other = Field(frame: .zero)
        other.log = log
        screen.window.addSubview(other)
        other.becomeFirstResponder()
        screen.keyDown(.keyboardA, characters: "a")
        field.becomeFirstResponder()
        screen.keyDown(.keyboardB, characters: "b")
        var (sent, heard): (UIEvent?, UIEvent?)
        field.onEnd = { heard = $1 }
        application.onEvent = { [application] in
            sent = application.newest
            application.onEvent = { if let sent { application.sendEvent(sent) } }
            other.removeFromSuperview()
        }
        screen.keyUp(.keyboardB)
        #expect(log.take() == ["began a", "began b", "ended b", "cancelled a"])
        #expect(sent != nil && heard === sent)
    }

    @Test("So it is after a recognizer's handler that cancels another press")
    func ownEventAfterRecognizer() {
        final class Remover: UIGestureRecognizer {
            var handler: (() -> Void)?
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { handler?() }
        }
        let other = Field(frame: .zero)
        other.log = log
        screen.window.addSubview(other)
        other.becomeFirstResponder()
        screen.keyDown(.keyboardA, characters: "a")
        field.becomeFirstResponder()
        let remover = Remover()
        remover.allowedPressTypes = [NSNumber(value: 2000 + UIKeyboardHIDUsage.keyboardB.rawValue)]
        remover.handler = { other.removeFromSuperview() }
        field.addGestureRecognizer(remover)
        var (sent, heard): (UIEvent?, UIEvent?)
        application.onEvent = { [application] in sent = application.newest }
        field.onBeginning = { heard = $1 }
        screen.keyDown(.keyboardB, characters: "b")
        #expect(log.take() == ["began a", "cancelled a", "began b"])
        #expect(sent != nil && heard === sent)
    }

    @Test("H3: a press whose beginning is on its way to a view that leaves is nobody's")
    func beginningIsTakenBack() {
        application.onEvent = { [field] in field.removeFromSuperview() }
        screen.keyDown(.keyboardA, characters: "a")
        screen.keyUp(.keyboardA)
        #expect(log.take() == [])
    }

    @Test("H2, G50: a press that has lifted, and whose late beginning makes its view leave, is cancelled there")
    func viewLeavesInLateBeginning() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        double.allowedPressTypes = [NSNumber(value: 2000 + UIKeyboardHIDUsage.keyboardA.rawValue)]
        screen.window.addGestureRecognizer(double)
        field.onBeginning = { [field] _, _ in field.removeFromSuperview() }
        screen.keyDown(.keyboardA, characters: "a")
        screen.keyUp(.keyboardA)
        #expect(log.take() == [])
        screen.advance(by: 1)
        #expect(log.take() == ["began a", "cancelled a"])
    }

    @Test("H3: a press whose end is on its way to a view that leaves is cancelled there, once")
    func endIsTakenBack() {
        screen.keyDown(.keyboardA, characters: "a")
        application.onEvent = { [field] in field.removeFromSuperview() }
        screen.keyUp(.keyboardA)
        #expect(log.take() == ["began a", "cancelled a"])
    }
}
