// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// Taps and long presses by buttons (G25, H5): the same limits as by fingers.
@MainActor
@Suite("G25, H5: gestures of buttons")
struct PressGestureTests {
    private let fixture = RecognizerFixture()
    private let responder = FirstView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let tap = UITapGestureRecognizer()
    private let long = UILongPressGestureRecognizer()

    private var screen: TestScreen { fixture.screen }
    private var log: [String] { fixture.log.take() }

    init() {
        screen.window.addSubview(responder)
        responder.becomeFirstResponder()
        tap.name = "tap"
        long.name = "long"
    }

    private func useTap(taps: Int = 1, buttons: Int = 1) {
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = buttons
        fixture.add(tap, to: responder)
    }

    private func useLong(taps: Int = 0, buttons: Int = 1) {
        long.numberOfTapsRequired = taps
        long.numberOfTouchesRequired = buttons
        fixture.add(long, to: responder)
    }

    private func tapButton(_ button: GamepadButton = .a) {
        screen.gamepad(button, 1)
        screen.gamepad(button, 0)
    }

    @Test("G68: a button is held for 1.5 seconds and taps; longer, and it does not")
    func tapDuration() {
        useTap()
        screen.gamepad(.a, 1)
        screen.advance(by: 1.5)
        #expect(tap.state == .possible)
        screen.gamepad(.a, 0)
        #expect(log == ["tap.ended"])
        screen.gamepad(.a, 1)
        screen.advance(by: 1.501)
        #expect(fixture.failure == .heldTooLong(limit: 1.5))
        screen.gamepad(.a, 0)
        #expect(log == [])
    }

    @Test("G69: the second button's tap comes within 0.35 seconds")
    func tapInterval() {
        useTap(taps: 2)
        tapButton()
        screen.advance(by: 0.35)
        #expect(log == [])
        tapButton()
        #expect(log == ["tap.ended"])
        tapButton()
        screen.advance(by: 0.351)
        #expect(fixture.failure == .nextTapTooLate(limit: 0.35))
        tapButton()
        #expect(log == [])
    }

    @Test("G69: one button too many, and one too few")
    func tapCount() {
        useTap()
        screen.gamepad(.a, 1)
        screen.gamepad(.b, 1)
        #expect(fixture.failure == .tooManyTouches(count: 2, limit: 1))
        screen.gamepad(.a, 0)
        // What comes after the failure is no part of the gesture.
        screen.gamepad(.start, 1)
        for button in [GamepadButton.b, .start] { screen.gamepad(button, 0) }
        #expect(log == [])
        tapButton(.b)
        #expect(log == ["tap.ended"])
        tap.numberOfTouchesRequired = 2
        tapButton()
        #expect(fixture.failure == .tooFewTouches(count: 1, needed: 2))
        for button in [GamepadButton.a, .b] { screen.gamepad(button, 1) }
        for button in [GamepadButton.b, .a] { screen.gamepad(button, 0) }
        #expect(log == ["tap.ended"])
    }

    @Test("H3: buttons that are given up tap nothing, also when the second of two goes on")
    func tapCancelled() {
        useTap()
        screen.gamepad(.a, 1)
        screen.cancelAll()
        #expect(fixture.failure == .touchesCancelled)
        screen.gamepad(.a, 0)
        #expect(log == [])
        // A tap that failed says so once.
        screen.gamepad(.a, 1)
        screen.advance(by: 2)
        screen.cancelAll()
        #expect(fixture.failure == .heldTooLong(limit: 1.5))
        #expect(log == [])
    }

    @Test("G73: a button is held for half a second; a second button is one too many")
    func longPress() {
        useLong()
        screen.gamepad(.a, 1)
        screen.advance(by: 0.499)
        #expect(long.state == .possible)
        screen.advance(by: 0.001)
        #expect(log == ["long.began"])
        // A further button is none of the press.
        screen.gamepad(.b, 1)
        #expect(log == [])
        screen.gamepad(.a, 0)
        #expect(log == ["long.ended"])
        screen.gamepad(.b, 0)
        for button in [GamepadButton.a, .b] { screen.gamepad(button, 1) }
        #expect(fixture.failure == .tooManyTouches(count: 2, limit: 1))
        for button in [GamepadButton.a, .b] { screen.gamepad(button, 0) }
        screen.advance(by: 1)
        #expect(log == [])
    }

    @Test("G75: a button that is let go before has not pressed; with two it takes both")
    func liftedTooSoon() {
        useLong()
        screen.gamepad(.a, 1)
        screen.advance(by: 0.25)
        screen.gamepad(.a, 0)
        #expect(fixture.failure == .liftedTooSoon(duration: 0.25, needed: 0.5))
        long.numberOfTouchesRequired = 2
        screen.gamepad(.a, 1)
        screen.advance(by: 1)
        #expect(log == [])
        screen.gamepad(.b, 1)
        screen.advance(by: 0.5)
        #expect(log == ["long.began"])
        screen.gamepad(.b, 0)
        #expect(log == ["long.ended"])
        screen.gamepad(.a, 0)
        tapButton()
        #expect(fixture.failure == .tooFewTouches(count: 1, needed: 2))
        #expect(log == [])
    }

    @Test("G73: a button's tap before the press, in time and not too long")
    func tapBefore() {
        useLong(taps: 1)
        screen.gamepad(.a, 1)
        screen.advance(by: 1.5)
        #expect(long.state == .possible)
        screen.advance(by: 0.001)
        #expect(fixture.failure == .heldTooLong(limit: 1.5))
        screen.gamepad(.a, 0)
        tapButton()
        screen.advance(by: 0.35)
        screen.gamepad(.a, 1)
        screen.advance(by: 0.5)
        #expect(log == ["long.began"])
        screen.gamepad(.a, 0)
        #expect(log == ["long.ended"])
        tapButton()
        screen.advance(by: 0.351)
        #expect(fixture.failure == .nextTapTooLate(limit: 0.35))
        #expect(log == [])
    }

