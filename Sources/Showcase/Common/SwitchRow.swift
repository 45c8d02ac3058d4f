// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A switch after its name.
final class SwitchRow: UIStackView {
    static let usualHeight: CGFloat = 40

    /// In points; where rows have frames, these say it.
    var height: CGFloat {
        get { heightConstraint.constant }
        set { heightConstraint.constant = newValue }
    }

    private lazy var heightConstraint = heightAnchor.constraint(equalToConstant: Self.usualHeight)

    let toggle = UISwitch()
    private let label = UILabel()

    /// Called when a person has turned the switch.
    var onChange: ((Bool) -> Void)?

    convenience init(_ title: String, identifier: String) {
        self.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 15)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        toggle.accessibilityIdentifier = identifier
        toggle.accessibilityLabel = title
        toggle.addTarget(self, action: SwitchRow.toggled, for: .valueChanged)
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
        addArrangedSubview(label)
        addArrangedSubview(toggle)
        alignment = .center
        spacing = 8
        heightConstraint.with(.defaultHigh).isActive = true
    }

    private func toggled() { onChange?(toggle.isOn) }
}

extension UIStackView {
    /// Views in two columns, row by row.
    convenience init(pairs views: [UIView]) {
        self.init(frame: .zero)
        axis = .vertical
        for start in stride(from: 0, to: views.count, by: 2) {
            let row = UIStackView(arrangedSubviews: Array(views[start..<min(start + 2, views.count)]))
            row.distribution = .fillEqually
            row.spacing = 24
            addArrangedSubview(row)
        }
    }

    /// Views one below the other.
    convenience init(column views: [UIView], spacing: CGFloat = 0) {
        self.init(arrangedSubviews: views)
        axis = .vertical
        self.spacing = spacing
    }
}
