// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The row that leads to a screen: its sign and its title.
final class ScreenCell: UITableViewCell {
    static let identifier = "screen"

    private let titleLabel = UILabel()
    private var icon: ScreenIcon?

    var screen: Screen? { didSet { if screen != oldValue { showScreen() } } }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.adjustsFontSizeToFitWidth = true
        titleLabel.minimumScaleFactor = 0.6
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 56),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            // If the list gives its rows less, they are lower.
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).with(.defaultHigh),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func showScreen() {
        icon?.removeFromSuperview()
        accessibilityIdentifier = screen.map { "screen.\($0.name)" }
        accessibilityLabel = screen?.title
        titleLabel.text = screen?.title
        guard let screen else { return icon = nil }
        let icon = ScreenIcon(screen)
        icon.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(icon)
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            icon.widthAnchor.constraint(equalToConstant: ScreenIcon.side),
            icon.heightAnchor.constraint(equalToConstant: ScreenIcon.side),
        ])
        self.icon = icon
        setNeedsUpdateConfiguration()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var background = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 1, trailing: 10)
        if state.isSelected { background.backgroundColor = .tertiarySystemFill }
        backgroundConfiguration = background
        icon?.color = state.isSelected ? tintColor : .secondaryLabel
        titleLabel.textColor = state.isSelected ? tintColor : .label
    }
}
