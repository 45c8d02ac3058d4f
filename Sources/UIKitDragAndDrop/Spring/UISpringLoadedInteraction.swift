// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// How far a drag that rests on a view is from activating it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive = 0
    case possible = 1
    case activating = 2
    case activated = 3
}

/// The state of a drag over a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The progress of the activation.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view on which the effect is shown; the interaction's view at first.
    var targetView: UIView? { get set }
    /// The application's own.
    var targetItem: Any? { get set }
    /// The place of the drag, in a view's coordinates (points).
    func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag may activate a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether a drag over the view may activate it.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    /// The view was activated, or the drag has left it before that.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// By default nothing is done. The call comes after the activation, or when the drag leaves before it.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the progress of the activation.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The activation has changed its state, or the drag has moved to another target.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Activates a view when a drag rests on it (X25).
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Decides whether a drag activates; by default every drag does.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
    /// Shows the progress of the activation; by default it dims the view.
    open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
    /// The view that the interaction was added to; `nil` before and after.
    open private(set) weak var view: UIView?
    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    /// What a drag activates at a point of the view (points of its own coordinates): a row of a list, a segment; `nil` for nothing.
    /// Without it the view is activated as a whole.
    package var part: (@MainActor (CGPoint) -> UIView?)?

    /// An interaction that calls the handler when a drag has rested long enough (X25).
    ///
    /// - Parameters:
    ///   - interactionBehavior: `nil` lets every drag activate.
    ///   - interactionEffect: `nil` dims the view while a drag rests on it.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? EverySpring()
        self.interactionEffect = interactionEffect ?? BlinkEffect()
        self.handler = handler
        super.init()
    }

    /// An interaction with the default behavior and the default effect: every drag activates, and the view is dimmed
    /// before.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Does nothing: a drag that rests on the old view notices by itself.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction moved to a view, or left its view.
    open func didMove(to view: UIView?) {
        self.view = view
        // Prepares the application for drags from outside.
        if let view { _ = DragCenter.of(view.windowApplication) }
    }
}

/// Lets every drag activate.
private final class EverySpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    { true }
}

/// Dims the view while it may be activated, and blinks when it is about to be.
private final class BlinkEffect: NSObject, UISpringLoadedInteractionEffect {
    private var alpha: CGFloat?

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let view = context.targetView else { return }
        switch context.state {
        case .possible:
            alpha = alpha ?? view.alpha
            view.alpha = (alpha ?? 1) * 0.7
        case .activating: view.alpha = (alpha ?? 1) * 0.4
        case .inactive, .activated:
            if let alpha { view.alpha = alpha }
            alpha = nil
        }
    }
}
