// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitTesting

/// An application's delegate that writes down what it and its scenes' delegates are told; the latter are made by their class
/// and find the log through the application.
package final class RecordingDelegate: UIResponder, UIApplicationDelegate {
    package let log = CallLog()

    package override init() { super.init() }

    package func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = RecordingSceneDelegate.self
        return configuration
    }

    package func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
        log("discarded \(sessions.map(\.persistentIdentifier).sorted().joined(separator: ","))")
    }
}
