// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("A, B, C: rules about events that no other suite is about")
struct EventRuleTests {
    @Test("A21: a pointer over the screen enters, moves and exits; a finger begins, moves and ends")
    func orderOfPhases() {
        let application = PhaseApplication()
        let screen = TestScreen(application: application)
        screen.hover(.entered, at: at(10, 10))
        screen.hover(.moved, at: at(20, 10))
        screen.hover(.exited, at: at(20, 10))
        let finger = screen.finger()
        finger.down(at: at(10, 10))
        finger.move(to: at(20, 10))
        finger.up()
        #expect(application.phases == [.regionEntered, .regionMoved, .regionExited, .began, .moved, .ended])
    }

    @Test("A27: a touch names the recognizers that receive it, and has an empty list when none does")
    func recognizersOfTouch() {
        let fixture = TouchFixture()
        let plain = fixture.view("plain")
        let watched = fixture.view("watched", 100)
        let recognizer = LoggingRecognizer("recognizer", log: CallLog())
        watched.addGestureRecognizer(recognizer)
        var names: [[String?]] = []
        for view in [plain, watched] {
            view.onCall = { _, touches in names += touches.map { $0.gestureRecognizers?.map(\.name) ?? ["nil"] } }
            fixture.screen.finger().down(on: view)
        }
        #expect(names == [[], ["recognizer"]])
    }

    @Test("A61: an event passes the application, then the window, then the hit-test view, which was found before")
    func path() {
        let log = CallLog()
        let application = PathApplication()
        application.log = log
        let screen = TestScreen(application: application)
        let window = PathWindow(windowScene: screen.scene)
        window.log = log
        window.isHidden = false
        window.addSubview(LoggingView("view", frame: window.bounds, log: log))
        screen.settle()
        screen.finger().down(at: at(10, 10))
        #expect(log.take() == ["window.hitTest", "application.sendEvent", "window.sendEvent", "view.began"])
    }

    @Test("B32: hit-testing goes from the window through the private containers to the root view")
    func containersAreAsked() {
        let trace = TraceLog()
        let screen = TestScreen(trace: trace)
        screen.window.rootViewController = UIViewController()
        screen.settle()
        screen.finger().down(at: at(10, 10))
        // What a class that overrides hitTest asks of super is a visit of its own: each view once is enough here.
        var asked: [Subject] = []
        for visit in trace.lastHitTest?.visits ?? [] where visit.view != asked.last { asked.append(visit.view) }
        #expect(asked.map(\.className) == ["UIWindow", "UITransitionView", "UIDropShadowView", "UIView"])
    }

    @Test("B55: hit-testing asks views alone: an overridden next, a controller and a recognizer change nothing")
    func treeAlone() {
        let fixture = TouchFixture()
        let controller = UIViewController()
        fixture.screen.window.rootViewController = controller
        fixture.screen.settle()
        let elsewhere = fixture.view("elsewhere", 200, in: controller.view)
        let view = RedirectingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.destination = elsewhere
        view.addGestureRecognizer(UIGestureRecognizer(target: nil, action: nil))
        controller.view.addSubview(view)
        #expect(fixture.screen.window.hitTest(at(50, 50), with: nil) === view)
        fixture.screen.finger().down(at: at(50, 50))
        // The touch goes to the view that was hit, and from there along the chain that it names (C15).
        #expect(fixture.log.take() == ["elsewhere.began"])
    }

    @Test("C3: a controller's next is its view's superview; a presented controller's is the one that presents it")
    func bothWordings() throws {
        let screen = TestScreen()
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.settle()
        let container = try #require(root.view.superview)
        #expect(root.next === container)
        let presented = UIViewController()
        root.present(presented, animated: false)
        screen.settle()
        #expect(presented.next === root)
    }

    @Test("C28, D47: a touch begins at the view that was hit, a press and an edit action at the first responder")
    func firstObjects() {
        let log = CallLog()
        let screen = TestScreen()
        let field = ReceivingView("field", frame: CGRect(x: 0, y: 0, width: 50, height: 50), log: log)
        screen.window.addSubview(field)
        screen.window.addSubview(
            ReceivingView("other", frame: CGRect(x: 100, y: 0, width: 50, height: 50), log: log))
        #expect(field.becomeFirstResponder())
        screen.finger().tap(at: at(110, 10))
        screen.press(.keyboardA, characters: "a")
        screen.application.sendAction(Selector("copy:"), to: nil, from: nil, for: nil)
        #expect(log.take() == ["other.began", "other.ended", "field.press", "field.copy"])
    }

    @Test("D36: a responder takes part in the system's editing gestures unless it says otherwise")
    func editingInteraction() {
        #expect(UIView().editingInteractionConfiguration == .default)
        #expect(UIEditingInteractionConfiguration.default.rawValue == 1)
        #expect(UIEditingInteractionConfiguration.none.rawValue == 0)
    }

    @Test("J11: a child controller's view under the view of another controller is a programming error")
    func foreignParent() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
                parent.addChild(child)
                other.view.addSubview(child.view)
            }
        }
        // The same under the parent's own view is right, and so is a controller without a parent anywhere.
        let (parent, child, free) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.view.addSubview(free.view)
        #expect(child.view.superview === parent.view && free.view.superview === parent.view)
    }
}

private final class PhaseApplication: UIApplication {
    var phases: [UITouch.Phase] = []

    override func sendEvent(_ event: UIEvent) {
        phases += (event.allTouches ?? []).map(\.phase)
        super.sendEvent(event)
    }
}

private final class PathApplication: UIApplication {
    var log: CallLog?

    override func sendEvent(_ event: UIEvent) {
        log?("application.sendEvent")
        super.sendEvent(event)
    }
}

private final class PathWindow: UIWindow {
    var log: CallLog?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log?("window.hitTest")
        return super.hitTest(point, with: event)
    }

    override func sendEvent(_ event: UIEvent) {
        log?("window.sendEvent")
        super.sendEvent(event)
    }
}

private final class RedirectingView: UIView {
    weak var destination: UIResponder?

    override var next: UIResponder? { destination }
}

private final class ReceivingView: LoggingView {
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("\(name).press") }

    override func copy(_ sender: Any?) { log("\(name).copy") }
}
