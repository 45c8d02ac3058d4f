// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The background of keys and custom input views.
final class UIKBInputBackdropView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    var appearance = UIKeyboardAppearance.default { didSet { updateColor() } }

    private func updateColor() {
        backgroundColor = KeyboardColors(appearance, traitCollection).backdrop
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateColor()
    }
}
