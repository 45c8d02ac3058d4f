// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A switch with its name at the left.
final class SwitchRow: UIView {
    static let height: CGFloat = 40

    let toggle = UISwitch()
    private let label = UILabel()

    /// Called when a person has turned the switch.
    var onChange: ((Bool) -> Void)?

    init(_ title: String, identifier: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 15)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        toggle.accessibilityIdentifier = identifier
        toggle.accessibilityLabel = title
        toggle.addTarget(self, action: SwitchRow.toggled, for: .valueChanged)
        addSubview(label)
        addSubview(toggle)
    }

    required init?(coder: NSCoder) { nil }

    private func toggled() { onChange?(toggle.isOn) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = toggle.sizeThatFits(.zero)
        toggle.frame = CGRect(
            x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        label.frame = CGRect(x: 0, y: 0, width: max(0, toggle.frame.minX - 8), height: bounds.height)
    }
}
