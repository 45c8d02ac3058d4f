// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The bar that shows where the content is. It takes no touches, and always lies above the content.
final class ScrollIndicator: UIView {
    var style = UIScrollView.IndicatorStyle.default {
        didSet { if style != oldValue { updateColor() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        alpha = 0
        layer.zPosition = 1000
        updateColor()
    }

    private func updateColor() {
        backgroundColor =
            switch style {
            case .default: UIColor.label.withAlphaComponent(0.35)
            case .black: UIColor(white: 0, alpha: 0.5)
            case .white: UIColor(white: 1, alpha: 0.5)
            }
    }

    /// Moves without animation, also when the content moves with one.
    func place(_ frame: CGRect) {
        guard frame != self.frame else { return }
        UIView.performWithoutAnimation {
            self.frame = frame
            layer.cornerRadius = min(frame.width, frame.height) / 2
        }
    }
}
