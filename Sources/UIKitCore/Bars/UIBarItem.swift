// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An item of a bar: a title or an image that stands for an action or a place to go.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The text of the item; `nil` for none.
    open var title: String? { didSet { changed() } }
    /// The picture of the item; `nil` for none.
    open var image: UIImage? { didSet { changed() } }
    /// The image in low bars; `nil` for `image`.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// How far the edges of the picture's place move inwards, in points; negative numbers move outwards (N52).
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// The same of `landscapeImagePhone`, in low bars.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// Whether it can be chosen; true at first.
    open var isEnabled = true { didSet { changed() } }
    /// A number for the application's use.
    open var tag = 0
    /// The item's name for assistive technology; `nil`, the value at first, for its title.
    open var accessibilityLabel: String? { didSet { changed() } }
    /// The effect of choosing the item, for assistive technology; `nil`, the value at first, for none.
    open var accessibilityHint: String? { didSet { changed() } }
    /// The item's value, for assistive technology; `nil`, the value at first, for none.
    open var accessibilityValue: String? { didSet { changed() } }
    /// The item's traits for assistive technology, besides being a button or a tab; none at first.
    open var accessibilityTraits = UIAccessibilityTraits.none { didSet { changed() } }
    /// The identifier by which tests find the item.
    open var accessibilityIdentifier: String? { didSet { changed() } }

    /// The bar on which the item is; told of changes.
    package weak var bar: (any BarItemObserver)? {
        didSet {
            if AppearanceProxies.isAny, let view = bar as? UIView { AppearanceProxies.apply(to: self, in: view) }
        }
    }
    private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

    public override init() {
        super.init()
    }

    /// An item without a title. There are no archives here: it reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// There are no archives here, so only application code calls it.
    open func awakeFromNib() {}

    /// Sets the attributes of the title in a state; `nil` leaves them to the bar.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[exactly: state] = attributes
        changed()
    }

    /// The attributes of the title in a state; `nil` if they were not set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// The proxy of the class: an item that is never shown (PO4).
    open class func appearance() -> Self { AppearanceProxies.proxy(of: self, in: []) }

    /// The proxy for items inside instances of the classes: inside one of the first class, which is inside one of the second, and
    /// so on.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes)
    }

    /// The same as `appearance()`: a proxy holds for all traits.
    open class func appearance(for trait: UITraitCollection) -> Self { appearance() }

    /// The same as `appearance(whenContainedInInstancesOf:)`: a proxy holds for all traits.
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(whenContainedInInstancesOf: containerTypes)
    }

    /// The properties of items that a proxy can set (`appearance()`, PO4). Overrides add to those of `super`.
    open class var appearanceProperties: [UIAppearanceProperty] {
        [
            UIAppearanceProperty { proxy, _, object in
                guard let proxy = proxy as? UIBarItem, let item = object as? UIBarItem else { return }
                item.takeAttributes(of: proxy)
            }
        ]
    }

    /// Takes over the titles' attributes for states without attributes of their own.
    private func takeAttributes(of other: UIBarItem) {
        for state in [UIControl.State.normal, .highlighted, .disabled, .selected, .focused] {
            guard titleAttributes[exactly: state] == nil, let set = other.titleAttributes[exactly: state] else {
                continue
            }
            titleAttributes[exactly: state] = set
            changed()
        }
    }

    /// The item's view for the key `view`, which libraries use; `nil` for other keys.
    open func value(forKey key: String) -> Any? { key == "view" ? shownView : nil }

    /// The view that shows the item on its bar.
    package var shownView: UIView? { bar?.view(of: self) }

    func changed() { bar?.barItemDidChange(self) }
}

/// A bar that shows items, and updates them when they change.
@MainActor
package protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
    /// The view that shows the item on the bar; `nil` while it is not shown.
    func view(of item: UIBarItem) -> UIView?
}
