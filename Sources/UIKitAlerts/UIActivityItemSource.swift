// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// An item that is not what it will be before the activity is known (NA21).
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// Something of the kind that the item will be. Activities say by it whether they can do something.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// The item for an activity; `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// What the item is about; empty, unless it is implemented. The sheet shows it, and the host's share sheet has it.
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

/// An item that is made when the activity is known: a subclass overrides ``item``, which is asked on the main thread (NA28).
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// Something of the kind that the item will be.
    open private(set) var placeholderItem: Any?
    /// The activity that the item is for; `nil` before it is known.
    open private(set) var activityType: UIActivity.ActivityType?

    /// A provider of an item like the placeholder.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item, asked for once for an activity; the placeholder, unless a subclass makes one.
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
