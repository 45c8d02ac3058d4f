// SPDX-License-Identifier: Apache-2.0

import UIKit
import UserNotifications

/// Notifications: one at once, one that waits, one with actions; and what the user answered.
final class NotificationsCard: StackCard {
    private let label = UILabel()
    private let notifications = UNUserNotificationCenter.current()
    private static let category = "ripe"

    convenience init() {
        self.init(heading: "Notifications")
        let items: [(String, String, (NotificationsCard) -> Void)] = [
            ("Notify now", "notifyNow", { $0.notify("The plums are ripe", after: nil) }),
            ("Notify in five seconds", "notifyLater", { $0.notify("The pears are ripe", after: 5) }),
            ("Notify with actions", "notifyActions", { $0.notify("The figs are ripe", after: nil, hasActions: true) }),
        ]
        for (title, name, action) in items {
            addButton(title, identifier: "choices.\(name)") { [weak self] _ in if let self { action(self) } }
        }
        label.scaledFont = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        label.text = "Nothing was sent yet."
        label.accessibilityIdentifier = "choices.notified"
        addArrangedSubview(label)
        let pick = UNNotificationAction(identifier: "pick", title: "Pick them")
        let note = UNTextInputNotificationAction(
            identifier: "note", title: "Leave a note…", options: [], textInputButtonTitle: "Leave it",
            textInputPlaceholder: "For the gardener")
        notifications.setNotificationCategories([
            UNNotificationCategory(
                identifier: Self.category, actions: [pick, note], intentIdentifiers: [],
                options: .customDismissAction)
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(answered(_:)), name: .notificationAnswered, object: nil)
    }

    /// Asks for permission the first time. iOS answers on any thread.
    private func notify(_ title: String, after seconds: TimeInterval?, hasActions: Bool = false) {
        notifications.requestAuthorization(options: [.alert, .sound]) { [weak self] granted, _ in
            DispatchQueue.main.async { self?.send(title, after: seconds, hasActions: hasActions, isAllowed: granted) }
        }
    }

    private func send(_ title: String, after seconds: TimeInterval?, hasActions: Bool, isAllowed: Bool) {
        guard isAllowed else {
            label.text = "Notifications are not allowed."
            return
        }
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = hasActions ? "Pull this down for what can be done." : "Touch this, or push it away."
        if hasActions { content.categoryIdentifier = Self.category }
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        notifications.add(UNNotificationRequest(identifier: title, content: content, trigger: trigger))
        label.text = seconds == nil ? "Sent." : "It comes in five seconds."
    }

    @objc private func answered(_ notification: Notification) {
        // Each screen hears of all answers, and shows its own.
        guard let answer = notification.object as? UNNotificationResponse,
            answer.targetScene === window?.windowScene
        else { return }
        let title = answer.notification.request.content.title
        let words =
            switch answer.actionIdentifier {
            case UNNotificationDefaultActionIdentifier: "touched"
            case UNNotificationDismissActionIdentifier: "pushed away"
            case "pick": "answered: pick them"
            default: "answered with “\((answer as? UNTextInputNotificationResponse)?.userText ?? "")”"
            }
        label.text = "“\(title)” was \(words)."
    }
}

extension Notification.Name {
    /// Posted with a response to a notification of the showcase's.
    static let notificationAnswered = Notification.Name("ShowcaseNotificationAnswered")
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        NotificationCenter.default.post(name: .notificationAnswered, object: response)
        completionHandler()
    }
}
