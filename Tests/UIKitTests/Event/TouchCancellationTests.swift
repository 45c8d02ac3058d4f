// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("A42–A52: every way a touch ends without lifting, told exactly once")
struct TouchCancellationTests {
    /// The finger that came down goes on as if nothing had happened.
    private func finish(_ finger: Finger) {
        finger.move(to: at(60, 60))
        finger.up()
    }

    private func makeDown() -> (TouchFixture, LoggingView, Finger) {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        return (fixture, a, finger)
    }

    private let once = ["a.began", "a.cancelled"]

    @Test("A42: a touch that lifts ends once and is not cancelled")
    func lifted() {
        let (fixture, _, finger) = makeDown()
        finger.up()
        fixture.screen.cancelAll()
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("A44: the host gives the pointer up")
    func hostCancel() {
        let (fixture, _, finger) = makeDown()
        finger.cancel()
        #expect(fixture.log.take() == once)
    }

    @Test("A44: the host gives all pointers up; a pointer may come down again under the same number")
    func hostCancelAll() {
        let (fixture, _, finger) = makeDown()
        fixture.screen.cancelAll()
        #expect(fixture.log.take() == once)
        finger.tap(at: at(50, 50))
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("A43: the scene stops being active", arguments: [SceneActivation.foregroundInactive, .background])
    func deactivated(_ activation: SceneActivation) {
        let (fixture, _, finger) = makeDown()
        fixture.screen.activate(activation)
        #expect(fixture.log.take() == once)
        finish(finger)
        #expect(fixture.log.take() == [])
    }

    @Test("A43: the scene is disconnected; its own touches end, another scene's go on")
    func disconnected() throws {
        let (fixture, _, _) = makeDown()
        let second = fixture.screen.connectScreen()
        let window = UIWindow(windowScene: try #require(fixture.screen.application.windowScene(for: second)))
        window.isHidden = false
        fixture.view("b", in: window)
        let other = fixture.screen.finger(on: second)
        other.down(at: at(50, 50))
        fixture.screen.disconnect()
        other.up()
        #expect(fixture.log.take() == ["a.began", "b.began", "a.cancelled", "b.ended"])
    }

    @Test("A47: the view is removed; the touch still points at it while it is told, and at nothing after")
    func removed() {
        let (fixture, a, finger) = makeDown()
        var touch: UITouch?
        var views: [Bool] = []
        a.onCall = { call, touches in
            touch = touches.first
            views.append(touches.first?.view === a && touches.first?.phase == .cancelled && a.window != nil)
        }
        a.removeFromSuperview()
        #expect(views == [true])
        #expect(touch?.view == nil)
        finish(finger)
        #expect(fixture.log.take() == once)
    }

    @Test("A47: an ancestor is removed")
    func ancestorRemoved() {
        let fixture = TouchFixture()
        let outer = fixture.view("outer", 0, 0, 200, 200)
        fixture.view("a", in: fixture.view("middle", in: outer))
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        outer.removeFromSuperview()
        finish(finger)
        #expect(fixture.log.take() == once)
    }

    @Test("A47: the view removes itself in its own touch call", arguments: ["began", "moved"])
    func removesItself(_ when: String) {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        a.onCall = { [weak a] call, _ in if call == when { a?.removeFromSuperview() } }
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        finish(finger)
        #expect(fixture.log.take() == (when == "began" ? once : ["a.began", "a.moved", "a.cancelled"]))
    }

    @Test("A47: the view is removed by another's handler of the same event: it hears of the end only")
    func removedByOther() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        let b = fixture.view("b", 100)
        a.onCall = { call, _ in if call == "moved" { b.removeFromSuperview() } }
        let first = fixture.screen.finger()
        let second = fixture.screen.finger()
        first.down(at: at(50, 50))
        second.down(at: at(150, 50))
        fixture.screen.frame([first.input(.move, at: at(51, 50)), second.input(.move, at: at(151, 50))])
        second.up()
        #expect(fixture.log.take() == ["a.began", "b.began", "a.moved", "b.cancelled"])
    }

    @Test("A42: a view that is removed before it heard of a touch hears nothing of it")
    func removedBeforeBeginning() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        let b = fixture.view("b", 100)
        a.onCall = { _, _ in b.removeFromSuperview() }
        let first = fixture.screen.finger()
        let second = fixture.screen.finger()
        fixture.screen.frame([first.input(.down, at: at(50, 50)), second.input(.down, at: at(150, 50))])
        second.move(to: at(160, 50))
        second.up()
        #expect(fixture.log.take() == ["a.began"])
    }

    @Test("A42: a view that is removed while its touch lifts is cancelled instead")
    func removedWhileLifting() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        let b = fixture.view("b", 100)
        a.onCall = { call, _ in if call == "ended" { b.removeFromSuperview() } }
        let first = fixture.screen.finger()
        let second = fixture.screen.finger()
        fixture.screen.frame([first.input(.down, at: at(50, 50)), second.input(.down, at: at(150, 50))])
        fixture.screen.frame([first.input(.up, at: at(50, 50)), second.input(.up, at: at(150, 50))])
        #expect(fixture.log.take() == ["a.began", "b.began", "a.ended", "b.cancelled"])
    }

