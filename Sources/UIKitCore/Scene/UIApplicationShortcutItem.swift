import CoreGraphics

/// A thing to do that the application offers outside of its interface; a host shows it where it shows such things.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// A name for the application to know the item by.
    open private(set) var type: String
    open private(set) var localizedTitle: String
    open private(set) var localizedSubtitle: String?
    open private(set) var userInfo: [String: Any]?

    public init(type: String, localizedTitle: String, localizedSubtitle: String?, userInfo: [String: Any]? = nil) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.userInfo = userInfo
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
    }
}
