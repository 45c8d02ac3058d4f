// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A push or a pop that the application animates (N37).
///
/// The controllers' views leave their wrappers, and move to a container in which the animator moves them. The stack wraps
/// them again afterwards.
@MainActor
final class NavigationAnimation {
    private let animation: ApplicationTransition
    /// The container of both views for the animator.
    let room = UIView(frame: .zero)
    private var context: TransitionContext?

    private init(_ animation: ApplicationTransition) {
        self.animation = animation
    }

    /// `nil` if the controller's delegate provides no animator.
    static func asked(
        of container: UINavigationController, for operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> NavigationAnimation? {
        guard let delegate = container.delegate,
            let animator = delegate.navigationController(
                container, animationControllerFor: operation, from: from, to: to)
        else { return nil }
        return NavigationAnimation(
            ApplicationTransition(
                animator: animator,
                interaction: delegate.navigationController(container, interactionControllerFor: animator)))
    }

    /// Seconds.
    var duration: TimeInterval { animation.duration }
    var startsInteractively: Bool { animation.startsInteractively }

    /// Puts the disappearing view into the container, and starts the animator, which adds the appearing one.
    func begin(
        in container: UINavigationController, from: UIViewController, to: UIViewController,
        _ coordinator: TransitionCoordinator, completed: @escaping (Bool) -> Void
    ) {
        room.frame = container.contentFrame(of: to)
        room.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        room.containerSafeAreaInsets = container.contentInsets(of: to)
        container.transitionView.addSubview(room)
        let old = from.viewIfLoaded
        if let old, let place = old.superview {
            let frame = room.convert(old.frame, from: place)
            room.addSubview(old)
            old.frame = frame
            container.dropWrapper(of: from)
        }
        let made = TransitionContext(
            from: .init(from, view: old, initialFrame: old?.frame ?? room.bounds),
            to: .init(to, view: to.view, finalFrame: room.bounds),
            coordinator: coordinator, animator: animation.animator, interaction: animation.interaction,
            completed: completed)
        context = made
        made.begin()
    }

    /// Ends the animator. Its views stay in the container until the stack has taken its own back.
    func end() {
        context?.abandon()
        context = nil
    }

    /// Removes the container, with the view that is no longer shown.
    func clear() {
        for view in room.subviews { view.removeFromSuperview() }
        room.removeFromSuperview()
    }
}
