// SPDX-License-Identifier: Apache-2.0

import UIKitAlerts
import UIKitCore

/// Shows a visitor's notifications on the visitor's foremost scene, one after another (UN6).
@MainActor
final class NotificationBanners {
    /// Seconds that a banner stays.
    static let stay: TimeInterval = 5

    private unowned let owner: VisitorNotifications
    private unowned let center: UNUserNotificationCenter
    private var waiting: [UNNotification] = []
    private var window: NotificationWindow?
    private var leaving: EventClock.Deadline?
    /// Waits for a scene to come to the front.
    private var foreground: NoticeObserver?

    init(_ owner: VisitorNotifications, _ center: UNUserNotificationCenter) {
        self.owner = owner
        self.center = center
    }

    /// Takes the place of a shown or waiting one with the same identifier.
    func show(_ notification: UNNotification) {
        let identifier = notification.request.identifier
        waiting.removeAll { $0.request.identifier == identifier }
        guard let shown else {
            waiting.append(notification)
            return showNext()
        }
        let takesPlace = shown.notification.request.identifier == identifier
        waiting.insert(notification, at: takesPlace ? 0 : waiting.count)
        if takesPlace { close(shown) }
    }

    func remove(_ identifiers: [String]) {
        waiting.removeAll { identifiers.contains($0.request.identifier) }
        if let shown, identifiers.contains(shown.notification.request.identifier) { close(shown) }
    }

    private var shown: NotificationBanner? { window?.banner }

    private func showNext() {
        guard !waiting.isEmpty, let scene = center.application.foremostSceneOfVisitor else { return }
        if scene.activationState == .background { return waitForForeground() }
        let notification = waiting.removeFirst()
        let banner = NotificationBanner(notification, center.category(of: notification)?.actions ?? [])
        banner.chosen = { [weak self, unowned banner] in self?.choose(nil, banner) }
        banner.actionChosen = { [weak self, unowned banner] in self?.choose($0, banner) }
        banner.putAway = { [weak self, unowned banner] in self?.putAway(banner) }
        banner.isHeld = { [weak self, unowned banner] in self?.hold(banner, $0) }
        let window = NotificationWindow(windowScene: scene)
        self.window = window
        window.show(banner)
        hold(banner, false)
        UIAccessibility.post(notification: .announcement, argument: banner.spokenText)
    }

    /// UN5: nobody sees a screen in the background.
    private func waitForForeground() {
        guard foreground == nil else { return }
        let show = center.application.forVisitorAtHand { [weak self] (_: Void) in
            self?.foreground = nil
            self?.showNext()
        }
        foreground = NoticeObserver(UIScene.didActivateNotification) { _ in show(()) }
    }

    /// A banner under a finger, or with its actions, stays.
    private func hold(_ banner: NotificationBanner, _ isHeld: Bool) {
        leaving?.cancel()
        leaving = nil
        guard !isHeld, banner === shown else { return }
        leaving = center.application.clock.schedule(after: Self.stay) { [weak self, weak banner] in
            if let banner { self?.close(banner) }
        }
    }

    private func close(_ banner: NotificationBanner) {
        guard banner === shown, let window else { return }
        leaving?.cancel()
        leaving = nil
        self.window = nil
        window.hideBanner()
        showNext()
    }

    // MARK: Answers

    private func putAway(_ banner: NotificationBanner) {
        let scene = window?.windowScene
        close(banner)
        guard center.category(of: banner.notification)?.options.contains(.customDismissAction) == true else { return }
        owner.take(
            UNNotificationResponse(banner.notification, action: UNNotificationDismissActionIdentifier, in: scene))
    }

    private func choose(_ action: UNNotificationAction?, _ banner: NotificationBanner) {
        guard banner === shown, let scene = window?.windowScene else { return }
        close(banner)
        if let action = action as? UNTextInputNotificationAction {
            return askForText(action, banner.notification, scene)
        }
        owner.take(
            UNNotificationResponse(
                banner.notification, action: action?.identifier ?? UNNotificationDefaultActionIdentifier, in: scene))
    }

    /// UN7: an action with a text asks for it in an alert.
    private func askForText(
        _ action: UNTextInputNotificationAction, _ notification: UNNotification, _ scene: UIWindowScene
    ) {
        let content = notification.request.content
        let shown = SystemAlert(title: content.title, message: content.body, in: scene)
        shown.alert.addTextField { $0.placeholder = action.textInputPlaceholder }
        shown.addAction("Cancel", style: .cancel) {}
        shown.alert.preferredAction = shown.addAction(action.textInputButtonTitle) {
            [weak self, unowned alert = shown.alert] in
            let text = alert.textFields?.first?.text ?? ""
            self?.owner.take(
                UNTextInputNotificationResponse(notification, action: action.identifier, text: text, in: scene))
        }
        shown.show()
    }
}
