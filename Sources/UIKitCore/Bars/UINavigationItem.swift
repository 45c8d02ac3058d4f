// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The content of a navigation bar for one controller of a stack. It has only values; the bar makes views of them.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// When the title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The same as the item below it in the stack.
        case automatic = 0
        case always
        case never
    }

    /// The text of the back button to this item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title if there is room; else "Back"; else nothing.
        case `default` = 0
        /// "Back", where there is room.
        case generic
        /// Only the arrow.
        case minimal
    }

    /// How the bar arranges an item (N56).
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle.
        case navigator = 0
        /// The title at the leading side; the middle is for ``centerItemGroups``.
        case browser
        /// As `browser`, for a document that is edited.
        case editor
    }

    /// Where a search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        /// Below the title.
        case automatic = 0
        /// Beside the title if the width is regular (N58), else below it.
        case inline
        /// Below the title.
        case stacked
    }

    /// The title of the controller, in the middle of the bar or large below it; `nil` for none.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// The view that is shown instead of the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
    /// A line above the title.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }

    /// How the back button looks while the next item of the stack is shown: title, image and tint. It always goes back.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The text of the back button while the next item is shown; `nil` for the title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// Which text the back button has while the next item is shown; at first the title, if there is room.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    /// The action of this item's back button, instead of going back.
    open var backAction: UIAction? { didSet { changed() } }

    /// Whether this item has no back button; false at first.
    open var hidesBackButton: Bool {
        get { hidesBackButtonStorage }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Hides or shows the back button, at once or animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBackButtonStorage else { return }
        hidesBackButtonStorage = hidesBackButton
        changed(animated: animated)
    }

    private var hidesBackButtonStorage = false

    /// Whether the items at the leading side stand beside the back button. Otherwise they replace it. False at first.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }

    /// When the title is shown large; at first the same as for the item below it in the stack.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    /// The bar's look while this item is shown; `nil` for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The bar's look while this item is shown and the height is compact; `nil` for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The bar's look while this item is shown and the content is at its top; `nil` for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The bar's look while this item is shown, the content is at its top and the height is compact; `nil` for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    /// Whether the search bar goes as content scrolls up (SB11); true at first.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
    }

    /// How the bar arranges the item (N56); with the title in the middle at first.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }

    /// Groups of buttons at the leading side, after ``leftBarButtonItems`` (N57); none at first.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsChanged(oldValue) } }
    /// Groups of buttons in the middle, in the styles `browser` and `editor` and a regular width; else they stand in the bar's menu of
    /// further items (N57). None at first.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsChanged(oldValue) } }
    /// Groups of buttons at the trailing side, from the leading one on, before ``rightBarButtonItems`` (N57); none at first.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { groupsChanged(oldValue) } }
    /// The group at the trailing end, beyond all others (N57); `nil` for none.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { groupsChanged(oldValue.map { [$0] } ?? []) }
    }
    /// The name under which the user's choice of groups is kept. Kept without an effect: no interface asks the user here.
    open var customizationIdentifier: String?
    /// Makes the menu that a tap on the title opens, of the elements that the system suggests: none here (N59). `nil` for no menu.
    open var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)? { didSet { changed() } }

    /// Where the search bar should stand; below the title at first.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { changed() } }
    }
    /// Where the bar shows the search bar.
    open var searchBarPlacement: SearchBarPlacement { isSearchInline ? .inline : .stacked }

    /// N58: whether the search bar stands beside the title.
    package var isSearchInline: Bool {
        preferredSearchBarPlacement == .inline && (bar as? UIView)?.traitCollection.horizontalSizeClass == .regular
    }

    private func groupsChanged(_ old: [UIBarButtonItemGroup]) {
        for group in old where group.navigationItem === self { group.navigationItem = nil }
        for group in leadingItemGroups + centerItemGroups + trailingItemGroups { group.navigationItem = self }
        pinnedTrailingGroup?.navigationItem = self
        changed()
    }

    /// A group has other items, or is shown otherwise.
    func groupChanged() { changed() }

    /// The search controller, whose type is above the core.
    package var searchPart: AnyObject? { didSet { if searchPart !== oldValue { changed() } } }

    /// The bar that shows the item; told of changes.
    package weak var bar: (any NavigationItemObserver)?

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// An item without a title.
    public override init() {
        super.init()
    }

    // MARK: Items

    /// The items at the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leading }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items at the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailing }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The first item at the leading side. Setting it makes it the only one.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leading?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The first item at the trailing side. Setting it makes it the only one.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { trailing?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets the only item at the leading side; `nil` leaves the side empty.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the only item at the trailing side; `nil` leaves the side empty.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the items at the leading side, from the edge inwards.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leading = items
        changed(animated: animated)
    }

    /// Sets the items at the trailing side, from the edge inwards.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        trailing = items
        changed(animated: animated)
    }

    private var leading: [UIBarButtonItem]?
    private var trailing: [UIBarButtonItem]?

    private func changed(animated: Bool = false) { bar?.navigationItemDidChange(self, animated: animated) }
}

/// A bar that shows navigation items, and updates them when they change.
@MainActor
package protocol NavigationItemObserver: AnyObject {
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}
