// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("N: a stack among other controllers")
final class SurroundingsTests: NavigationFixture {
    @Test("J12, N4: a push under a full-screen presentation is seen when that is over")
    func covered() {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        _ = screen.application
        a.present(cover, animated: false)
        _ = log.take()
        #expect(navigation.visibleViewController === cover)
        navigation.pushViewController(b, animated: true)
        #expect(log.take() == ["b.willJoin", "b.didJoin"])
        cover.dismiss(animated: false)
        screen.settle()
        #expect(
            log.take() == ["b.didLoad", "b.willAppear", "willShow b", "b.isAppearing+", "didShow b", "b.didAppear+"])
        #expect(b.view.window != nil && a.view.window == nil && navigation.visibleViewController === b)
    }

    @Test("N10: a controller that hides the bar as it comes, and shows it as it goes, by button and by finger")
    func hidesBar() {
        b.onCall = { [navigation] call in
            if call == "willAppear" { navigation.setNavigationBarHidden(true, animated: true) }
            if call == "willDisappear" { navigation.setNavigationBarHidden(false, animated: true) }
        }
        final class Yes: NSObject, UIGestureRecognizerDelegate {}
        let yes = Yes()
        navigation.interactivePopGestureRecognizer?.delegate = yes
        navigation.pushViewController(b, animated: true)
        screen.advance(by: 0.5)
        #expect(navigation.isNavigationBarHidden && bar.frame.maxY <= 0)
        #expect(b.view.safeAreaInsets.top == screen.window.safeAreaInsets.top)
        swipe(to: 80)
        liftAtRest()
        screen.advance(by: 0.5)
        #expect(navigation.isNavigationBarHidden && bar.frame.maxY <= 0)
        swipe(to: 300)
        liftAtRest()
        screen.advance(by: 0.5)
        #expect(!navigation.isNavigationBarHidden && bar.frame.minY == screen.window.safeAreaInsets.top)
        withExtendedLifetime(yes) {}
    }

    @Test("J17, D17: what is pushed over loses touches and first responder when the push is over")
    func keyboard() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        a.view.addSubview(field)
        field.becomeFirstResponder()
        navigation.pushViewController(b, animated: true)
        screen.settle()
        screen.advance(by: 0.5)
        #expect(!field.isFirstResponder)
    }

    @Test("J18: what moves takes no touches, and does again afterwards")
    func touches() {
        let view = LoggingView("view", frame: screen.window.bounds, log: log)
        b.view.addSubview(view)
        navigation.pushViewController(b, animated: true)
        screen.settle()
        _ = log.take()
        finger.tap(at: CGPoint(x: 200, y: 400))
        #expect(log.take() == [])
        #expect(b.view.superview?.isInTransition == true && navigation.navigationBar.isInTransition)
        screen.advance(by: 0.5)
        #expect(b.view.superview?.isInTransition == false && !navigation.navigationBar.isInTransition)
        _ = log.take()
        finger.tap(at: CGPoint(x: 200, y: 400))
        #expect(log.take() == ["view.began", "view.ended"])
    }

    @Test("A stack that is let go leaves nothing behind, in the middle of a push too")
    func life() {
        weak var gone: UINavigationController?
        weak var page: UIViewController?
        do {
            let other = UINavigationController(rootViewController: UIViewController())
            let pushed = UIViewController()
            screen.window.rootViewController = other
            screen.settle()
            other.pushViewController(pushed, animated: true)
            (gone, page) = (other, pushed)
        }
        screen.window.rootViewController = UIViewController()
        screen.advance(by: 1)
        #expect(gone == nil && page == nil)
    }

    @Test("The window's size changes in the middle of a push: all lies where it should afterwards")
    func resize() {
        navigation.pushViewController(b, animated: true)
        navigation.view.bounds.size = CGSize(width: 320, height: 600)
        screen.settle()
        screen.advance(by: 0.5)
        #expect(b.view.convert(b.view.bounds, to: navigation.view) == navigation.view.bounds)
    }

    @Test("N35, J9: on a phone with a notch the safe area is right from viewIsAppearing on, in tabs too")
    func notch() {
        screen.resize(
            to: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        var insets: [UIEdgeInsets] = []
        for page in [b, c] {
            page.onCall = { call in if call == "isAppearing" { insets.append(page.view.safeAreaInsets) } }
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: b)]
        screen.window.rootViewController = tabs
        screen.settle()
        b.navigationController?.pushViewController(c, animated: false)
        screen.settle()
        #expect(insets == Array(repeating: UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0), count: 2))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        let bar = b.navigationController?.navigationBar
        #expect(bar?.convert(bar?.bounds ?? .zero, to: nil) == CGRect(x: 0, y: 59, width: 390, height: 44))
    }
}