    @Test("A51: moving within the window keeps the touch; moving to another window ends it")
    func moved() {
        let (fixture, a, finger) = makeDown()
        let place = fixture.view("place", 0, 200)
        place.addSubview(a)
        finger.move(to: at(55, 55))
        #expect(fixture.log.take() == ["a.began", "a.moved"])
        let other = fixture.window(level: -1)
        other.addSubview(a)
        finish(finger)
        #expect(fixture.log.take() == ["a.cancelled"])
        #expect(a.window === other)
    }

    @Test("A51: the window, hidden or moved to another scene, ends its touches")
    func windowLeaves() throws {
        for move in [false, true] {
            let fixture = TouchFixture()
            let window = fixture.window()
            fixture.view("a", in: window)
            let second = fixture.screen.connectScreen()
            let finger = fixture.screen.finger()
            finger.down(at: at(50, 50))
            if move {
                let scene: UIWindowScene = try #require(fixture.screen.application.windowScene(for: second))
                window.windowScene = scene
            } else {
                window.isHidden = true
            }
            finish(finger)
            #expect(fixture.log.take() == once)
        }
    }

    @Test("A42: a window that nobody holds lasts until its touch is over, and then leaves the screen")
    func windowReleased() {
        let fixture = TouchFixture()
        weak var window: UIWindow?
        var kept: UITouch?
        let finger = fixture.screen.finger()
        do {
            let made = fixture.window()
            let view = fixture.view("a", in: made)
            view.onCall = { _, touches in kept = touches.first }
            finger.down(at: at(50, 50))
            window = made
        }
        #expect(window != nil && kept?.window === window)
        finish(finger)
        #expect(fixture.log.take() == ["a.began", "a.moved", "a.ended"])
        #expect(window == nil && kept != nil && kept?.window == nil)
        fixture.view("below")
        finger.tap(at: at(50, 50))
        #expect(fixture.log.take() == ["below.began", "below.ended"])
    }

    @Test("A view that outlives its window is in none")
    func viewOutlivesWindow() {
        let fixture = TouchFixture()
        var view: LoggingView?
        do { view = fixture.view("a", in: fixture.window()) }
        #expect(view?.window == nil)
        #expect(view?.superview == nil)
        #expect(view?.next == nil)
    }

    @Test("A45, A18: a recognizer that recognizes takes the touch; the view is told before it loses it")
    func recognized() {
        let (fixture, a, _) = makeDown()
        _ = fixture.log.take()
        let finger = fixture.screen.finger()
        fixture.screen.cancelAll()
        _ = fixture.log.take()
        let recognizer = LoggingRecognizer("r", log: fixture.log)
        a.addGestureRecognizer(recognizer)
        recognizer.onCall = { recognizer, call in if call == "moved" { recognizer.state = .began } }
        var touch: UITouch?
        var had: [Bool] = []
        a.onCall = { call, touches in
            touch = touches.first
            if call == "cancelled" { had.append(touches.first?.view === a && touches.first?.phase == .cancelled) }
        }
        finger.down(at: at(50, 50))
        finger.move(to: at(60, 50))
        #expect(had == [true])
        #expect(touch?.view == nil)
        #expect(touch?.phase == .moved)
        finger.up()
        #expect(fixture.log.take() == ["r.began", "a.began", "r.moved", "a.cancelled", "r.ended"])
    }

