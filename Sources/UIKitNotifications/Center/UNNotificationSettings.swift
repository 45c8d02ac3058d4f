// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What an application asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// The options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound of the application's own is heard (UN12).
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Banners and the list.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Kept: there is no car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Kept: sounds for what cannot wait are as others.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Kept: no host lists an application's settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Nobody is asked; notifications are listed and show no banner (UN1).
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown while the application is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// The options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The application's badge becomes the content's.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound of the application's own is heard (UN12).
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// A banner, and the list.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// The list of delivered notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What the user said.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied
    case authorized
    case provisional
    case ephemeral
}

/// Whether one way of showing is used.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled
    case enabled
}

/// How notifications appear.
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner
    case alert
}

/// When texts are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated
    case never
}

/// What an application's notifications may do.
public struct UNNotificationSettings: Equatable, Sendable {
    /// What the user said.
    public let authorizationStatus: UNAuthorizationStatus
    let asked: UNAuthorizationOptions

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard authorizationStatus == .authorized || authorizationStatus == .provisional else { return .disabled }
        return asked.contains(option) ? .enabled : .disabled
    }

    /// Whether a notification's sound is heard, if it is the application's own (UN12).
    public var soundSetting: UNNotificationSetting { setting(.sound) }
    /// Whether a notification sets the number on the icon.
    public var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Whether a notification shows a banner.
    public var alertSetting: UNNotificationSetting { authorizationStatus == .provisional ? .disabled : setting(.alert) }
    /// Whether a notification is listed.
    public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// Not supported: nobody locks the screen.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Not supported: there is no car.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Not supported: sounds for what cannot wait are as others.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Not supported: nobody reads notifications aloud.
    public var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether an urgent notification shows a banner, as others do.
    public var timeSensitiveSetting: UNNotificationSetting { setting(.alert) }
    /// Not supported: there is no summary.
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Not supported.
    public var directMessagesSetting: UNNotificationSetting { .notSupported }
    /// Banners, or nothing.
    public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    /// Always: texts are shown in any case.
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the application asked to be opened from settings. No host lists any.
    public var providesAppNotificationSettings: Bool { asked.contains(.providesAppNotificationSettings) }
}

/// Why a notification was refused.
public struct UNError: Error, LocalizedError, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
        case badgeInputInvalid = 1600
    }

    /// The domain of these errors.
    public static let errorDomain = "UNErrorDomain"
    /// The reason.
    public let code: Code
    /// One sentence that says what is wrong.
    public let errorDescription: String?

    init(_ code: Code, _ description: String) {
        self.code = code
        errorDescription = description
    }
}
