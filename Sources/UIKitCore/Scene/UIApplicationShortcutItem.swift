// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An action that the application offers outside of its interface, if the host shows such actions.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// The application's name for the item.
    open private(set) var type: String
    /// The item's title.
    open private(set) var localizedTitle: String
    /// A line below the title; `nil` for none.
    open private(set) var localizedSubtitle: String?
    /// Values of the application's own; `nil` for none.
    open private(set) var userInfo: [String: Any]?

    /// An item with a title and a line below it. The values are the application's own.
    public init(type: String, localizedTitle: String, localizedSubtitle: String?, userInfo: [String: Any]? = nil) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.userInfo = userInfo
    }

    /// An item with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
    }
}
