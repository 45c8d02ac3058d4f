// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Shows items, one of which is selected (N40). A tab bar controller's bar follows the controller.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemObserver {
    private var itemStorage: [UITabBarItem] = []
    private var buttons: [TabBarButton] = []
    private let background = BarBackgroundView(isShadowOnTop: true)
    weak var owner: UITabBarController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a bar without items. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UITabBar.self)
    }

    private func prepare() {
        addSubview(background)
        background.show(standardAppearance)
    }

    /// Held weakly. A tab bar controller's bar tells the controller.
    open weak var delegate: (any UITabBarDelegate)?

    /// From the leading side on. On a tab bar controller's bar, setting it is reported and changes nothing.
    open var items: [UITabBarItem]? {
        get { itemStorage }
        set { setItems(newValue, animated: false) }
    }

    /// Changes the items, without motion. A tab bar controller's bar reports it, and nothing changes.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        if let owner {
            return UIApplication.shared.report("\(self) belongs to \(owner): its items follow the controllers.")
        }
        show(items ?? [])
    }

    /// The selected item. Setting it does not tell the delegate.
    open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }

    /// The look of the bar, unless other properties override it.
    open var standardAppearance = UITabBarAppearance() { didSet { appearanceDidChange() } }
    /// Kept without an effect: tab bars here have one look, ``standardAppearance``.
    open var scrollEdgeAppearance: UITabBarAppearance?

    private func appearanceDidChange() {
        updateBackground()
        for button in buttons { button.update() }
        setNeedsLayout()
    }

    /// The color behind the bar; `nil` for that of its appearance.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// `black` is a black bar, unless other properties override it.
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    /// An image behind the bar, stretched; one without a size leaves the bar clear (N39).
    open var backgroundImage: UIImage? { didSet { updateBackground() } }
    /// The line above the bar, used with a background image; an image without a size removes the line.
    open var shadowImage: UIImage? { didSet { updateBackground() } }
    /// The color of unselected tabs; `nil` for the system's.
    open var unselectedItemTintColor: UIColor? { didSet { for button in buttons { button.update() } } }
    /// An image behind the selected tab, in its middle and in its own size; `nil`, as at first, for none (N53).
    open var selectionIndicatorImage: UIImage? { didSet { for button in buttons { button.update() } } }
    /// How tabs share the bar's width.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of a centered tab, in points; 0 for the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The space between centered tabs, in points.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// How tabs share the bar's width.
    public enum ItemPositioning: Int, Sendable {
        case automatic = 0
        case fill = 1
        case centered = 2
    }

    open override class var appearanceProperties: [UIAppearanceProperty] {
        super.appearanceProperties + [
            UIAppearanceProperty(\UITabBar.standardAppearance), UIAppearanceProperty(\UITabBar.barTintColor),
            UIAppearanceProperty(\UITabBar.barStyle), UIAppearanceProperty(\UITabBar.isTranslucent),
            UIAppearanceProperty(\UITabBar.unselectedItemTintColor), UIAppearanceProperty(\UITabBar.backgroundImage),
            UIAppearanceProperty(\UITabBar.shadowImage), UIAppearanceProperty(\UITabBar.selectionIndicatorImage),
        ]
    }

    private func updateBackground() {
        background.show(
            standardAppearance, color: barTintColor ?? (barStyle == .black ? .black : nil),
            images: BarImages(background: backgroundImage, shadow: shadowImage))
    }

    /// Whether the content under the bar is visible through it; true at first.
    open var isTranslucent = true { didSet { owner?.viewIfLoaded?.setNeedsLayout() } }

    func show(_ items: [UITabBarItem]) {
        guard !items.elementsEqual(itemStorage, by: ===) else { return }
        for button in buttons { button.removeFromSuperview() }
        for item in itemStorage where item.bar === self { item.bar = nil }
        itemStorage = items
        buttons = items.map { item in
            item.bar = self
            let button = TabBarButton(item)
            button.addAction(
                UIAction { [weak self, weak item] _ in if let item { self?.choose(item) } }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        showSelection()
        setNeedsLayout()
    }

    private func showSelection() {
        for button in buttons where button.isSelected != (button.item === selectedItem) {
            button.isSelected = button.item === selectedItem
        }
    }

    private func choose(_ item: UITabBarItem) {
        if let owner { return owner.tabWasChosen(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    package func barItemDidChange(_ item: UIBarItem) { buttons.first { $0.item === item }?.update() }

    package func view(of item: UIBarItem) -> UIView? { buttons.first { $0.item === item } }

    // MARK: View

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let count = CGFloat(buttons.count)
        // N54: the bar's own values come before those of its look.
        let positioning = itemPositioning == .automatic ? standardAppearance.stackedItemPositioning : itemPositioning
        let isCentered = positioning == .centered
        let widest = positioning == .fill ? bounds.width : TabMetrics.greatestWidth
        let spacing = isCentered ? (itemSpacing > 0 ? itemSpacing : standardAppearance.stackedItemSpacing) : 0
        let set = itemWidth > 0 ? itemWidth : standardAppearance.stackedItemWidth
        let own = isCentered && set > 0 ? set : widest
        let width = min((bounds.width - spacing * (count - 1)) / count, own)
        // N73: tabs stand above what the screen's edge covers.
        let height = max(min(bounds.height, BarMetrics.tabBarHeight(in: self)), bounds.height - safeAreaInsets.bottom)
        let left = (bounds.width - width * count - spacing * (count - 1)) / 2
        for (place, button) in buttons.enumerated() {
            let column = CGFloat(isRightToLeft ? buttons.count - 1 - place : place)
            button.frame = CGRect(x: left + (width + spacing) * column, y: 0, width: width, height: height)
        }
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fullHeight)
    }

    /// The bar's height, and no width (N71).
    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
    }

    /// With what the screen's edge covers of the bar (N73).
    private var fullHeight: CGFloat { BarMetrics.tabBarHeight(in: self) + safeAreaInsets.bottom }

    open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Touches

    // C24: a bar keeps its touches.
    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UITabBarAppearance {
    /// How tabs share the bar's width, unless the bar has its own positioning (N54); automatic at first.
    public var stackedItemPositioning: UITabBar.ItemPositioning {
        get { UITabBar.ItemPositioning(rawValue: positioningOfItems) ?? .automatic }
        set { positioningOfItems = newValue.rawValue }
    }
}
