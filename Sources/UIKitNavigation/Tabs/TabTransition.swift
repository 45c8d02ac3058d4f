// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A change of the shown tab that the application animates (N79).
///
/// The old controller's view leaves its wrapper for a room below the bar, in which the animator moves both views. The tab bar
/// controller wraps the one that stays.
@MainActor
final class TabTransition {
    let from: UIViewController
    let to: UIViewController
    let coordinator: TransitionCoordinator
    private let animation: ApplicationTransition
    private let room = UIView(frame: .zero)
    private var context: TransitionContext?
    private var hold: TransitionHold?

    private init(_ animation: ApplicationTransition, from: UIViewController, to: UIViewController) {
        self.animation = animation
        self.from = from
        self.to = to
        coordinator = TransitionCoordinator(
            duration: animation.duration, in: room, from: from, to: to, isInteractive: animation.startsInteractively)
    }

    /// `nil` if the controller's delegate provides no animator.
    static func asked(of tabs: UITabBarController, from: UIViewController, to: UIViewController) -> TabTransition? {
        guard let delegate = tabs.delegate,
            let animator = delegate.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
        else { return nil }
        let interaction = delegate.tabBarController(tabs, interactionControllerFor: animator)
        return TabTransition(
            ApplicationTransition(animator: animator, interaction: interaction), from: from, to: to)
    }

    /// Puts the disappearing view into the room, and starts the animator, which adds the appearing one.
    func begin(in content: UIView, frame: CGRect, insets: UIEdgeInsets, completed: @escaping (Bool) -> Void) {
        room.frame = frame
        room.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        room.containerSafeAreaInsets = insets
        content.addSubview(room)
        let old = from.viewIfLoaded
        if let old, let place = old.superview {
            let frame = room.convert(old.frame, from: place)
            room.addSubview(old)
            old.frame = frame
        }
        hold = TransitionHold([room])
        let made = TransitionContext(
            from: .init(from, view: old, initialFrame: old?.frame ?? room.bounds),
            to: .init(to, view: to.view, finalFrame: room.bounds),
            coordinator: coordinator, animator: animation.animator, interaction: animation.interaction,
            completed: completed)
        context = made
        made.begin()
    }

    /// Ends the animator. Its views stay in the room until one of them is wrapped again.
    func end() {
        context?.abandon()
        context = nil
        hold?.release()
    }

    /// Removes the room, with the view that is no longer shown.
    func clear() {
        for view in room.subviews { view.removeFromSuperview() }
        room.removeFromSuperview()
    }
}
