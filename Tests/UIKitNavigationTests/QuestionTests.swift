// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

/// Questions of public sites about navigation with very many votes, played; the published answers are the outcomes. Each test names
/// what was asked.
@MainActor
@Suite("N: what people ask")
final class QuestionTests: NavigationFixture {
    @Test("N21: 'Changing back button in iOS 7 disables swipe to navigate back': a delegate brings it back")
    func customBackButton() {
        pushQuietly(b)
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Back", image: nil,
            primaryAction: UIAction { _ in self.navigation.popViewController(animated: true) })
        screen.settle()
        swipeBack()
        #expect(navigation.viewControllers == [a, b])
        final class Guard: NSObject, UIGestureRecognizerDelegate {
            weak var navigation: UINavigationController?
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                (navigation?.viewControllers.count ?? 0) > 1
            }
        }
        let delegate = Guard()
        delegate.navigation = navigation
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        swipeBack()
        #expect(navigation.viewControllers == [a])
        // The guard is what keeps the root from being stuck.
        swipeBack()
        navigation.pushViewController(c, animated: true)
        screen.advance(by: 0.5)
        #expect(c.view.window != nil)
        withExtendedLifetime(delegate) {}
    }

    @Test("'No swipe back when hiding navigation bar': setting the delegate to nil lets it begin")
    func hiddenBar() {
        navigation.setNavigationBarHidden(true, animated: false)
        pushQuietly(b)
        swipeBack()
        #expect(navigation.viewControllers == [a, b])
        navigation.interactivePopGestureRecognizer?.delegate = nil
        swipeBack()
        #expect(navigation.viewControllers == [a])
    }

    @Test("'How to disable back swipe gesture in UINavigationController': its recognizer's isEnabled")
    func disableSwipe() {
        pushQuietly(b)
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        swipeBack()
        #expect(navigation.viewControllers == [a, b])
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        swipeBack()
        #expect(navigation.viewControllers == [a])
    }

    @Test("'View controller lifecycle when swiping to pop': willDisappear, then willAppear and didAppear")
    func cancelledLifecycle() {
        pushQuietly(b)
        swipe(to: 80)
        liftAtRest()
        screen.advance(by: 0.5)
        let calls = log.take().filter { $0.hasPrefix("b.") }
        #expect(calls == ["b.willLeave+", "b.willDisappear+", "b.willAppear+", "b.isAppearing+", "b.didAppear+"])
    }

    @Test(
        "'Detect when the back button is pressed on a navbar': isMovingFromParent in viewWillDisappear, not when covered"
    )
    func detectBack() {
        var notes: [Bool] = []
        b.onCall = { [b] call in if call == "willDisappear" { notes.append(b.isMovingFromParent) } }
        pushQuietly(b)
        navigation.pushViewController(c, animated: false)
        navigation.popViewController(animated: false)
        finger.tap(backButton!)
        screen.advance(by: 0.5)
        #expect(notes == [false, true])
    }

    @Test("'Completion handler for pushViewController': the transition coordinator's completion")
    func completion() {
        navigation.pushViewController(b, animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in self.log("completed") }
        _ = log.take()
        screen.advance(by: 0.5)
        #expect(log.take().last == "completed")
        navigation.popViewController(animated: false)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("'How can I pop specific view controller': popToViewController, by the stack's own")
    func popSpecific() {
        pushQuietly(b, c)
        if let target = navigation.viewControllers.first(where: { $0 === a }) {
            navigation.popToViewController(target, animated: true)
        }
        screen.advance(by: 0.5)
        #expect(navigation.viewControllers == [a] && a.view.window != nil)
    }

    @Test("'UIScrollView horizontal paging and the swipe back': the pan requires the swipe to fail")
    func pagingScroll() {
        pushQuietly(b)
        let scroll = UIScrollView(frame: screen.window.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 1170, height: 844)
        scroll.contentOffset.x = 390
        scroll.isPagingEnabled = true
        b.view.addSubview(scroll)
        scroll.panGestureRecognizer.require(toFail: navigation.interactivePopGestureRecognizer!)
        swipe(from: 200, to: 350)
        liftAtRest()
        screen.advance(by: 1)
        #expect(scroll.contentOffset.x == 390 || scroll.contentOffset.x == 0)
        #expect(navigation.viewControllers == [a, b])
        swipeBack()
        #expect(navigation.viewControllers == [a])
    }

    @Test("'Set the back button's text': it is the item below that has it")
    func backText() {
        b.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Wrong", style: .plain, target: nil, action: nil)
        a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
        pushQuietly(b)
        #expect(backButton?.currentTitle == "Right")
    }

    @Test("'Button under the navigation bar does not react': touches of the bar are the bar's")
    func underBar() {
        let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
        button.addAction(UIAction { _ in self.log("tapped") }, for: .touchUpInside)
        a.view.addSubview(button)
        screen.settle()
        finger.tap(at: bar.convert(CGPoint(x: 150, y: 22), to: nil))
        #expect(log.take() == [])
    }

    private func swipeBack() {
        swipe(to: 300)
        liftAtRest()
        screen.advance(by: 0.5)
    }
}
