// SPDX-License-Identifier: Apache-2.0

import UIKitAlerts
import UIKitCore

/// An alert of the system: above everything of the application, in a window of its own that is key until an action is chosen. Its
/// actions hold the window.
@MainActor
final class SystemAlert {
    let alert: UIAlertController
    private let window: UIWindow
    private weak var keyBefore: UIWindow?

    init(title: String, message: String, in scene: UIWindowScene) {
        alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        window = UIWindow(windowScene: scene)
        window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 600)
        keyBefore = scene.keyWindow
        let root = UIViewController()
        root.view.backgroundColor = .clear
        window.rootViewController = root
    }

    /// Adds an action, whose handler is called when the window has gone.
    @discardableResult
    func addAction(
        _ title: String, style: UIAlertAction.Style = .default, handler: @escaping () -> Void
    ) -> UIAlertAction {
        let action = UIAlertAction(title: title, style: style) { [window, weak keyBefore] _ in
            window.isHidden = true
            window.windowScene = nil
            if let keyBefore, !keyBefore.isHidden { keyBefore.makeKey() }
            handler()
        }
        alert.addAction(action)
        return action
    }

    func show() {
        window.makeKeyAndVisible()
        window.rootViewController?.present(alert, animated: true)
    }
}

/// Asks once whether the application may send notifications (UN1).
@MainActor
final class PermissionQuestion {
    private unowned let application: UIApplication
    private var waiting: [(Bool?) -> Void] = []

    init(_ application: UIApplication) {
        self.application = application
    }

    /// The handler gets the answer after the call; `nil` without a screen to ask on.
    func ask(_ handler: @escaping (Bool?) -> Void) {
        waiting.append(handler)
        guard waiting.count == 1 else { return }
        application.clock.schedule(after: 0) { [weak self] in self?.begin() }
    }

    private func begin() {
        guard let scene = application.foremostSceneOfVisitor else { return end(nil) }
        let name = ProcessInfo.processInfo.processName
        let shown = SystemAlert(
            title: "“\(name)” Would Like to Send You Notifications",
            message: "Notifications may include banners and badges.", in: scene)
        for (title, answer) in [("Don’t Allow", false), ("Allow", true)] {
            shown.addAction(title) { [weak self] in self?.end(answer) }
        }
        shown.show()
    }

    private func end(_ answer: Bool?) {
        let handlers = waiting
        waiting = []
        for handler in handlers { handler(answer) }
    }
}
