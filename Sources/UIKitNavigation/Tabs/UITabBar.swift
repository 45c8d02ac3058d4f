import UIKitCore

/// Shows items of which one is chosen (N40). A tab bar controller's bar follows the controller.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemObserver {
    private var itemStorage: [UITabBarItem] = []
    private var buttons: [TabBarButton] = []
    private let background = BarBackgroundView(isShadowOnTop: true)
    weak var owner: UITabBarController?
    /// How far the background reaches below the bar, in points.
    var backgroundOutset: CGFloat = 0 { didSet { if backgroundOutset != oldValue { setNeedsLayout() } } }

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addSubview(background)
        background.show(standardAppearance)
    }

    /// Held weakly. A tab bar controller's bar tells the controller.
    open weak var delegate: (any UITabBarDelegate)?

    /// From the leading side on. A tab bar controller's bar is not to be told: reported, and nothing changes.
    open var items: [UITabBarItem]? {
        get { itemStorage }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        if let owner {
            return UIApplication.shared.report("\(self) belongs to \(owner): its items follow the controllers.")
        }
        show(items ?? [])
    }

    /// The chosen item. Set, it tells nobody.
    open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }

    open var standardAppearance = UITabBarAppearance() { didSet { background.show(standardAppearance) } }

    /// Whether what is under the bar is seen through it; true at first.
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
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + backgroundOutset)
        guard !buttons.isEmpty else { return }
        let count = CGFloat(buttons.count)
        let width = min(bounds.width / count, TabMetrics.greatestWidth)
        let left = (bounds.width - width * count) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (place, button) in buttons.enumerated() {
            let column = CGFloat(isMirrored ? buttons.count - 1 - place : place)
            button.frame = CGRect(x: left + width * column, y: 0, width: width, height: bounds.height)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.tabBarHeight)
    }

    // MARK: Touches

    // C24: a bar keeps its touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
