// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A view with the keyboard's background, to show instead of the keyboard or over it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The background of the content.
    public enum Style: Int, Sendable {
        /// Nothing.
        case `default` = 0
        /// As behind the keys.
        case keyboard = 1
    }

    /// The background of the content.
    public let inputViewStyle: Style

    /// Whether `sizeThatFits` decides the height for the keyboard's width. Otherwise the view's frame does. False at first.
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

    /// Makes a view of the default style with an empty frame. It reads nothing from the coder.
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
