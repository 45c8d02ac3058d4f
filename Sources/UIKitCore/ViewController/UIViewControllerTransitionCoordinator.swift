// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A transition under way: a presentation, a transition in a container, or a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// The presentation's style; `none` for a change of size.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Seconds on the application's clock; 0 when not animated.
    var transitionDuration: TimeInterval { get }
    /// Whether the transition was given up for its opposite (J6). Valid in completions, and after the lift of a finger that
    /// drove it.
    var isCancelled: Bool { get }
    /// Whether a finger drives the transition now.
    var isInteractive: Bool { get }
    /// Whether a finger drove the transition at its start.
    var initiallyInteractive: Bool { get }
    /// How far a finger has driven the transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// Whether the animation can be paused: the animator has one that can (VT8). False for the system's transitions.
    var isInterruptible: Bool { get }
    /// How fast the rest runs once the finger is gone; 1 without a finger (VT8).
    var completionVelocity: CGFloat { get }
    /// The curve of the rest once the finger is gone; slow at both ends without a finger (VT8).
    var completionCurve: UIView.AnimationCurve { get }
    /// How the container is turned: not at all here, because windows change their size without being turned.
    var targetTransform: CGAffineTransform { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The controller that disappears or the one that appears; `nil` for a change of size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs code together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` when the transition's views take their final places, and `completion` when it is over. False, and
    /// neither runs, when it is over already.
    ///
    /// The values that `animation` sets take effect at once, without a motion.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// As ``animate(alongsideTransition:completion:)``, for views that need not be in the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs `handler` when the finger that drives the transition lifts. Without such a finger it never runs.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// As ``animate(alongsideTransition:completion:)``: which view the animation changes makes no difference.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// The former name of `notifyWhenInteractionChanges`.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }

    /// Runs `animation` when the transition's views take their final places. False, and it does not run, when the transition is
    /// over already.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

extension UIViewControllerTransitionCoordinatorContext {
    /// The views of the controllers that go and come.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: viewController(forKey: .from)?.viewIfLoaded
        case .to: viewController(forKey: .to)?.viewIfLoaded
        default: nil
        }
    }
}

/// The views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// The key of that name; only the two below name a view.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is visible at the start.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The sides of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// The key of that name; only the two below name a controller.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is visible at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}
