import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("J: presentation")
struct PresentationTests {
    let log = CallLog()
    let screen = TestScreen()
    let a: LoggingController
    let b: LoggingController

    init() {
        a = LoggingController("a", log: log)
        b = LoggingController("b", log: log)
        screen.window.rootViewController = a
        screen.settle()
        b.loadViewIfNeeded()
        _ = log.take()
    }

    func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
        screen.application.makeShared()
        b.modalPresentationStyle = style
        a.present(b, animated: animated) { self.log("presented") }
    }

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
        "J12, J17, D17: what full screen covers loses touches and first responder when the transition ends, not before")
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
        #expect(field.isFirstResponder)
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
        screen.advance(by: 0.5)
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

    @Test("J14: automatic is a page sheet")
    func automatic() {
        #expect(UIViewController().modalPresentationStyle == .pageSheet)
        b.modalPresentationStyle = .automatic
        #expect(b.modalPresentationStyle == .pageSheet)
    }

    @Test("J16: the views of a sheet")
    func sheetTree() throws {
        present(.pageSheet)
        let container = try #require(b.presentationController?.containerView)
        #expect(container.superview === screen.window)
        let names = container.subviews.map { String(describing: type(of: $0)) }
        #expect(names == ["UIDimmingView", "UIDropShadowView"])
        #expect(container.subviews[0].frame == CGRect(x: -390, y: -844, width: 1170, height: 2532))
        #expect(container.subviews[1].frame == CGRect(x: 0, y: 40, width: 390, height: 804))
        #expect(b.view.superview === container.subviews[1])
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 804))
    }

    @Test("J16: a sheet follows its window's size, and a form sheet its controller's wish")
    func sheetSize() {
        present(.formSheet)
        screen.send(.resize(ScreenDescription(size: CGSize(width: 1024, height: 768))))
        #expect(b.view.superview?.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
        b.preferredContentSize = CGSize(width: 300, height: 200)
        screen.settle()
        #expect(b.view.superview?.frame == CGRect(x: 362, y: 284, width: 300, height: 200))
    }

    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        let log: CallLog
        var mayDismiss = true
        var style = UIModalPresentationStyle.none

        init(_ log: CallLog) {
            self.log = log
        }

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log("should")
            return mayDismiss
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log("attempt")
        }
    }

    @Test("J13: a tap beside a sheet dismisses it, and its delegate hears of it")
    func tapBeside() {
        let delegate = Delegate(log)
        b.presentationController?.delegate = delegate
        present(.pageSheet)
        b.presentationController?.delegate = delegate
        _ = log.take()
        screen.finger().tap(at: CGPoint(x: 100, y: 500))
        #expect(log.take() == [])
        screen.finger().tap(at: CGPoint(x: 100, y: 20))
        #expect(log.take() == ["should", "will", "b.willDisappear+"])
        screen.advance(by: 0.5)
        #expect(log.take() == ["b.didDisappear", "did"])
    }

    @Test("J13: a modal sheet, or one whose delegate refuses, stays")
    func modal() {
        let delegate = Delegate(log)
        present(.pageSheet)
        b.presentationController?.delegate = delegate
        _ = log.take()
        delegate.mayDismiss = false
        screen.finger().tap(at: CGPoint(x: 100, y: 20))
        #expect(log.take() == ["should", "attempt"])
        b.isModalInPresentation = true
        screen.finger().tap(at: CGPoint(x: 100, y: 20))
        #expect(log.take() == ["attempt"])
        #expect(a.presentedViewController === b)
        b.dismiss(animated: false)
        #expect(log.take() == ["b.willDisappear+", "b.didDisappear"])
    }

    @Test("A delegate that was set before the presentation may change its style")
    func adaptive() {
        let delegate = Delegate(log)
        delegate.style = .fullScreen
        b.presentationController?.delegate = delegate
        a.present(b, animated: false)
        #expect(b.activePresentationController?.presentationStyle == .fullScreen)
        #expect(a.view.window == nil)
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

    @Test("Dismissing takes everything above along; only what was seen is told, and the bottom's presenter comes back")
    func dismissAll() {
        let c = LoggingController("c", log: log)
        c.modalPresentationStyle = .fullScreen
        present(.fullScreen)
        b.present(c, animated: false)
        _ = log.take()
        #expect(b.view.window == nil)
        a.dismiss(animated: true) { self.log("dismissed") }
        screen.advance(by: 0.5)
        #expect(
            log.take() == [
                "c.willDisappear+", "a.willAppear", "a.isAppearing+", "a.didAppear+", "c.didDisappear", "dismissed",
            ])
        #expect(b.presentedViewController == nil && a.presentedViewController == nil)
        #expect(screen.window.subviews.count == 1)
        present(.pageSheet)
        b.present(c, animated: false)
        b.dismiss(animated: false)
        #expect(a.presentedViewController === b && b.presentedViewController == nil)
    }

    @Test("Dismissing nothing runs the completion")
    func dismissNothing() {
        a.dismiss(animated: true) { self.log("done") }
        #expect(log.take() == ["done"])
    }

    @Test("A second dismissal joins the first")
    func dismissTwice() {
        present(.pageSheet)
        a.dismiss(animated: true) { self.log("first") }
        b.dismiss(animated: true) { self.log("second") }
        _ = log.take()
        screen.advance(by: 0.5)
        #expect(log.take() == ["b.didDisappear", "first", "second"])
    }

    @Test("A presentation in a context covers the nearest controller that defines one")
    func context() {
        let child = LoggingController("child", log: log)
        a.addChild(child)
        a.view.addSubview(child.view)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
        let inner = UIViewController()
        child.addChild(inner)
        child.view.addSubview(inner.view)
        child.definesPresentationContext = true
        screen.settle()
        _ = log.take()
        b.modalPresentationStyle = .currentContext
        inner.present(b, animated: false)
        #expect(b.presentingViewController === child)
        #expect(b.presentationController?.containerView?.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
        #expect(b.presentationController?.containerView?.superview === a.view)
        #expect(child.view.window == nil && a.view.window != nil)
        #expect(
            log.take() == [
                "child.willDisappear+", "b.willAppear", "b.isAppearing+", "b.didAppear+", "child.didDisappear",
            ])
        inner.dismiss(animated: false)
        #expect(child.view.superview === a.view)
        #expect(a.view.subviews.count == 1)
    }

    final class Half: UIPresentationController {
        var log: CallLog!
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 0, y: 400, width: 390, height: 444)
        }
        override func presentationTransitionWillBegin() { log("presenting \(containerView?.window != nil)") }
        override func presentationTransitionDidEnd(_ completed: Bool) { log("presented \(completed)") }
        override func dismissalTransitionWillBegin() { log("dismissing") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log("dismissed \(completed)") }
    }

    final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
        let log: CallLog

        init(_ log: CallLog) {
            self.log = log
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let made = Half(presentedViewController: presented, presenting: presenting)
            made.log = log
            return made
        }
    }

    @Test("C8: a custom presentation controller places the view and hears of every step")
    func custom() {
        let transitioning = Transitioning(log)
        b.transitioningDelegate = transitioning
        present(.custom)
        #expect(
            log.take() == [
                "presenting true", "b.willAppear", "b.isAppearing+", "b.didAppear+", "presented true", "presented",
            ])
        #expect(b.view.frame == CGRect(x: 0, y: 400, width: 390, height: 444))
        #expect(b.presentationController is Half)
        #expect(b.presentationController?.presentingViewController === a)
        a.dismiss(animated: false)
        #expect(log.take() == ["dismissing", "b.willDisappear+", "b.didDisappear", "dismissed true"])
        present(.custom, animated: true)
        a.dismiss(animated: false)
        #expect(
            log.take() == [
                "presenting true", "b.willAppear", "b.isAppearing+", "presented false", "dismissing",
                "b.willDisappear+",
                "b.didDisappear", "dismissed true", "presented",
            ])
    }

    @Test("A transition's coordinator runs code along with it and after it")
    func coordinator() {
        b.onCall = { call in
            guard call == "willAppear" else { return }
            self.b.transitionCoordinator?.animate { context in
                self.log("alongside \(context.transitionDuration)")
            } completion: {
                self.log("completed \($0.isCancelled)")
            }
        }
        present(.pageSheet, animated: true)
        #expect(log.take() == ["b.willAppear", "b.isAppearing+", "alongside 0.4"])
        screen.advance(by: 0.5)
        #expect(log.take() == ["b.didAppear+", "completed false", "presented"])
        #expect(b.transitionCoordinator == nil)
    }

    @Test("A window that is hidden in the middle ends the transition; shown again, what was seen appears")
    func hideWindow() {
        present(.fullScreen, animated: true)
        _ = log.take()
        screen.window.isHidden = true
        #expect(log.take() == ["b.didAppear+", "a.didDisappear", "presented", "b.willDisappear+", "b.didDisappear+"])
        screen.window.isHidden = false
        screen.settle()
        #expect(log.take() == ["b.willAppear+", "b.isAppearing+", "b.didAppear+"])
        screen.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test("J15: a new root controller ends what the old one presents", arguments: [false, true])
    func replaceRoot(animated: Bool) {
        present(.fullScreen, animated: animated)
        _ = log.take()
        let c = UIViewController()
        screen.window.rootViewController = c
        screen.settle()
        let entries = log.take()
        #expect(entries.suffix(2) == ["b.willDisappear+", "b.didDisappear"])
        #expect(a.presentedViewController == nil && b.view.window == nil && a.view.window == nil)
        #expect(c.view.window === screen.window && screen.window.subviews.count == 1)
        screen.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test("A scene that disconnects in the middle leaves the transition to the clock")
    func disconnect() {
        present(.fullScreen, animated: true)
        _ = log.take()
        screen.send(.disconnect)
        screen.advance(by: 1)
        #expect(log.take() == ["b.didAppear+", "a.didDisappear", "presented"])
    }

    @Test("Nobody is kept alive by a presentation that is over, or whose presenter is gone")
    func lifetime() {
        weak var weakPresented: UIViewController?
        weak var weakController: UIPresentationController?
        do {
            let presented = UIViewController()
            weakPresented = presented
            weakController = presented.presentationController
            a.present(presented, animated: false)
            a.dismiss(animated: false)
        }
        #expect(weakPresented == nil && weakController == nil)
        do {
            let presented = UIViewController()
            weakPresented = presented
            let presenter = UIViewController()
            screen.window.addSubview(presenter.view)
            screen.settle()
            presenter.present(presented, animated: true)
            presenter.view.removeFromSuperview()
        }
        #expect(weakPresented == nil)
        #expect(screen.window.subviews.count == 1)
        screen.advance(by: 1)
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

    @Test("D44: only form sheets keep the keyboard by themselves")
    func keyboard() {
        #expect(!b.disablesAutomaticKeyboardDismissal)
        b.modalPresentationStyle = .formSheet
        #expect(b.disablesAutomaticKeyboardDismissal)
    }
}

extension UIWindow {
    fileprivate func given(_ root: UIViewController) -> UIViewController {
        rootViewController = root
        PresentationTestsKeeper.windows.append(self)
        return root
    }

    fileprivate func firstResponder(is responder: UIResponder?) -> Bool {
        func find(_ view: UIView) -> UIResponder? {
            view.isFirstResponder ? view : view.subviews.lazy.compactMap(find).first
        }
        return find(self) === responder
    }
}

@MainActor
private enum PresentationTestsKeeper {
    static var windows: [UIWindow] = []
}
