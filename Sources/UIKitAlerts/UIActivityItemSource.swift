// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// The source of an item that is made when the activity is known (NA21).
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// A placeholder with the type of the later item. Activities decide by it whether they can be performed.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// The item for an activity; `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// The subject of the item; empty unless implemented. The sheet and the host's share sheet show it.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Empty.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// An item that is made when the activity is known: a subclass overrides ``item``, which is called on the main thread (NA28).
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// A placeholder with the type of the later item.
    open private(set) var placeholderItem: Any?
    /// The activity for which the item is made; `nil` before it is known.
    open private(set) var activityType: UIActivity.ActivityType?

    /// A provider of an item like the placeholder.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item, requested once for an activity; the placeholder, unless a subclass overrides it.
    open var item: Any { placeholderItem as Any }

    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem as Any
    }

    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
}
