// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Re-entrancy: what touch handlers may do")
struct TouchReentrancyTests {
    @Test("A42: an event sent again by a handler is delivered once, to recognizers and to views")
    func sentAgain() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        a.isMultipleTouchEnabled = true
        fixture.view("b", 100)
        let recognizer = LoggingRecognizer("r", log: fixture.log)
        a.addGestureRecognizer(recognizer)
        let application = fixture.screen.application
        final class Sender: UIView {
            var application: UIApplication?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let event else { return }
                application?.sendEvent(event)
                window?.sendEvent(event)
            }
        }
        let sender = Sender(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        sender.application = application
        fixture.screen.window.addSubview(sender)
        let fingers = (0..<3).map { _ in fixture.screen.finger() }
        fixture.screen.frame([
            fingers[0].input(.down, at: at(250, 50)), fingers[1].input(.down, at: at(50, 50)),
            fingers[2].input(.down, at: at(150, 50)),
        ])
        #expect(fixture.log.take() == ["r.began", "a.began", "b.began"])
        fixture.screen.frame(fingers.map { $0.input(.up, at: $0.location) })
        #expect(fixture.log.take() == ["r.ended", "a.ended", "b.ended"])
    }

    @Test("A recognizer's handler may send the event again")
    func sentAgainByRecognizer() {
        final class Sender: UIGestureRecognizer {
            var log: CallLog?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                log?("began")
                UIApplication.shared.sendEvent(event)
            }
        }
        let fixture = TouchFixture()
        let a = fixture.view("a")
        let sender = Sender(target: nil, action: nil)
        sender.log = fixture.log
        a.addGestureRecognizer(sender)
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["began", "a.began", "a.ended"])
    }

    @Test("A1: input submitted by a handler is handled after the event, in the same turn; a nested turn does nothing")
    func nestedTurn() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        let b = fixture.view("b", 100)
        a.onCall = { call, _ in
            guard call == "began" else { return }
            let sample = PointerSample(pointer: 99, phase: .down, location: at(150, 50))
            fixture.screen.application.eventQueue.submit(
                InputRecord(scene: SceneIdentifier(1), time: 0, input: .pointer(sample)))
            fixture.screen.application.runTurn()
            fixture.log("a.done")
        }
        b.onCall = { _, _ in }
        fixture.screen.finger().down(at: at(50, 50))
        #expect(fixture.log.take() == ["a.began", "a.done", "b.began"])
    }

    @Test("A handler may free the touched view and everything above it")
    func freesAncestors() {
        let fixture = TouchFixture()
        weak var freed: UIView?
        do {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            freed = outer
            fixture.screen.window.addSubview(outer)
            let a = fixture.view("a", in: outer)
            a.onCall = { [weak outer] call, _ in if call == "moved" { outer?.removeFromSuperview() } }
        }
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        #expect(freed != nil)
        finger.move(to: at(60, 60))
        finger.up()
        #expect(fixture.log.take() == ["a.began", "a.moved", "a.cancelled"])
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(freed == nil)
    }

    @Test("A handler may hide its window: the touch is cancelled when the event is over")
    func hidesWindow() {
        let fixture = TouchFixture()
        let window = fixture.window()
        let a = fixture.view("a", in: window)
        fixture.view("b", 100, in: window)
        a.onCall = { call, _ in if call == "began" { window.isHidden = true } }
        let first = fixture.screen.finger()
        let second = fixture.screen.finger()
        fixture.screen.frame([first.input(.down, at: at(50, 50)), second.input(.down, at: at(150, 50))])
        first.up()
        second.up()
        #expect(fixture.log.take() == ["a.began", "b.began", "a.cancelled", "b.cancelled"])
    }

    @Test("A handler may remove every view of the window")
    func removesEverything() {
        let fixture = TouchFixture()
        let views = (0..<3).map { fixture.view("v\($0)", CGFloat($0) * 100) }
        views[1].onCall = { call, _ in if call == "began" { views.forEach { $0.removeFromSuperview() } } }
        let fingers = (0..<3).map { _ in fixture.screen.finger() }
        fixture.screen.frame(fingers.enumerated().map { $1.input(.down, at: at(CGFloat($0) * 100 + 50, 50)) })
        fixture.screen.frame(fingers.map { $0.input(.up, at: $0.location) })
        #expect(fixture.log.take() == ["v0.began", "v1.began", "v0.cancelled", "v1.cancelled"])
    }

    @Test("A42: what touchesCancelled does to the view it is told about does not bring it a second end")
    func cancelledRemovesAgain() {
        let fixture = TouchFixture()
        let outer = fixture.view("outer", 0, 0, 200, 200)
        let a = fixture.view("a", in: outer)
        a.onCall = { [weak a, weak outer] call, _ in
            guard call == "cancelled" else { return }
            a?.removeFromSuperview()
            outer?.removeFromSuperview()
        }
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        a.removeFromSuperview()
        finger.up()
        #expect(fixture.log.take() == ["a.began", "a.cancelled"])
        #expect(a.superview == nil && outer.superview == nil && outer.subviews.isEmpty)
    }

    @Test("A recognizer that is removed, or disabled, by a handler of the event is told nothing more")
    func recognizersChange() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        let first = LoggingRecognizer("first", log: fixture.log)
        let second = LoggingRecognizer("second", log: fixture.log)
        let third = LoggingRecognizer("third", log: fixture.log)
        for recognizer in [first, second, third] { a.addGestureRecognizer(recognizer) }
        first.onCall = { _, call in
            guard call == "moved" else { return }
            a.removeGestureRecognizer(second)
            third.isEnabled = false
        }
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        finger.move(to: at(60, 50))
        finger.up()
        #expect(
            fixture.log.take() == [
                "first.began", "second.began", "third.began", "a.began", "first.moved", "a.moved", "first.ended",
                "a.ended",
            ])
    }

    @Test("B28: layout that a hit test runs may hide a window that has a touch; the touch-down is not lost")
    func layoutHidesWindow() {
        final class Hiding: UIView {
            var window2: UIWindow?
            override func layoutSubviews() { window2?.isHidden = true }
        }
        let fixture = TouchFixture()
        let overlay = fixture.window()
        overlay.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        fixture.view("overlay", in: overlay)
        let hiding = Hiding(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        fixture.screen.window.addSubview(hiding)
        fixture.view("a", 100)
        fixture.screen.settle()
        let first = fixture.screen.finger()
        first.down(at: at(50, 50))
        hiding.window2 = overlay
        hiding.setNeedsLayout()
        let second = fixture.screen.finger()
        second.down(at: at(150, 50))
        second.up()
        #expect(fixture.log.take() == ["overlay.began", "overlay.cancelled", "a.began", "a.ended"])
    }
}
