// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A text of an alert.
struct AlertText {
    var string: String
    /// `nil` for a text without its own attributes.
    var attributed: NSAttributedString?

    init?(_ string: String?, _ attributed: NSAttributedString? = nil) {
        guard let string = attributed?.string ?? string, !string.isEmpty else { return nil }
        self.string = string
        self.attributed = attributed
    }
}

/// A rounded part of an alert: its texts, its fields and its actions.
final class AlertCard: UIView {
    private let titleLabel: UILabel?
    private let messageLabel: UILabel?
    private let fields: [UITextField]
    private let list: AlertActionList?
    private let scroll = UIScrollView(frame: .zero)

    init(
        title: AlertText?, message: AlertText?, fields: [UITextField], list: AlertActionList?, isSheet: Bool
    ) {
        titleLabel = Self.label(title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold))
        messageLabel = Self.label(message, .systemFont(ofSize: 13))
        self.fields = fields
        self.list = list
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = AlertMetrics.cornerRadius
        clipsToBounds = true
        titleLabel?.accessibilityTraits = .header
        if isSheet {
            titleLabel?.textColor = .secondaryLabel
            messageLabel?.textColor = .secondaryLabel
        }
        Self.take(title, titleLabel)
        Self.take(message, messageLabel)
        for view in [titleLabel, messageLabel].compactMap({ $0 }) + fields { addSubview(view) }
        guard let list else { return }
        scroll.delaysContentTouches = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.addSubview(list)
        addSubview(scroll)
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: AlertText?, _ font: UIFont) -> UILabel? {
        guard let text else { return nil }
        let label = UILabel(frame: .zero)
        label.text = text.string
        label.font = font
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    /// Texts with their own attributes keep them.
    private static func take(_ text: AlertText?, _ label: UILabel?) {
        if let attributed = text?.attributed { label?.attributedText = attributed }
    }

    /// The height of the whole card at a width, in points.
    func height(width: CGFloat) -> CGFloat { headerHeight(width: width) + (list?.height ?? 0) }

    private func headerHeight(width: CGFloat) -> CGFloat { arrange(width: width, moving: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = arrange(width: bounds.width, moving: true)
        guard let list else { return }
        scroll.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: list.height)
        scroll.contentSize = list.frame.size
    }

    /// Returns where the header ends; places its parts if `moving` is true.
    private func arrange(width: CGFloat, moving: Bool) -> CGFloat {
        let labels = [titleLabel, messageLabel].compactMap { $0 }
        guard !labels.isEmpty || !fields.isEmpty else { return 0 }
        let inner = width - 2 * AlertMetrics.padding
        var y = AlertMetrics.headerPadding
        for label in labels {
            let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height.rounded(.up)
            if moving { label.frame = CGRect(x: AlertMetrics.padding, y: y, width: inner, height: height) }
            y += height + AlertMetrics.lineGap
        }
        if !labels.isEmpty, !fields.isEmpty { y += 2 * AlertMetrics.lineGap }
        for field in fields {
            let height = AlertMetrics.fieldHeight
            if moving { field.frame = CGRect(x: AlertMetrics.padding, y: y, width: inner, height: height) }
            y += height + AlertMetrics.lineGap
        }
        return y - AlertMetrics.lineGap + AlertMetrics.headerPadding
    }
}
