// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An action that the application offers outside of its interface, if the host shows such actions.
open class UIApplicationShortcutItem: NSObject {
    /// What an item says; a mutable item changes it.
    struct Content {
        var type: String
        var localizedTitle: String
        var localizedSubtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: Any]?
        var targetContentIdentifier: Any?
    }

    var content: Content

    /// The application's name for the item.
    open var type: String { content.type }
    /// The item's title.
    open var localizedTitle: String { content.localizedTitle }
    /// A line below the title; `nil` for none.
    open var localizedSubtitle: String? { content.localizedSubtitle }
    /// The item's picture; `nil` for none. Kept: hosts list the words.
    open var icon: UIApplicationShortcutIcon? { content.icon }
    /// Values of the application's own; `nil` for none.
    open var userInfo: [String: Any]? { content.userInfo }
    /// Names the scene that should take the item. Kept: the host's user chooses the scene.
    open var targetContentIdentifier: Any? { content.targetContentIdentifier }

    /// An item with a title, a line below it and a picture. The values are the application's own.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: Any]? = nil
    ) {
        content = Content(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
    }

    /// An item without a picture.
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, userInfo: [String: Any]? = nil
    ) {
        self.init(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: nil,
            userInfo: userInfo)
    }

    /// An item with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
    }

    /// The same item as a changeable one.
    open override func mutableCopy() -> Any {
        let copy = UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
        copy.content = content
        return copy
    }

    /// Items are equal if they say the same, apart from pictures and values of the application's own.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return type == other.type && localizedTitle == other.localizedTitle
            && localizedSubtitle == other.localizedSubtitle
    }

    open override var hash: Int { type.hashValue }
}

/// A shortcut item that can be changed. ``UIApplication/shortcutItems`` is set again for the change to be shown.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }
    open override var localizedTitle: String {
        get { content.localizedTitle }
        set { content.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { content.localizedSubtitle }
        set { content.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }
    open override var userInfo: [String: Any]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { content.targetContentIdentifier }
        set { content.targetContentIdentifier = newValue }
    }
}

/// The picture of a shortcut item.
open class UIApplicationShortcutIcon: NSObject {
    /// A picture of the system.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play
        case pause
        case add
        case location
        case search
        case share
        case prohibit
        case contact
        case home
        case markLocation
        case favorite
        case love
        case cloud
        case invitation
        case confirmation
        case mail
        case message
        case date
        case time
        case capturePhoto
        case captureVideo
        case task
        case taskCompleted
        case alarm
        case bookmark
        case shuffle
        case audio
        case update
    }

    private enum Source: Hashable {
        case system(IconType)
        case template(String)
        case symbol(String)
    }

    private let source: Source

    /// A picture of the system.
    public init(type: IconType) {
        source = .system(type)
    }

    /// A picture of the application's resources, shown as a shape.
    public init(templateImageName: String) {
        source = .template(templateImageName)
    }

    /// A symbol of the system.
    public init(systemImageName: String) {
        source = .symbol(systemImageName)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

    open override var hash: Int { source.hashValue }
}
