// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// Touches, presses and events that tests of applications make for themselves.
@MainActor
@Suite("Touches, presses and events that nobody sent")
struct EventObjectTests {
    @Test("F42, F44: a press that nobody made, and its raw values")
    func press() {
        let press = UIPress()
        #expect(press.number == 0 && press.type == .upArrow && press.key == nil && press.timestamp == 0)
        #expect(press.phase == .began && press.force == 0 && press.window == nil && press.responder == nil)
        #expect(press.gestureRecognizers == nil && !press.isOver && press.hash == 0)
        let phases: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
        #expect(phases.map(\.rawValue) == Array(0...4))
        let types: [UIPress.PressType] = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 30, 31])
        #expect(UIPress.PressType.key(.keyboardA).rawValue == 2004)
        #expect(UIGestureRecognizer.namedPresses == Set(types.map(\.rawValue)))
        let made = UIPress(number: 3, type: .menu, key: nil, time: 2, window: nil)
        #expect(made.number == 3 && made.hash == 5 && made.force == 1 && made.timestamp == 2)
        #expect(UIPress(type: .menu, key: nil, time: 0, window: nil).number == 0)
        let messages: [DeliveryLedger.Message?] = [.began, .changed, nil, .ended, .cancelled]
        #expect(phases.map(\.message) == messages)
        for phase in phases {
            press.phase = phase
            #expect(press.isOver == (phase == .ended || phase == .cancelled))
        }
        let recognizer = UIGestureRecognizer()
        made.receivers = [recognizer]
        #expect(made.gestureRecognizers == [recognizer])
        let event = UIPressesEvent()
        #expect(event.type == .presses && event.subtype == .none && event.allPresses == [])
        event.presses = [press, made]
        #expect(event.allPresses == [press, made] && event.presses(for: recognizer) == [made])
        #expect(event.presses(for: UIGestureRecognizer()) == [])
    }

    @Test("H2: a press's values at one moment; it looks changed by no moment")
    func moments() {
        let press = UIPress(number: 1, type: .select, key: nil, force: 0.5, time: 0, window: nil)
        let before = press.moment
        press.phase = .changed
        press.force = 0.75
        #expect(!press.showChange(since: before))
        press.restore(before)
        #expect(press.phase == .began && press.force == 0.5)
        #expect(press.tracedNumber == nil && press.reasonToWithhold(in: UIApplication.shared) == nil)
        let (key, stick) = (PressSource.key(.keyboardA), PressSource.stick(gamepad: 2))
        #expect(key.gamepad == nil && stick.gamepad == 2 && PressSource.button(gamepad: 3, .a).gamepad == 3)
    }

    @Test("A16, A24–A26: a touch that nobody made, and places by every method")
    func touch() {
        let touch = UITouch()
        #expect(touch.identifier.number == 0 && touch.timestamp == 0 && touch.phase == .began && touch.tapCount == 0)
        #expect(touch.type == .direct && touch.window == nil && touch.view == nil && touch.force == 0)
        #expect(touch.estimationUpdateIndex == nil && touch.gestureRecognizers == [] && !touch.isOver)
        #expect(touch.hash != UITouch().hash)
        touch.timestamp = 2.5
        #expect(touch.timestamp == 2.5 && touch.currentTime == 2.5)
        touch.previousLocationInWindow = at(1, 2)
        touch.locationInWindow = at(3, 4)
        #expect(touch.location(in: nil) == at(3, 4) && touch.preciseLocation(in: nil) == at(3, 4))
        #expect(touch.previousLocation(in: nil) == at(1, 2) && touch.precisePreviousLocation(in: nil) == at(1, 2))
        let phases: [UITouch.Phase] = [
            .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
        ]
        #expect(phases.map(\.message) == [.began, .changed, nil, .ended, .cancelled, nil, nil, nil])
        for phase in phases {
            touch.phase = phase
            #expect(touch.isOver == (phase == .ended || phase == .cancelled))
        }
        let messages: [DeliveryLedger.Message] = [.began, .changed, .ended, .cancelled]
        #expect(messages.map(\.ofTouches) == [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled])
        #expect(touch.reasonToWithhold(in: UIApplication.shared) == nil)
    }

    @Test("A35: where a pen points, of length 1 in every view; where it cannot be told, as in the window")
    func azimuth() {
        let screen = TestScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(view)
        let pen = screen.pen()
        pen.sample.azimuth = .pi / 2
        pen.down(at: at(50, 50))
        guard let touch = screen.application.touchTable.entries.first?.touch else {
            Issue.record("the pen is not heard of")
            return
        }
        func isClose(_ vector: CGVector, _ x: CGFloat, _ y: CGFloat) -> Bool {
            abs(vector.dx - x) < 1e-9 && abs(vector.dy - y) < 1e-9
        }
        #expect(isClose(touch.azimuthUnitVector(in: nil), 0, 1) && isClose(touch.azimuthUnitVector(in: view), 0, 1))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 4, y: 4)
        #expect(isClose(touch.azimuthUnitVector(in: view), 1, 0) && abs(touch.azimuthAngle(in: view)) < 1e-9)
        #expect(abs(touch.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
        // So far away that a step makes no difference.
        view.transform = .identity
        view.bounds.origin = at(1e17, 1e17)
        #expect(isClose(touch.azimuthUnitVector(in: view), 0, 1))
    }

    @Test("A22, A45: the values of a touch at one moment, and what changed since")
    func touchMoments() {
        let touch = UITouch()
        touch.locationInWindow = at(1, 2)
        touch.sample.force = 0.25
        let before = touch.moment
        #expect(!touch.showChange(since: before) && touch.phase == .began)
        touch.locationInWindow = at(5, 6)
        touch.sample.force = 0.75
        touch.currentTime = 3
        #expect(touch.showChange(since: before) && touch.phase == .moved && touch.previousLocationInWindow == at(1, 2))
        touch.restore(before)
        #expect(touch.phase == .began && touch.timestamp == 0 && touch.locationInWindow == at(1, 2))
        #expect(touch.previousLocationInWindow == .zero && touch.force == 0.25)
        // A37: as the one sample of an event says, too.
        touch.previousLocationInWindow = at(3, 4)
        #expect(touch.makeCoalescedTouches().map(\.previousLocationInWindow) == [at(3, 4)])
        touch.view = UIView()
        touch.leaveResponder()
        #expect(touch.view == nil && touch.hearer == nil)
    }

    @Test("A12, A13, A37: an event that nobody sent has no touches; one with touches has those of each")
    func event() {
        let event = UIEvent()
        #expect(event.type == .touches && event.subtype == .none && event.timestamp == 0 && event.number == 0)
        #expect(event.buttonMask == [] && event.modifierFlags == [] && event.allTouches == nil)
        event.buttonMask = .secondary
        #expect(event.buttonMask == .secondary && event.currentButtons == .secondary)
        let (touch, other) = (UITouch(), UITouch())
        let (view, window, recognizer) = (UIView(), UIWindow(), UIGestureRecognizer())
        #expect(event.touches(for: view) == nil && event.coalescedTouches(for: touch) == nil)
        #expect(event.predictedTouches(for: touch) == nil)
        touch.view = view
        other.window = window
        other.receivers = [recognizer]
        event.touchList = [touch, other]
        #expect(event.allTouches == [touch, other] && event.allTouches == [touch, other])
        #expect(event.touches(for: view) == [touch] && event.touches(for: window) == [other])
        #expect(event.touches(for: recognizer) == [other] && event.touches(for: UIGestureRecognizer()) == nil)
        #expect(event.touches(for: UIView()) == nil && event.touches(for: UIWindow()) == nil)
        #expect(event.coalescedTouches(for: touch)?.count == 1 && event.predictedTouches(for: touch) == [])
        #expect(event.coalescedTouches(for: UITouch()) == nil && event.predictedTouches(for: UITouch()) == nil)
        event.touchList = [touch]
        #expect(event.allTouches == [touch] && event.hasTouch(in: .began) && !event.hasTouch(in: .moved))
        touch.phase = .moved
        #expect(!event.hasTouch(in: .began) && event.hasTouch(in: .moved))
    }
}
