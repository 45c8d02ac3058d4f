// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("I: motion events")
struct ShakeDeliveryTests {
    let fixture = DeviceFixture()
    var screen: TestScreen { fixture.screen }
    var log: CallLog { fixture.log }

    @Test("I2, I4, A60: a shake begins and ends for the first responder, with nothing between")
    func firstResponder() {
        _ = fixture.view("other", isFirst: false)
        _ = fixture.view()
        screen.shake()
        #expect(log.take() == ["view.began", "view.ended"])
    }

    @Test("C21, I5: what a first responder does not keep goes up the chain")
    func chain() {
        let view = fixture.view()
        view.passesOn = true
        screen.shake()
        #expect(log.take() == ["view.began", "controller.began", "view.ended", "controller.ended"])
    }

    @Test("C21: the inherited methods pass a shake on")
    func inherited() {
        let plain = FocusableView(frame: .zero)
        fixture.controller.view.addSubview(plain)
        plain.becomeFirstResponder()
        screen.shake()
        #expect(log.take() == ["controller.began", "controller.ended"])
    }

    @Test(
        "I4: without a first responder the controller on the screen gets it, and what it does not keep goes up the chain"
    )
    func noFirstResponder() {
        screen.shake()
        #expect(log.take() == ["controller.began", "controller.ended"])
        screen.window.rootViewController = UIViewController()
        screen.shake()
        #expect(log.take() == ["delegate.began", "delegate.ended"])
    }

    @Test("I4: the controller is the deepest that is alone on its level, or the presented one")
    func deepestController() {
        let container = UIViewController()
        screen.window.rootViewController = container
        container.addChild(fixture.controller)
        container.view.addSubview(fixture.controller.view)
        fixture.controller.didMove(toParent: container)
        screen.shake()
        #expect(log.take() == ["controller.began", "controller.ended"])
        let presented = DeviceController(log: CallLog())
        container.present(presented, animated: false)
        screen.settle()
        screen.shake()
        #expect(presented.log.take() == ["controller.began", "controller.ended"] && log.take() == [])
    }

    @Test("I4: in a window without controllers the application gets it, and after it the delegate")
    func noController() {
        screen.window.rootViewController = nil
        screen.shake()
        #expect(log.take() == ["delegate.began", "delegate.ended"])
    }

    @Test("I1, I9: began and ended bring one event object, of a shake; the next shake brings another")
    func oneObject() {
        let view = fixture.view()
        screen.shake()
        #expect(view.events.count == 2 && view.events[0] === view.events[1])
        #expect(view.events[0].type == .motion && view.events[0].subtype == .motionShake)
        #expect(view.events[0].allTouches == nil)
        screen.shake()
        #expect(view.events[2] !== view.events[0] && view.events[2] === view.events[3])
    }

    @Test("A3, A60: the event passes the application and the key window, and no other window")
    func path() {
        let application = MotionApplication()
        let screen = TestScreen(application: application)
        let key = MotionWindow("key", application, screen.scene)
        let other = MotionWindow("other", application, screen.scene)
        other.isHidden = false
        key.makeKeyAndVisible()
        screen.shake(.began)
        #expect(application.log.take() == ["application", "key"])
        screen.shake(.ended)
        #expect(application.log.take() == ["application", "key"])
    }

    @Test("I3: a shake that lasts too long is cancelled, once")
    func tooLong() {
        _ = fixture.view()
        for _ in 0..<40 {
            screen.move(user: MotionVector(x: 2, y: 0, z: 0))
            screen.advance(by: 0.1)
        }
        screen.advance(by: 5)
        #expect(log.take() == ["view.began", "view.cancelled"])
    }

