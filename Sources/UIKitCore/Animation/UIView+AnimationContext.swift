// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// Animations between two calls, as they were written before there were closures. Pairs may stand in each other.
extension UIView {
    /// Begins an animation: what changes until ``commitAnimations()`` moves, in 0.2 seconds and slow at both ends unless the calls below say
    /// otherwise (W36). The name and the context are for a delegate; here there is none.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin()
    }

    /// Ends the animation that was begun last, and sets it going. Without a beginning nothing happens, which is reported.
    public class func commitAnimations() { AnimationBlock.commit() }

    /// Seconds that the changes after the call take; 0 lets them take effect at once. Outside of an animation nothing happens.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        enforce(!duration.isNaN, "An animation's duration must be a number.")
        AnimationBlock.changeBegun { $0.duration = max(0, duration) }
    }

    /// Seconds before what changes after the call starts to move; 0 at first.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        enforce(!delay.isNaN, "An animation's delay must be a number.")
        AnimationBlock.changeBegun { $0.delay = max(0, delay) }
    }

    /// How what changes after the call moves between its ends; slow at both ends at first.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        let options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        AnimationBlock.changeBegun { $0.timing = options.timing }
    }

    /// How often what changes after the call moves; 1 at first, and fractions count.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        enforce(!repeatCount.isNaN, "An animation's repeat count must be a number.")
        AnimationBlock.changeBegun { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
    }

    /// Whether each run of what changes after the call goes back too; not at first.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.changeBegun { $0.autoreverses = repeatAutoreverses }
    }

    /// Whether what still moves goes on from where it is seen. It always does here.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationBlock.changeBegun { $0.setBeginsFromCurrentState(fromCurrentState) }
    }
}
