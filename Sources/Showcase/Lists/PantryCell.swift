// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with a button of its own: who touches that does not select the row.
final class PantryCell: UITableViewCell {
    static let identifier = "thing"

    /// Called when the button was pressed.
    var onTake: (() -> Void)?
    private let takeButton = UIButton(configuration: .tinted())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        takeButton.configuration?.title = "Take"
        takeButton.configuration?.buttonSize = .small
        takeButton.configuration?.cornerStyle = .capsule
        takeButton.addAction(UIAction { [weak self] _ in self?.onTake?() }, for: .touchUpInside)
        takeButton.frame.size = takeButton.sizeThatFits(.zero)
        accessoryView = takeButton
    }

    required init?(coder: NSCoder) { nil }

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
