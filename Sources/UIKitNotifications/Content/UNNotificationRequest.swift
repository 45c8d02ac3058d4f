// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A notification that is to be delivered.
@preconcurrency @MainActor
open class UNNotificationRequest: NSObject {
    /// The application's name for it. A request takes the place of one of the same name that waits (UN2).
    public let identifier: String
    /// What it says, as it was when the request was made.
    public let content: UNNotificationContent
    /// When it is delivered; `nil` for at once.
    public let trigger: UNNotificationTrigger?

    /// A request with the content as it is now.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
    }
}

/// A notification that was delivered.
@preconcurrency @MainActor
open class UNNotification: NSObject {
    /// When it was delivered.
    public let date: Date
    /// The request that it comes from.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date = Date()) {
        self.request = request
        self.date = date
    }
}

/// What a user did with a notification.
@preconcurrency @MainActor
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The action: one of the notification's category, ``UNNotificationDefaultActionIdentifier`` or
    /// ``UNNotificationDismissActionIdentifier``.
    public let actionIdentifier: String
    /// The scene in which it was done.
    open private(set) weak var targetScene: UIScene?

    init(_ notification: UNNotification, action: String, in scene: UIScene?) {
        self.notification = notification
        actionIdentifier = action
        targetScene = scene
    }
}

/// A response with a text that its user wrote.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text.
    public let userText: String

    init(_ notification: UNNotification, action: String, text: String, in scene: UIScene?) {
        userText = text
        super.init(notification, action: action, in: scene)
    }
}

/// The action of a tap on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of putting a notification away, told where the category asks for it (UN7).
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
