// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

extension UIView {
    /// Animates changes that follow one another, each made in an `addKeyframe` inside the closure.
    ///
    ///     UIView.animateKeyframes(withDuration: 1, delay: 0) {
    ///         UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 100 }
    ///         UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y += 100 }
    ///     }
    ///
    /// The keyframes of one property follow one another in the order in which they are added. A keyframe never begins before
    /// the end of the previous one. The motion is even within a keyframe, and slow at both ends of the whole.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(
            duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue), hasKeyframes: true,
            changes: animations, completion: completion)
    }

    /// Animates as ``animateKeyframes(withDuration:delay:options:animations:completion:)`` does, and returns when the motion
    /// is over. False when it was removed or replaced before its end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await Resumption.wait(otherwise: false) { handler in
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations,
                completion: { isFinished in MainActor.assumeIsolated { handler(isFinished) } })
        }
    }

    /// Makes changes that move in a part of the keyframe animation around the call. Start and duration are parts of its
    /// duration. Outside of such an animation they are ordinary changes.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        enforce(!frameStartTime.isNaN && !frameDuration.isNaN, "A keyframe's time must be a number.")
        guard let block = AnimationBlock.current, block.keyframe != nil else { return animations() }
        let start = min(max(frameStartTime, 0), 1)
        block.during(start...min(max(start + frameDuration, start), 1), animations)
    }

    /// How a keyframe animation runs.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        /// The bits of all options in the set, equal to those of ``UIView/AnimationOptions``.
        public var rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays the changed views out inside the animation, so that their subviews move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets the animated views take touches in the meantime (A53, B23).
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Replaces running animations of the same properties.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Runs until it is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back to the beginning each time; takes twice the duration.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Inside another animation, takes its own duration and not the outer one's.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Inside another animation, takes none of the outer one's options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Even between one keyframe's end and the next one's: as without any calculation mode.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// At the same speed from the first keyframe to the last on a device; here as without any calculation mode.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through the keyframes on a device; here as without any calculation mode.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Smooth and at the same speed on a device; here as without any calculation mode.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
