// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The application's animator of a presentation or a dismissal, and the driver that lets a finger drive it.
@MainActor
package struct ApplicationTransition {
    package let animator: any UIViewControllerAnimatedTransitioning
    package let interaction: (any UIViewControllerInteractiveTransitioning)?

    package init(
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        self.interaction = interaction
    }

    /// `nil` if the application animates nothing.
    static func ofPresentation(
        _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController
    ) -> ApplicationTransition? {
        guard let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(forPresented: presented, presenting: presenter, source: source)
        else { return nil }
        return ApplicationTransition(
            animator: animator, interaction: delegate.interactionControllerForPresentation(using: animator))
    }

    static func ofDismissal(_ dismissed: UIViewController) -> ApplicationTransition? {
        guard let delegate = dismissed.transitioningDelegate,
            let animator = delegate.animationController(forDismissed: dismissed)
        else { return nil }
        return ApplicationTransition(
            animator: animator, interaction: delegate.interactionControllerForDismissal(using: animator))
    }

    /// Seconds.
    package var duration: TimeInterval {
        let duration = animator.transitionDuration(using: nil)
        return duration.isNaN ? 0 : max(0, duration)
    }

    package var startsInteractively: Bool { interaction?.wantsInteractiveStart ?? false }
}