    @Test("I3: a scene that stops being active cancels its shake, and gets none before it is active again")
    func inactive() {
        _ = fixture.view()
        screen.move(user: MotionVector(x: 2, y: 0, z: 0))
        screen.activate(.foregroundInactive)
        #expect(log.take() == ["view.began", "view.cancelled"])
        screen.shake()
        #expect(log.take() == [])
        screen.activate(.foregroundActive)
        screen.advance(by: 1)
        screen.shake()
        #expect(log.take() == ["view.began", "view.ended"])
    }

    @Test("I3: a view that leaves its window has its shake cancelled while it is still there, and hears no end")
    func removal() {
        let view = fixture.view()
        var hadWindow = false
        view.onCall = { if $0 == "cancelled" { hadWindow = view.window != nil } }
        screen.shake(.began)
        view.removeFromSuperview()
        #expect(log.take() == ["view.began", "view.cancelled"])
        #expect(hadWindow)
        screen.shake(.ended)
        #expect(log.take() == [])
    }

    @Test("I3: a shake belongs to whoever heard it begin, whoever is first responder when it ends")
    func newFirstResponder() {
        _ = fixture.view("old")
        screen.shake(.began)
        _ = fixture.view("new")
        screen.shake(.ended)
        #expect(log.take() == ["old.began", "old.ended"])
    }

    @Test("I3: blur and lost connections cancel a shake")
    func cancelAll() {
        _ = fixture.view()
        screen.shake(.began)
        screen.cancelAll(because: "blur")
        #expect(log.take() == ["view.began", "view.cancelled"])
    }

    @Test("I8: a host may say itself that a shake began, ended or was cancelled; an end without a beginning is nothing")
    func hostPhases() {
        _ = fixture.view()
        screen.shake(.ended)
        #expect(log.take() == [])
        screen.shake(.began)
        screen.shake(.began)
        screen.shake(.cancelled)
        screen.shake(.cancelled)
        #expect(log.take() == ["view.began", "view.cancelled"])
    }

    @Test("a shake goes to the scene whose device was shaken")
    func scenes() {
        _ = fixture.view()
        let second = screen.connectScreen()
        screen.shake(.began, on: second)
        #expect(log.take() == ["delegate.began"])
    }

    @Test("I9: an event sent around twice is delivered once")
    func sentTwice() {
        let application = TwiceApplication()
        let screen = TestScreen(application: application)
        let log = CallLog()
        let view = DeviceView("view", log: log)
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        screen.shake(.began)
        #expect(log.take() == ["view.began"])
    }

    @Test("samples that are no numbers are refused, and change nothing")
    func refused() {
        _ = fixture.view()
        screen.move(MotionVector(x: .nan, y: 0, z: 0))
        screen.move(user: MotionVector(x: 1e9, y: 0, z: 0))
        #expect(log.take() == [])
        #expect(fixture.trace.entries.count { if case .inputRejected = $0.event { true } else { false } } == 2)
    }

    @Test("the trace says why a shake began and ended")
    func explanations() {
        _ = fixture.view()
        screen.shake()
        #expect(
            fixture.explanations == [
                "A shake begins in scene 1: the acceleration without gravity is 2.5 g, and a shake begins over 1.5 g.",
                "A shake ends in scene 1: nothing was that strong for 0.5 s.",
            ])
    }
}

/// Can be first responder, and keeps nothing.
private final class FocusableView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

private final class MotionApplication: UIApplication {
    let log = CallLog()

    override func sendEvent(_ event: UIEvent) {
        if event.type == .motion { log("application") }
        super.sendEvent(event)
    }
}

private final class MotionWindow: UIWindow {
    let name: String
    let log: CallLog

    init(_ name: String, _ application: MotionApplication, _ scene: UIWindowScene) {
        self.name = name
        log = application.log
        super.init(windowScene: scene)
    }

    required init?(coder: NSCoder) { nil }

    override func sendEvent(_ event: UIEvent) {
        log(name)
        super.sendEvent(event)
    }
}

private final class TwiceApplication: UIApplication {
    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        super.sendEvent(event)
    }
}
