// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("VT7: animators that a transition may leave out")
struct InterruptibleAnimatorTests {
    private class Plain: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    }
    private final class Able: NSObject, UIViewControllerAnimatedTransitioning {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {}
        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating { animator }
    }

    @Test("VT7: the animator of a class that has one; nil of a class that leaves it out")
    func asking() {
        let context = StandInContext()
        let able: any UIViewControllerAnimatedTransitioning = Able()
        #expect(able.interruptibleAnimatorIfImplemented(using: context) === (able as? Able)?.animator)
        let plain: any UIViewControllerAnimatedTransitioning = Plain()
        #expect(plain.interruptibleAnimatorIfImplemented(using: context) == nil)
    }

    @Test("Alongside a transition in any view: as in its own")
    func alongside() {
        let coordinator = TransitionCoordinator(duration: 1, in: UIView())
        let log = CallLog()
        coordinator.animateAlongsideTransition(in: UIView(), animation: { _ in log("animated") }) { _ in log("over") }
        coordinator.runAlongside()
        coordinator.complete()
        #expect(log.take() == ["animated", "over"])
    }
}

/// A context of an application's own container.
private final class StandInContext: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView()
    let isAnimated = true
    let isInteractive = false
    let transitionWasCancelled = false
    let presentationStyle = UIModalPresentationStyle.custom
    let targetTransform = CGAffineTransform.identity
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) {}
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
