// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("J: presentation")
final class PresentationTests: PresentationFixture {
    @Test("J7, J12: full screen without animation is over within the call, and takes the presenter's view away")
    func fullScreen() {
        present(.fullScreen)
        #expect(
            log.take() == [
                "a.willDisappear+", "b.willAppear", "b.isAppearing+", "b.didAppear+", "a.didDisappear", "presented",
            ])
        #expect(a.view.window == nil && b.view.window === screen.window)
        #expect(b.view.frame == screen.window.bounds)
        b.dismiss(animated: false) { self.log("dismissed") }
        #expect(
            log.take() == [
                "b.willDisappear+", "a.willAppear", "a.isAppearing+", "a.didAppear+", "b.didDisappear", "dismissed",
            ])
        #expect(a.view.window === screen.window && b.view.window == nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test("J7: an animated presentation takes its time on the application's clock")
    func animated() {
        present(.fullScreen, animated: true)
        #expect(log.take() == ["a.willDisappear+", "b.willAppear", "b.isAppearing+"])
        #expect(b.isBeingPresented && a.view.window != nil)
        screen.advance(by: 0.39)
        #expect(log.take() == [])
        screen.advance(by: 0.02)
        #expect(log.take() == ["b.didAppear+", "a.didDisappear", "presented"])
        #expect(!b.isBeingPresented)
        a.dismiss(animated: true) { self.log("dismissed") }
        #expect(log.take() == ["b.willDisappear+", "a.willAppear", "a.isAppearing+"])
        #expect(b.isBeingDismissed)
        screen.advance(by: 0.41)
        #expect(log.take() == ["a.didAppear+", "b.didDisappear", "dismissed"])
        #expect(!b.isBeingDismissed)
    }

    @Test(
        "J12: over full screen and sheets leave the presenter where it is",
        arguments: [
            UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .overCurrentContext, .automatic,
        ])
    func over(style: UIModalPresentationStyle) {
        present(style)
        #expect(log.take() == ["b.willAppear", "b.isAppearing+", "b.didAppear+", "presented"])
        #expect(a.view.window === screen.window)
        a.dismiss(animated: false)
        #expect(log.take() == ["b.willDisappear+", "b.didDisappear"])
    }

    @Test(
        "J12, J17, D52: what full screen covers loses its first responder when the transition begins, touches when it ends"
    )
    func touches() {
        let view = LoggingView("view", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
        let field = FocusView("field")
        for subview in [view, field] { a.view.addSubview(subview) }
        field.frame.origin.y = 200
        #expect(field.becomeFirstResponder())
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        _ = log.take()
        present(.fullScreen, animated: true)
        finger.move(to: CGPoint(x: 60, y: 50))
        #expect(!field.isFirstResponder)
        #expect(log.take() == ["a.willDisappear+", "b.willAppear", "b.isAppearing+", "view.moved"])
        screen.advance(by: 0.5)
        #expect(log.take() == ["view.cancelled", "b.didAppear+", "a.didDisappear", "presented"])
        #expect(screen.window.firstResponder(is: nil))
        finger.up()
        #expect(log.take() == [])
    }

    @Test("A46: a sheet does not cancel a touch beneath it")
    func sheetTouches() {
        let view = LoggingView("view", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
        a.view.addSubview(view)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        present(.pageSheet)
        finger.up()
        #expect(
            log.take() == ["view.began", "b.willAppear", "b.isAppearing+", "b.didAppear+", "presented", "view.ended"])
    }

    @Test("J18: nothing takes touches in the middle of a presentation or a dismissal")
    func inTransition() {
        let behind = LoggingView("behind", frame: screen.window.bounds, log: log)
        let inFront = LoggingView("front", frame: screen.window.bounds, log: log)
        a.view.addSubview(behind)
        b.view.addSubview(inFront)
        let point = CGPoint(x: 100, y: 400)
        present(.fullScreen, animated: true)
        _ = log.take()
        screen.finger().tap(at: point)
        #expect(log.take() == [])
        let container = b.view.superview
        #expect(container?.isInTransition == true)
        screen.advance(by: 0.5)
        #expect(container?.isInTransition == false)
        _ = log.take()
        screen.finger().tap(at: point)
        #expect(log.take() == ["front.began", "front.ended"])
        b.dismiss(animated: true)
        _ = log.take()
        screen.finger().tap(at: point)
        #expect(log.take() == [])
        screen.advance(by: 0.5)
        _ = log.take()
        screen.finger().tap(at: point)
        #expect(log.take() == ["behind.began", "behind.ended"])
    }

    @Test("J6, J7: dismissed at once, a presentation gets the opposite calls without the dids it did not reach")
    func interrupted() {
        present(.fullScreen, animated: true)
        a.dismiss(animated: true) { self.log("dismissed") }
        #expect(
            log.take() == [
                "a.willDisappear+", "b.willAppear", "b.isAppearing+", "b.willDisappear+", "a.willAppear+",
                "a.isAppearing+",
            ])
        screen.advance(by: 0.5)
        #expect(log.take() == ["a.didAppear+", "b.didDisappear", "presented", "dismissed"])
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        screen.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test(
        "J6: dismissed from its own callbacks, a presentation ends there",
        arguments: ["willAppear", "isAppearing", "didAppear"])
    func dismissedInCallback(call: String) {
        b.onCall = { if $0 == call { self.a.dismiss(animated: false) { self.log("dismissed") } } }
        present(.fullScreen)
        let entries = log.take()
        #expect(entries.suffix(2) == ["presented", "dismissed"])
        #expect(
            entries.filter { $0.hasPrefix("b.did") }
                == (call == "didAppear" ? ["b.didAppear+", "b.didDisappear"] : ["b.didDisappear"]))
        #expect(a.view.window === screen.window && b.view.window == nil)
        #expect(a.presentedViewController == nil)
        #expect(screen.window.subviews.count == 1)
        screen.settle()
        #expect(log.take() == [])
    }

    @Test("J8: a child reports what its ancestor presents and what presents its ancestor")
    func ancestors() {
        let child = UIViewController()
        a.addChild(child)
        a.view.addSubview(child.view)
        let inner = UIViewController()
        b.addChild(inner)
        b.view.addSubview(inner.view)
        b.modalPresentationStyle = .fullScreen
        child.present(b, animated: false)
        #expect(a.presentedViewController === b && child.presentedViewController === b)
        #expect(b.presentingViewController === a && inner.presentingViewController === a)
        #expect(inner.next === inner.view.superview)
        #expect(b.next === a)
        inner.dismiss(animated: false)
        #expect(a.presentedViewController == nil && inner.presentingViewController == nil)
    }

    @Test("A presentation that is not possible is reported and changes nothing")
    func mistakes() {
        let c = UIViewController()
        let detached = UIViewController()
        func refused(_ present: () -> Void) {
            let faults = screen.application.faults.count
            present()
            #expect(screen.application.faults.count == faults + 1)
            #expect(log.take() == [])
        }
        refused { detached.present(b, animated: false) { self.log("never") } }
        refused { a.present(a, animated: false) { self.log("never") } }
        refused { a.present(UIWindow(windowScene: screen.scene).given(c), animated: false) { self.log("never") } }
        let child = UIViewController()
        a.addChild(child)
        refused { a.present(child, animated: false) { self.log("never") } }
        present(.pageSheet, animated: true)
        _ = log.take()
        let d = LoggingController("d", log: log)
        refused { a.present(d, animated: false) { self.log("never") } }
        refused { b.present(d, animated: false) { self.log("never") } }
        refused { a.present(b, animated: false) { self.log("never") } }
        #expect(d.presentingViewController == nil && b.presentedViewController == nil)
        screen.advance(by: 0.5)
        b.present(d, animated: false)
        #expect(d.presentingViewController === b)
    }

    @Test("show looks for a container that overrides it, else presents")
    func show() {
        final class Container: UIViewController {
            var shown: [UIViewController] = []
            override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        }
        let container = Container()
        let child = UIViewController()
        container.addChild(child)
        child.show(b, sender: nil)
        #expect(container.shown == [b])
        #expect(
            child.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil) === container)
        #expect(
            child.targetViewController(forAction: Selector("showDetailViewController:sender:"), sender: nil) == nil)
        a.showDetailViewController(b, sender: nil)
        #expect(a.presentedViewController === b)
    }
}

extension UIWindow {
    fileprivate func given(_ root: UIViewController) -> UIViewController {
        rootViewController = root
        PresentationTestsKeeper.windows.append(self)
        return root
    }

    fileprivate func firstResponder(is responder: UIResponder?) -> Bool {
        firstView(where: \.isFirstResponder) === responder
    }
}

@MainActor
private enum PresentationTestsKeeper {
    static var windows: [UIWindow] = []
}
