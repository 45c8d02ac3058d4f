// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The caret: a bar that comes and goes.
///
/// The blinking is a motion that a host gets once, so a blinking caret costs nothing.
final class TextCaretView: UIView, UITextCursorView {
    static let width: CGFloat = 2
    /// Seconds that the caret takes to come, and as long to go.
    private static let blinkDuration: TimeInterval = 0.5

    var isBlinking = false {
        didSet {
            if isBlinking != oldValue { resetBlinkAnimation() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.width / 2
        backgroundColor = tintColor
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    func resetBlinkAnimation() {
        layer.removeAllAnimations()
        alpha = 1
        guard isBlinking, window != nil else { return }
        // Its alpha is always 1, so that code that looks for the caret finds it.
        UIView.performWithoutAnimation { alpha = 0 }
        UIView.animate(
            withDuration: Self.blinkDuration, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction]
        ) {
            self.alpha = 1
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        resetBlinkAnimation()
    }
}
