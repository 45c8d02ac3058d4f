// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("N79: changes of the tab that the application animates")
final class AnimatedTabTests: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    let log = CallLog()
    let screen = TestScreen()
    let tabs = UITabBarController()
    let a: LoggingPage
    let b: LoggingPage
    let c: LoggingPage
    var animates = true
    var interaction: UIPercentDrivenInteractiveTransition?

    override init() {
        a = LoggingPage("a", log: log)
        b = LoggingPage("b", log: log)
        c = LoggingPage("c", log: log)
        super.init()
        tabs.viewControllers = [a, b, c]
        tabs.delegate = self
        screen.window.rootViewController = tabs
        screen.settle()
        _ = log.take()
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log("from \(fromVC.title ?? "-") to \(toVC.title ?? "-")")
        return animates ? self : nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else { return log("no views") }
        log("animate")
        new.transform = CGAffineTransform(translationX: 390, y: 0)
        context.containerView.addSubview(new)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            new.transform = .identity
            old.transform = CGAffineTransform(translationX: -390, y: 0)
        } completion: { _ in
            old.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log("ended \(transitionCompleted)") }

    private func shownX(_ page: UIViewController) -> CGFloat? {
        (page.view.layer.presentation()?.affineTransform()).map { $0.tx }
    }

    @Test("N79: a chosen tab comes as the animator says; the bar stays in front, and who was there is told at the end")
    func chosen() {
        screen.finger().tap(tabs.tabBar, at: CGPoint(x: 195, y: 20))
        screen.settle()
        screen.advance(by: 0.25)
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === b.tabBarItem)
        #expect(a.view.window != nil && b.view.window != nil)
        #expect(shownX(b) == 195 && shownX(a) == -195)
        #expect(b.transitionCoordinator?.transitionDuration == 0.5)
        #expect(screen.window.hitTest(CGPoint(x: 195, y: 830), with: nil)?.isDescendant(of: tabs.tabBar) == true)
        #expect(screen.window.hitTest(CGPoint(x: 195, y: 300), with: nil)?.isDescendant(of: b.view) != true)
        let began = log.take()
        #expect(began.contains("from a to b") && began.contains("animate"))
        #expect(!began.contains("a.didDisappear") && !began.contains { $0.hasPrefix("b.didAppear") })
        screen.advance(by: 0.5)
        let ended = log.take()
        #expect(ended.first == "ended true" && ended.contains("a.didDisappear"))
        #expect(ended.contains { $0.hasPrefix("b.didAppear") } && !ended.contains { $0.hasPrefix("b.didDisappear") })
        #expect(a.view.window == nil && b.view.window != nil && b.transitionCoordinator == nil)
        #expect(b.view.convert(b.view.bounds, to: nil) == screen.window.bounds)
    }

    @Test("N79: the program's selection is animated too; without an animator tabs are exchanged at once")
    func selected() {
        tabs.selectedIndex = 2
        screen.settle()
        #expect(a.view.window != nil && log.take().contains("from a to c"))
        screen.advance(by: 1)
        #expect(a.view.window == nil && c.view.window != nil)
        animates = false
        tabs.selectedViewController = a
        screen.settle()
        #expect(c.view.window == nil && a.view.window != nil)
    }

    @Test("N79: a finger that gives up brings back the tab that was there")
    func givenUp() {
        interaction = UIPercentDrivenInteractiveTransition()
        tabs.selectedIndex = 1
        screen.settle()
        #expect(b.transitionCoordinator?.isInteractive == true)
        interaction?.update(0.4)
        screen.settle()
        #expect(b.transitionCoordinator.map { abs($0.percentComplete - 0.4) < 0.01 } == true)
        _ = log.take()
        interaction?.cancel()
        screen.advance(by: 1)
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === a.tabBarItem)
        #expect(a.view.window != nil && b.view.window == nil && a.view.transform == .identity)
        let ended = log.take()
        #expect(ended.first == "ended false" && ended.contains("b.didDisappear"))
        #expect(ended.contains { $0.hasPrefix("a.didAppear") })
    }

    @Test("N79: another tab ends the animator's change, which is too late then")
    func another() {
        tabs.selectedIndex = 1
        screen.advance(by: 0.1)
        _ = log.take()
        animates = false
        tabs.selectedIndex = 2
        screen.settle()
        #expect(log.take().first == "ended true")
        screen.advance(by: 1)
        #expect(tabs.selectedIndex == 2 && c.view.window != nil && a.view.window == nil && b.view.window == nil)
        tabs.selectedIndex = 0
        animates = true
        screen.settle()
        tabs.selectedIndex = 1
        screen.advance(by: 0.1)
        tabs.viewControllers = [b, c]
        screen.advance(by: 1)
        #expect(tabs.selectedIndex == 0 && b.view.window != nil && a.view.window == nil)
    }
}
