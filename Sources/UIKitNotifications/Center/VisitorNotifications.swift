// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitSound

/// The notifications of one visitor: what was allowed, what waits, what was delivered (UN11). The clock calls for the visitor who
/// made the request.
@MainActor
final class VisitorNotifications {
    private unowned let center: UNUserNotificationCenter
    private(set) var settings = UNNotificationSettings(authorizationStatus: .notDetermined, asked: [])
    var schedule = NotificationSchedule()
    private(set) var delivered: [UNNotification] = []
    private lazy var question = PermissionQuestion(center.application)
    private lazy var banners = NotificationBanners(self, center)

    init(_ center: UNUserNotificationCenter) {
        self.center = center
    }

    // MARK: Permission

    /// What was said, or is granted without a question; `nil` if the user is to be asked (UN1).
    func answer(to options: UNAuthorizationOptions) -> Bool? {
        switch settings.authorizationStatus {
        case .notDetermined where options.contains(.provisional):
            settings = UNNotificationSettings(authorizationStatus: .provisional, asked: options)
            return true
        case .notDetermined: return nil
        case .denied: return false
        default: return true
        }
    }

    /// UN1. The handler is called after the call.
    func ask(_ options: UNAuthorizationOptions, _ handler: @escaping (Bool, UNError?) -> Void) {
        if let known = answer(to: options) { return center.later { handler(known, nil) } }
        question.ask { [self] answer in
            guard let answer else {
                return handler(false, UNError(.notificationsNotAllowed, "There is no screen on which to ask."))
            }
            settings = UNNotificationSettings(authorizationStatus: answer ? .authorized : .denied, asked: options)
            handler(answer, nil)
        }
    }

    // MARK: Waiting

    func accept(_ request: UNNotificationRequest) -> UNError? {
        if !center.application.isVisitorKnown {
            center.application.report(
                "A notification was sent outside of any event, for one of several visitors. Nobody gets it.")
        }
        let content = request.content
        guard !content.title.isEmpty || !content.body.isEmpty || content.badge != nil || content.sound != nil else {
            return UNError(.notificationInvalidNoContent, "A notification needs a title, a body, a badge or a sound.")
        }
        guard let trigger = request.trigger else {
            schedule.remove([request.identifier])
            center.later { [self] in deliver(request) }
            return nil
        }
        guard let delay = trigger.delay(after: Date()) else {
            return UNError(.notificationInvalidNoDate, "No date to come has the components of the trigger.")
        }
        schedule.add(request, after: delay, on: center.application.clock) { [weak self] in self?.fire(request) }
        return nil
    }

    private func fire(_ request: UNNotificationRequest) {
        if let trigger = request.trigger, trigger.repeats, let delay = trigger.delay(after: Date()) {
            schedule.add(request, after: delay, on: center.application.clock) { [weak self] in self?.fire(request) }
        } else {
            schedule.remove([request.identifier])
        }
        deliver(request)
    }

    func removeDelivered(_ identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
        banners.remove(identifiers)
    }

    // MARK: Delivering

    /// UN4, UN5.
    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(request)
        let isQuiet = settings.authorizationStatus == .provisional
        guard settings.authorizationStatus == .authorized || isQuiet else { return }
        guard center.application.foremostSceneOfVisitor?.activationState == .foregroundActive else {
            return show(notification, isQuiet ? [.badge, .list] : [.badge, .list, .banner, .sound])
        }
        guard let delegate = center.delegate else { return }
        var isAnswered = false
        let answer = center.application.forVisitorAtHand { [weak self] (options: UNNotificationPresentationOptions) in
            guard !isAnswered else { return }
            isAnswered = true
            self?.show(notification, isQuiet ? options.subtracting([.banner, .alert, .sound]) : options)
        }
        delegate.userNotificationCenter(center, willPresent: notification, withCompletionHandler: answer)
    }

    private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        let content = notification.request.content
        if options.contains(.badge), settings.badgeSetting == .enabled, let badge = content.badge {
            center.application.applicationIconBadgeNumber = max(0, badge.intValue)
        }
        if options.contains(.sound), settings.soundSetting == .enabled, let file = content.sound?.file {
            playOnce(file)
        }
        if !options.isDisjoint(with: [.list, .alert]) {
            delivered.removeAll { $0.request.identifier == notification.request.identifier }
            delivered.insert(notification, at: 0)
        }
        if !options.isDisjoint(with: [.banner, .alert]), settings.alertSetting == .enabled,
            content.interruptionLevel != .passive, !content.title.isEmpty || !content.body.isEmpty
        {
            banners.show(notification)
        }
    }

    /// UN7: a user answered a notification.
    func take(_ response: UNNotificationResponse) {
        delivered.removeAll { $0.request.identifier == response.notification.request.identifier }
        center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }
}
