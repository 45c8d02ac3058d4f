// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// The speed of a motion over its time.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3

        var points: CubicTiming {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1)
            }
        }
    }

    /// How an animation runs, and how views are exchanged. Options of UIKit that cannot work here are left out.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// The bits of all options in the set.
        public var rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays the changed views out inside the animation, so that their subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the animated views take touches in the meantime (A53, B23).
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Replaces running animations of the same properties: those end unfinished, and this one starts from the shown values.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs until it is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back to the beginning each time; takes twice the duration.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Inside another animation, takes its own duration and not the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Inside another animation, takes its own curve and not the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates the changes of a transition too.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Shows and hides the views instead of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Inside another animation, takes none of the outer one's options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends: the curve without any of the other three.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// As many pictures a second as the screen shows, for all of these options: hosts run animations.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// As ``preferredFramesPerSecondDefault``.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// As ``preferredFramesPerSecondDefault``.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        // How views are exchanged: every one by fading in, see `UIView.transition`.
        /// Exchanges views; here they fade.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Exchanges views; here they fade.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Exchanges views; here they fade.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Exchanges views; here they fade.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades the new view in over the old one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Exchanges views; here they fade.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Exchanges views; here they fade.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var namesTransition: Bool { rawValue & (7 << 20) != 0 }

        private static let curves = AnimationOptions(rawValue: 3 << 16)

        var timing: AnimationTiming {
            switch intersection(Self.curves) {
            case .curveEaseIn: .cubic(.easeIn)
            case .curveEaseOut: .cubic(.easeOut)
            case .curveLinear: .linear
            default: .cubic(.easeInOut)
            }
        }
    }
}
