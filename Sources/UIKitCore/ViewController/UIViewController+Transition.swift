// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIViewController {
    /// Exchanges the views of two children as ``transition(from:to:duration:options:animations:completion:)`` does, and returns when
    /// that is over.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await Resumption.wait(otherwise: false) {
            transition(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations, completion: $0)
        }
    }

    func exchange(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard from.parent === self, to.parent === self, from !== to else {
            let mistake = "\(from) and \(to) must be two children of \(self) for a transition between them."
            UIApplication.shared.report(mistake)
            return
        }
        let animated = duration > 0
        let tells = shouldAutomaticallyForwardAppearanceMethods && appearance.state == .appeared
        let shows = options.contains(.showHideTransitionViews)
        if tells {
            from.appearance.beginDisappearing(animated: animated)
            to.appearance.beginAppearing(animated: animated)
        }
        guard let fromView = from.view, let toView = to.view else { return }
        if shows {
            toView.isHidden = false
        } else if toView.superview == nil, let parent = fromView.superview {
            parent.insertSubview(toView, aboveSubview: fromView)
        }
        if tells { to.appearance.arrive() }
        animations?()
        if options.contains(.layoutSubviews) { toView.layoutIfNeeded() }
        let interaction = options.contains(.allowUserInteraction) ? [] : [fromView, toView]
        let hold = TransitionHold(interaction)
        let finish: @MainActor () -> Void = {
            hold.release()
            if shows { fromView.isHidden = true } else { fromView.removeFromSuperview() }
            if tells {
                from.appearance.endDisappearing()
                to.appearance.endAppearing()
            }
            completion?(true)
        }
        guard animated, let application = viewIfLoaded?.window?.application else { return finish() }
        application.clock.schedule(after: duration, finish)
    }
}
