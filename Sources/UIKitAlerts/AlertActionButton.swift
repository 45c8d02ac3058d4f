// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// One action of an alert. The list around it has its touches; focus and assistive technology choose the button itself.
final class AlertActionButton: UIControl {
    let alertAction: UIAlertAction
    private let label = UILabel(frame: .zero)
    private let isPreferred: Bool

    init(_ action: UIAlertAction, isPreferred: Bool, isSheet: Bool) {
        alertAction = action
        self.isPreferred = isPreferred
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isPreferred ? .semibold : .regular)
        label.minimumScaleFactor = 0.5
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        accessibilityLabel = action.title
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        isEnabled = alertAction.isEnabled
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        label.textColor = isEnabled ? (alertAction.style == .destructive ? .systemRed : tintColor) : .tertiaryLabel
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// What the title needs, in points.
    var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: AlertMetrics.margin, dy: 0)
    }
}
