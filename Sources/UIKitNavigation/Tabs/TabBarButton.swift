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
        guard let look = (item.bar as? UITabBar)?.standardAppearance else { return nil }
        guard isInline else { return look.stackedLayoutAppearance }
        return BarMetrics.isLow(self) ? look.compactInlineLayoutAppearance : look.inlineLayoutAppearance
    }

    /// Whether the title stands beside the picture (N78).
    private var isInline: Bool {
        traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    private var standardFont: UIFont {
        isInline ? .systemFont(ofSize: BarMetrics.isLow(self) ? 12 : 13) : .systemFont(ofSize: 10, weight: .medium)
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
            (said + ofNormal).lazy.compactMap { $0[.font] }.first as? UIFont ?? standardFont
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
        let (picture, title) = isInline ? placesBeside : placesAbove
        imageView.frame = picture.inset(by: item.imageInsets)
        let own = item.titlePositionAdjustment
        let offset = own == .zero ? appearance?.normal.titlePositionAdjustment ?? own : own
        label.frame = title.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let width = max(TabMetrics.badgeHeight, badge.sizeThatFits(.zero).width + 10)
        let badgeOffset = appearance?.normal.badgePositionAdjustment ?? .zero
        badge.titleOffset = appearance?.normal.badgeTitlePositionAdjustment ?? .zero
        badge.frame = CGRect(
            x: picture.midX + 4 + badgeOffset.horizontal, y: 2 + badgeOffset.vertical, width: width,
            height: TabMetrics.badgeHeight)
    }

    private var placesAbove: (picture: CGRect, title: CGRect) {
        let side = TabMetrics.imageSide
        return (
            CGRect(x: (bounds.width - side) / 2, y: 5, width: side, height: side),
            CGRect(x: 0, y: 34, width: bounds.width, height: 12)
        )
    }

    /// The title beside the picture, both in the middle.
    private var placesBeside: (picture: CGRect, title: CGRect) {
        let side = BarMetrics.isLow(self) ? TabMetrics.lowImageSide : TabMetrics.imageSide
        let hasPicture = imageView.image != nil
        let wanted = label.sizeThatFits(bounds.size).width.rounded(.up)
        let before = hasPicture ? side + (wanted > 0 ? TabMetrics.titleDistance : 0) : 0
        let width = min(wanted, max(0, bounds.width - before))
        let left = (bounds.width - before - width) / 2
        var picture = CGRect(x: left, y: (bounds.height - side) / 2, width: side, height: side)
        var title = CGRect(x: left + before, y: 0, width: width, height: bounds.height)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            picture.origin.x = bounds.width - picture.maxX
            title.origin.x = bounds.width - title.maxX
        }
        return (picture, title)
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
    /// In a low bar.
    static let lowImageSide: CGFloat = 20
    /// Between a picture and a title beside it.
    static let titleDistance: CGFloat = 8
    static let badgeHeight: CGFloat = 18
    /// On a wide screen tabs stand together in the middle, each this wide.
    static let greatestWidth: CGFloat = 160
    /// The number of tabs in a compact width.
    static let greatestCount = 5
}
