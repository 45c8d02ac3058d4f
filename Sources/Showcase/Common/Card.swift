// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The rounded background of a group of views, with a heading where there is one.
final class Card: UIView {
    private let headingLabel = UILabel()

    init(heading: String? = nil) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Spacing.cardRadius
        headingLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        headingLabel.textColor = .secondaryLabel
        headingLabel.text = heading
        headingLabel.isHidden = heading == nil
        headingLabel.accessibilityTraits = .header
        nameGroup()
        addSubview(headingLabel)
    }

    required init?(coder: NSCoder) { nil }

    var heading: String? {
        get { headingLabel.text }
        set {
            headingLabel.text = newValue
            headingLabel.isHidden = newValue == nil
            nameGroup()
        }
    }

    /// What is in the card belongs together under its heading.
    private func nameGroup() {
        accessibilityContainerType = heading == nil ? .none : .semanticGroup
        accessibilityLabel = heading
        headingLabel.accessibilityAttributedLabel = heading.map {
            NSAttributedString(string: $0, attributes: [.accessibilityTextHeadingLevel: 3])
        }
    }

    /// Where content goes, in the card's own coordinates (points).
    var contentFrame: CGRect {
        let frame = bounds.insetBy(dx: Spacing.padding, dy: Spacing.padding)
        guard !headingLabel.isHidden else { return frame }
        return CGRect(x: frame.minX, y: frame.minY + 24, width: frame.width, height: max(0, frame.height - 24))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        headingLabel.frame = CGRect(
            x: Spacing.padding, y: Spacing.padding - 4, width: max(0, bounds.width - Spacing.padding * 2), height: 20)
    }
}
