// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Exchanges the content of a view. The content changes at once, and the view fades in: hosts cannot paint turns, curls and pushes.
extension UIView {
    /// Makes changes of a view and its content, and fades the view in.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - options: `.allowUserInteraction` lets the view take touches meanwhile. All transitions look the same. Without one,
    ///     the changes are made and nothing moves.
    ///   - completion: called when the duration has passed, with false when another animation took its place.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.allowAnimatedContent) {
            AnimationBlock.run(duration: duration, options: options, changes: { animations?() }, completion: nil)
        } else {
            AnimationBlock.suspended { animations?() }
        }
        fade(view, duration, options, completion)
    }

    /// Replaces one view by another. With `.showHideTransitionViews`, shows one and hides the other instead.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.suspended {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        fade(toView, duration, options, completion)
    }

    private class func fade(
        _ view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?
    ) {
        let alpha = view.alpha
        guard options.namesTransition, alpha > 0, view.window != nil, duration > 0 else {
            return wait(duration, in: view, completion)
        }
        AnimationBlock.suspended { view.alpha = 0 }
        AnimationBlock.run(
            duration: duration, options: options, changes: { view.alpha = alpha }, completion: completion)
    }

    private class func wait(_ duration: TimeInterval, in view: UIView, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        view.windowApplication.clock.schedule(after: max(0, duration)) { completion(true) }
    }
}
