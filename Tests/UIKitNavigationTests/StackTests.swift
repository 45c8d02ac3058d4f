// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("N: the stack and its calls")
final class StackTests: NavigationFixture {
    @Test(
        "N10, N11: the first controller appears with the navigation controller; the delegate hears of it before viewDidAppear"
    )
    func first() {
        let log = CallLog()
        let page = LoggingPage("p", log: log)
        let other = UINavigationController(rootViewController: page)
        let spy = Spy(log)
        other.delegate = spy
        screen.window.rootViewController = other
        screen.settle()
        #expect(
            log.take() == [
                "p.willJoin", "p.didJoin", "p.didLoad", "p.willAppear", "willShow", "p.isAppearing+", "didShow",
                "p.didAppear+",
            ])
    }

    private final class Spy: NSObject, UINavigationControllerDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func navigationController(_ n: UINavigationController, willShow v: UIViewController, animated: Bool) {
            log("willShow")
        }
        func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {
            log("didShow")
        }
    }

    @Test("N10: a push without motion is over within a turn")
    func push() {
        navigation.pushViewController(b, animated: false)
        screen.settle()
        #expect(
            log.take() == [
                "b.willJoin", "b.didLoad", "a.willDisappear+", "b.willAppear", "willShow b", "b.isAppearing+",
                "a.didDisappear", "b.didAppear+", "b.didJoin+", "didShow b",
            ])
        #expect(navigation.topViewController === b && navigation.children == [a, b])
        #expect(b.navigationController === navigation && a.view.window == nil)
    }

    @Test("N10: an animated push takes its time; stack and places are the new ones from its beginning")
    func animatedPush() {
        navigation.pushViewController(b, animated: true)
        screen.settle()
        #expect(
            log.take() == [
                "b.willJoin", "b.didLoad", "a.willDisappear+", "b.willAppear", "willShow b", "b.isAppearing+",
            ])
        #expect(navigation.viewControllers == [a, b] && b.transitionCoordinator?.isAnimated == true)
        #expect(
            a.view.superview?.isUserInteractionEnabled == false && b.view.superview?.isUserInteractionEnabled == false)
        screen.advance(by: 0.34)
        #expect(log.take() == [])
        screen.advance(by: 0.02)
        #expect(log.take() == ["a.didDisappear", "b.didAppear+", "b.didJoin+", "didShow b"])
        #expect(b.transitionCoordinator == nil && b.view.superview?.isUserInteractionEnabled == true)
    }

    @Test("N10: a pop")
    func pop() {
        pushQuietly(b)
        #expect(navigation.popViewController(animated: true) === b)
        #expect(navigation.topViewController === a)
        screen.settle()
        #expect(
            log.take() == [
                "b.willLeave+", "b.willDisappear+", "a.willAppear", "willShow a", "a.isAppearing+",
            ])
        #expect(b.isMovingFromParent)
        screen.advance(by: 0.4)
        #expect(log.take() == ["b.didDisappear", "a.didAppear+", "b.didLeave", "didShow a"])
        #expect(b.parent == nil && navigation.popViewController(animated: false) == nil)
    }

    @Test("N6: popping to a controller, to the root, and to a stranger")
    func popTo() {
        pushQuietly(b, c)
        #expect(navigation.popToViewController(b, animated: false) == [c])
        #expect(navigation.popToViewController(b, animated: false) == nil)
        #expect(navigation.popToViewController(c, animated: false) == nil)
        pushQuietly(c)
        #expect(navigation.popToRootViewController(animated: false) == [b, c])
        #expect(navigation.popToRootViewController(animated: false) == nil)
        screen.settle()
        #expect(navigation.viewControllers == [a] && a.view.window != nil)
    }

    @Test("N8: a new stack is a push where its top is new, and a pop where it was there")
    func replacing() {
        navigation.setViewControllers([b, c], animated: false)
        screen.settle()
        #expect(
            log.take() == [
                "a.willLeave+", "b.willJoin", "c.willJoin", "c.didLoad", "a.willDisappear+", "c.willAppear",
                "willShow c",
                "c.isAppearing+", "a.didDisappear", "c.didAppear+", "a.didLeave", "b.didJoin", "c.didJoin+",
                "didShow c",
            ])
        #expect(!b.isViewLoaded)
        navigation.setViewControllers([b], animated: false)
        screen.settle()
        #expect(navigation.topViewController === b && c.parent == nil)
    }

    @Test("N9: a push in the middle of another ends that one first")
    func pushWhilePushing() {
        navigation.pushViewController(b, animated: true)
        screen.settle()
        _ = log.take()
        navigation.pushViewController(c, animated: true)
        screen.settle()
        #expect(
            log.take() == [
                "a.didDisappear", "b.didAppear+", "b.didJoin+", "didShow b", "c.willJoin", "c.didLoad",
                "b.willDisappear+", "c.willAppear", "willShow c", "c.isAppearing+",
            ])
        screen.advance(by: 0.4)
        #expect(log.take() == ["b.didDisappear", "c.didAppear+", "c.didJoin+", "didShow c"])
    }

    @Test("N9, J6: a push from viewWillAppear of what is pushed goes on to the second")
    func pushWhileAppearing() {
        b.onCall = { [c, navigation] call in
            if call == "willAppear" { navigation.pushViewController(c, animated: false) }
        }
        navigation.pushViewController(b, animated: true)
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [a, b, c] && c.view.window != nil && b.view.window == nil)
        let calls = log.take()
        #expect(calls.last == "didShow c" && !calls.contains("b.didAppear+"))
        #expect(calls.filter { $0.hasPrefix("b.didDisappear") }.count == 1)
    }

    @Test("N5: what cannot be pushed is reported, and nothing changes")
    func mistakes() {
        pushQuietly(b)
        navigation.pushViewController(b, animated: false)
        navigation.pushViewController(UINavigationController(), animated: false)
        navigation.setViewControllers([a, a], animated: false)
        #expect(navigation.viewControllers == [a, b] && log.take() == [])
    }

    @Test("N4: outside of a window the stack changes, and nobody appears")
    func unseen() {
        let log = CallLog()
        let other = UINavigationController(rootViewController: LoggingPage("p", log: log))
        other.pushViewController(LoggingPage("q", log: log), animated: true)
        other.popViewController(animated: true)
        #expect(
            log.take() == ["p.willJoin", "p.didJoin", "q.willJoin", "q.didJoin", "q.willLeave", "q.didLeave"])
        #expect(other.viewControllers.count == 1)
    }

    @Test("N12: show pushes, from a child of the top controller too")
    func show() {
        let child = UIViewController()
        a.addChild(child)
        a.view.addSubview(child.view)
        child.show(b, sender: nil)
        screen.advance(by: 1)
        #expect(navigation.topViewController === b)
    }

    @Test("N12: another navigation controller is presented, not pushed")
    func showingStack() {
        let other = UINavigationController(rootViewController: UIViewController())
        a.show(other, sender: nil)
        screen.advance(by: 1)
        #expect(navigation.presentedViewController === other && navigation.viewControllers == [a])
    }

    @Test("C33: the chain of a controller in a stack")
    func chain() {
        let names = a.view.responderChain().map { String(describing: type(of: $0)) }
        #expect(
            Array(names.prefix(8)) == [
                "UIView", "LoggingPage", "UIViewControllerWrapperView", "UINavigationTransitionView",
                "UILayoutContainerView", "UINavigationController", "UIDropShadowView", "UITransitionView",
            ])
    }

    @Test("N10: completions run along with the transition")
    func alongside() {
        pushQuietly(b)
        navigation.popViewController(animated: true)
        navigation.transitionCoordinator?.animate { context in
            self.log("alongside \(context.viewController(forKey: .to) === self.a)")
        } completion: { context in
            self.log("completed \(context.isCancelled)")
        }
        _ = log.take()
        screen.advance(by: 1)
        #expect(log.take().last == "completed false")
    }

    @Test("N35: the content's safe area begins under the bar, and is back when the bar is hidden")
    func safeArea() {
        let top = screen.window.safeAreaInsets.top
        #expect(a.view.safeAreaInsets.top == top + 44)
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(a.view.safeAreaInsets.top == top)
        navigation.setNavigationBarHidden(false, animated: false)
        a.edgesForExtendedLayout = []
        screen.settle()
        #expect(a.view.safeAreaInsets.top == 0 && a.view.convert(a.view.bounds, to: nil).minY == top + 44)
    }
}
