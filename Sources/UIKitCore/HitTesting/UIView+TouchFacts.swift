// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// Facts about a view. Tools find the receiver of touches by them.
extension UIView {
    /// Whether the class overrides `hitTest(_:with:)` or `point(inside:with:)`.
    package var overridesHitTesting: Bool {
        !node.pointee.flags.isDisjoint(with: [.overridesHitTest, .overridesPointInside])
    }

    /// A53: an animation without `.allowUserInteraction` runs on the view.
    package var refusesWhileAnimating: Bool { node.pointee.flags.contains(.refusesWhileAnimating) }

    /// Lets touches on its own area through (C4, J16).
    package var passesTouchesThrough: Bool { self is UITransitionView }

    /// The controller whose root view it is.
    package var ownController: UIViewController? { viewController }

    /// The text that it shows, as in its description (K7).
    package var describedText: String? { descriptionText }

    /// As printed (K1).
    package var addressText: String { printedAddress(of: self) }
}
