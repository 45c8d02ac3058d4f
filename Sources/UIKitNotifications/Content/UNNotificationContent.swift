// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What a notification says.
open class UNNotificationContent: NSObject {
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var launchImageName = ""
        var targetContentIdentifier: String?
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
    }

    var values: Values

    /// A content without words.
    public override init() {
        values = Values()
    }

    init(_ values: Values) {
        self.values = values
    }

    /// The first line.
    open var title: String { values.title }
    /// A second line.
    open var subtitle: String { values.subtitle }
    /// The message.
    open var body: String { values.body }
    /// The number for the application's icon; 0 takes it away, `nil` leaves it.
    open var badge: NSNumber? { values.badge }
    /// What is heard with it (UN12).
    open var sound: UNNotificationSound? { values.sound }
    /// Values of the application's own.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The category with the notification's actions (UN7).
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// Names what belongs together. Kept: banners are not grouped.
    open var threadIdentifier: String { values.threadIdentifier }
    /// Kept: applications that run here have no launch image.
    open var launchImageName: String { values.launchImageName }
    /// Names the scene that should take the response. Kept: the scene in which the banner was touched takes it.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// Files that belong to it; the first picture is shown.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// How urgent it is. A passive one is listed and shows no banner (UN4).
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// Kept: there is no summary.
    open var relevanceScore: Double { values.relevanceScore }
    /// Kept: there is no filter.
    open var filterCriteria: String? { values.filterCriteria }

    /// The same content as a changeable one.
    open override func mutableCopy() -> Any { UNMutableNotificationContent(values) }

    /// This content as it is now.
    open override func copy() -> Any { UNNotificationContent(values) }
}

/// A content that an application writes.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It is listed, and nothing else.
    case passive = 0
    case active
    case timeSensitive
    case critical
}

/// The sound of a notification: heard if it is a file of the application's own (UN12).
public final class UNNotificationSound: NSObject, Sendable {
    private let name: String?
    /// Those of the system are Apple's, and have none.
    var file: URL? { name.flatMap(ResourceFolders.file(named:)) }

    private init(name: String?) {
        self.name = name
    }

    /// A file of the application's resources.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

    /// The system's sound, which is not heard here.
    public static let `default` = UNNotificationSound(name: nil)
    /// The system's sound for what cannot wait, which is not heard here.
    public static let defaultCritical = UNNotificationSound(name: "critical")
    /// The system's sound of a call, which is not heard here.
    public static let defaultRingtone = UNNotificationSound(name: "ringtone")

    /// The system's sound for what cannot wait, as loud as the number from 0 to 1 says.
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }

    /// A file's sound for what cannot wait.
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }

    public override var hash: Int { name.hashValue }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name.
    public let rawValue: String

    /// A file's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A file's name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that belongs to a notification.
open class UNNotificationAttachment: NSObject {
    /// The application's name for it; a new one if none was given.
    public let identifier: String
    /// The file.
    public let url: URL
    /// The uniform type identifier of the file's content.
    public let type: String

    /// An attachment of a file.
    ///
    /// - Throws: ``UNError`` `attachmentInvalidURL` if there is no such file, `attachmentUnrecognizedType` if its name has no ending.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL, "There is no file \(url.path) to attach.")
        }
        let named = (options?[UNNotificationAttachmentOptionsTypeHintKey] as? String)
        guard named != nil || !url.pathExtension.isEmpty else {
            throw UNError(.attachmentUnrecognizedType, "The name of \(url.path) does not tell its type.")
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        type = named ?? FileTypes.identifier(name: url.lastPathComponent)
    }
}

/// The key of an attachment's type, a `String`.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
