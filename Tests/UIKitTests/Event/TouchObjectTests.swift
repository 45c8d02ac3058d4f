// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("A: touch and event objects")
struct TouchObjectTests {
    @Test("A6: one event object serves every touches event")
    func oneEvent() {
        final class Application: UIApplication {
            var seen: [ObjectIdentifier] = []
            override func sendEvent(_ event: UIEvent) {
                seen.append(ObjectIdentifier(event))
                super.sendEvent(event)
            }
        }
        let application = Application()
        let fixture = TouchFixture(application: application)
        fixture.view("a")
        let finger = fixture.screen.finger()
        finger.tap(at: at(10, 10))
        finger.tap(at: at(20, 20))
        #expect(application.seen.count == 4)
        #expect(Set(application.seen).count == 1)
    }

    @Test("A3: an event that the application's sendEvent keeps is lost")
    func intercepted() {
        final class Application: UIApplication {
            var keeps = false
            override func sendEvent(_ event: UIEvent) { if !keeps { super.sendEvent(event) } }
        }
        let application = Application()
        let fixture = TouchFixture(application: application)
        fixture.view("a")
        let finger = fixture.screen.finger()
        application.keeps = true
        finger.down(at: at(10, 10))
        application.keeps = false
        finger.move(to: at(20, 20))
        finger.up()
        #expect(fixture.log.take() == [])
        finger.tap(at: at(10, 10))
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("A3: a window's sendEvent sees every event before its views, and may keep it")
    func interceptedByWindow() {
        final class Window: UIWindow {
            var log: CallLog?
            var keeps = false
            override func sendEvent(_ event: UIEvent) {
                log?("window")
                if !keeps { super.sendEvent(event) }
            }
        }
        let fixture = TouchFixture()
        let window = Window(windowScene: fixture.screen.scene)
        window.log = fixture.log
        window.isHidden = false
        fixture.view("a", in: window)
        let finger = fixture.screen.finger()
        finger.down(at: at(10, 10))
        window.keeps = true
        finger.move(to: at(20, 20))
        window.keeps = false
        finger.up()
        #expect(fixture.log.take() == ["window", "a.began", "window", "window", "a.ended"])
    }

    @Test("A4, A5: touches of two windows are one event, handed once to each window")
    func twoWindows() {
        final class Window: UIWindow {
            var log: CallLog?
            var name = ""
            override func sendEvent(_ event: UIEvent) {
                log?("\(name) \(event.allTouches?.count ?? 0)")
                super.sendEvent(event)
            }
        }
        let fixture = TouchFixture()
        func make(_ name: String, _ x: CGFloat) -> Window {
            let window = Window(windowScene: fixture.screen.scene)
            window.frame = CGRect(x: x, y: 0, width: 100, height: 100)
            window.name = name
            window.log = fixture.log
            window.isHidden = false
            fixture.view("in " + name, in: window)
            return window
        }
        let windows = [make("left", 0), make("right", 100)]
        let first = fixture.screen.finger()
        let second = fixture.screen.finger()
        fixture.screen.frame([first.input(.down, at: at(50, 50)), second.input(.down, at: at(150, 50))])
        #expect(fixture.log.take() == ["left 2", "in left.began", "right 2", "in right.began"])
        #expect(windows.count == 2)
    }

    @Test("A7, A8: touch and event carry the time of the device's sample, not of its arrival")
    func timestamps() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        a.isMultipleTouchEnabled = true
        fixture.screen.advance(by: 10)
        var times: [TimeInterval] = []
        a.onCall = { _, touches in times += touches.map(\.timestamp) }
        var event: UIEvent?
        final class Spy: UIView {
            var seen: ((UIEvent?) -> Void)?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { seen?(event) }
        }
        let spy = Spy(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        var eventTime = 0.0
        spy.seen = {
            event = $0; eventTime = $0?.timestamp ?? -1
        }
        fixture.screen.window.addSubview(spy)
        let queue = fixture.screen.application.eventQueue
        func sample(_ pointer: UInt64, _ time: TimeInterval, _ point: CGPoint) -> InputRecord {
            InputRecord(
                scene: SceneIdentifier(1), time: time,
                input: .pointer(PointerSample(pointer: pointer, phase: .down, location: point)))
        }
        queue.submit([sample(1, 10.25, at(10, 10)), sample(2, 10.5, at(150, 10))])
        fixture.screen.settle()
        #expect(times == [10.25])
        #expect(eventTime == 10.5)
        #expect(event?.type == .touches)
        // A22: the first touch did not change in the second event, and keeps its time.
        #expect(event?.allTouches?.map(\.timestamp).sorted() == [10.25, 10.5])
    }

    @Test("A12, A13: an event answers its touches, all and by window, view and recognizer; nil when there are none")
    func queries() throws {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        let b = fixture.view("b", 100)
        let recognizer = LoggingRecognizer("r", log: CallLog())
        b.addGestureRecognizer(recognizer)
        let other = fixture.window(level: -1)
        var answers: [Int?] = []
        final class Application: UIApplication {}
        b.onCall = { call, touches in
            guard call == "began", let touch = touches.first else { return }
            #expect(touch.gestureRecognizers == [recognizer])
        }
        let first = fixture.screen.finger()
        first.down(at: at(10, 10))
        final class Reader: UIView {
            var read: ((UIEvent) -> Void)?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { event.map { read?($0) } }
        }
        let reader = Reader(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(reader)
        let second = fixture.screen.finger()
        second.down(at: at(110, 10))
        reader.read = { event in
            answers = [
                event.allTouches?.count, event.touches(for: fixture.screen.window)?.count, event.touches(for: a)?.count,
                event.touches(for: b)?.count, event.touches(for: recognizer)?.count, event.touches(for: other)?.count,
                event.touches(for: UIView())?.count,
            ]
            let phases = event.allTouches.map { touches in touches.map(\.phase.rawValue).sorted() }
            // A22: the fingers that did not change are in the event, stationary.
            #expect(phases == [0, 2, 2])
        }
        fixture.screen.finger().down(at: at(210, 10))
        #expect(answers == [3, 3, 1, 1, 1, nil, nil])
    }

    @Test("A14, A23: a view hears only of its own touches of the phase; the ones that rest are not told")
    func ownTouches() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        a.isMultipleTouchEnabled = true
        fixture.view("b", 100)
        let fingers = (0..<3).map { _ in fixture.screen.finger() }
        fixture.screen.frame([
            fingers[0].input(.down, at: at(10, 10)), fingers[1].input(.down, at: at(20, 10)),
            fingers[2].input(.down, at: at(110, 10)),
        ])
        fingers[0].move(to: at(11, 10))
        fixture.screen.frame([fingers[0].input(.up, at: at(11, 10)), fingers[1].input(.move, at: at(21, 10))])
        fixture.screen.frame([fingers[1].input(.up, at: at(21, 10)), fingers[2].input(.up, at: at(110, 10))])
        #expect(
            fixture.log.take() == [
                "a.began 2", "b.began", "a.moved", "a.moved", "a.ended", "a.ended", "b.ended",
            ])
    }

