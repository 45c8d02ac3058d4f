// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A view made to be shown in the place of the keyboard, or over it, with the keyboard's background.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// What is behind the content.
    public enum Style: Int, Sendable {
        /// Nothing.
        case `default` = 0
        /// As behind the keys.
        case keyboard = 1
    }

    /// What is behind the content.
    public let inputViewStyle: Style

    /// Whether the height is what `sizeThatFits` answers for the keyboard's width, and not that of the view's frame; false
    /// at first.
    open var allowsSelfSizing = false

    /// Makes a view of a style; its frame's height (points) is the one it has with the keyboard.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        updateColor()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }

    /// A view of the default style with an empty frame: the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateColor()
    }

    private func updateColor() {
        guard inputViewStyle == .keyboard else { return }
        backgroundColor = KeyboardColors(.default, traitCollection).backdrop
    }
}
