// SPDX-License-Identifier: Apache-2.0

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private static let showing = "org.example.responder.showing"

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene, let delegate = UIApplication.shared.delegate as? AppDelegate
        else { return }
        let window = ShowcaseWindow(windowScene: windowScene)
        let controller = ShowcaseController(delegate.platform)
        window.eventObserver = controller
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let controller = window?.rootViewController as? ShowcaseController else { return nil }
        let activity = NSUserActivity(activityType: Self.showing)
        activity.userInfo = ["screen": controller.selected.name, "screens": controller.keptStates]
        return activity
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        guard let controller = window?.rootViewController as? ShowcaseController,
            let name = stateRestorationActivity.userInfo?["screen"] as? String,
            let screen = Screen.allCases.first(where: { $0.name == name })
        else { return }
        controller.keptStates = stateRestorationActivity.userInfo?["screens"] as? [String: [String: Any]] ?? [:]
        controller.select(screen)
    }
}
