// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Shows the topmost of a stack of navigation items (N30). A navigation controller's bar follows the controller's stack.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarItemObserver, NavigationItemObserver {
    private var itemStorage: [UINavigationItem] = []
    private(set) var content: NavigationBarContent?
    /// What the finger or an animation takes away.
    private var outgoing: NavigationBarContent?
    private let background = BarBackgroundView(isShadowOnTop: false)
    weak var owner: UINavigationController? { didSet { refresh() } }
    let searchRoom = NavigationSearchRoom(frame: .zero)
    /// How high the search bar is shown, in points.
    var searchHeight: CGFloat = 0 { didSet { if searchHeight != oldValue { setNeedsLayout() } } }
    /// How far the background reaches above the bar, in points.
    var backgroundOutset: CGFloat = 0 { didSet { if backgroundOutset != oldValue { setNeedsLayout() } } }
    /// How high the large title is shown, in points.
    var largeTitleHeight: CGFloat = 0 {
        didSet {
            content?.largeTitleHeight = largeTitleHeight
            outgoing?.largeTitleHeight = largeTitleHeight
        }
    }
    /// Whether content lies under the bar, and not at its edge.
    var isOverContent = false { didSet { if isOverContent != oldValue { updateBackground() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleWidth
        addSubview(background)
        addSubview(searchRoom)
        updateBackground()
    }

    /// Makes a bar without items; the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        addSubview(searchRoom)
        updateBackground()
    }

    // MARK: Items

    /// Held weakly. A navigation controller's bar asks the controller.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// From the bottom of the stack to the top. A navigation controller's bar is not to be told: reported, and nothing changes.
    open var items: [UINavigationItem]? {
        get { itemStorage }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown; `nil` where there is none.
    open var topItem: UINavigationItem? { itemStorage.last }

    /// What the back button goes back to.
    open var backItem: UINavigationItem? { itemStorage.dropLast().last }

    /// Changes all items and asks nobody. A navigation controller's bar reports it, and nothing changes (N30).
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard !isOwned("set") else { return }
        show(items ?? [], animated: animated)
    }

    /// Puts an item on top, if the delegate lets it. A navigation controller's bar reports it, and nothing changes
    /// (N30).
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard !isOwned("push"), delegate?.navigationBar(self, shouldPush: item) != false else { return }
        show(itemStorage + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the top item off and returns it; `nil` where there was none, or the delegate keeps it. A navigation
    /// controller's bar reports it, and nothing changes (N30).
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

    /// Whether titles are shown large over content at its beginning (N36); false at first.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            refresh()
            owner?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether the content under the bar is visible through it; true at first. Content begins below an opaque bar.
    open var isTranslucent = true { didSet { owner?.viewIfLoaded?.setNeedsLayout() } }
    /// How the bar looks, unless content at its beginning is under it and ``scrollEdgeAppearance`` is set.
    open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
    /// While content at its beginning is under the bar; `nil` for nothing but the items.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// In place of ``standardAppearance`` where the height is compact (N48); `nil` for no other look there.
    open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// Behind the bar; `nil` for what its appearance says.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Whether the bar is dark: `black` has white titles on black, unless something else says otherwise.
    open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }

    /// An image behind the bar, stretched; one without a size leaves the bar clear. `nil` for what the appearance says (N39).
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        images.background = backgroundImage
        updateBackground()
    }

    /// As ``setBackgroundImage(_:for:)``: the position of the bar makes no difference here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// The image behind the bar, the same for all metrics; `nil` for none of the application's.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images.background }

    /// The image behind the bar, the same for all positions and metrics; `nil` for none of the application's.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.background
    }

    /// The line below the bar, beside a background image; one without a size leaves it out.
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

    /// How far down the title is moved, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffset = adjustment
        refresh()
    }

    /// How far down the title is moved, in points; the same for all metrics, and 0 at first.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffset }

    private var images = BarImages()
    private(set) var titleOffset: CGFloat = 0

    /// How the title looks, before what the appearance says; `nil` for that alone.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }
    /// How the large title looks, before what the appearance says; `nil` for that alone.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { refresh() } }

    private func appearanceDidChange() {
        updateBackground()
        refresh()
    }

    private var shownAppearance: UINavigationBarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
        let standard = compact ?? topItem?.standardAppearance ?? standardAppearance
        guard !isOverContent else { return standard }
        if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        let bare = UINavigationBarAppearance(barAppearance: standard)
        if isTranslucent { bare.configureWithTransparentBackground() }
        return bare
    }

    /// How the appearance says that an item looks.
    func buttonAppearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        let appearance = shownAppearance
        return item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }

    private func updateBackground() {
        background.show(shownAppearance, color: barTintColor ?? (barStyle == .black ? .black : nil), images: images)
    }

    func style(_ label: UILabel, large: Bool, for item: UINavigationItem) {
        let appearance = item.standardAppearance ?? standardAppearance
        let own = large ? largeTitleTextAttributes : titleTextAttributes
        let set = large ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        let attributes = (own ?? [:]).merging(set) { _, new in new }
        label.font =
            attributes[.font] as? UIFont
            ?? (large ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold))
        label.textColor = attributes[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
        label.lineBreakMode = .byTruncatingTail
    }

    /// N36: `automatic` is as the item below, and large at the bottom.
    func showsLargeTitle(of item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, item.titleView == nil, item.title?.isEmpty == false else { return false }
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

    /// Fades from what goes to what comes.
    func drive(to part: CGFloat) {
        guard let outgoing else { return }
        outgoing.alpha = 1 - part
        content?.alpha = part
    }

    /// The new item is there, or the old one stays. In the second case the owner of the stack shows its items again.
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
        // What lies deeper is not seen, and is looked at when it comes up.
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

    /// N33: what a long press of the back button goes back to, the nearest first.
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(
            x: 0, y: -backgroundOutset, width: bounds.width, height: bounds.height + backgroundOutset)
        content?.frame = bounds
        outgoing?.frame = bounds
        searchRoom.frame = CGRect(x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }

    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
    }

    // MARK: Touches

    /// N34.
    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard hit === self || hit === content else { return hit }
        return BarHitTesting.button(near: point, in: self, among: content?.buttons ?? []) ?? self
    }

    // C24: a bar keeps its touches.
    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
