// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Synchronization

/// An action that the application offers outside of its interface, if the host shows such actions.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// What an item is called, and compared by, on any thread.
    struct Words: Equatable {
        var type: String
        var title: String
        var subtitle: String?
    }

    /// What else an item has.
    struct Content {
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: Any]?
        var targetContentIdentifier: Any?
    }

    nonisolated private let lockedWords: Mutex<Words>
    /// A mutable item changes them.
    nonisolated var words: Words {
        get { lockedWords.withLock { $0 } }
        set { lockedWords.withLock { $0 = newValue } }
    }
    var content: Content

    /// The application's name for the item.
    open var type: String { words.type }
    /// The item's title.
    open var localizedTitle: String { words.title }
    /// A line below the title; `nil` for none.
    open var localizedSubtitle: String? { words.subtitle }
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
        lockedWords = Mutex(Words(type: type, title: localizedTitle, subtitle: localizedSubtitle))
        content = Content(icon: icon, userInfo: userInfo)
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
    open nonisolated override func mutableCopy() -> Any {
        MainActor.assumeIsolated { changeable() }
    }

    private func changeable() -> UIMutableApplicationShortcutItem {
        let copy = UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
        (copy.words, copy.content) = (words, content)
        return copy
    }

    /// Items are equal if they say the same, apart from pictures and values of the application's own.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutItem)?.words == words
    }

    open nonisolated override var hash: Int { words.type.hashValue }
}

/// A shortcut item that can be changed. ``UIApplication/shortcutItems`` is set again for the change to be shown.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { words.type }
        set { words.type = newValue }
    }
    open override var localizedTitle: String {
        get { words.title }
        set { words.title = newValue }
    }
    open override var localizedSubtitle: String? {
        get { words.subtitle }
        set { words.subtitle = newValue }
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
