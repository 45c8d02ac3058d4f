// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKit

/// Tells where focus is, why it went there, and what else was looked at.
final class FocusPanel: UIView {
    private let itemLabel = UILabel()
    private let reasonLabel = UILabel()
    private let scrollView = UIScrollView()
    private let detailsLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        itemLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        itemLabel.accessibilityIdentifier = "focus.item"
        reasonLabel.font = .systemFont(ofSize: 14)
        reasonLabel.numberOfLines = 4
        reasonLabel.accessibilityIdentifier = "focus.reason"
        detailsLabel.font = .systemFont(ofSize: 12)
        detailsLabel.textColor = .secondaryLabel
        detailsLabel.numberOfLines = 0
        detailsLabel.accessibilityIdentifier = "focus.details"
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(detailsLabel)
        for part in [itemLabel, reasonLabel, scrollView] { addSubview(part) }
        show(item: nil, reason: "Press Tab, or an arrow of a gamepad.", details: [])
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter details: What the last movement looked at, and the debugger's words, a line each.
    func show(item: String?, reason: String, details: [String]) {
        itemLabel.text = item ?? "Nothing has focus"
        reasonLabel.text = reason
        detailsLabel.text = details.joined(separator: "\n")
        scrollView.setContentOffset(.zero, animated: false)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        itemLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 24)
        let height = min(reasonLabel.sizeThatFits(CGSize(width: bounds.width, height: 0)).height, 76)
        reasonLabel.frame = CGRect(x: 0, y: 26, width: bounds.width, height: height)
        let top = reasonLabel.frame.maxY + 8
        scrollView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        let size = detailsLabel.sizeThatFits(CGSize(width: bounds.width, height: 0))
        detailsLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: size.height)
        scrollView.contentSize = CGSize(width: bounds.width, height: size.height)
    }
}
