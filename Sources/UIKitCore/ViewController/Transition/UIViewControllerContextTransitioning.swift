// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A transition, for its animator. The animator also reports to it when it is done.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The animator adds the view of the appearing controller to it.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether a finger drives it now.
    var isInteractive: Bool { get }
    /// Whether it goes back to its beginning.
    var transitionWasCancelled: Bool { get }
    /// The presentation's style.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the container is turned against the window: not at all here.
    var targetTransform: CGAffineTransform { get }

    /// How far the finger has driven it, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger lifted, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The finger lifted, and the transition goes back to its beginning.
    func cancelInteractiveTransition()
    /// A transition that runs is driven by a finger again.
    func pauseInteractiveTransition()
    /// Call it when the animation is over, with false if it went back to its beginning (VT3). Later calls do nothing.
    func completeTransition(_ didComplete: Bool)

    /// The controller that disappears or the one that appears; `nil` for other keys.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that appears or the one that disappears; `nil` for a presenter's view that stays.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The initial frame of a controller's view, in the container's coordinates (points); zero for an appearing view.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The final frame of a controller's view; zero for a disappearing view.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates it, and calls the context's `completeTransition` when that is over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// An animator of the same animation that can be paused. Code that asks for it uses
    /// ``interruptibleAnimatorIfImplemented(using:)``.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// The transition is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// A new animator with the transition's duration that changes nothing. An animator that can be paused returns its own.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        MissingAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    }
    /// The animation's animator that can be paused; `nil` if the class leaves `interruptibleAnimator(using:)` out. On iOS this is
    /// `interruptibleAnimator?(using:)`.
    public func interruptibleAnimatorIfImplemented(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        let animator = interruptibleAnimator(using: transitionContext)
        return animator is MissingAnimator ? nil : animator
    }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for an animator that a class leaves out.
private final class MissingAnimator: UIViewPropertyAnimator {}

/// Lets a finger drive a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins it. From here on its driver reports its progress and its end.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether a finger drives it from its start; true by default.
    var wantsInteractiveStart: Bool { get }
    /// How fast the rest runs once the finger is gone; 1 is the animation's own speed.
    var completionSpeed: CGFloat { get }
    /// The curve of the rest.
    var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// True.
    public var wantsInteractiveStart: Bool { true }
    /// 1: the rest runs at the animation's own speed.
    public var completionSpeed: CGFloat { 1 }
    /// `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
