// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Input whose view, window or responder goes while it is under way")
struct GoneWhileTests {
    private let fixture = TouchFixture()
    private var screen: TestScreen { fixture.screen }

    @Test("A65: a finger that lifts in the frame in which its touch was cancelled may come down again")
    func liftsAsItIsCancelled() {
        let window = fixture.window()
        let a = fixture.view("a", in: window)
        a.onCall = { call, _ in if call == "moved" { window.isHidden = true } }
        let finger = screen.finger()
        finger.down(at: at(50, 50))
        screen.frame([finger.input(.move, at: at(60, 50)), finger.input(.up, at: at(60, 50))])
        #expect(fixture.log.take() == ["a.began", "a.moved", "a.cancelled"])
        window.isHidden = false
        a.onCall = nil
        finger.down(at: at(50, 50))
        finger.up()
        #expect(fixture.log.take() == ["a.began", "a.ended"])
        #expect(screen.application.touchTable.entries.isEmpty)
    }

    @Test("A65: the host's cancellation of such a finger ends it as well")
    func hostCancelsAsItIsCancelled() {
        let window = fixture.window()
        let a = fixture.view("a", in: window)
        a.onCall = { call, _ in if call == "moved" { window.isHidden = true } }
        let finger = screen.finger()
        finger.down(at: at(50, 50))
        screen.frame([finger.input(.move, at: at(60, 50)), finger.input(.cancel, at: at(60, 50))])
        window.isHidden = false
        a.onCall = nil
        _ = fixture.log.take()
        finger.down(at: at(50, 50))
        #expect(fixture.log.take() == ["a.began"])
    }

    @Test("A65: a move that comes after the event in which its touch was cancelled is heard by nobody")
    func movesAfterItWasCancelled() {
        let window = fixture.window()
        let a = fixture.view("a", in: window)
        a.onCall = { call, _ in if call == "began" { window.isHidden = true } }
        let finger = screen.finger()
        let (down, move) = (finger.input(.down, at: at(50, 50)), finger.input(.move, at: at(60, 50)))
        let scene = SceneIdentifier(1)
        screen.application.eventQueue.submit([
            InputRecord(scene: scene, time: screen.now, input: down),
            InputRecord(scene: scene, time: screen.now + 0.01, input: move),
        ])
        screen.settle()
        #expect(fixture.log.take() == ["a.began", "a.cancelled"])
        finger.up()
        #expect(fixture.log.take().isEmpty && screen.application.faults.isEmpty)
    }

    @Test("A1: an event is not dispatched in the middle of another one")
    func dispatchesInside() {
        let a = fixture.view("a")
        let table = screen.application.touchTable
        a.onCall = { call, _ in
            guard call == "began" else { return }
            let number = table.event.number
            table.dispatch()
            #expect(table.event.number == number && table.isDispatching)
        }
        let finger = screen.finger()
        finger.down(at: at(50, 50))
        finger.up()
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("A trackpad's pinch ends for nobody where its view has gone; the next one is another's")
    func trackpadsView() {
        let pinch = UIPinchGestureRecognizer()
        weak var gone: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            screen.window.addSubview(view)
            gone = view
            screen.transform(.began, at: at(50, 50))
            screen.transform(.changed, at: at(50, 50), scaleFactor: 2)
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        let below = UIView(frame: screen.window.bounds)
        screen.window.addSubview(below)
        below.addGestureRecognizer(pinch)
        screen.send(.cancelAll("blur"))
        #expect(pinch.state == .possible)
        screen.transform(.began, at: at(50, 50), scaleFactor: 3)
        #expect(pinch.state == .began && pinch.scale == 3)
    }

    /// Removes what lies under the pointer before it passes on an event of the pointer.
    private final class Sweeper: UIWindow {
        var isSweeping = false
        override func sendEvent(_ event: UIEvent) {
            if isSweeping, event.type != .touches { for view in subviews { view.removeFromSuperview() } }
            super.sendEvent(event)
        }
    }

    @Test("A wheel over a view that its window removes before it passes the event on scrolls nothing")
    func wheelsView() {
        let window = Sweeper(windowScene: screen.scene)
        window.isHidden = false
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        window.addGestureRecognizer(pan)
        func add() { window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) }
        add()
        screen.scroll(at: at(50, 50), by: CGVector(dx: 0, dy: 10))
        #expect(pan.state == .began)
        screen.advance(by: 1)
        #expect(pan.state == .possible)
        window.isSweeping = true
        screen.scroll(at: at(50, 50), by: CGVector(dx: 0, dy: 10))
        #expect(window.subviews.isEmpty && pan.state == .possible)
    }

    @Test("A60: an azimuth in a view that is too far away to tell directions apart is that of the window")
    func azimuth() throws {
        let view = fixture.view("a")
        let finger = screen.pen()
        finger.down(at: at(50, 50))
        let touch = try #require(screen.application.touchTable.entries.first?.touch)
        view.transform = CGAffineTransform(scaleX: 1e9, y: 1e9)
        view.bounds.origin = CGPoint(x: 5e8, y: 5e8)
        let vector = touch.azimuthUnitVector(in: view)
        #expect(vector == touch.azimuthUnitVector(in: nil))
        #expect(abs(hypot(vector.dx, vector.dy) - 1) < 1e-12)
    }

    @Test("F35: keys of Korean and Japanese keyboards have the codes of the languages")
    func keyNames() {
        #expect(UIKeyboardHIDUsage.keyboardHanja.rawValue == 145)
        #expect(UIKeyboardHIDUsage.keyboardAlphanumericSwitch.rawValue == 145)
        #expect(UIKeyboardHIDUsage.keyboardKatakana.rawValue == 146)
        #expect(UIKeyboardHIDUsage.keyboardHiragana.rawValue == 147)
    }
}
