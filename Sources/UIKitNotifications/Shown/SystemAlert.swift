// SPDX-License-Identifier: Apache-2.0

import UIKitAlerts
import UIKitCore

/// An alert of the system: above everything of the application, in a window of its own that is key while the alert is shown.
@MainActor
final class SystemAlert {
    private let window: UIWindow
    private weak var keyBefore: UIWindow?

    init(in scene: UIWindowScene) {
        window = UIWindow(windowScene: scene)
        window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 600)
        keyBefore = scene.keyWindow
        let root = UIViewController()
        root.view.backgroundColor = .clear
        window.rootViewController = root
    }

    func show(_ alert: UIAlertController) {
        window.makeKeyAndVisible()
        window.rootViewController?.present(alert, animated: true)
    }

    /// The alert has been answered.
    func end() {
        window.isHidden = true
        window.windowScene = nil
        if let keyBefore, !keyBefore.isHidden { keyBefore.makeKey() }
    }
}

/// Asks once whether the application may send notifications (UN1).
@MainActor
final class PermissionQuestion {
    private unowned let application: UIApplication
    private var shown: SystemAlert?
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
        let alert = UIAlertController(
            title: "“\(name)” Would Like to Send You Notifications",
            message: "Notifications may include banners and badges.", preferredStyle: .alert)
        let shown = SystemAlert(in: scene)
        self.shown = shown
        for (title, answer) in [("Don’t Allow", false), ("Allow", true)] {
            alert.addAction(UIAlertAction(title: title, style: .default) { [weak self] _ in self?.end(answer) })
        }
        shown.show(alert)
    }

    private func end(_ answer: Bool?) {
        shown?.end()
        shown = nil
        let handlers = waiting
        waiting = []
        for handler in handlers { handler(answer) }
    }
}
