import EventTrace
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene, let delegate = UIApplication.shared.delegate as? AppDelegate
        else { return }
        let window = ShowcaseWindow(windowScene: windowScene)
        let controller = ShowcaseController(trace: delegate.trace)
        window.eventObserver = controller
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }
}
