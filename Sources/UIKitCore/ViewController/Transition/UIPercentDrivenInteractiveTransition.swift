// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Lets a finger drive the animations that an animator makes with `UIView.animate`. The animator runs at once, its animations
/// are held, and `update(_:)` moves them (VT4).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var held: HeldAnimations?
    private var context: TransitionContext?

    /// Seconds of the whole animation.
    open private(set) var duration: CGFloat = 0
    /// How far it is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest runs once the finger is gone; 1 at first.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest, once the finger is gone; slow at both ends at first.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Any curve or spring, instead of ``completionCurve``; `nil` at first.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a finger drives the transition from its start; true at first.
    open var wantsInteractiveStart = true

    /// Begins the transition at 0, held until ``update(_:)`` moves it, or at once if no finger drives it. It ignores contexts that
    /// the system did not make.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? TransitionContext else { return }
        guard transition.isInteractive else { return transition.animate() }
        context = transition
        percentComplete = 0
        duration = CGFloat(transition.animator.transitionDuration(using: transition))
        held = HeldAnimations.holding { transition.animate() }
        held?.show(at: 0)
    }

    /// Moves the animation to a part of its way.
    open func update(_ percentComplete: CGFloat) {
        guard let held, !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        held.show(at: Double(self.percentComplete))
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets the finger take the animation again while the rest of it runs.
    open func pause() {
        guard let held, context?.isInteractive == false else { return }
        context?.pauseInteractiveTransition()
        percentComplete = CGFloat(held.pause())
    }

    /// Runs the rest, and completes the transition.
    open func finish() {
        guard context?.isInteractive == true else { return }
        context?.finishInteractiveTransition()
        run(to: 1)
    }

    /// Runs back to the beginning, and cancels the transition.
    open func cancel() {
        guard context?.isInteractive == true else { return }
        context?.cancelInteractiveTransition()
        run(to: 0)
    }

    private func run(to end: Double) {
        let timing =
            timingCurve?.timing(for: TimeInterval(duration))
            ?? UICubicTimingParameters(animationCurve: completionCurve).timing
        held?.run(to: end, speed: Double(max(completionSpeed, 0.001)), timing) { [weak self] in
            self?.held = nil
            self?.context = nil
        }
    }
}
