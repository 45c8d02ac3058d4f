// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with its own button: a touch on the button does not select the row.
final class PantryCell: UITableViewCell {
    static let identifier = "thing"

    /// Called when the button was pressed.
    var onTake: (() -> Void)?
    private let takeButton = UIButton(configuration: .tinted())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        takeButton.configuration?.buttonSize = .small
        takeButton.configuration?.cornerStyle = .capsule
        takeButton.addAction(UIAction { [weak self] _ in self?.onTake?() }, for: .touchUpInside)
        accessoryView = takeButton
        fitButton()
    }

    required init?(coder: NSCoder) { nil }

    /// If text is large, a symbol leaves more room for the name.
    private func fitButton() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        takeButton.configuration?.title = isLarge ? nil : "Take"
        takeButton.configuration?.image = isLarge ? UIImage(systemName: "plus") : nil
        takeButton.frame.size = takeButton.sizeThatFits(.zero)
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        fitButton()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitButton()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onTake = nil
    }

    func show(_ thing: Pantry.Thing) {
        accessibilityIdentifier = "lists.row.\(thing.key)"
        takeButton.accessibilityIdentifier = "lists.take.\(thing.key)"
        takeButton.accessibilityLabel = "Take \(thing.name)"
        textLabel?.text = thing.name
        detailTextLabel?.text = thing.count == 0 ? nil : "\(thing.count)"
    }
}
