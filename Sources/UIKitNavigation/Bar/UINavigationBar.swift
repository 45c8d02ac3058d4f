// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Shows the topmost of a stack of navigation items (N30). A navigation controller's bar follows the controller's stack.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarItemObserver, NavigationItemObserver, UIBarPositioning {
    private var itemStorage: [UINavigationItem] = []
    private(set) var content: NavigationBarContent?
    /// The content that a finger or an animation removes.
    private var outgoing: NavigationBarContent?
    private let background = BarBackgroundView(isShadowOnTop: false)
    weak var owner: UINavigationController? { didSet { refresh() } }
    let searchRoom = NavigationSearchRoom(frame: .zero)
    /// The visible height of the search bar, in points.
    var searchHeight: CGFloat = 0 { didSet { if searchHeight != oldValue { setNeedsLayout() } } }
    /// The extent of the background above the bar, in points.
    var backgroundOutset: CGFloat = 0 { didSet { if backgroundOutset != oldValue { setNeedsLayout() } } }
    /// The visible height of the large title, in points.
    var largeTitleHeight: CGFloat = 0 {
        didSet {
            content?.largeTitleHeight = largeTitleHeight
            outgoing?.largeTitleHeight = largeTitleHeight
        }
    }
    /// Whether content is scrolled under the bar, and not at its beginning.
    var isOverContent = false {
        didSet {
            guard isOverContent != oldValue else { return }
            updateBackground()
            if hasEdgeLook { content?.restyle(on: self) }
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleWidth
        addSubview(background)
        addSubview(searchRoom)
        updateBackground()
    }

    /// Makes a bar without items. A storyboard's or a nib's coder sets its properties (IB2).
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        addSubview(searchRoom)
        updateBackground()
        coder.archive?.finish(self, as: UINavigationBar.self)
    }

    // MARK: Items

    /// Held weakly. A navigation controller's bar asks the controller.
    open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }

    /// Where the bar is: a navigation controller's is attached to the top, another one is where its delegate says, else at the top (N55).
    open var barPosition: UIBarPosition {
        guard owner == nil else { return .topAttached }
        let said = delegate?.position(for: self) ?? .any
        return said == .any ? .top : said
    }

    /// From the bottom of the stack to the top. On a navigation controller's bar, setting it is reported and changes nothing.
    open var items: [UINavigationItem]? {
        get { itemStorage }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown; `nil` if there is none.
    open var topItem: UINavigationItem? { itemStorage.last }

    /// The item to which the back button goes back.
    open var backItem: UINavigationItem? { itemStorage.dropLast().last }

    /// Changes all items without asking the delegate. A navigation controller's bar reports it, and nothing changes (N30).
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard !isOwned("set") else { return }
        show(items ?? [], animated: animated)
    }

    /// Puts an item on top, if the delegate allows it. A navigation controller's bar reports it, and nothing changes (N30).
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard !isOwned("push"), delegate?.navigationBar(self, shouldPush: item) != false else { return }
        show(itemStorage + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the top item off and returns it; `nil` if there was none, or if the delegate refuses. A navigation controller's
    /// bar reports it, and nothing changes (N30).
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard !isOwned("pop"), let top = topItem, delegate?.navigationBar(self, shouldPop: top) != false else {
            return nil
        }
        show(Array(itemStorage.dropLast()), animated: animated)
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    private func isOwned(_ verb: String) -> Bool {
        guard let owner else { return false }
        UIApplication.shared.report(
            "\(self) belongs to \(owner): its items follow the stack, and nobody else can \(verb) them.")
        return true
    }

    // MARK: Looks

    /// Whether titles are large while content is at its beginning (N36); false at first.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            refresh()
            owner?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether the content under the bar is visible through it; true at first. Content begins below an opaque bar.
    open var isTranslucent = true { didSet { owner?.viewIfLoaded?.setNeedsLayout() } }
    /// The look of the bar, unless the content is at its beginning and ``scrollEdgeAppearance`` is set.
    open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
    /// The look of the bar while the content is at its beginning; `nil` for only the items.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// Replaces ``scrollEdgeAppearance`` if the height is compact (N48); `nil` for no other look.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// Replaces ``standardAppearance`` if the height is compact (N48); `nil` for no other look.
    open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// The color behind the bar; `nil` for that of its appearance.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Whether the bar is dark: `black` has white titles on black, unless other properties override it.
    open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }

    /// An image behind the bar, stretched; one without a size leaves the bar clear. `nil` for the appearance's (N39).
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        images.background = backgroundImage
        updateBackground()
    }

    /// As ``setBackgroundImage(_:for:)``: the position of the bar has no effect here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// The image behind the bar, the same for all metrics; `nil` if the application set none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images.background }

    /// The image behind the bar, the same for all positions and metrics; `nil` if the application set none.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.background
    }

    /// The line below the bar, used with a background image; an image without a size removes the line.
    open var shadowImage: UIImage? {
        get { images.shadow }
        set {
            images.shadow = newValue
            updateBackground()
        }
    }

    /// The arrow of the back button; `nil` for the system's.
    open var backIndicatorImage: UIImage? { didSet { refresh() } }
    /// Kept; nothing is masked here.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the downward offset of the title, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffset = adjustment
        refresh()
    }

    /// The downward offset of the title, in points; the same for all metrics, and 0 at first.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffset }

    private var images = BarImages()
    private(set) var titleOffset: CGFloat = 0

    /// The title's attributes, which take precedence over the appearance's; `nil` for only those.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    /// The large title's attributes, which take precedence over the appearance's; `nil` for only those.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }

    private func appearanceDidChange() {
        updateBackground()
        refresh()
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private func edgeAppearance(of item: UINavigationItem?) -> UINavigationBarAppearance? {
        let compact = isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return compact ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    private var hasEdgeLook: Bool { edgeAppearance(of: topItem) != nil }

    /// N82: the look of an item's titles and buttons is that of the bar while the item is on top.
    private func appearance(of item: UINavigationItem?) -> UINavigationBarAppearance {
        if !isOverContent, let edge = edgeAppearance(of: item) { return edge }
        let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
        return compact ?? item?.standardAppearance ?? standardAppearance
    }

    /// Without a look of its own the bar is bare over the content's beginning.
    private var shownAppearance: UINavigationBarAppearance {
        let appearance = appearance(of: topItem)
        guard !isOverContent, isTranslucent, !hasEdgeLook else { return appearance }
        let bare = UINavigationBarAppearance(barAppearance: appearance)
        bare.configureWithTransparentBackground()
        return bare
    }

    /// The looks of a back button, the more general one first (N83).
    func backAppearances(of item: UINavigationItem) -> [UIBarButtonItemAppearance] {
        let appearance = appearance(of: item)
        return [appearance.buttonAppearance, appearance.backButtonAppearance]
    }

    /// The appearance's look of an item.
    func buttonAppearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        let appearance = appearance(of: topItem)
        return item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }

    private func updateBackground() {
        background.show(shownAppearance, color: barTintColor ?? (barStyle == .black ? .black : nil), images: images)
    }

    func style(_ label: UILabel, large: Bool, for item: UINavigationItem) {
        let appearance = appearance(of: item)
        let own = large ? largeTitleTextAttributes : titleTextAttributes
        let set = large ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        let attributes = (own ?? [:]).merging(set) { _, new in new }
        label.font =
            attributes[.font] as? UIFont
            ?? (large ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold))
        label.textColor = attributes[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
        label.lineBreakMode = .byTruncatingTail
    }

    /// N54: how far the title is moved, in points.
    func titleOffset(of item: UINavigationItem) -> UIOffset {
        var offset = appearance(of: item).titlePositionAdjustment
        offset.vertical += titleOffset
        return offset
    }

    /// The arrow of the back button; `nil` for the system's.
    func backIndicator(of item: UINavigationItem) -> UIImage? {
        backIndicatorImage ?? appearance(of: item).ownBackIndicator
    }

    /// N36: `automatic` follows the item below, and is large for the bottom item.
    func showsLargeTitle(of item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, item.titleView == nil,
            item.title?.isEmpty == false
        else { return false }
        let place = itemStorage.lastIndex { $0 === item } ?? itemStorage.count - 1
        for item in itemStorage[...max(place, 0)].reversed() where item.largeTitleDisplayMode != .automatic {
            return item.largeTitleDisplayMode == .always
        }
        return true
    }

    open override class var appearanceProperties: [UIAppearanceProperty] {
        super.appearanceProperties + [
            UIAppearanceProperty(\UINavigationBar.standardAppearance),
            UIAppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
            UIAppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
            UIAppearanceProperty(\UINavigationBar.barTintColor), UIAppearanceProperty(\UINavigationBar.barStyle),
            UIAppearanceProperty(\UINavigationBar.isTranslucent),
            UIAppearanceProperty(\UINavigationBar.titleTextAttributes),
            UIAppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
            UIAppearanceProperty(\UINavigationBar.backgroundImageStorage),
            UIAppearanceProperty(\UINavigationBar.shadowImage),
            UIAppearanceProperty(\UINavigationBar.backIndicatorImage),
        ]
    }

    private var backgroundImageStorage: UIImage? {
        get { images.background }
        set { setBackgroundImage(newValue, for: .default) }
    }

    // MARK: Showing

    /// Takes over a stack of items.
    func show(_ items: [UINavigationItem], animated: Bool, isDriven: Bool = false) {
        let old = itemStorage
        itemStorage = items
        for item in old where !items.contains(where: { $0 === item }) && item.bar === self { item.bar = nil }
        for item in items { item.bar = self }
        guard old.last !== items.last || old.dropLast().last !== items.dropLast().last || content == nil else { return }
        replaceContent(fading: animated && window != nil, isDriven: isDriven)
    }

    private func refresh() {
        if !itemStorage.isEmpty { replaceContent(fading: false, isDriven: false) }
    }

    private func replaceContent(fading: Bool, isDriven: Bool) {
        outgoing?.removeFromSuperview()
        outgoing = nil
        let old = content
        content = nil
        if let item = topItem {
            let made = NavigationBarContent(item, over: backItem, on: self) { [weak self] in self?.backWasChosen() }
            made.frame = bounds
            made.largeTitleHeight = largeTitleHeight
            content = made
            addSubview(made)
        }
        searchRoom.show(topItem?.searchController, of: topItem, on: self)
        if owner == nil { searchHeight = searchRoom.fullHeight }
        bringSubviewToFront(searchRoom)
        content?.alpha = isTitleHidden ? 0 : 1
        updateBackground()
        setNeedsLayout()
        owner?.viewIfLoaded?.setNeedsLayout()
        guard let old, fading || isDriven else {
            old?.removeFromSuperview()
            return
        }
        outgoing = old
        UIView.performWithoutAnimation { drive(to: 0) }
        guard !isDriven else { return }
        UIView.animate(
            withDuration: NavigationConstants.duration, animations: { self.drive(to: 1) },
            completion: { [weak self, weak old] _ in
                if let old, self?.outgoing === old { self?.endDriving(finished: true) }
            })
    }

    /// Fades from the old content to the new one.
    func drive(to part: CGFloat) {
        guard let outgoing else { return }
        outgoing.alpha = 1 - part
        content?.alpha = part
    }

    /// Ends with the new item, or goes back to the old one. Then the owner of the stack shows its items again.
    func endDriving(finished: Bool) {
        guard let gone = outgoing else { return }
        outgoing = nil
        gone.removeFromSuperview()
        content?.alpha = 1
    }

    package func barItemDidChange(_ item: UIBarItem) {
        if content?.update(item) != true { refresh() }
    }

    package func view(of item: UIBarItem) -> UIView? {
        content?.buttons.first { ($0 as? BarButton)?.item === item || $0 === (item as? UIBarButtonItem)?.customView }
    }

    package func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        // Deeper items are invisible, and are read when they come up.
        if item === topItem || item === backItem { refresh() }
    }

    // MARK: Back

    private func backWasChosen() {
        if let action = topItem?.backAction {
            action.performWithSender(self, target: nil)
        } else if let owner {
            owner.backButtonWasChosen()
        } else {
            popItem(animated: true)
        }
    }

    /// N33: the items to which a long press of the back button can go back, the nearest first.
    var backMenu: UIMenu? {
        guard let owner, itemStorage.count > 1 else { return nil }
        let actions = itemStorage.dropLast().reversed().map { item in
            UIAction(title: item.backButtonTitle ?? item.title ?? "Back") { [weak owner, weak item] _ in
                if let item { owner?.goBack(to: item) }
            }
        }
        return UIMenu(children: actions)
    }

    // MARK: View

    /// N56 to N58: another width may have another arrangement.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        guard old?.horizontalSizeClass != new.horizontalSizeClass || old?.verticalSizeClass != new.verticalSizeClass
        else { return }
        refresh()
        owner?.viewIfLoaded?.setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let position = barPosition
        let above = owner == nil && position == .topAttached ? attachedOutset : backgroundOutset
        background.isShadowOnTop = position == .bottom
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        content?.frame = bounds
        outgoing?.frame = bounds
        // N58: the content decides about the room that the search bar has beside the title.
        if searchRoom.isInline { content?.layoutIfNeeded() }
        searchRoom.frame =
            content?.searchPlace
            ?? CGRect(x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }

    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
    }

    // MARK: Touches

    /// N34.
    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard hit === self || hit === content || hit === searchRoom else { return hit }
        return BarHitTesting.button(near: point, in: self, among: content?.buttons ?? []) ?? self
    }

    // C24: a bar keeps its touches.
    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
