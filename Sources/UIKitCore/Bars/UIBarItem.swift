// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a bar shows of something to do or to go to: a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The text of the item; `nil` for none.
    open var title: String? { didSet { changed() } }
    /// The picture of the item; `nil` for none.
    open var image: UIImage? { didSet { changed() } }
    /// Shown in the place of `image` in low bars; `nil` for the same.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// Whether it can be chosen; true at first.
    open var isEnabled = true { didSet { changed() } }
    /// A number for the application's use.
    open var tag = 0
    /// What assistive technology calls the item; `nil`, as at first, for its title.
    open var accessibilityLabel: String? { didSet { changed() } }
    /// What happens when the item is chosen, for assistive technology; `nil`, as at first, for nothing.
    open var accessibilityHint: String? { didSet { changed() } }
    /// What the item stands at, for assistive technology; `nil`, as at first, for nothing.
    open var accessibilityValue: String? { didSet { changed() } }
    /// What the item is to assistive technology besides a button or a tab; nothing at first.
    open var accessibilityTraits = UIAccessibilityTraits.none { didSet { changed() } }
    /// What tests find the item by.
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

    /// An item without a title: there is no archive to read here, and the coder is not asked for anything.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// There are no archives here, so nobody calls it but code of its own.
    open func awakeFromNib() {}

    /// How the title looks in a state; `nil` leaves it to the bar.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[exactly: state] = attributes
        changed()
    }

    /// How the title is written in a state; `nil` where nobody said it.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// What of an item a proxy can set (`appearance()`, PO4). Overrides add to what `super` says.
    open class var appearanceProperties: [UIAppearanceProperty] {
        [
            UIAppearanceProperty { proxy, _, object in
                guard let proxy = proxy as? UIBarItem, let item = object as? UIBarItem else { return }
                item.takeAttributes(of: proxy)
            }
        ]
    }

    /// Takes over how titles look in the states that the item says nothing of.
    private func takeAttributes(of other: UIBarItem) {
        for state in [UIControl.State.normal, .highlighted, .disabled, .selected, .focused] {
            guard titleAttributes[exactly: state] == nil, let set = other.titleAttributes[exactly: state] else {
                continue
            }
            titleAttributes[exactly: state] = set
            changed()
        }
    }

    /// The item's view for `view`, by which libraries look for what is shown; `nil` for other keys.
    open func value(forKey key: String) -> Any? { key == "view" ? shownView : nil }

    /// What stands for the item on its bar.
    package var shownView: UIView? { bar?.view(of: self) }

    func changed() { bar?.barItemDidChange(self) }
}

/// A bar that shows items, and draws them anew when they change.
@MainActor
package protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
    /// What stands for the item on the bar; `nil` while it is not shown.
    func view(of item: UIBarItem) -> UIView?
}
