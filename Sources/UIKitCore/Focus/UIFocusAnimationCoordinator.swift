// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The motion of a change of focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// In seconds on the application's clock.
    var duration: TimeInterval { get }
}

/// Gathers the animations of a change of focus, and runs them when everybody has heard of the change.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private final class Context: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval

        init(_ duration: TimeInterval) {
            self.duration = duration
        }
    }

    private struct Step {
        let duration: TimeInterval
        let animations: () -> Void
        let completion: (() -> Void)?
    }

    private let focusing: Context
    private let unfocusing: Context
    private var steps: [Step] = []
    private let hasNextItem: Bool

    init(_ constants: FocusConstants, hasNextItem: Bool) {
        focusing = Context(constants.focusDuration)
        unfocusing = Context(constants.unfocusDuration)
        self.hasNextItem = hasNextItem
    }

    /// Animates with the item that gets focus; if no item does, with the one that loses it.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        add(hasNextItem ? focusing : unfocusing, animations.map { animations in { _ in animations() } }, completion)
    }

    /// Animates with the item that gets focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        add(focusing, animations, completion)
    }

    /// Animates with the item that loses focus, which takes its time.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        add(unfocusing, animations, completion)
    }

    private func add(
        _ context: Context, _ animations: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?
    ) {
        steps.append(
            Step(duration: context.duration, animations: { animations?(context) }, completion: completion))
    }

    /// Begins the gathered animations.
    func run() {
        let steps = steps
        self.steps = []
        for step in steps {
            UIView.animate(
                withDuration: step.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: step.animations, completion: { _ in step.completion?() })
        }
    }
}
