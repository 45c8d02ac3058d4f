import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Scenes: requests and state")
struct SceneRequestTests {
    /// What the delegates below were told; delegates are made by their class, so the log is found here.
    @MainActor static var log = CallLog()

    final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }

        func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
            SceneRequestTests.log("discarded \(sessions.map(\.persistentIdentifier).sorted().joined(separator: ","))")
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            let links = options.userActivities.compactMap { $0.webpageURL?.absoluteString }
            let urls = options.urlContexts.map(\.url.absoluteString)
            SceneRequestTests.log("connect \((links + urls).joined(separator: ","))")
        }

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            SceneRequestTests.log("open \(contexts.map(\.url.absoluteString).joined(separator: ","))")
        }

        func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
            SceneRequestTests.log("will continue \(type)")
        }

        func scene(_ scene: UIScene, continue activity: NSUserActivity) {
            SceneRequestTests.log("continue \(activity.webpageURL?.absoluteString ?? "nothing")")
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: "test.page")
            activity.userInfo = ["page": 3]
            return activity
        }

        func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
            SceneRequestTests.log("restore \(activity.userInfo?["page"] ?? "nothing")")
        }

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            SceneRequestTests.log("shortcut \(item.type)")
            completionHandler(true)
        }
    }

    private func makeScreen() throws -> (TestScreen, URL) {
        let application = UIApplication()
        application.delegate = Delegate()
        Self.log = CallLog()
        return (TestScreen(application: application), try #require(URL(string: "https://example.org/item/7")))
    }

    @Test("A link that opens a scene is in its connection's options and is not continued as well")
    func launchLink() throws {
        let (screen, link) = try makeScreen()
        _ = Self.log.take()
        screen.send(
            .connect(ScreenDescription(size: CGSize(width: 100, height: 100)), SceneRequest(link: link)),
            to: SceneIdentifier(9))
        #expect(Self.log.take() == ["connect https://example.org/item/7"])
    }

    @Test("A link that comes to a running scene is announced and continued; a URL is opened; a shortcut is performed")
    func requests() throws {
        let (screen, link) = try makeScreen()
        screen.application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
        _ = Self.log.take()
        screen.send(.request(SceneRequest(link: link)))
        screen.send(.request(SceneRequest(urls: [try #require(URL(string: "app:open"))])))
        screen.send(.request(SceneRequest(shortcut: "new")))
        screen.send(.request(SceneRequest(shortcut: "unknown")))
        #expect(
            Self.log.take() == [
                "will continue NSUserActivityTypeBrowsingWeb", "continue https://example.org/item/7", "open app:open",
                "shortcut new",
            ])
    }

    @Test("A session that is suspended comes back with its state; one that is closed is discarded")
    func restoration() throws {
        let (screen, _) = try makeScreen()
        let description = ScreenDescription(size: CGSize(width: 100, height: 100))
        screen.send(.connect(description, SceneRequest(session: "tab")), to: SceneIdentifier(9))
        _ = Self.log.take()
        screen.send(.suspend, to: SceneIdentifier(9))
        #expect(Self.log.take() == [])
        screen.send(.connect(description, SceneRequest(session: "tab")), to: SceneIdentifier(10))
        #expect(Self.log.take() == ["connect ", "restore 3"])
        screen.send(.disconnect, to: SceneIdentifier(10))
        #expect(Self.log.take() == ["discarded tab"])
    }
}
