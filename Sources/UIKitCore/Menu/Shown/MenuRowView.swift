// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A line or a tile of a shown menu. It decides nothing: the presentation handles a touch on it.
final class MenuRowView: UIView {
    enum Style {
        case line, tile, icon

        init(_ size: UIMenu.ElementSize) {
            switch size {
            case .small: self = .icon
            case .medium: self = .tile
            case .large, .automatic: self = .line
            }
        }
    }

    static let minimumHeight: CGFloat = 44

    let item: MenuItem
    private let style: Style
    private let hasMarks: Bool
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let markLabel = UILabel()
    private let chevron = UILabel()
    private let imageView = UIImageView(image: nil)
    /// Follows a touch that began on the line.
    var track: (@MainActor (UITouch, UITouch.Phase) -> Void)?

    init(_ item: MenuItem, style: Style, hasMarks: Bool, lines: Int) {
        self.item = item
        self.style = style
        self.hasMarks = hasMarks && style == .line
        super.init(frame: .zero)
        let color = Self.color(of: item)
        titleLabel.text = item.title
        titleLabel.font = style == .line ? .systemFont(ofSize: 17) : .systemFont(ofSize: 12)
        titleLabel.textColor = color
        titleLabel.numberOfLines = max(1, lines)
        titleLabel.textAlignment = style == .line ? .natural : .center
        titleLabel.isHidden = style == .icon && item.image != nil
        subtitleLabel.text = style == .line ? item.subtitle : nil
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = item.isEnabled ? .secondaryLabel : .tertiaryLabel
        markLabel.text = item.state == .on ? "✓" : item.state == .mixed ? "–" : nil
        markLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        markLabel.textColor = color
        imageView.image = item.image?.withRenderingMode(
            item.image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
        imageView.tintColor = color
        imageView.contentMode = .scaleAspectFit
        switch item.kind {
        case .submenu: chevron.text = "›"
        case .back: chevron.text = "‹"
        case .leaf, .waiting: break
        }
        chevron.font = .systemFont(ofSize: 20)
        chevron.textColor = .secondaryLabel
        for part in [titleLabel, subtitleLabel, markLabel, imageView, chevron] { addSubview(part) }
        accessibilityIdentifier = item.element.accessibilityIdentifier ?? "menu.\(item.title)"
    }

    required init?(coder: NSCoder) { nil }

    private static func color(of item: MenuItem) -> UIColor {
        if !item.isEnabled { return .tertiaryLabel }
        if item.attributes.contains(.destructive) { return .systemRed }
        if case .back = item.kind { return .secondaryLabel }
        return .label
    }

    /// Whether a finger or the keyboard is at the line.
    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    // MARK: Layout

    /// In points, for a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        guard style == .line else { return style == .icon ? Self.minimumHeight : 64 }
        let title = titleLabel.sizeThatFits(CGSize(width: textWidth(in: width), height: .infinity)).height
        let subtitle = subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(.zero).height
        return max(Self.minimumHeight, (title + subtitle + 20).rounded(.up))
    }

    private var leading: CGFloat {
        if case .back = item.kind { return 36 }
        return hasMarks ? 36 : 16
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let isSubmenu = if case .submenu = item.kind { true } else { false }
        return max(1, width - leading - (item.image == nil ? 16 : 50) - (isSubmenu ? 20 : 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch style {
        case .line: layoutLine()
        case .tile:
            imageView.frame = CGRect(x: bounds.midX - 11, y: 10, width: 22, height: 22)
            titleLabel.frame = CGRect(x: 4, y: 38, width: bounds.width - 8, height: 18)
        case .icon:
            imageView.frame = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
            titleLabel.frame = bounds.shrunk(dx: 4, dy: 4)
        }
    }

    private func layoutLine() {
        let width = textWidth(in: bounds.width)
        let title = titleLabel.sizeThatFits(CGSize(width: width, height: .infinity)).height
        let subtitle = subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(.zero).height
        let top = ((bounds.height - title - subtitle) / 2).rounded()
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        place(titleLabel, leading, top, width, title)
        place(subtitleLabel, leading, top + title, width, subtitle)
        place(markLabel, 14, 0, 18, bounds.height)
        var trailing = bounds.width - 16
        if case .submenu = item.kind {
            place(chevron, trailing - 10, 0, 12, bounds.height - 2)
            trailing -= 20
        } else {
            place(chevron, 16, 0, 12, bounds.height - 2)
        }
        place(imageView, trailing - 22, bounds.midY - 11, 22, 22)
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, .began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, .moved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, .ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, .cancelled) }

    private func follow(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        if let touch = touches.first { track?(touch, phase) }
    }

    // MARK: Text for people

    override var accessibilityDefaults: DisplayAccessibility {
        DisplayAccessibility(
            role: item.state == .off ? .menuItem : .menuItemCheckbox, label: item.title, value: item.subtitle,
            identifier: nil, isEnabled: item.isEnabled, isSelected: item.state == .on)
    }
}
