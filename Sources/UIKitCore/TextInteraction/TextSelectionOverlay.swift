// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Holds a caret and handles in front of a text, in the coordinates of the view it lies in.
///
/// It has no size. Only its handles take touches, in their whole reach.
final class TextSelectionOverlay: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        superview?.bringSubviewToFront(self)
        onLayout?()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { view in
            view.isUserInteractionEnabled && !view.isHidden
                && view.point(inside: view.convert(point, from: self), with: event)
        }
    }
}
