// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Shows bar button items in a row at the bottom, and divides the room among its spaces (N38).
@preconcurrency @MainActor
open class UIToolbar: UIView, BarItemObserver, UIBarPositioning {
    private var itemStorage: [UIBarButtonItem] = []
    private var views: [(item: UIBarButtonItem, view: UIView?)] = []
    private let background = BarBackgroundView(isShadowOnTop: true)
    /// The extent of the background below the bar, in points.
    var backgroundOutset: CGFloat = 0 { didSet { if backgroundOutset != oldValue { setNeedsLayout() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a toolbar without items. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.archive?.finish(self, as: UIToolbar.self)
    }

    private func prepare() {
        addSubview(background)
        background.show(standardAppearance)
    }

    /// Says where the bar is (N55); held weakly. A navigation controller's toolbar is at the bottom.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

    /// Where the bar is: at the bottom, unless the delegate says otherwise (N55).
    open var barPosition: UIBarPosition {
        let said = delegate?.position(for: self) ?? .any
        return said == .any ? .bottom : said
    }

    /// The appearance's look of an item (N54).
    func buttonAppearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        item.style == .done ? shownAppearance.doneButtonAppearance : shownAppearance.buttonAppearance
    }

    private var shownAppearance: UIToolbarAppearance {
        let compact = traitCollection.verticalSizeClass == .compact ? compactAppearance : nil
        return compact ?? standardAppearance
    }

    private func appearanceDidChange() {
        updateBackground()
        for part in views { (part.view as? BarButton)?.update() }
        setNeedsLayout()
    }

    /// From the leading side on.
    open var items: [UIBarButtonItem]? {
        get { itemStorage }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other items; with motion they fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in itemStorage where item.bar === self { item.bar = nil }
        itemStorage = items ?? []
        rebuild()
        guard animated, window != nil else { return }
        let made = views.compactMap(\.view)
        UIView.performWithoutAnimation { for view in made { view.alpha = 0 } }
        UIView.animate(withDuration: NavigationConstants.hideShowBarDuration) { for view in made { view.alpha = 1 } }
    }

    /// The look of the toolbar, unless other properties override it.
    open var standardAppearance = UIToolbarAppearance() { didSet { appearanceDidChange() } }
    /// Replaces ``standardAppearance`` if the height is compact (N48); `nil` for no other look.
    open var compactAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    /// Kept without an effect: toolbars here do not know whether content lies under them.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Kept without an effect, as ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    /// The color behind the bar; `nil` for that of its appearance.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// `black` is a black bar, unless other properties override it.
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    private var images = BarImages()

    /// An image behind the bar, stretched; one without a size leaves the bar clear (N39).
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images.background = backgroundImage
        updateBackground()
    }

    /// The image behind the bar, the same for all positions and metrics; `nil` if the application set none.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { images.background }

    /// The line above the bar, used with a background image; an image without a size removes the line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images.shadow = shadowImage
        updateBackground()
    }

    /// The line above the bar, the same for all positions; `nil` for the system's.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { images.shadow }

    open override class var appearanceProperties: [UIAppearanceProperty] {
        super.appearanceProperties + [
            UIAppearanceProperty(\UIToolbar.standardAppearance), UIAppearanceProperty(\UIToolbar.barTintColor),
            UIAppearanceProperty(\UIToolbar.barStyle), UIAppearanceProperty(\UIToolbar.isTranslucent),
        ]
    }

    private func updateBackground() {
        background.show(
            shownAppearance, color: barTintColor ?? (barStyle == .black ? .black : nil), images: images)
    }

    /// Whether the content under the bar is visible through it; true at first. Content ends above an opaque bar (N35).
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    private func rebuild() {
        for part in views { part.view?.removeFromSuperview() }
        for item in itemStorage { item.bar = self }
        views = itemStorage.filter { !$0.isHidden }.map { ($0, BarItemViews.view(of: $0)) }
        for part in views { if let view = part.view { addSubview(view) } }
        setNeedsLayout()
    }

    package func barItemDidChange(_ item: UIBarItem) {
        if let button = views.lazy.compactMap({ $0.view as? BarButton }).first(where: { $0.item === item }),
            button.item?.customView == nil, button.item?.isHidden == false
        {
            button.update()
            setNeedsLayout()
        } else {
            rebuild()
        }
    }

    package func view(of item: UIBarItem) -> UIView? { views.first { $0.item === item }?.view }

    // MARK: View

    open override func layoutSubviews() {
        super.layoutSubviews()
        let position = barPosition
        background.isShadowOnTop = position == .bottom
        let above = position == .topAttached ? attachedOutset : 0
        let below = position == .bottom ? backgroundOutset : 0
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
        let widths = views.map { part in part.view.map(BarItemViews.width) ?? part.item.width }
        let flexible = views.filter { $0.item.systemItem == .flexibleSpace }.count
        let room = bounds.width - 2 * BarMetrics.margin - widths.reduce(0, +)
        let share = flexible > 0 ? max(0, room) / CGFloat(flexible) : 0
        var x = BarMetrics.margin
        for (part, width) in zip(views, widths) {
            let width = part.item.systemItem == .flexibleSpace ? share : width
            if let view = part.view {
                let height = BarItemViews.height(of: view, in: bounds.height)
                let left = isRightToLeft ? bounds.width - x - width : x
                CustomViewSizes.place(
                    view, CGRect(x: left, y: (bounds.height - height) / 2, width: width, height: height))
            }
            x += width
        }
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.height(in: self))
    }

    /// The bar's height, and no width: a bar between constraints needs no height (N71).
    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height(in: self))
    }

    open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    // MARK: Touches

    /// N34.
    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard hit === self else { return hit }
        return BarHitTesting.button(near: point, in: self, among: views.compactMap(\.view)) ?? self
    }

    // C24: a bar keeps its touches.
    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Says where a toolbar is (N55).
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIView {
    /// N55: how far the background of a bar that is attached to the top reaches above it, in points: over the unsafe area at the top of the
    /// window. 0 for a bar that does not begin right below that area.
    var attachedOutset: CGFloat {
        guard let window else { return 0 }
        let top = convert(bounds, to: nil).minY
        return top > 0 && top <= window.safeAreaInsets.top + 0.5 ? top : 0
    }
}
