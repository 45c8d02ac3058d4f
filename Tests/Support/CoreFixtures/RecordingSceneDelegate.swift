// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Writes the requests and the state that come to a scene into the log of the application's delegate.
package final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private func log(_ line: String) {
        (UIApplication.shared.delegate as? RecordingDelegate)?.log(line)
    }

    package func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        let links = options.userActivities.compactMap { $0.webpageURL?.absoluteString }
        log((["connect"] + links + options.urlContexts.map(\.url.absoluteString)).joined(separator: " "))
    }

    package func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        log("open \(contexts.map(\.url.absoluteString).joined(separator: ","))")
    }

    package func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
        log("will continue \(type)")
    }

    package func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        log("continue \(activity.webpageURL?.absoluteString ?? "nothing")")
    }

    package func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "test.page")
        activity.userInfo = ["page": 3]
        return activity
    }

    package func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        log("restore \(activity.userInfo?["page"] ?? "nothing")")
    }

    package func windowScene(
        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        log("shortcut \(item.type)")
        completionHandler(true)
    }
}
