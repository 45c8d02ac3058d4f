// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view with a border whose color follows light and dark.
class OutlinedView: UIView {
    var outlineColor: UIColor = .clear { didSet { updateOutline() } }

    /// In points, inside the bounds.
    var outlineWidth: CGFloat = 0 { didSet { updateOutline() } }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateOutline()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateOutline()
    }

    private func updateOutline() {
        layer.borderColor = outlineColor.resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = outlineWidth
    }
}
