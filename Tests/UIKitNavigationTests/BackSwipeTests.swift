// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("N: the back swipe")
final class BackSwipeTests: NavigationFixture {
    @Test("N20, N22: a swipe past the middle pops when it lifts; calls as of a pop")
    func finishes() {
        pushQuietly(b)
        swipe(to: 300)
        #expect(
            log.take() == ["b.willLeave+", "b.willDisappear+", "a.willAppear", "willShow a", "a.isAppearing+"])
        #expect(navigation.viewControllers == [a] && navigation.transitionCoordinator?.isInteractive == true)
        liftAtRest()
        #expect(log.take() == [] && navigation.transitionCoordinator?.isInteractive == false)
        screen.advance(by: 0.4)
        #expect(log.take() == ["b.didDisappear", "a.didAppear+", "b.didLeave", "didShow a"])
        #expect(b.parent == nil && a.view.window != nil && b.view.window == nil)
    }

    @Test("N51: a pan with the swipe's target and action pops from anywhere")
    func fromAnywhere() throws {
        pushQuietly(b)
        let own = try #require(navigation.interactivePopGestureRecognizer)
        let targets = try #require(own.value(forKey: "targets") as? NSArray)
        let target = try #require((targets.firstObject as? NSObject)?.value(forKey: "target"))
        own.isEnabled = false
        navigation.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: target, action: NSSelectorFromString("handleNavigationTransition:")))
        swipe(from: 90, to: 390)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        #expect((navigation.transitionCoordinator?.percentComplete ?? 0) > 0.5)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a] && a.view.window != nil)
        pushQuietly(b)
        swipe(from: 90, to: 190)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a, b])
    }

    @Test("N22, J6: one that is let go before pops nothing: willDisappear, willAppear, didAppear, and no didShow")
    func cancels() {
        pushQuietly(b)
        swipe(to: 100)
        _ = log.take()
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(
            log.take() == [
                "a.willDisappear+", "b.willAppear+", "b.isAppearing+", "a.didDisappear", "b.didAppear+",
            ])
        #expect(navigation.viewControllers == [a, b] && b.parent === navigation && !b.isMovingFromParent)
        #expect(bar.topItem === b.navigationItem && backButton != nil && a.view.window == nil)
        #expect(b.view.convert(b.view.bounds, to: nil) == screen.window.bounds)
        // And again, as if nothing had been.
        swipe(to: 300)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a])
    }

    @Test("N20: the views follow the finger, the lower one by 30 % of it")
    func follows() {
        pushQuietly(b)
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 197, y: 400), over: 0.5, steps: 12)
        let upper = b.view.convert(CGPoint.zero, to: nil).x
        let lower = a.view.convert(CGPoint.zero, to: nil).x
        #expect(abs(upper - 195) < 1 && abs(lower + 0.3 * (390 - upper)) < 1)
        #expect(b.view.safeAreaInsets == a.view.safeAreaInsets && b.view.safeAreaInsets.right == 0)
        liftAtRest()
    }

    @Test("N22: a quick finger decides by its direction", arguments: [(60.0, 110.0, true), (300.0, 240.0, false)])
    func fling(way: (turn: Double, end: Double, isPopped: Bool)) {
        pushQuietly(b)
        swipe(to: way.turn)
        finger.move(to: CGPoint(x: way.end, y: 400), over: 0.05, steps: 3)
        finger.up()
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers.count == (way.isPopped ? 1 : 2))
    }

    @Test("N20: a touch that the system cancels pops nothing")
    func systemCancels() {
        pushQuietly(b)
        swipe(to: 300)
        finger.cancel()
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a, b])
    }

    @Test("N20: from right to left it begins at the right edge")
    func rightToLeft() {
        navigation.view.semanticContentAttribute = .forceRightToLeft
        navigation.view.setNeedsLayout()
        pushQuietly(b)
        swipe(to: 300)
        liftAtRest()
        #expect(navigation.viewControllers == [a, b])
        swipe(from: 388, to: 90)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a])
    }

    // MARK: What keeps it from beginning

    enum Obstacle: CaseIterable { case root, hiddenBar, hiddenBack, replacedBack, backAction, push, disabled }

    @Test("N21: what keeps it from beginning, and what verdicts say of it", arguments: Obstacle.allCases)
    func obstacle(_ obstacle: Obstacle) {
        if obstacle != .root { pushQuietly(b) }
        let words: String
        switch obstacle {
        case .root: words = "the navigation controller shows its root controller"
        case .hiddenBar:
            navigation.setNavigationBarHidden(true, animated: false)
            words = "the navigation bar is hidden"
        case .hiddenBack:
            b.navigationItem.hidesBackButton = true
            words = "the top controller's navigationItem.hidesBackButton is true"
        case .replacedBack:
            b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
            words = "the top controller's navigationItem.leftBarButtonItems take the back button's place"
        case .backAction:
            b.navigationItem.backAction = UIAction { _ in }
            words = "the top controller's navigationItem.backAction takes the place of going back"
        case .push:
            navigation.pushViewController(c, animated: true)
            words = "a push or a pop is under way"
        case .disabled:
            navigation.interactivePopGestureRecognizer?.isEnabled = false
            words = ""
        }
        let before = navigation.viewControllers
        trace.removeAll()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 200, y: 400), over: 0.1, steps: 6)
        finger.up()
        screen.advance(by: 0.5)
        #expect(navigation.viewControllers == before)
        if obstacle != .disabled {
            #expect(outcome.contains("the back swipe did not begin: \(words.lowercased())."), "\(outcome)")
        }
    }

    @Test("N21: leftItemsSupplementBackButton keeps it, and so does a bar that is only isHidden")
    func kept() {
        pushQuietly(b)
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
        b.navigationItem.leftItemsSupplementBackButton = true
        bar.isHidden = true
        swipe(to: 300)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a])
    }

    @Test(
        "N21: an application's delegate decides by itself: the hidden bar's swipe is back; at the root it does nothing")
    func ownDelegate() {
        final class Yes: NSObject, UIGestureRecognizerDelegate {}
        let yes = Yes()
        navigation.interactivePopGestureRecognizer?.delegate = yes
        navigation.setNavigationBarHidden(true, animated: false)
        pushQuietly(b)
        swipe(to: 300)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a])
        _ = log.take()
        swipe(to: 300)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(log.take() == [])
        // Not stuck: the next push works.
        navigation.pushViewController(c, animated: true)
        screen.advance(by: 0.4)
        #expect(c.view.window != nil && navigation.viewControllers == [a, c])
        withExtendedLifetime(yes) {}
    }

    // MARK: Others that want the finger

    @Test(
        "N24: a pan recognizer of the content has the finger, and verdicts say so; requiring the swipe to fail gives it back"
    )
    func contentPan() {
        pushQuietly(b)
        let content = UIView(frame: screen.window.bounds)
        content.accessibilityIdentifier = "Content"
        b.view.addSubview(content)
        let pan = UIPanGestureRecognizer()
        content.addGestureRecognizer(pan)
        swipe(to: 300)
        #expect(pan.state == .changed && navigation.viewControllers == [a, b])
        liftAtRest()
        let sentence =
            "the back swipe did not begin: the pan recognizer of uiview \"content\" recognized, and prevents it."
        #expect(outcome.contains(sentence), "\(outcome)")
        screen.advance(by: 0.4)
        pan.addTarget(self, action: Selector("panned", BackSwipeTests.panned))
        #expect(log.take() == [])
        pan.require(toFail: navigation.interactivePopGestureRecognizer!)
        swipe(to: 300)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(navigation.viewControllers == [a])
    }

    private func panned() { log("panned") }

    @Test("N24: a list that scrolls up and down leaves the edge to the swipe, one that pages to the side does not")
    func scrollViews() {
        for isPaging in [false, true] {
            pushQuietly(b)
            for view in b.view.subviews { view.removeFromSuperview() }
            let scroll = UIScrollView(frame: screen.window.bounds)
            scroll.contentSize = isPaging ? CGSize(width: 1170, height: 100) : CGSize(width: 390, height: 3000)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentOffset.x = isPaging ? 390 : 0
            b.view.addSubview(scroll)
            screen.settle()
            swipe(to: 300)
            liftAtRest()
            screen.advance(by: 2)
            #expect(navigation.viewControllers.count == (isPaging ? 2 : 1))
        }
    }

    @Test("N23: a button at the edge hears of a tap when it lifts, and of no swipe")
    func edgeButton() {
        pushQuietly(b)
        let button = UIButton(frame: CGRect(x: 0, y: 380, width: 100, height: 44))
        button.addAction(UIAction { _ in self.log("tapped") }, for: .touchUpInside)
        b.view.addSubview(button)
        finger.tap(at: CGPoint(x: 5, y: 400))
        #expect(log.take() == ["tapped"])
        swipe(to: 300)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(!log.take().contains("tapped") && navigation.viewControllers == [a])
    }

    @Test("N23: a view at the edge is told of a tap whole when it lifts, and of a swipe not at all")
    func edgeView() {
        pushQuietly(b)
        b.view.addSubview(LoggingView("view", frame: screen.window.bounds, log: log))
        finger.down(at: CGPoint(x: 5, y: 400))
        #expect(log.take() == [])
        finger.up()
        #expect(log.take() == ["view.began", "view.ended"])
        // Farther in, the swipe has failed when the finger comes down.
        finger.down(at: CGPoint(x: 200, y: 400))
        #expect(log.take() == ["view.began"])
        finger.up()
        _ = log.take()
        swipe(to: 300)
        #expect(!log.take().contains { $0.hasPrefix("view") })
        liftAtRest()
    }

    @Test("N22: a push in the middle of a swipe pops first")
    func pushWhileSwiping() {
        pushQuietly(b)
        swipe(to: 300)
        navigation.pushViewController(c, animated: false)
        finger.up()
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [a, c] && c.view.window != nil && b.parent == nil)
    }

    @Test("N22: the coordinator tells of the end of the interaction, and of the cancellation")
    func coordinator() {
        pushQuietly(b)
        swipe(to: 100)
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
            self.log("changed \(context.isCancelled) \(context.percentComplete > 0.2)")
        }
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { self.log("over \($0.isCancelled)") }
        _ = log.take()
        liftAtRest()
        #expect(log.take() == ["changed true true"])
        screen.advance(by: 0.4)
        #expect(log.take().last == "over true")
    }

    @Test("Verdicts tell what a swipe popped, and what it did not")
    func verdicts() {
        pushQuietly(b)
        swipe(to: 100)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(outcome.contains("was not popped: the back swipe was given up."), "\(outcome)")
        swipe(to: 300)
        liftAtRest()
        screen.advance(by: 0.4)
        #expect(outcome.contains("it popped"), "\(outcome)")
    }
}
