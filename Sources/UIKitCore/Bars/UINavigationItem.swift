// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a navigation bar shows for one controller of a stack: values, which the bar turns into views.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// When the title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below it in the stack.
        case automatic = 0
        case always
        case never
    }

    /// What the back button over this item says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, where there is room; else "Back", else nothing.
        case `default` = 0
        /// "Back", where there is room.
        case generic
        /// Only the arrow.
        case minimal
    }

    /// The title of the controller, in the middle of the bar or large below it; `nil` for none.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// Shown in the place of the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
    /// A line above the title.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }

    /// How the back button looks while the next item of the stack is shown: title, image and tint. It always goes back.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// What the back button says while the next item is shown; `nil` for the title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// What the back button says while the next item is shown; the title at first, where there is room.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    /// What the back button of this item does in the place of going back.
    open var backAction: UIAction? { didSet { changed() } }

    /// Whether this item has no back button; false at first.
    open var hidesBackButton: Bool {
        get { hidesBackButtonStorage }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Takes the back button away or shows it, at once or animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBackButtonStorage else { return }
        hidesBackButtonStorage = hidesBackButton
        changed(animated: animated)
    }

    private var hidesBackButtonStorage = false

    /// Whether the items at the leading side stand beside the back button, and not in its place; false at first.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }

    /// When the title is shown large; as for the item below it in the stack at first.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    /// The bar's look while this item is shown; `nil` for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The bar's look while this item is shown and the height is compact; `nil` for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// The bar's look while this item is shown and the content is at its top; `nil` for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

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

    /// At the leading side, from there on.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leading }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// At the trailing side, from there on.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailing }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The first at the leading side; set, the only one.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leading?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The first at the trailing side; set, the only one.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { trailing?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Puts an item, alone, at the leading side; `nil` leaves the side empty.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Puts an item, alone, at the trailing side; `nil` leaves the side empty.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Puts items at the leading side, from there on.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leading = items
        changed(animated: animated)
    }

    /// Puts items at the trailing side, from there on.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        trailing = items
        changed(animated: animated)
    }

    private var leading: [UIBarButtonItem]?
    private var trailing: [UIBarButtonItem]?

    private func changed(animated: Bool = false) { bar?.navigationItemDidChange(self, animated: animated) }
}

/// A bar that shows navigation items, and draws them anew when they change.
@MainActor
package protocol NavigationItemObserver: AnyObject {
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}
