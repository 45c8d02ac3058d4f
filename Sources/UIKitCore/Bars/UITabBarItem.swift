// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The content of a tab bar for one tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The image while the tab is chosen.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// A short text over the image's corner; `nil` for none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
    /// The color behind the badge's text; `nil` for red.
    open var badgeColor: UIColor? { didSet { changed() } }

    private var badgeAttributes = StateTable<[NSAttributedString.Key: Any]>()

    /// Sets the attributes of the badge's text in a state; `nil` leaves them to the bar. Badges look alike in all states:
    /// only the normal state counts.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[exactly: state] = textAttributes
        changed()
    }

    /// The attributes of the badge's text in a state; `nil` if they were not set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    /// The distance of the title from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { changed() } }
    }

    open override class var appearanceProperties: [UIAppearanceProperty] {
        super.appearanceProperties + [UIAppearanceProperty(\UITabBarItem.titlePositionAdjustment)]
    }

    /// A tab with a title, an image and a number of the application's own; the image is the same while the tab is
    /// chosen.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// A tab with a title and an image, and another image while it is chosen; `nil` for the same one.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
