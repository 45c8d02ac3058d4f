// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// One tab of a tab bar.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private var indicator: UIImageView?
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = TabBadge(frame: .zero)

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.layer.cornerRadius = TabMetrics.badgeHeight / 2
        for view in [imageView, label, badge] { addSubview(view) }
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over the item's present properties.
    func update() {
        label.text = item.title
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? appearance?.normal.badgeBackgroundColor ?? .systemRed
        let badgeAttributes = item.badgeTextAttributes(for: .normal) ?? appearance?.normal.badgeTextAttributes ?? [:]
        badge.font = badgeAttributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = badgeAttributes[.foregroundColor] as? UIColor ?? .white
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
        showState()
        setNeedsLayout()
    }

    override var isSelected: Bool { didSet { if isSelected != oldValue { showState() } } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private var appearance: UITabBarItemAppearance? {
        (item.bar as? UITabBar)?.standardAppearance.stackedLayoutAppearance
    }

    private var unselectedColor: UIColor {
        (item.bar as? UITabBar)?.unselectedItemTintColor ?? .secondaryLabel
    }

    private func showState() {
        let (state, look) =
            !isEnabled
            ? (UIControl.State.disabled, appearance?.disabled)
            : isSelected ? (.selected, appearance?.selected) : (.normal, appearance?.normal)
        let plain = !isEnabled ? UIColor.tertiaryLabel : isSelected ? tintColor : unselectedColor
        let color = look?.iconColor ?? plain
        let said = [item.titleTextAttributes(for: state), look?.titleTextAttributes].compactMap { $0 }
        // The font of the unselected state applies in every state.
        let ofNormal = [item.titleTextAttributes(for: .normal), appearance?.normal.titleTextAttributes].compactMap {
            $0
        }
        label.font =
            (said + ofNormal).lazy.compactMap { $0[.font] }.first as? UIFont
            ?? .systemFont(ofSize: 10, weight: .medium)
        label.textColor = said.lazy.compactMap { $0[.foregroundColor] }.first as? UIColor ?? color
        imageView.tintColor = color
        imageView.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.onTab
        showIndicator(isSelected ? (item.bar as? UITabBar)?.selectionIndicatorImage : nil)
        var traits = item.accessibilityTraits.union(.button)
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }

    /// N53.
    private func showIndicator(_ image: UIImage?) {
        guard image != nil || indicator != nil else { return }
        let view = indicator ?? UIImageView(frame: .zero)
        if indicator == nil { insertSubview(view, at: 0) }
        indicator = view
        view.image = image
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let indicator, let size = indicator.image?.size {
            indicator.frame = CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
        }
        let side = TabMetrics.imageSide
        imageView.frame = CGRect(x: (bounds.width - side) / 2, y: 5, width: side, height: side)
            .inset(by: item.imageInsets)
        let own = item.titlePositionAdjustment
        let offset = own == .zero ? appearance?.normal.titlePositionAdjustment ?? own : own
        label.frame = CGRect(x: offset.horizontal, y: 34 + offset.vertical, width: bounds.width, height: 12)
        let width = max(TabMetrics.badgeHeight, badge.sizeThatFits(.zero).width + 10)
        let badgeOffset = appearance?.normal.badgePositionAdjustment ?? .zero
        badge.titleOffset = appearance?.normal.badgeTitlePositionAdjustment ?? .zero
        badge.frame = CGRect(
            x: bounds.midX + 4 + badgeOffset.horizontal, y: 2 + badgeOffset.vertical, width: width,
            height: TabMetrics.badgeHeight)
    }
}

/// The badge of a tab, whose text may stand beside its middle (N54).
final class TabBadge: UILabel {
    var titleOffset = UIOffset.zero { didSet { if titleOffset != oldValue { setNeedsDisplay() } } }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical))
    }
}

/// Lengths of tabs, in points.
enum TabMetrics {
    static let imageSide: CGFloat = 25
    static let badgeHeight: CGFloat = 18
    /// On a wide screen tabs stand together in the middle, each this wide.
    static let greatestWidth: CGFloat = 160
    /// The number of tabs in a compact width.
    static let greatestCount = 5
}