    @Test("A45: a recognizer that does not cancel touches leaves them to the view")
    func recognizedWithoutTaking() {
        let fixture = TouchFixture()
        let a = fixture.view("a")
        let recognizer = LoggingRecognizer("r", log: fixture.log)
        recognizer.cancelsTouchesInView = false
        recognizer.onCall = { recognizer, call in if call == "ended" { recognizer.state = .ended } }
        a.addGestureRecognizer(recognizer)
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["r.began", "a.began", "r.ended", "a.ended"])
    }

    @Test("A46: what is put in front of a view does not end its touch")
    func covered() {
        let (fixture, _, finger) = makeDown()
        fixture.view("front", 0, 0, 390, 844)
        fixture.window(level: 10).makeKeyAndVisible()
        finger.up()
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("A50: hiding, fading or disabling a view does not end its touch")
    func hidden() {
        let (fixture, a, finger) = makeDown()
        a.isHidden = true
        a.alpha = 0
        a.isUserInteractionEnabled = false
        finger.move(to: at(60, 50))
        finger.up()
        #expect(fixture.log.take() == ["a.began", "a.moved", "a.ended"])
        finger.tap(at: at(50, 50))
        #expect(fixture.log.take() == [])
    }

    @Test("A52: ignoring interaction events nests, ends the touches that are down, and drops new ones")
    func ignoring() {
        let (fixture, _, finger) = makeDown()
        let application = fixture.screen.application
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        #expect(fixture.log.take() == once)
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        fixture.screen.finger().tap(at: at(50, 50))
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
        finish(finger)
        #expect(fixture.log.take() == [])
        fixture.screen.finger().tap(at: at(50, 50))
        #expect(fixture.log.take() == ["a.began", "a.ended"])
    }

    @Test("A52: ignoring that begins inside touchesBegan ends that very touch when the event is over")
    func ignoringInside() {
        let fixture = TouchFixture()
        let application = fixture.screen.application
        let a = fixture.view("a")
        fixture.view("b", 100)
        a.onCall = { call, _ in if call == "began" { application.beginIgnoringInteractionEvents() } }
        let first = fixture.screen.finger()
        let second = fixture.screen.finger()
        fixture.screen.frame([first.input(.down, at: at(50, 50)), second.input(.down, at: at(150, 50))])
        finish(first)
        second.up()
        #expect(fixture.log.take() == ["a.began", "b.began", "a.cancelled", "b.cancelled"])
        application.endIgnoringInteractionEvents()
        #expect(application.faults == [])
        first.tap(at: at(50, 50))
        #expect(fixture.log.take() == once)
    }

    @Test("A49: a recognizer of an ancestor that stays goes on; one inside the removed view ends")
    func recognizersOfRemoved() {
        let fixture = TouchFixture()
        let outer = fixture.view("outer", 0, 0, 200, 200)
        let a = fixture.view("a", in: outer)
        outer.addGestureRecognizer(LoggingRecognizer("stays", log: fixture.log))
        let inside = LoggingRecognizer("leaves", log: fixture.log)
        a.addGestureRecognizer(inside)
        let finger = fixture.screen.finger()
        finger.down(at: at(50, 50))
        a.removeFromSuperview()
        finish(finger)
        #expect(
            fixture.log.take() == [
                "leaves.began", "stays.began", "a.began", "a.cancelled", "stays.moved", "stays.ended",
            ])
        #expect(inside.numberOfTouches == 0)
    }

    @Test("A49: a recognizer that came back with its view sees every later touch")
    func recognizerComesBack() {
        let fixture = TouchFixture()
        let outer = fixture.view("outer", 0, 0, 200, 200)
        let a = fixture.view("a", in: outer)
        a.addGestureRecognizer(LoggingRecognizer("r", log: fixture.log))
        let finger = fixture.screen.finger()
        // Touches come to lie where earlier ones did: a recognizer must not know them by their address.
        for _ in 0..<20 {
            finger.down(at: at(50, 50))
            a.removeFromSuperview()
            finger.up()
            outer.addSubview(a)
            _ = fixture.log.take()
            finger.tap(at: at(50, 50))
            #expect(fixture.log.take() == ["r.began", "a.began", "r.ended", "a.ended"])
        }
    }

    @Test("A cancellation says why, in the trace")
    func reasons() throws {
        let trace = TraceLog()
        let fixture = TouchFixture(trace: trace)
        let finger = fixture.screen.finger()
        func reason(_ end: (LoggingView, UIWindow) -> Void) -> CancellationReason? {
            let window = fixture.window()
            let a = fixture.view("a", in: window)
            finger.down(at: at(50, 50))
            trace.removeAll()
            end(a, window)
            fixture.screen.cancelAll(because: "last")
            let found = trace.events.compactMap { event -> CancellationReason? in
                if case .touchCancelled(_, _, let reason) = event { reason } else { nil }
            }
            window.isHidden = true
            return found.first
        }
        #expect(reason { _, _ in finger.cancel() } == .host)
        #expect(reason { _, _ in } == .hostCancelledAll("last"))
        #expect(reason { a, _ in a.removeFromSuperview() } == .viewRemoved)
        #expect(reason { _, window in window.isHidden = true } == .windowHidden)
        #expect(
            reason { _, _ in fixture.screen.application.beginIgnoringInteractionEvents() } == .ignoringInteractionEvents
        )
        fixture.screen.application.endIgnoringInteractionEvents()
        #expect(reason { _, _ in fixture.screen.activate(.foregroundInactive) } == .sceneDeactivated)
        fixture.screen.activate(.foregroundActive)
        let second = fixture.screen.connectScreen()
        #expect(second.number == 2)
        #expect(reason { _, _ in fixture.screen.disconnect() } == .sceneDisconnected)
    }
}
