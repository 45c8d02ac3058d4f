// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitNavigation
import UIKitTesting

@MainActor
@Suite("N37: pushes and pops that the application animates")
final class AnimatedPushTests: NavigationFixture {
    /// Fades one view into the other in half a second.
    private final class Fader: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        let log: CallLog
        var operations: [UINavigationController.Operation] = []
        var interaction: UIPercentDrivenInteractiveTransition?

        init(_ log: CallLog) { self.log = log }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return self
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {
            log("didShow \(v.title ?? "-")")
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let old = context.view(forKey: .from), let new = context.view(forKey: .to),
                let controller = context.viewController(forKey: .to)
            else { return log("no views") }
            log("animate")
            new.frame = context.finalFrame(for: controller)
            new.alpha = 0
            context.containerView.addSubview(new)
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                new.alpha = 1
                old.alpha = 0
            } completion: { _ in
                old.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { log("ended \(transitionCompleted)") }
    }

    private lazy var fader = Fader(log)

    @Test("N37: the animator brings the view; the push is over when it says so")
    func push() {
        screen.settle()
        navigation.delegate = fader
        navigation.pushViewController(b, animated: true)
        screen.settle()
        #expect(
            log.take() == [
                "b.willJoin", "b.didLoad", "a.willDisappear+", "b.willAppear", "animate", "b.isAppearing+",
            ])
        #expect(fader.operations == [.push] && b.view.window != nil && a.view.window != nil)
        #expect(b.transitionCoordinator?.transitionDuration == 0.5)
        screen.advance(by: 0.45)
        #expect(log.take().isEmpty)
        screen.advance(by: 0.1)
        #expect(
            log.take() == ["ended true", "a.didDisappear", "b.didAppear+", "b.didJoin+", "didShow b"])
        #expect(a.view.window == nil && b.view.alpha == 1)
        #expect(b.view.convert(b.view.bounds, to: screen.window) == screen.window.bounds)
        #expect(b.view.safeAreaInsets.top >= 44)
    }

    /// Animates by a property animator, which it starts itself if no finger drives it.
    private final class Driver: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning,
        UIViewControllerInteractiveTransitioning
    {
        let log: CallLog

        init(_ log: CallLog) { self.log = log }

        var wantsInteractiveStart: Bool { false }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { self }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) { log("animate") }

        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            log("start \(context.isInteractive)")
            guard let new = context.view(forKey: .to) else { return }
            context.containerView.addSubview(new)
            new.frame.origin.y = 500
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { new.frame.origin.y = 0 }
            animator.addCompletion { context.completeTransition($0 == .end) }
            animator.startAnimation()
        }
    }

    @Test("VT11: what drives a push begins it also without a finger")
    func begunByDriver() {
        screen.settle()
        let driver = Driver(log)
        navigation.delegate = driver
        navigation.pushViewController(b, animated: true)
        screen.settle()
        let calls = log.take()
        #expect(calls.contains("start false") && !calls.contains("animate"))
        #expect(b.transitionCoordinator?.isInteractive == false)
        screen.advance(by: 0.25)
        #expect(abs((b.view.layer.presentation()?.frame.minY ?? 0) - 250) < 20)
        screen.advance(by: 0.3)
        #expect(log.take().contains("b.didAppear+") && b.view.frame.minY == 0)
    }

    @Test("VT11: a percentage that no finger drives runs by itself")
    func percentageWithoutFinger() {
        screen.settle()
        navigation.delegate = fader
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        fader.interaction = interaction
        navigation.pushViewController(b, animated: true)
        screen.settle()
        #expect(log.take().filter { $0 == "animate" } == ["animate"])
        screen.advance(by: 0.55)
        #expect(log.take().contains("b.didAppear+"))
    }

    @Test("N37: a push without motion asks nobody")
    func plain() {
        screen.settle()
        navigation.delegate = fader
        navigation.pushViewController(b, animated: false)
        #expect(fader.operations.isEmpty && !log.take().contains("animate"))
    }

    @Test("N37: another change ends the animator's, which is too late then")
    func interrupted() {
        screen.settle()
        navigation.delegate = fader
        navigation.pushViewController(b, animated: true)
        screen.settle()
        _ = log.take()
        navigation.pushViewController(c, animated: false)
        #expect(log.take().prefix(4) == ["ended true", "a.didDisappear", "b.didAppear+", "b.didJoin+"])
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [a, b, c] && c.view.window != nil && b.view.window == nil)
    }

    @Test("VT8: the coordinator says how the rest runs once the finger is gone")
    func rest() {
        screen.settle()
        pushQuietly(b)
        navigation.delegate = fader
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionSpeed = 0.5
        interaction.completionCurve = .easeOut
        fader.interaction = interaction
        navigation.popViewController(animated: true)
        let coordinator = b.transitionCoordinator
        #expect(coordinator?.completionVelocity == 0.5 && coordinator?.isInterruptible == false)
        #expect(coordinator?.targetTransform == .identity)
        var said: [CGFloat] = []
        coordinator?.notifyWhenInteractionChanges { context in
            said = [context.completionVelocity, context.completionCurve == .easeOut ? 1 : 0]
        }
        interaction.update(0.4)
        interaction.finish()
        #expect(said == [0.5, 1])
        screen.advance(by: 2)
    }

    @Test("N37: a finger drives a pop, and gives it up: the stack is as it was")
    func interactivePop() {
        screen.settle()
        pushQuietly(b)
        navigation.delegate = fader
        let interaction = UIPercentDrivenInteractiveTransition()
        fader.interaction = interaction
        navigation.popViewController(animated: true)
        screen.settle()
        #expect(navigation.viewControllers == [a] && fader.operations == [.pop])
        #expect(b.transitionCoordinator?.isInteractive == true)
        interaction.update(0.4)
        _ = log.take()
        interaction.cancel()
        screen.advance(by: 1)
        #expect(
            log.take() == [
                "ended false", "a.willDisappear+", "b.willAppear+", "b.isAppearing+", "a.didDisappear", "b.didAppear+",
            ])
        #expect(navigation.viewControllers == [a, b] && b.view.window != nil && a.view.window == nil)
        #expect(navigation.navigationBar.topItem === b.navigationItem)
    }

    @Test("N37: a finger drives a push, and gives it up: who came has left")
    func interactivePush() {
        screen.settle()
        navigation.delegate = fader
        let interaction = UIPercentDrivenInteractiveTransition()
        fader.interaction = interaction
        navigation.pushViewController(b, animated: true)
        screen.settle()
        interaction.update(0.4)
        interaction.cancel()
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [a] && b.parent == nil && b.view.window == nil && a.view.window != nil)
        #expect(log.take().suffix(1) == ["a.didAppear+"])
        navigation.delegate = self
        navigation.pushViewController(b, animated: false)
        screen.settle()
        #expect(b.view.window != nil && b.parent === navigation)
    }

    @Test("N37: a finger drives a push to its end")
    func finished() {
        screen.settle()
        navigation.delegate = fader
        let interaction = UIPercentDrivenInteractiveTransition()
        fader.interaction = interaction
        navigation.pushViewController(b, animated: true)
        screen.settle()
        interaction.update(0.6)
        interaction.finish()
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [a, b] && b.view.window != nil && a.view.window == nil)
        #expect(log.take().suffix(1) == ["didShow b"])
    }
}
