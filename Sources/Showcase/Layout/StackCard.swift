// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card whose parts stand below each other by constraints, with margins around them.
class StackCard: UIStackView {
    convenience init(heading: String) {
        self.init(frame: .zero)
        axis = .vertical
        spacing = Spacing.gap
        isLayoutMarginsRelativeArrangement = true
        let padding = Spacing.padding
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: padding, leading: padding, bottom: padding, trailing: padding)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Spacing.cardRadius
        let label = UILabel()
        label.text = heading
        label.scaledFont = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.accessibilityTraits = .header
        addArrangedSubview(label)
    }

    /// A gray button below what is there. Its action gets the button.
    func addButton(_ title: String, identifier: String, action: @escaping (UIButton) -> Void) {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = title
        button.accessibilityIdentifier = identifier
        button.addAction(
            UIAction { [weak button] _ in if let button { action(button) } }, for: .primaryActionTriggered)
        addArrangedSubview(button)
    }
}
