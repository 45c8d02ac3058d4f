// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A switch after its name.
final class SwitchRow: UIStackView {
    static let usualHeight: CGFloat = 40

    /// The height, in points, for rows that are placed by frames.
    var height: CGFloat {
        get { heightConstraint.constant }
        set { heightConstraint.constant = newValue }
    }

    private lazy var heightConstraint = heightAnchor.constraint(greaterThanOrEqualToConstant: Self.usualHeight)

    let toggle = UISwitch()
    private let label = UILabel()

    /// Called when the user has switched it.
    var onChange: ((Bool) -> Void)?

    convenience init(_ title: String, identifier: String) {
        self.init(frame: .zero)
        label.text = title
        label.scaledFont = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        toggle.accessibilityIdentifier = identifier
        toggle.accessibilityLabel = title
        toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
        addArrangedSubview(label)
        addArrangedSubview(toggle)
        alignment = .center
        spacing = 8
        heightConstraint.with(.defaultHigh).isActive = true
    }

    @objc private func toggled() { onChange?(toggle.isOn) }
}

extension UIStackView {
    /// Views one below the other.
    convenience init(column views: [UIView], spacing: CGFloat = 0) {
        self.init(arrangedSubviews: views)
        axis = .vertical
        self.spacing = spacing
    }

    /// Views one after the other.
    convenience init(row views: [UIView], spacing: CGFloat = 0, alignment: Alignment = .fill) {
        self.init(arrangedSubviews: views)
        self.spacing = spacing
        self.alignment = alignment
    }
}
