// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The control that leads to one screen: a tab at the bottom of a narrow window, a row at the side of a wide one.
final class NavigationItem: UIControl {
    let screen: Screen
    private let icon: ScreenIcon
    private let titleLabel = UILabel()

    /// Whether icon and title stand side by side.
    var isRow = false {
        didSet {
            guard isRow != oldValue else { return }
            updateLooks()
            setNeedsLayout()
        }
    }

    override var isSelected: Bool { didSet { updateLooks() } }
    override var isHighlighted: Bool { didSet { updateLooks() } }

    init(_ screen: Screen) {
        self.screen = screen
        icon = ScreenIcon(screen)
        super.init(frame: .zero)
        // Where tabs are as narrow as they get, the longest titles need it.
        titleLabel.adjustsFontSizeToFitWidth = true
        titleLabel.minimumScaleFactor = 0.7
        addSubview(icon)
        addSubview(titleLabel)
        layer.cornerRadius = 10
        accessibilityIdentifier = "screen.\(screen.name)"
        accessibilityLabel = screen.title
        accessibilityTraits = .button
        updateLooks()
    }

    required init?(coder: NSCoder) { nil }

    private func updateLooks() {
        let color: UIColor = isSelected ? tintColor : .secondaryLabel
        icon.color = color
        titleLabel.textColor = isRow && !isSelected ? .label : color
        titleLabel.text = isRow ? screen.title : screen.shortTitle
        titleLabel.font = .systemFont(ofSize: isRow ? 16 : 10, weight: isSelected ? .semibold : .medium)
        titleLabel.textAlignment = isRow ? .natural : .center
        backgroundColor = isRow && isSelected ? .tertiarySystemFill : nil
        alpha = isHighlighted ? 0.5 : 1
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = ScreenIcon.side
        if isRow {
            icon.frame.origin = CGPoint(x: 12, y: (bounds.height - side) / 2)
            titleLabel.frame = CGRect(x: 48, y: 0, width: bounds.width - 56, height: bounds.height)
            guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
            for part in [icon, titleLabel] { part.frame.origin.x = bounds.width - part.frame.maxX }
        } else {
            icon.frame.origin = CGPoint(x: (bounds.width - side) / 2, y: 5)
            titleLabel.frame = CGRect(x: 1, y: 31, width: bounds.width - 2, height: 14)
        }
    }
}
