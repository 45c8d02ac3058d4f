// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// Animations between two calls, as programs wrote them before there were closures. Pairs of calls may be nested.
extension UIView {
    /// Begins an animation of the changes until ``commitAnimations()``. It takes 0.2 seconds and is slow at both ends, unless
    /// the calls below change that (W36). The name and the context are for a delegate, which does not exist here.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin()
    }

    /// Ends the animation that was begun last, and sets it going. A call without a beginning does nothing, and is reported.
    public class func commitAnimations() { AnimationBlock.commit() }

    /// Sets the seconds that later changes take; with 0 they take effect at once. Outside of an animation it does nothing.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        enforce(!duration.isNaN, "An animation's duration must be a number.")
        AnimationBlock.changeBegun { $0.duration = max(0, duration) }
    }

    /// Sets the seconds before later changes start to move; 0 at first.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        enforce(!delay.isNaN, "An animation's delay must be a number.")
        AnimationBlock.changeBegun { $0.delay = max(0, delay) }
    }

    /// Sets the curve of later changes; slow at both ends at first.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        let options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        AnimationBlock.changeBegun { $0.timing = options.timing }
    }

    /// Sets how often later changes move; 1 at first. Fractions count.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        enforce(!repeatCount.isNaN, "An animation's repeat count must be a number.")
        AnimationBlock.changeBegun { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
    }

    /// Sets whether each run of later changes goes back too; false at first.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.changeBegun { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets whether moving views go on from where they are shown. Here they always do.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationBlock.changeBegun { $0.setBeginsFromCurrentState(fromCurrentState) }
    }
}
