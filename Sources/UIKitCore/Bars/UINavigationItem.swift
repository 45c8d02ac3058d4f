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