    @Test("A15, B42, B44: a view gets one touch at a time unless it asks for more")
    func oneTouch() {
        let fixture = TouchFixture()
        fixture.view("a")
        let first = fixture.screen.finger()
        let second = fixture.screen.finger()
        first.down(at: at(10, 10))
        second.down(at: at(20, 10))
        second.move(to: at(30, 10))
        first.up()
        // B44: the second stays withheld when the first has lifted; a third is a new one.
        second.move(to: at(40, 10))
        fixture.screen.finger().tap(at: at(50, 10))
        second.up()
        #expect(fixture.log.take() == ["a.began", "a.ended", "a.began", "a.ended"])
    }

    @Test("A16: a touch is a key for as long as it lasts, and gone after")
    func identity() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        var names: [UITouch: Int] = [:]
        weak var kept: UITouch?
        a.onCall = { call, touches in
            for touch in touches {
                kept = touch
                if call == "began" { names[touch] = 1 }
                if call == "moved" { names[touch]? += 1 }
            }
        }
        let finger = fixture.screen.finger()
        finger.down(at: at(10, 10))
        finger.move(to: at(20, 20))
        finger.move(to: at(30, 30))
        #expect(names.values.map { $0 } == [3])
        finger.up()
        names = [:]
        #expect(kept == nil)
    }

    @Test("A19, A17: window and view of a touch stay what they were at touch-down, wherever the finger goes")
    func placeStays() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        let other = fixture.window(level: -1)
        other.frame = CGRect(x: 300, y: 0, width: 90, height: 100)
        fixture.view("b", 100)
        var places: [Bool] = []
        a.onCall = { _, touches in
            places += touches.map { $0.view === a && $0.window === fixture.screen.window }
        }
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        finger.move(to: at(150, 50))
        finger.move(to: at(-100, 5000))
        finger.up()
        #expect(places == [true, true, true, true])
    }

    @Test("A9, A10, A11, A20, A33, A34: raw values")
    func rawValues() {
        #expect(
            [UIEvent.EventType.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform].map(\.rawValue)
                == [0, 1, 2, 3, 10, 11, 14])
        #expect([UIEvent.EventSubtype.none, .motionShake, .remoteControlPlay].map(\.rawValue) == [0, 1, 100])
        #expect(
            [UIEvent.ButtonMask.primary, .secondary, .button(3), .button(0), .button(33)].map(\.rawValue) == [
                1, 2, 4, 0, 0,
            ])
        #expect(
            [
                UITouch.Phase.began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved,
                .regionExited,
            ].map(\.rawValue) == Array(0...7))
        #expect([UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer].map(\.rawValue) == [0, 1, 2, 3])
        #expect([UITouch.Properties.force, .azimuth, .altitude, .location].map(\.rawValue) == [1, 2, 4, 8])
    }

    @Test("A11: the event carries the buttons and modifiers of its newest sample")
    func buttons() {
        let fixture = TouchFixture()
        final class Spy: UIView {
            var seen: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                seen.append("\(event?.buttonMask.rawValue ?? -1) \(event?.modifierFlags == .shift)")
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                touchesBegan(touches, with: event)
            }
        }
        let spy = Spy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(spy)
        let mouse = fixture.screen.mouse()
        mouse.sample.modifiers = .shift
        mouse.sample.buttons = 2
        mouse.down(at: at(10, 10))
        mouse.sample.modifiers = []
        mouse.sample.buttons = 3
        mouse.move(to: at(20, 10))
        #expect(spy.seen == ["2 true", "3 false"])
    }
}