    @Test("G73: of two buttons' tap before the press, the first to be let go ends nothing")
    func tapOfTwoBefore() {
        useLong(taps: 1, buttons: 2)
        for button in [GamepadButton.a, .b] { screen.gamepad(button, 1) }
        screen.gamepad(.a, 0)
        #expect(long.state == .possible)
        screen.gamepad(.b, 0)
        for button in [GamepadButton.a, .b] { screen.gamepad(button, 1) }
        screen.advance(by: 0.5)
        #expect(log == ["long.began"])
        for button in [GamepadButton.a, .b] { screen.gamepad(button, 0) }
        #expect(log == ["long.ended"])
        // One button is no tap of two.
        tapButton()
        #expect(fixture.failure == .tooFewTouches(count: 1, needed: 2))
    }

    @Test("H3: a long press whose button is given up is cancelled, or fails before it has begun")
    func longCancelled() {
        useLong()
        screen.gamepad(.a, 1)
        screen.cancelAll()
        #expect(fixture.failure == .touchesCancelled)
        #expect(log == [])
        screen.gamepad(.a, 0)
        screen.gamepad(.a, 1)
        screen.advance(by: 0.5)
        screen.cancelAll()
        #expect(log == ["long.began", "long.cancelled"])
        screen.gamepad(.a, 0)
        // One that was over already.
        for button in [GamepadButton.a, .b] { screen.gamepad(button, 1) }
        screen.cancelAll()
        #expect(fixture.failure == .tooManyTouches(count: 2, limit: 1))
        #expect(log == [])
    }

    @Test("G55: a long press by a button that waits for another to fail ends when that fails")
    func longWaits() {
        useLong()
        let other = UILongPressGestureRecognizer()
        other.minimumPressDuration = 2
        responder.addGestureRecognizer(other)
        long.require(toFail: other)
        screen.gamepad(.a, 1)
        screen.advance(by: 1)
        #expect(log == [])
        screen.gamepad(.a, 0)
        #expect(log == ["long.began", "long.ended"])
        // Where that one stays undecided, a further button is none of the press.
        let undecided = WaitingRecognizer("undecided", log: CallLog())
        undecided.waits = true
        responder.addGestureRecognizer(undecided)
        long.require(toFail: undecided)
        screen.gamepad(.a, 1)
        screen.advance(by: 1)
        screen.gamepad(.a, 0)
        screen.gamepad(.b, 1)
        #expect(long.isWaiting && long.followedPresses.isEmpty)
        screen.gamepad(.b, 0)
        undecided.waits = false
        undecided.state = .failed
        #expect(log == ["long.began", "long.ended"])
    }

    @Test("G28: a button that a recognizer's delegate refuses is not followed")
    func delegateRefusesPress() {
        final class Refusing: NSObject, UIGestureRecognizerDelegate {
            var presses: [UIPress.PressType] = []
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
                presses.append(press.type)
                return press.type == .menu
            }
        }
        let delegate = Refusing()
        tap.delegate = delegate
        useTap()
        tapButton(.a)
        #expect(log == [])
        tapButton(.b)
        #expect(log == ["tap.ended"])
        #expect(delegate.presses == [.select, .menu])
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        tapButton(.b)
        #expect(log == [] && delegate.presses == [.select, .menu])
        var refusals: [GestureRefusal.Reason] = []
        for case .recognizerRefused(let note) in fixture.trace.events { refusals.append(note.reason) }
        #expect(refusals == [.delegateRefused, .typeNotAllowed])
    }

    @Test("G35: a button that a recognizer ignores is no part of its gesture, and is not taken from its responder")
    func ignoredPress() {
        let recognizer = Ignoring("r", log: fixture.log)
        fixture.add(recognizer, to: responder)
        responder.log = fixture.log
        screen.gamepad(.a, 1)
        #expect(log == ["view.began"])
        #expect(screen.application.presses.entries.first?.press.gestureRecognizers == nil)
        recognizer.ignores = false
        screen.gamepad(.b, 1)
        // Of the two, the recognizer takes the one that it follows.
        #expect(log == ["r.ended"])
        screen.gamepad(.a, 0)
        screen.gamepad(.b, 0)
        #expect(log == ["view.ended"])
    }

    @Test("H2: a recognizer hears how far an analog button is pressed, and that it is let go")
    func analog() {
        let recognizer = Analog()
        recognizer.log = fixture.log
        responder.addGestureRecognizer(recognizer)
        for value in [1, 0.5, 0.5, 0] { screen.gamepad(.leftTrigger, value) }
        #expect(log == ["began 1.0", "changed 0.5", "ended 0.0"])
        screen.gamepad(.leftTrigger, 1)
        screen.cancelAll()
        #expect(log == ["began 1.0", "cancelled 0.0"])
    }
}

private final class FirstView: UIView {
    var log: CallLog?
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("view.began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("view.ended") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("view.cancelled") }
}

/// Ignores its presses, or recognizes them.
private final class Ignoring: LoggingRecognizer {
    var ignores = true

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if ignores { for press in presses { ignore(press, for: event) } } else { state = .ended }
    }
}

private final class Analog: UIGestureRecognizer {
    var log: CallLog?

    private func note(_ call: String, _ presses: Set<UIPress>) {
        for press in presses { log?("\(call) \(press.force)") }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { note("began", presses) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { note("changed", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { note("cancelled", presses) }
}
