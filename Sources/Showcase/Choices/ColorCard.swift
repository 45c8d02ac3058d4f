// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A color, chosen in the picker that its well opens; a line of text has it.
final class ColorCard: StackCard {
    private let well = UIColorWell()
    private let label = UILabel()

    convenience init() {
        self.init(heading: "A color")
        well.title = "Ink"
        well.selectedColor = .systemIndigo
        well.accessibilityIdentifier = "choices.color"
        well.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
        label.scaledFont = .systemFont(ofSize: 15, weight: .semibold)
        label.numberOfLines = 0
        label.accessibilityIdentifier = "choices.ink"
        let row = UIStackView(arrangedSubviews: [well, label])
        row.spacing = 12
        row.alignment = .center
        well.setContentHuggingPriority(.required, for: .horizontal)
        addArrangedSubview(row)
        show()
    }

    private func show() {
        guard let color = well.selectedColor else { return }
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
        label.text = "Ink of " + parts.joined(separator: ", ")
        label.textColor = color
    }
}
