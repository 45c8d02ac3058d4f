// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// A button of a bar. It is no responder, but has a place in a chain: the search for the target of an action without one
/// starts at the responder on whose bar the button is (C36).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UIActionSender {
    /// How much a button stands out.
    public enum Style: Int, Sendable {
        case plain = 0
        /// What ends something.
        case done = 2
    }

    /// How much the button stands out; plain at first.
    open var style: Style = .plain { didSet { changed() } }
    /// The action that is sent when the button is chosen, unless it has a primary action.
    open var action: Selector? { didSet { changed() } }
    /// The target of `action`; `nil` leaves it to the chain.
    open weak var target: AnyObject?
    /// Performed when the button is chosen. It gives the button its title and image, if it has none.
    open var primaryAction: UIAction? { didSet { changed() } }
    /// Opens for a long press, or for a tap if the button has no action.
    open var menu: UIMenu? { didSet { changed() } }
    /// In which order the menu shows its elements; automatic at first.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// The view that is shown instead of a button.
    open var customView: UIView? { didSet { changed() } }
    /// In points; 0, the value at first, for the width of the content.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// The titles that the button will have in turn: it is as wide as the widest.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    /// The color of the button; `nil`, as at first, for the bar's.
    open var tintColor: UIColor? { didSet { changed() } }
    /// Whether the bar leaves the item out; false at first.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    /// Whether the button looks chosen; false at first.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// Kept without an effect: items have no background in common here. False at first.
    open var hidesSharedBackground = false
    /// Kept without an effect: items have no background in common here. True at first.
    open var sharesBackground = true
    /// Whether choosing the button turns `isSelected` on and off.
    open var changesSelectionAsPrimaryAction = false

    /// The kind of a system item, which decides its look; `nil` for an application's item.
    package var systemItem: SystemItem? { didSet { changed() } }
    weak var group: UIBarButtonItemGroup?

    open override class var appearanceProperties: [UIAppearanceProperty] {
        super.appearanceProperties + [UIAppearanceProperty(\UIBarButtonItem.tintColor)]
    }

    /// How far down the button is moved, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        verticalOffset = adjustment
        changed()
    }

    /// How far down the button is moved, in points; the same for all metrics.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { verticalOffset }

    /// How far the title is moved, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffset = adjustment
        changed()
    }

    /// How far the title is moved, in points; the same for all metrics.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffset }

    package private(set) var verticalOffset: CGFloat = 0
    package private(set) var titleOffset = UIOffset.zero

    /// A button with a title; without a target, the chain is searched for one (C36).
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map(ObjectCast.object)
        self.action = action
    }

    /// A button with an image; without a target, the chain is searched for one (C36).
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// A button with an image, and another one for bars in a compact height; without a target, the chain is searched for one (C36).
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// An item that looks as the system's items of this kind do.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: systemItem.style, target: target, action: action)
        self.systemItem = systemItem
    }

    /// A button with the action's title and image that performs it.
    public convenience init(primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
    }

    /// A button that looks as the system's items of this kind do. It performs the action; without one it opens the
    /// menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A button with a title or image, else its action's. It performs the action; without one it opens the menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A view in the place of a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Flexible space: it takes the space that the other items of a toolbar leave.
    open class func flexibleSpace() -> Self { space(.flexibleSpace) }

    /// Space of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    private class func space(_ systemItem: SystemItem) -> Self {
        guard let item = ClassInstantiation.make(Self.self) as? Self else {
            brokenRule("\(Self.self) cannot be made by init().")
        }
        item.systemItem = systemItem
        return item
    }

    /// C36: the responder on whose bar the button is.
    open var next: UIResponder? { group?.assistantItem?.responder ?? (bar as? UIResponder) }

    /// The title that is shown; a system item's image comes before its primary action's title.
    package var shownTitle: String? {
        if let own = title ?? systemItem?.title { return own }
        guard image == nil, systemItem?.symbol == nil, let action = primaryAction else { return nil }
        return action.image == nil && !action.title.isEmpty ? action.title : nil
    }

    package var shownImage: UIImage? {
        isOnLowBar ? landscapeImagePhone ?? ordinaryImage : ordinaryImage
    }

    /// The insets of the shown image.
    package var shownImageInsets: UIEdgeInsets {
        isOnLowBar && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
    }

    /// Whether the bar is on a low screen.
    private var isOnLowBar: Bool { (bar as? UIView)?.traitCollection.verticalSizeClass == .compact }

    private var ordinaryImage: UIImage? {
        image ?? systemItem?.symbol.flatMap { UIImage(systemName: $0) } ?? primaryAction?.image
    }

    /// The button's name for assistive technology.
    package var spokenName: String? {
        accessibilityLabel ?? title ?? systemItem?.spokenName ?? primaryAction?.title ?? image?.accessibilityLabel
    }

    /// Whether a tap opens the menu.
    package var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

    override func changed() {
        super.changed()
        group?.assistantItem.map { item in
            for (_, scene) in UIApplication.shared.scenes { scene.keyboard.assistantChanged(item) }
        }
    }

    /// The button was chosen, by an event if there was one.
    package func choose(with event: UIEvent? = nil) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }
}
