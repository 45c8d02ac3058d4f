// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Buttons of a bar that belong together, and one that represents them on a narrow bar.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// From left to right.
    open var barButtonItems: [UIBarButtonItem] { didSet { adopt() } }

    /// Shown instead of several buttons when the bar is too narrow for all groups.
    open var representativeItem: UIBarButtonItem? { didSet { adopt() } }

    /// Whether the bar leaves the group out; false at first.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

    /// Whether the items of a group that the bar does not show stand in its menu of further items (N57); false at first.
    open var alwaysAvailable = false { didSet { if alwaysAvailable != oldValue { changed() } } }

    /// What stands for the group in the bar's menu of further items (N57); `nil` for a line for each item.
    open var menuRepresentation: UIMenuElement? { didSet { changed() } }

    /// Whether the bar shows the group unless the user wants it otherwise: no interface asks the user here.
    package private(set) var isInBar = true

    weak var assistantItem: UITextInputAssistantItem?
    /// The navigation item that has the group.
    weak var navigationItem: UINavigationItem?

    /// A group of buttons from left to right. The representative replaces them on a narrow bar; without one they all stay.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt()
    }

    private func adopt() {
        for item in barButtonItems { item.group = self }
        representativeItem?.group = self
        barButtonItems.first?.changed()
        navigationItem?.groupChanged()
    }

    /// Whether the bar shows the representative.
    open internal(set) var isDisplayingRepresentativeItem = false

    // MARK: Groups of a navigation item

    /// A group whose place in the bar is fixed.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem?, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// A group that users may move. No interface asks them here, so it keeps its place.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem?, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

    /// A group that users may add and remove. No interface asks them here, so it is in the bar if it is there at first.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem?,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.isInBar = isInDefaultCustomization
        return group
    }

    private func changed() { navigationItem?.groupChanged() }
}

extension UIBarButtonItem {
    /// A group of this item alone, whose place in the bar is fixed.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(representativeItem: nil, items: [self]) }

    /// As ``UIBarButtonItemGroup/movableGroup(customizationIdentifier:representativeItem:items:)``, of this item alone.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, representativeItem: nil, items: [self])
    }

    /// As ``UIBarButtonItemGroup/optionalGroup(customizationIdentifier:isInDefaultCustomization:representativeItem:items:)``, of this item
    /// alone.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            representativeItem: nil, items: [self])
    }
}
