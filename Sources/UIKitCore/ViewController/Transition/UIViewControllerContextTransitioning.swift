// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What an animator is told of the transition that it animates, and by what it says that it is done.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where the transition takes place. The view of the controller that comes is put in here by the animator.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether a finger drives it now.
    var isInteractive: Bool { get }
    /// Whether it goes back to where it began.
    var transitionWasCancelled: Bool { get }
    /// The presentation's style.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the container is turned against the window: not at all here.
    var targetTransform: CGAffineTransform { get }

    /// How far the finger has driven it, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger let go, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The finger let go, and the transition goes back to where it began.
    func cancelInteractiveTransition()
    /// A transition that runs is driven by a finger again.
    func pauseInteractiveTransition()
    /// Must be called when the animation is over: false where it went back to its beginning (VT3). Later calls do nothing.
    func completeTransition(_ didComplete: Bool)

    /// The controller that goes or the one that comes; `nil` for other keys.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes and the one that goes; `nil` for a presenter's, which stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at first, in the container's coordinates (points); zero for one that comes.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where it is in the end; zero for one that goes.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates it, and calls the context's `completeTransition` when that is over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animator of the same animation that can be paused; asked by the animator itself.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// The transition is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// A new animator of the transition's duration that changes nothing: who can be paused answers its own.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a finger drive a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins it. From here on its driver says how far it is, and how it ends.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether a finger drives it from its start; true unless somebody says otherwise.
    var wantsInteractiveStart: Bool { get }
    /// How fast the rest runs once the finger is gone; 1 as it would have.
    var completionSpeed: CGFloat { get }
    /// How fast the rest goes at which part of its time.
    var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// True.
    public var wantsInteractiveStart: Bool { true }
    /// 1: what is left runs as fast as it would have.
    public var completionSpeed: CGFloat { 1 }
    /// `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
