// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The rounded background of a group of views, with an optional heading.
final class Card: UIView {
    private let headingLabel = UILabel()
    /// The guide for content, inside the padding and below the heading.
    let contentGuide = UILayoutGuide()
    private lazy var top = contentGuide.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.padding)
    /// The content stands below the heading, as high as that is.
    private lazy var belowHeading = contentGuide.topAnchor.constraint(
        equalTo: headingLabel.bottomAnchor, constant: 8)
    private lazy var bottom = bottomAnchor.constraint(equalTo: contentGuide.bottomAnchor, constant: Spacing.padding)

    /// - Parameter accessory: the view at the end of the heading's line.
    init(heading: String? = nil, accessory: UIView? = nil) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Spacing.cardRadius
        headingLabel.scaledFont = .systemFont(ofSize: 13, weight: .semibold)
        headingLabel.textColor = .secondaryLabel
        headingLabel.numberOfLines = 0
        headingLabel.accessibilityTraits = .header
        headingLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(headingLabel)
        addLayoutGuide(contentGuide)
        NSLayoutConstraint.activate([
            headingLabel.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.padding - 4),
            headingLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
            headingLabel.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
            contentGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.padding),
            trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor, constant: Spacing.padding),
            bottom,
        ])
        headingLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
        if let accessory {
            addSubview(accessory, pinnedTo: contentGuide, edges: .trailing)
            NSLayoutConstraint.activate([
                accessory.centerYAnchor.constraint(equalTo: headingLabel.centerYAnchor),
                accessory.leadingAnchor.constraint(equalTo: headingLabel.trailingAnchor, constant: 8),
            ])
            accessory.setContentHuggingPriority(.required, for: .horizontal)
        } else {
            headingLabel.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor).isActive = true
        }
        self.heading = heading
    }

    /// A card around one view, which constraints lay out.
    /// - Parameter padding: above and below the view, if it differs from the sides' (points).
    convenience init(heading: String? = nil, content: UIView, padding: CGFloat? = nil) {
        self.init(heading: heading)
        if let padding {
            top.constant = padding
            bottom.constant = padding
        }
        addSubview(content, pinnedTo: contentGuide)
    }

    required init?(coder: NSCoder) { nil }

    var heading: String? {
        get { headingLabel.text }
        set {
            headingLabel.text = newValue
            nameGroup()
        }
    }

    /// Groups the card's content under its heading for assistive technology.
    private func nameGroup() {
        headingLabel.isHidden = heading == nil
        top.isActive = false
        belowHeading.isActive = false
        (heading == nil ? top : belowHeading).isActive = true
        accessibilityContainerType = heading == nil ? .none : .semanticGroup
        accessibilityLabel = heading
        headingLabel.accessibilityAttributedLabel = heading.map {
            NSAttributedString(string: $0, attributes: [.accessibilityTextHeadingLevel: 3])
        }
    }
}
