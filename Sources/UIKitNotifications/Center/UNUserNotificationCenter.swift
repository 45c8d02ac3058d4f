// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Notifications that the application sends to its user, and what the user answers.
///
///     let center = UNUserNotificationCenter.current()
///     center.delegate = self
///     center.requestAuthorization(options: [.alert]) { granted, error in … }
///     center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
///
/// The rules, UN1 to UN10, are in `Documentation/Notifications.md`. Handlers are called after the call, on the main actor; on iOS
/// they come on any thread.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
    /// Decides about notifications that are due, and hears of answers. Not held.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// False: contents have no views of the application's own.
    open var supportsContentExtensions: Bool { false }

    unowned let application: UIApplication
    private var categories: [String: UNNotificationCategory] = [:]

    private init(_ application: UIApplication) {
        self.application = application
    }

    /// That of the program's application.
    open class func current() -> UNUserNotificationCenter {
        let application = UIApplication.shared
        if let made = application.userNotificationCenter as? UNUserNotificationCenter { return made }
        let made = UNUserNotificationCenter(application)
        application.userNotificationCenter = made
        return made
    }

    /// The notifications of the visitor at hand (UN11).
    var atHand: VisitorNotifications {
        if let made = application.notificationsOfVisitor as? VisitorNotifications { return made }
        let made = VisitorNotifications(self)
        application.notificationsOfVisitor = made
        return made
    }

    /// Calls a handler after the present call.
    func later(_ handler: @escaping @MainActor () -> Void) { application.clock.schedule(after: 0, handler) }

    // MARK: Permission

    /// Asks the user for permission, once (UN1). The handler hears whether notifications may be sent.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        atHand.ask(options) { completionHandler($0, $1) }
    }

    /// Asks the user for permission, once (UN1): whether notifications may be sent.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        if let known = atHand.answer(to: options) { return known }
        return try await withCheckedThrowingContinuation { continuation in
            requestAuthorization(options: options) { granted, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: granted) }
            }
        }
    }

    /// What the application's notifications may do.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        let settings = atHand.settings
        later { completionHandler(settings) }
    }

    /// What the application's notifications may do.
    open func notificationSettings() async -> UNNotificationSettings { atHand.settings }

    // MARK: Categories

    /// Sets the kinds of notifications. Of two with one identifier one is kept.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories = Dictionary(categories.map { ($0.identifier, $0) }) { $1 }
    }

    /// The kinds of notifications.
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        later { [self] in completionHandler(Set(categories.values)) }
    }

    /// The kinds of notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { Set(categories.values) }

    func category(of notification: UNNotification) -> UNNotificationCategory? {
        categories[notification.request.content.categoryIdentifier]
    }

    // MARK: Waiting

    /// Lets a notification wait for its trigger (UN2). The handler hears of a ``UNError``, or of `nil`.
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let fault = atHand.accept(request)
        if let completionHandler { later { completionHandler(fault) } }
    }

    /// Lets a notification wait for its trigger (UN2). Throws ``UNError``.
    open func add(_ request: UNNotificationRequest) async throws {
        if let fault = atHand.accept(request) { throw fault }
    }

    /// The requests that wait, in the order in which they were added.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        let requests = atHand.schedule.requests
        later { completionHandler(requests) }
    }

    /// The requests that wait, in the order in which they were added.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { atHand.schedule.requests }

    /// Removes requests that wait.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        atHand.schedule.remove(identifiers)
    }

    /// Removes all requests that wait.
    open func removeAllPendingNotificationRequests() {
        let atHand = atHand
        atHand.schedule.remove(atHand.schedule.requests.map(\.identifier))
    }

    // MARK: Delivered

    /// The notifications in the list, the newest first (UN8).
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        let delivered = atHand.delivered
        later { completionHandler(delivered) }
    }

    /// The notifications in the list, the newest first (UN8).
    open func deliveredNotifications() async -> [UNNotification] { atHand.delivered }

    /// Takes notifications from the list, and their banners from screens.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        atHand.removeDelivered(identifiers)
    }

    /// Takes all notifications from the list, and their banners from screens.
    open func removeAllDeliveredNotifications() {
        removeDeliveredNotifications(withIdentifiers: atHand.delivered.map(\.request.identifier))
    }

    /// Sets the number on the application's icon; 0 takes it away.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let fault = setBadge(newBadgeCount)
        if let completionHandler { later { completionHandler(fault) } }
    }

    /// Sets the number on the application's icon; 0 takes it away.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        if let fault = setBadge(newBadgeCount) { throw fault }
    }

    private func setBadge(_ count: Int) -> UNError? {
        guard count >= 0 else { return UNError(.badgeInputInvalid, "A badge is not below 0; it was \(count).") }
        application.applicationIconBadgeNumber = count
        return nil
    }
}
