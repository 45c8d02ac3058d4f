// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitAlerts
import UIKitTesting

@testable import UIKitCore
@testable import UIKitNotifications

/// A screen with a finger, and a center whose delegate writes down what it hears.
@MainActor
class NotificationFixture {
    final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        let log: CallLog
        var answer: UNNotificationPresentationOptions = [.banner, .list]

        init(_ log: CallLog) { self.log = log }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            log("present \(notification.request.identifier)")
            completionHandler(answer)
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            let action = response.actionIdentifier.split(separator: ".").last ?? ""
            let text = (response as? UNTextInputNotificationResponse).map { " “\($0.userText)”" } ?? ""
            log("\(action) of \(response.notification.request.identifier)\(text)")
            completionHandler()
        }
    }

    let log = CallLog()
    let screen = TestScreen(size: CGSize(width: 400, height: 700))
    let finger: Finger
    let center: UNUserNotificationCenter
    let delegate: Delegate

    init() {
        finger = screen.finger()
        center = .current()
        delegate = Delegate(log)
        center.delegate = delegate
    }

    /// Waits until something is so. Other tests run meanwhile, with applications of their own.
    func wait(until isSo: () -> Bool) async {
        for _ in 0..<1000 where !isSo() {
            await Task.yield()
            UIApplication.current = screen.application
        }
        #expect(isSo())
    }

    /// All windows of the screen, the topmost first.
    private var windows: [UIWindow] { screen.window.windowScene?.visibleWindows.reversed() ?? [] }

    private func view(_ text: String) -> UIView? {
        for window in windows {
            let found = window.firstView {
                ($0 as? UILabel)?.text == text || ($0 as? UIButton)?.configuration?.title == text
            }
            if let found { return found }
        }
        return nil
    }

    /// The banner that is shown.
    var banner: NotificationBanner? {
        for window in windows {
            if let banner = (window as? NotificationWindow)?.banner { return banner }
        }
        return nil
    }

    func isShown(_ text: String) -> Bool { view(text) != nil }

    func middle(_ text: String) -> CGPoint {
        guard let view = view(text) else {
            Issue.record("\(text) is not shown.")
            return .zero
        }
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    func tap(_ text: String) {
        finger.tap(at: middle(text))
        screen.advance(by: 1)
    }

    /// Asks, and lets the user allow it.
    func allow(_ options: UNAuthorizationOptions = [.alert, .badge]) {
        var isAllowed = false
        center.requestAuthorization(options: options) { granted, _ in isAllowed = granted }
        screen.advance(by: 1)
        tap("Allow")
        #expect(isAllowed)
    }

    func request(
        _ identifier: String, after time: TimeInterval? = nil, repeats: Bool = false,
        prepare: (UNMutableNotificationContent) -> Void = { _ in }
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Title of \(identifier)"
        prepare(content)
        return UNNotificationRequest(
            identifier: identifier, content: content,
            trigger: time.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) })
    }

    func send(
        _ identifier: String, after time: TimeInterval? = nil, repeats: Bool = false,
        prepare: (UNMutableNotificationContent) -> Void = { _ in }
    ) {
        center.add(request(identifier, after: time, repeats: repeats, prepare: prepare))
        if time == nil { screen.advance(by: 0.5) }
    }

    func listed() -> [String] {
        var names: [String] = []
        center.getDeliveredNotifications { names = $0.map(\.request.identifier) }
        screen.advance(by: 0)
        return names
    }

    func pending() -> [String] {
        var names: [String] = []
        center.getPendingNotificationRequests { names = $0.map(\.identifier) }
        screen.advance(by: 0)
        return names
    }
}
