// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One transition of a presentation or a dismissal that the application animates.
///
///     animating <-- finish, cancel -- driven
///         |
///         +-- completeTransition --> over
@MainActor
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    package struct Side {
        weak var controller: UIViewController?
        var view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero

        package init(
            _ controller: UIViewController?, view: UIView?, initialFrame: CGRect = .zero, finalFrame: CGRect = .zero
        ) {
            (self.controller, self.view, self.initialFrame, self.finalFrame) = (
                controller, view, initialFrame, finalFrame
            )
        }
    }

    private let from: Side
    private let to: Side
    package let coordinator: TransitionCoordinator
    let animator: any UIViewControllerAnimatedTransitioning
    /// Kept as long as the transition lasts.
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private var isCancelled = false
    private var isOver = false
    private let completed: (Bool) -> Void

    package init(
        from: Side, to: Side, coordinator: TransitionCoordinator, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?, completed: @escaping (Bool) -> Void
    ) {
        (self.from, self.to, self.coordinator) = (from, to, coordinator)
        (self.animator, self.interaction, self.completed) = (animator, interaction, completed)
        super.init()
        coordinator.interaction = interaction
        coordinator.asksInterruptible = { [weak self] in
            guard let self else { return false }
            return self.animator.interruptibleAnimatorIfImplemented(using: self) != nil
        }
    }

    /// Begins the animation, or lets what drives it begin it, with or without a finger (VT11).
    package func begin() {
        guard let interaction else { return animate() }
        interaction.startInteractiveTransition(self)
        runAlongside()
    }

    /// Starts the animator, and the animations that run with it.
    func animate() {
        animator.animateTransition(using: self)
        runAlongside()
    }

    private func runAlongside() {
        UIView.animate(withDuration: coordinator.transitionDuration) { [coordinator] in coordinator.runAlongside() }
    }

    package var containerView: UIView { coordinator.containerView }
    package var isAnimated: Bool { true }
    package var isInteractive: Bool { coordinator.isInteractive }
    package var transitionWasCancelled: Bool { isCancelled }
    package var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
    package var targetTransform: CGAffineTransform { .identity }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        if isInteractive, !percentComplete.isNaN { coordinator.percentComplete = min(max(percentComplete, 0), 1) }
    }

    package func finishInteractiveTransition() { endInteraction(cancelled: false) }

    package func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    package func pauseInteractiveTransition() { coordinator.resumeInteraction() }

    private func endInteraction(cancelled: Bool) {
        guard !isOver, isInteractive else { return }
        isCancelled = cancelled
        coordinator.endInteraction(cancelled: cancelled)
    }

    package func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        animator.animationEnded(didComplete)
        completed(didComplete)
    }

    /// The transition was ended by other code. Later calls of the animator have no effect.
    package func abandon() {
        guard !isOver else { return }
        isOver = true
        animator.animationEnded(!isCancelled)
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        side(key == .from, key == .to)?.controller
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? { side(key == .from, key == .to)?.view }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        side(vc === from.controller, vc === to.controller)?.initialFrame ?? .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        side(vc === from.controller, vc === to.controller)?.finalFrame ?? .zero
    }

    private func side(_ isFrom: Bool, _ isTo: Bool) -> Side? { isFrom ? from : isTo ? to : nil }
}
