// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Animated changes. The properties have their new values at once, and touches find the views there (B22). The host paints the
// way to them. Moving views take no touches unless the options have `.allowUserInteraction` (A53, B23). The application's
// clock gives the seconds, and calls the completions.
extension UIView {
    /// Animates the changes that a closure makes.
    ///
    /// What moves: `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor` and the layer's `cornerRadius` of views
    /// in a window. Other changes take effect at once.
    ///
    /// - Parameters:
    ///   - duration: seconds; with 0 the changes are not animated.
    ///   - delay: seconds before the motion starts.
    ///   - animations: run at once.
    ///   - completion: called when the motion is over, with false when it was removed or replaced before its end. With
    ///     nothing to animate it is called with the next turn.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            duration: duration, delay: delay, options: options, changes: animations, completion: completion)
    }

    /// Animates the changes of a closure at once, slow at both ends. `completion` is called as in the form with a delay and
    /// options.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration: duration, changes: animations, completion: completion)
    }

    /// Animates the changes of a closure at once, slow at both ends, without a completion.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationBlock.run(duration: duration, changes: animations, completion: nil)
    }

    /// Animates with a spring that rests after the duration. A damping ratio of 1 does not swing; the velocity is in parts of
    /// the way a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring =
            duration > 0
            ? SpringTiming(
                duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity)) : nil
        AnimationBlock.run(
            duration: duration, delay: delay, timing: spring.map(AnimationTiming.spring), options: options,
            changes: animations, completion: completion)
    }

    /// Animates with a spring that swings once in the duration, and rests later.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring =
            duration > 0
            ? SpringTiming(
                perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
            : nil
        AnimationBlock.run(
            duration: spring?.duration ?? 0, delay: delay, timing: spring.map(AnimationTiming.spring), options: options,
            changes: animations, completion: completion)
    }

    /// Makes the changes of a closure inside an animation run several times. With `autoreverses`, each time also backwards.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = AnimationBlock.current else { return animations() }
        block.repeating(Double(count), autoreverses: autoreverses, animations)
    }

    /// Makes changes that are not animated, also inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.suspended(actionsWithoutAnimation)
    }

    /// Whether changes are animated from now on; if not, they take effect at once, and completions are still called.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }

    /// Whether changes are animated: true until ``setAnimationsEnabled(_:)`` changes it.
    public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

    /// The duration, in seconds, of the animation around the call; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }
}
