import CoreGraphics

/// What is known of a transition under way: of a presentation, or of a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// The presentation's style; `none` for a change of size.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Seconds on the application's clock; 0 when not animated.
    var transitionDuration: TimeInterval { get }
    /// Whether the transition was given up for its opposite (J6). Valid in completions.
    var isCancelled: Bool { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The controller that goes or the one that comes; `nil` for a change of size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Lets code run along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` when the transition's views take their final places, and `completion` when it is over. False, and
    /// neither runs, when it is over already.
    ///
    /// Nothing moves by and by: the values that `animation` sets hold at once.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` when the transition's views take their final places. False, and it does not run, when the transition is
    /// over already.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The sides of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is seen at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is seen at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}
