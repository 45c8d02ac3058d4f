// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import CoreGraphics
import EventTrace
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("A gesture begins from nothing, whatever came of the one before")
struct RecognizerAgainTests {
    private let fixture = RecognizerFixture()
    private var screen: TestScreen { fixture.screen }

    /// Two fingers go down, move, and lift one after the other.
    private func two(_ first: [CGPoint], _ second: [CGPoint]) {
        let (one, other) = (screen.finger(), screen.finger())
        one.down(at: first[0])
        other.down(at: second[0])
        for (place, point) in first.enumerated().dropFirst() {
            screen.advance(by: 0.02)
            screen.send([one.input(.move, at: point), other.input(.move, at: second[place])])
        }
        one.up()
        other.up()
        screen.advance(by: 0.02)
    }

    private func one(_ points: CGPoint...) {
        let finger = screen.finger()
        finger.down(at: points[0])
        for point in points.dropFirst() { finger.move(to: point, over: 0.02) }
        finger.up()
        screen.advance(by: 0.02)
    }

    @Test("G78, G80: a pan's reason, translation and velocity are those of its own fingers")
    func pan() {
        let pan = fixture.add(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2
        two([at(100, 100), at(108, 100)], [at(200, 100), at(200, 100)])
        #expect(fixture.failure == .movedTooLittle(distance: 8, needed: 10))
        one(at(100, 100), at(103, 100))
        #expect(fixture.failure == .tooFewTouches(count: 1, needed: 2))
        // Of two fingers one has moved far enough.
        two([at(100, 100), at(115, 100)], [at(200, 100), at(200, 100)])
        #expect(fixture.failure == .tooFewTouches(count: 1, needed: 2))
        pan.minimumNumberOfTouches = 1
        one(at(100, 100), at(103, 100))
        #expect(fixture.failure == .movedTooLittle(distance: 3, needed: 10))
        let first = fixture.down(100, 100)
        first.move(to: at(150, 170), over: 0.04, steps: 2)
        pan.setTranslation(at(7, 9), in: nil)
        first.up()
        screen.advance(by: 0.02)
        let second = fixture.down(100, 100)
        #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
        second.move(to: at(100, 130))
        #expect(pan.state == .began && pan.translation(in: nil) == at(0, 30))
    }

    @Test("G81: a finger that moves while another comes has moved the pan")
    func panWithAnother() {
        let pan = fixture.add(UIPanGestureRecognizer())
        let (first, second) = (screen.finger(), screen.finger())
        first.down(at: at(100, 100))
        first.move(to: at(100, 120))
        screen.send([first.input(.move, at: at(130, 120)), second.input(.down, at: at(300, 300))])
        #expect(pan.numberOfTouches == 2 && pan.translation(in: nil) == at(30, 20))
        screen.send([first.input(.up, at: at(130, 120)), second.input(.move, at: at(310, 300))])
        #expect(pan.translation(in: nil) == at(35, 20))
    }

    @Test("A recognizer whose view left its window in mid-gesture belongs to the application that it belonged to")
    func application() {
        let application = screen.application
        let (view, tap) = (fixture.view, UITapGestureRecognizer())
        view.addGestureRecognizer(tap)
        let finger = fixture.down(10, 10)
        let other = TestScreen()
        view.removeFromSuperview()
        #expect(UIApplication.shared === other.application && tap.application === application)
        finger.up()
    }

    @Test("G83: a pinch's reason, scale and velocity are those of its own fingers")
    func pinch() {
        let pinch = fixture.add(UIPinchGestureRecognizer())
        two([at(100, 100), at(100, 100)], [at(200, 100), at(206, 100)])
        #expect(fixture.failure == .pinchedTooLittle(distance: 6, needed: 10))
        one(at(100, 100), at(130, 100))
        #expect(fixture.failure == .tooFewTouches(count: 1, needed: 2))
        two([at(100, 100), at(100, 100)], [at(200, 100), at(202, 100)])
        #expect(fixture.failure == .pinchedTooLittle(distance: 2, needed: 10))
        two([at(100, 100), at(100, 100), at(100, 100)], [at(200, 100), at(250, 100), at(300, 100)])
        #expect(fixture.log.take() == ["began", "changed", "ended"])
        let (first, second) = (fixture.down(100, 100), fixture.down(200, 100))
        #expect(pinch.scale == 1 && pinch.velocity == 0)
        first.up()
        second.up()
    }

    @Test("G85: a rotation's reason, angle and velocity are those of its own fingers")
    func rotation() {
        let rotation = fixture.add(UIRotationGestureRecognizer())
        func turned(_ degrees: CGFloat) -> CGPoint {
            at(100 + 100 * cos(degrees * .pi / 180), 300 + 100 * sin(degrees * .pi / 180))
        }
        func tooLittle() -> CGFloat? {
            if case .turnedTooLittle(let degrees, _)? = fixture.failure { degrees } else { nil }
        }
        two([at(100, 300), at(100, 300)], [turned(0), turned(6)])
        #expect(abs((tooLittle() ?? 0) - 6) < 1e-6)
        one(at(100, 300), at(130, 300))
        #expect(fixture.failure == .tooFewTouches(count: 1, needed: 2))
        two([at(100, 300), at(100, 300)], [turned(0), turned(2)])
        #expect(abs((tooLittle() ?? 0) - 2) < 1e-6)
        two([at(100, 300), at(100, 300), at(100, 300)], [turned(0), turned(30), turned(60)])
        #expect(fixture.log.take() == ["began", "changed", "ended"])
        let (first, second) = (fixture.down(100, 300), fixture.down(200, 300))
        #expect(rotation.rotation == 0 && rotation.velocity == 0)
        first.up()
        second.up()
    }

    @Test("G87, G88: a swipe's time, its limits and its fingers are its own")
    func swipe() {
        let swipe = fixture.add(UISwipeGestureRecognizer())
        one(at(100, 100), at(105, 100))
        screen.advance(by: 0.4)
        // At its beginning a swipe has to go farther than later on.
        let second = fixture.down(100, 100)
        second.move(to: at(130, 100))
        second.up()
        #expect(fixture.failure == .movedTooLittle(distance: 30, needed: 50))
        screen.advance(by: 0.1)
        let third = fixture.down(100, 100)
        screen.advance(by: 0.25)
        screen.send(third.input(.up, at: at(130, 100)))
        guard case .movedTooLittle(distance: 30, needed: let needed)? = fixture.failure else {
            Issue.record("\(String(describing: fixture.failure))")
            return
        }
        #expect(abs(needed - 50 * (1 - 0.94 * 0.25)) < 1e-9 && fixture.log.take() == [])
        // The time of the one before is over in the middle of this one.
        screen.advance(by: 1)
        one(at(100, 100), at(105, 100))
        screen.advance(by: 0.25)
        let slow = fixture.down(100, 100)
        screen.advance(by: 0.3)
        slow.move(to: at(170, 100))
        #expect(fixture.log.take() == ["ended"])
        slow.up()
        swipe.numberOfTouchesRequired = 2
        two([at(100, 100), at(101, 100)], [at(200, 100), at(201, 100)])
        one(at(100, 100), at(101, 100))
        #expect(fixture.failure == .tooFewTouches(count: 1, needed: 2))
    }

    @Test("G70, G72: a double tap counts its own taps, and lies where they are; a click has its own button")
    func tap() {
        let tap = fixture.add(UITapGestureRecognizer())
        tap.numberOfTapsRequired = 2
        for _ in 0..<2 {
            screen.finger().tap(at: at(100, 100))
            screen.advance(by: 1)
            #expect(fixture.failure == .nextTapTooLate(limit: 0.35))
        }
        #expect(fixture.log.take() == [])
        screen.finger().tap(at: at(200, 300))
        screen.finger().tap(at: at(203, 300))
        #expect(fixture.log.take() == ["ended"])
        let click = fixture.add(UITapGestureRecognizer()) { "\($0.location(in: nil).x) \($0.numberOfTouches)" }
        click.name = "click"
        tap.isEnabled = false
        let mouse = screen.mouse()
        mouse.sample.buttons = 2
        mouse.tap(at: at(50, 50))
        #expect(fixture.log.take() == [])
        mouse.sample.buttons = 1
        mouse.tap(at: at(60, 50))
        #expect(fixture.log.take() == ["ended 60.0 1"])
    }

    @Test("G73, G75: a press that was too short leaves the next one its whole time")
    func press() {
        let press = fixture.add(UILongPressGestureRecognizer())
        one(at(100, 100))
        screen.advance(by: 0.28)
        let finger = fixture.down(100, 100)
        screen.advance(by: 0.45)
        #expect(fixture.log.take() == [] && press.state == .possible)
        screen.advance(by: 0.06)
        #expect(fixture.log.take() == ["began"])
        finger.up()
        press.numberOfTapsRequired = 1
        _ = fixture.log.take()
        screen.finger().tap(at: at(100, 100))
        screen.advance(by: 1)
        // Without a tap of its own it is none.
        let other = fixture.down(100, 100)
        screen.advance(by: 1)
        #expect(fixture.log.take() == [])
        other.up()
    }

    @Test("G90: a pan from an edge knows the edge of its own finger")
    func edge() {
        let pan = fixture.add(UIScreenEdgePanGestureRecognizer())
        pan.edges = [.left, .right]
        one(at(5, 300), at(5, 340))
        #expect(fixture.failure == .wrongDirection)
        one(at(385, 300), at(389, 300), at(400, 300))
        #expect(fixture.failure == .wrongDirection && fixture.log.take() == [])
        one(at(385, 300), at(360, 300))
        #expect(fixture.log.take() == ["began", "ended"])
    }
}
