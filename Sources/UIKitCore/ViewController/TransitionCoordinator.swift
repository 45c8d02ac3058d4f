// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The coordinator of one transition.
///
///     gathering -- runAlongside --> running -- complete --> over
@MainActor
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private enum State {
        case gathering, running, over
    }

    package typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

    package let transitionDuration: TimeInterval
    package let presentationStyle: UIModalPresentationStyle
    package let containerView: UIView
    package private(set) var isCancelled = false
    package let initiallyInteractive: Bool
    /// Whether a finger drives the transition.
    package private(set) var isInteractive: Bool
    /// How far the finger has driven it, from 0 to 1.
    package var percentComplete: CGFloat = 0
    /// What the application lets drive the transition; kept alive by the transition's context.
    weak var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Whether the application's animator has an animation that can be paused.
    var asksInterruptible: (() -> Bool)?
    // Not retained: a presenter retains its presentation, which retains this.
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var state = State.gathering
    private var animations: [Action] = []
    private var completions: [Action] = []
    private var interactionEnds: [Action] = []

    package init(
        duration: TimeInterval, style: UIModalPresentationStyle = .none, in containerView: UIView,
        from: UIViewController? = nil, to: UIViewController? = nil, isInteractive: Bool = false
    ) {
        transitionDuration = duration
        presentationStyle = style
        self.containerView = containerView
        initiallyInteractive = isInteractive
        self.isInteractive = isInteractive
        self.from = from
        self.to = to
    }

    package var isAnimated: Bool { transitionDuration > 0 }
    package var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
    package var isInterruptible: Bool { asksInterruptible?() ?? false }
    package var targetTransform: CGAffineTransform { .identity }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    @discardableResult
    package func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
        guard state != .over else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            if state == .running { animation(self) } else { animations.append(animation) }
        }
        return true
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping Action) {
        if isInteractive { interactionEnds.append(handler) }
    }

    /// The finger lifted. It is decided now whether the transition goes on or back.
    package func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        isCancelled = cancelled
        let waiting = interactionEnds
        interactionEnds = []
        for handler in waiting { handler(self) }
    }

    /// The finger has it again.
    func resumeInteraction() { if state != .over { isInteractive = true } }

    /// The views are in their final places.
    package func runAlongside() {
        guard state == .gathering else { return }
        state = .running
        let waiting = animations
        animations = []
        for animation in waiting { animation(self) }
    }

    package func complete(cancelled: Bool = false) {
        guard state != .over else { return }
        runAlongside()
        state = .over
        isCancelled = cancelled || isCancelled
        let waiting = completions
        completions = []
        for completion in waiting { completion(self) }
    }
}
