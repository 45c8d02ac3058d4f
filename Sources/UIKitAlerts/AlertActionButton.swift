// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// One action of an alert. The list around it handles its touches; focus and assistive technology use the button itself.
final class AlertActionButton: UIControl {
    let alertAction: UIAlertAction
    private let label = UILabel(frame: .zero)
    private let icon = UIImageView(frame: .zero)
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
        icon.image = action.image
        icon.contentMode = .scaleAspectFit
        if action.image != nil { addSubview(icon) }
        accessibilityLabel = action.title
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        isEnabled = alertAction.isEnabled
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        let color = alertAction.titleTextColor ?? (alertAction.style == .destructive ? .systemRed : tintColor)
        label.textColor = isEnabled ? color : .tertiaryLabel
        icon.tintColor = label.textColor
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// The width that the title needs, in points.
    var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard alertAction.image != nil else {
            label.frame = bounds.insetBy(dx: AlertMetrics.margin, dy: 0)
            return
        }
        // The same room on both sides, so that titles with and without an image stand in one line.
        let room = bounds.insetBy(dx: AlertMetrics.padding, dy: 0)
        let side = AlertMetrics.iconSize
        label.frame = room.insetBy(dx: side + AlertMetrics.margin, dy: 0)
        icon.frame = CGRect(
            x: isRightToLeft ? room.minX : room.maxX - side, y: (bounds.midY - side / 2).rounded(), width: side,
            height: side)
    }
}
