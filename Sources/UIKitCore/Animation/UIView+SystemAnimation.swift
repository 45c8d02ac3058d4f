// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIView {
    /// A motion that the system has for all applications.
    public enum SystemAnimation: UInt, Sendable {
        /// The views go.
        case delete = 0
    }

    /// Deletes views as the system does: they become small and transparent, and are removed from their superviews. The
    /// closure's changes run at the same time.
    ///
    /// The motion takes a quarter of a second; its options are as for other animations. `completion` is called when the views
    /// are gone.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: 0.25, delay: 0, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            })
    }
}
