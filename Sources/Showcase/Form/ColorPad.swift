// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An input view of eight colors. Its buttons have no target: their action goes up the chain to the edited view.
final class ColorPad: UIInputView {
    static let colors: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
        ("Teal", .systemTeal), ("Blue", .systemBlue), ("Purple", .systemPurple), ("Brown", .systemBrown),
    ]
    private static let columns = 4

    private let buttons: [UIButton]

    init() {
        buttons = Self.colors.enumerated().map { place, color in
            let button = UIButton(frame: .zero)
            button.tag = place
            button.backgroundColor = color.color
            button.layer.cornerRadius = 12
            button.accessibilityLabel = color.name
            button.accessibilityIdentifier = "color.\(color.name)"
            button.addTarget(nil, action: #selector(ColorField.takeColor(_:)), for: .touchUpInside)
            return button
        }
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 180), inputViewStyle: .keyboard)
        accessibilityIdentifier = "colorPad"
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: max(16, (bounds.width - 480) / 2), dy: 16)
        let rows = (buttons.count + Self.columns - 1) / Self.columns
        let width = (area.width - Spacing.gap * CGFloat(Self.columns - 1)) / CGFloat(Self.columns)
        let height = (area.height - Spacing.gap * CGFloat(rows - 1)) / CGFloat(rows)
        for (place, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: area.minX + CGFloat(place % Self.columns) * (width + Spacing.gap),
                y: area.minY + CGFloat(place / Self.columns) * (height + Spacing.gap), width: width, height: height)
        }
    }
}
