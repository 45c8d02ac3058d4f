// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows the focused item, the reason for the move, and the other candidates.
final class FocusPanel: UIView {
    /// The least visible height of the details, in points.
    private static let leastHeight: CGFloat = 60

    private let itemLabel = UILabel()
    private let reasonLabel = UILabel()
    private let scrollView = UIScrollView()
    private let detailsLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        itemLabel.scaledFont = .systemFont(ofSize: 17, weight: .semibold)
        itemLabel.numberOfLines = 0
        itemLabel.accessibilityIdentifier = "focus.item"
        reasonLabel.scaledFont = .systemFont(ofSize: 14)
        reasonLabel.numberOfLines = 0
        reasonLabel.accessibilityIdentifier = "focus.reason"
        detailsLabel.scaledFont = .systemFont(ofSize: 12)
        detailsLabel.textColor = .secondaryLabel
        detailsLabel.numberOfLines = 0
        detailsLabel.accessibilityIdentifier = "focus.details"
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(detailsLabel, filling: .vertical)
        scrollView.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight).isActive = true
        let parts = UIStackView(column: [itemLabel, reasonLabel, scrollView], spacing: 2)
        parts.setCustomSpacing(8, after: reasonLabel)
        addSubview(parts, pinnedTo: self)
        show(item: nil, reason: "Press Tab, or an arrow of a gamepad.", details: [])
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter details: The candidates of the last movement, and the debugger's words, a line each.
    func show(item: String?, reason: String, details: [String]) {
        itemLabel.text = item ?? "Nothing has focus"
        reasonLabel.text = reason
        detailsLabel.text = details.joined(separator: "\n")
        scrollView.setContentOffset(.zero, animated: false)
    }
}
