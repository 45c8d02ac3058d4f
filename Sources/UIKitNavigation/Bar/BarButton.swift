// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The view of a bar button item without a custom view.
final class BarButton: UIButton {
    private(set) var item: UIBarButtonItem?

    convenience init(_ item: UIBarButtonItem) {
        self.init(type: .system)
        self.item = item
        addAction(UIAction { [weak item] _ in item?.choose() }, for: .primaryActionTriggered)
        update()
    }

    /// Takes over the item's present properties.
    func update() {
        guard let item else { return }
        setTitle(item.shownTitle, for: .normal)
        setImage(item.shownTitle == nil ? item.shownImage : nil, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        let appearance =
            (item.bar as? UINavigationBar)?.buttonAppearance(of: item)
            ?? (item.bar as? UIToolbar)?.buttonAppearance(of: item)
        showBackground(appearance)
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            // A look that the bar had before may have had a color.
            setTitleColor(nil, for: state)
            apply(appearance?.attributes(for: state), state)
            apply(item.titleTextAttributes(for: state), state)
        }
        moveTitle(
            by: item.titleOffset == .zero ? appearance?.normal.titlePositionAdjustment ?? .zero : item.titleOffset)
        imageEdgeInsets = item.shownImageInsets
        tintColor = item.tintColor
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        menu = item.menu
        showsMenuAsPrimaryAction = item.opensMenu
        preferredMenuElementOrder = item.preferredMenuElementOrder
        accessibilityLabel = item.spokenName
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue
        if item.accessibilityTraits != .none { accessibilityTraits = item.accessibilityTraits.union(.button) }
    }

    /// N54: the images behind the item, and how far they are moved.
    private func showBackground(_ appearance: UIBarButtonItemAppearance?) {
        backgroundOffset = appearance?.normal.backgroundImagePositionAdjustment ?? .zero
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            let image = appearance?.appearance(for: state).backgroundImage
            if image != backgroundImage(for: state) || image == nil { setBackgroundImage(image, for: state) }
        }
    }

    private var backgroundOffset = UIOffset.zero { didSet { setNeedsLayout() } }

    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        super.backgroundRect(forBounds: bounds).offsetBy(dx: backgroundOffset.horizontal, dy: backgroundOffset.vertical)
    }

    /// The item's width, or else the width of the content.
    var width: CGFloat {
        guard let item else { return 0 }
        if item.width > 0 { return item.width }
        var width = sizeThatFits(.zero).width
        if let titles = item.possibleTitles, let font = titleLabel?.font {
            width = titles.reduce(width) { max($0, $1.size(withAttributes: [.font: font]).width) }
        }
        return max(BarMetrics.leastButton, width.rounded(.up) + 2 * BarMetrics.buttonPadding)
    }
}

extension UIButton {
    /// The attributes of a bar's look that count for buttons: font and color.
    func apply(_ attributes: [NSAttributedString.Key: Any]?, _ state: State) {
        guard let attributes else { return }
        if let font = attributes[.font] as? UIFont { titleLabel?.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { setTitleColor(color, for: state) }
    }

    /// N54.
    func moveTitle(by offset: UIOffset) {
        titleEdgeInsets = UIEdgeInsets(
            top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
    }
}

/// The items of one side of a bar as views, in their order from the side on.
@MainActor
struct BarItemViews {
    let views: [UIView]

    /// Makes the views; the items report their changes to the bar from now on.
    init(_ items: [UIBarButtonItem], on bar: any BarItemObserver) {
        for item in items { item.bar = bar }
        views = items.filter { !$0.isHidden }.compactMap(Self.view)
    }

    /// The view of an item; a space has none.
    static func view(of item: UIBarButtonItem) -> UIView? {
        item.systemItem?.isSpace == true ? nil : item.customView ?? BarButton(item)
    }

    static func width(of view: UIView) -> CGFloat {
        (view as? BarButton)?.width ?? CustomViewSizes.size(of: view).width
    }

    static func height(of view: UIView, in height: CGFloat) -> CGFloat {
        guard !(view is BarButton) else { return height }
        let own = CustomViewSizes.size(of: view).height
        return min(height, own > 0 ? own : height)
    }
}
