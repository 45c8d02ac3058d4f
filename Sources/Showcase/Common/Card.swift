// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The rounded background of a group of views, with a heading where there is one.
final class Card: UIView {
    private let headingLabel = UILabel()
    /// Where content goes, inside the padding and below the heading.
    let contentGuide = UILayoutGuide()
    private lazy var top = contentGuide.topAnchor.constraint(equalTo: topAnchor)
    private lazy var bottom = bottomAnchor.constraint(equalTo: contentGuide.bottomAnchor, constant: Spacing.padding)

    init(heading: String? = nil) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Spacing.cardRadius
        headingLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        headingLabel.textColor = .secondaryLabel
        headingLabel.accessibilityTraits = .header
        headingLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(headingLabel)
        addLayoutGuide(contentGuide)
        NSLayoutConstraint.activate([
            headingLabel.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.padding - 4),
            headingLabel.heightAnchor.constraint(equalToConstant: 20),
            headingLabel.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
            headingLabel.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),
            contentGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: contentInsets.left),
            trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor, constant: contentInsets.right),
            top, bottom,
        ])
        self.heading = heading
    }

    /// A card around one view, which constraints lay out.
    /// - Parameter padding: above and below it, where that is another than around (points).
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

    /// What is in the card belongs together under its heading.
    private func nameGroup() {
        headingLabel.isHidden = heading == nil
        top.constant = contentInsets.top
        accessibilityContainerType = heading == nil ? .none : .semanticGroup
        accessibilityLabel = heading
        headingLabel.accessibilityAttributedLabel = heading.map {
            NSAttributedString(string: $0, attributes: [.accessibilityTextHeadingLevel: 3])
        }
    }

    private var contentInsets: UIEdgeInsets {
        let padding = Spacing.padding
        return UIEdgeInsets(
            top: heading == nil ? padding : padding + 24, left: padding, bottom: padding, right: padding)
    }

    /// Where content with frames goes, in the card's own coordinates (points).
    var contentFrame: CGRect {
        let frame = bounds.inset(by: contentInsets)
        return CGRect(x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
    }
}
