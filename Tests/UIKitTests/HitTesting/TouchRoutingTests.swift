// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("B: which window and which view a touch goes to")
struct TouchRoutingTests {
    @Test("A62: a touch that no window takes is dropped, with everything that follows")
    func nowhere() {
        let trace = TraceLog()
        let fixture = TouchFixture(trace: trace)
        fixture.view("a")
        fixture.screen.window.isUserInteractionEnabled = false
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        fixture.screen.window.isUserInteractionEnabled = true
        trace.removeAll()
        finger.move(to: at(60, 60))
        finger.up()
        #expect(fixture.log.take() == [])
        #expect(trace.events.count == 2)
        for event in trace.events {
            guard case .inputReceived = event else { Issue.record("unexpected \(event)"); continue }
        }
    }

    @Test("A63, A56, C27: a view that overrides one phase keeps that phase and passes the others on")
    func perPhase() {
        final class OnlyMoved: UIView {
            var log: CallLog?
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?("inner.moved") }
        }
        let fixture = TouchFixture()
        let outer = fixture.view("outer")
        let inner = OnlyMoved(frame: outer.bounds)
        inner.log = fixture.log
        outer.addSubview(inner)
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        finger.move(to: at(60, 60))
        finger.up()
        #expect(fixture.log.take() == ["outer.began", "inner.moved", "outer.ended"])
    }

    @Test("B52, A55: the hit-test view is first; super passes a touch on, up the chain")
    func upTheChain() {
        let fixture = TouchFixture()
        let outer = fixture.view("outer")
        let inner = fixture.view("inner", in: outer)
        inner.passesOn = true
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["inner.began", "outer.began", "inner.ended", "outer.ended"])
        inner.passesOn = false
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["inner.began", "inner.ended"])
    }

    @Test("B27, B28, B54: hit-tested once per touch, at touch-down, before anybody hears of it")
    func once() {
        final class Counting: LoggingView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                log("hitTest \(event?.type == .touches) \(event?.allTouches?.count ?? 0)")
                return super.hitTest(point, with: event)
            }
        }
        let fixture = TouchFixture()
        let a = Counting("a", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: fixture.log)
        a.addGestureRecognizer(LoggingRecognizer("r", log: fixture.log))
        fixture.screen.window.addSubview(a)
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        finger.move(to: at(300, 300))
        finger.up()
        // B29: the event of the routing has no touch of this finger yet.
        #expect(
            fixture.log.take() == ["hitTest true 0", "r.began", "a.began", "r.moved", "a.moved", "r.ended", "a.ended"])
    }

    @Test("B31: a view that an override answers from elsewhere gets the touch, in no window too")
    func foreign() {
        final class Foreign: UIView {
            var other: UIView?
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { other }
        }
        let fixture = TouchFixture()
        let foreign = Foreign(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(foreign)
        foreign.other = LoggingView("elsewhere", frame: .zero, log: fixture.log)
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        foreign.other = nil
        finger.move(to: at(60, 50))
        finger.up()
        #expect(fixture.log.take() == ["elsewhere.began", "elsewhere.moved", "elsewhere.ended"])
    }

    @Test("B33, B34, B35, B36: the front window first: by level, then the one shown last")
    func windowOrder() {
        let fixture = TouchFixture()
        #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
        func named(_ name: String, _ level: CGFloat) -> UIWindow {
            let window = fixture.window(level: level)
            fixture.view(name, in: window)
            return window
        }
        let first = named("first", 0)
        let second = named("second", 0)
        let high = named("high", 10)
        func tapped() -> String {
            fixture.screen.finger().tap(at: at(50, 50))
            return fixture.log.take().first ?? ""
        }
        #expect(tapped() == "high.began")
        high.isHidden = true
        #expect(tapped() == "second.began")
        first.makeKeyAndVisible()
        #expect(tapped() == "first.began")
        second.windowLevel = .alert
        #expect(tapped() == "second.began")
        #expect(fixture.screen.scene.windows.last === second)
        // B38: without a scene a window is on no screen.
        second.windowScene = nil
        #expect(tapped() == "first.began")
    }

    @Test("B37, B39: an empty window takes the touch; one that answers nil lets it through")
    func passThrough() {
        final class Through: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let fixture = TouchFixture()
        fixture.view("below", 0, 0, 390, 844)
        let through = Through(windowScene: fixture.screen.scene)
        through.isHidden = false
        fixture.view("island", in: through)
        fixture.screen.finger().tap(at: at(200, 200))
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["below.began", "below.ended", "island.began", "island.ended"])
        let empty = fixture.window()
        fixture.screen.finger().tap(at: at(200, 200))
        #expect(fixture.log.take() == [])
        empty.isHidden = true
        // A window is hit only within its frame.
        let small = fixture.window()
        small.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        fixture.screen.finger().tap(at: at(200, 200))
        #expect(fixture.log.take() == ["below.began", "below.ended"])
    }

    @Test("B38: a scene in the background takes no touches; in front but inactive it does", arguments: [false, true])
    func background(_ isTraced: Bool) {
        let fixture = TouchFixture(trace: isTraced ? TraceLog() : nil)
        fixture.view("a")
        fixture.screen.activate(.background)
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == [])
        fixture.screen.activate(.foregroundInactive)
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("B41: fingers of two screens go to their own scenes, under the same number too")
    func twoScreens() throws {
        let fixture = TouchFixture()
        fixture.view("one")
        let second = fixture.screen.connectScreen()
        let scene: UIWindowScene = try #require(fixture.screen.application.windowScene(for: second))
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        fixture.view("two", in: window)
        for (phase, scene) in [
            (PointerSample.Phase.down, SceneIdentifier(1)), (.down, second), (.move, SceneIdentifier(1)), (.up, second),
            (.up, SceneIdentifier(1)),
        ] {
            fixture.screen.send(.pointer(PointerSample(pointer: 3, phase: phase, location: at(50, 50))), to: scene)
        }
        #expect(fixture.log.take() == ["one.began", "two.began", "one.moved", "two.ended", "one.ended"])
    }

    @Test("B43: isMultipleTouchEnabled withholds touches from the view, not from recognizers")
    func recognizersGetAll() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        a.addGestureRecognizer(LoggingRecognizer("r", log: fixture.log))
        let fingers = [fixture.screen.finger(), fixture.screen.finger()]
        fixture.screen.frame(fingers.map { $0.input(.down, at: at(50, 50)) })
        fixture.screen.frame(fingers.map { $0.input(.up, at: at(50, 50)) })
        #expect(fixture.log.take() == ["r.began 2", "a.began", "r.ended 2", "a.ended"])
    }

    @Test("B45: touches that subviews pass on reach a common superview, all of them")
    func forwarded() {
        let fixture = TouchFixture()
        let outer = fixture.view("outer", 0, 0, 200, 100)
        for (name, x) in [("left", 0.0), ("right", 100)] { fixture.view(name, x, in: outer).passesOn = true }
        let first = fixture.screen.finger()
        let second = fixture.screen.finger()
        first.down(at: at(50, 50))
        second.down(at: at(150, 50))
        #expect(fixture.log.take() == ["left.began", "outer.began", "right.began", "outer.began"])
    }

    @Test("B46, B49: while a view with exclusive touch has one, other views of its window get none")
    func exclusive() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        a.isExclusiveTouch = true
        a.isMultipleTouchEnabled = true
        fixture.view("b", 100)
        let other = fixture.window(level: 1)
        other.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
        fixture.view("other", in: other)
        let first = fixture.screen.finger()
        first.down(at: at(50, 50))
        fixture.screen.finger().tap(at: at(60, 50))
        fixture.screen.finger().tap(at: at(150, 50))
        fixture.screen.finger().tap(at: at(250, 50))
        first.up()
        fixture.screen.finger().tap(at: at(150, 50))
        #expect(
            fixture.log.take() == [
                "a.began", "a.began", "a.ended", "other.began", "other.ended", "a.ended", "b.began", "b.ended",
            ])
    }

    @Test("B47, B48: a view with exclusive touch gets none while another tracks; its recognizers do")
    func exclusiveWaits() {
        let trace = TraceLog()
        let fixture = TouchFixture(trace: trace)
        let a = fixture.view("a")
        a.isExclusiveTouch = true
        a.addGestureRecognizer(LoggingRecognizer("r", log: fixture.log))
        let b = fixture.view("b", 100)
        let first = fixture.screen.finger()
        first.down(at: at(150, 50))
        fixture.screen.finger().tap(at: at(50, 50))
        first.up()
        #expect(fixture.log.take() == ["b.began", "r.began", "r.ended", "b.ended"])
        let reasons = trace.events.compactMap { event -> WithholdingReason? in
            if case .touchWithheld(_, _, let reason) = event { reason } else { nil }
        }
        #expect(reasons == [.otherViewTracking(fixture.screen.application.subject(of: b))])
    }

    @Test("B53: what is hit is what layout that waits will show")
    func layoutFirst() {
        final class Placing: UIView {
            override func layoutSubviews() { subviews.first?.frame = bounds }
        }
        let fixture = TouchFixture()
        let outer = Placing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.screen.window.addSubview(outer)
        let inner = LoggingView("inner", frame: .zero, log: fixture.log)
        outer.addSubview(inner)
        // In the same turn as the touch: nothing was laid out in between.
        fixture.screen.finger().down(at: at(50, 50))
        #expect(fixture.log.take() == ["inner.began"])
    }
}
