// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Scenes: requests and state")
struct SceneRequestTests {
    private let delegate = RecordingDelegate()
    private var log: CallLog { delegate.log }

    private func makeScreen() throws -> (TestScreen, URL) {
        let application = UIApplication()
        application.delegate = delegate
        return (TestScreen(application: application), try #require(URL(string: "https://example.org/item/7")))
    }

    @Test("A link that opens a scene is in its connection's options and is not continued as well")
    func launchLink() throws {
        let (screen, link) = try makeScreen()
        _ = log.take()
        screen.send(
            .connect(ScreenDescription(size: CGSize(width: 100, height: 100)), SceneRequest(link: link)),
            to: SceneIdentifier(9))
        #expect(log.take() == ["connect https://example.org/item/7"])
    }

    @Test("A link that comes to a running scene is announced and continued; a URL is opened; a shortcut is performed")
    func requests() throws {
        let (screen, link) = try makeScreen()
        screen.application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
        _ = log.take()
        screen.send(.request(SceneRequest(link: link)))
        screen.send(.request(SceneRequest(urls: [try #require(URL(string: "app:open"))])))
        screen.send(.request(SceneRequest(shortcut: "new")))
        screen.send(.request(SceneRequest(shortcut: "unknown")))
        #expect(
            log.take() == [
                "will continue NSUserActivityTypeBrowsingWeb", "continue https://example.org/item/7", "open app:open",
                "shortcut new",
            ])
    }

    @Test(
        "J42: without scenes the application's delegate opens addresses and performs shortcuts, at the connection and later"
    )
    func requestsWithoutScenes() throws {
        let delegate = DelegateWithoutScenes()
        let application = UIApplication()
        application.delegate = delegate
        application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
        let first = try #require(URL(string: "app:first")), second = try #require(URL(string: "app:second"))
        let link = try #require(URL(string: "https://example.org/item/7"))
        let screen = TestScreen(application: application)
        screen.send(.disconnect)
        screen.send(
            .connect(
                ScreenDescription(size: CGSize(width: 100, height: 100)), SceneRequest(urls: [first], shortcut: "new")),
            to: SceneIdentifier(9))
        #expect(delegate.log.take() == ["open app:first for host", "shortcut new"])
        screen.send(.request(SceneRequest(link: link, urls: [second])), to: SceneIdentifier(9))
        #expect(delegate.log.take() == ["open app:second for host", "continue https://example.org/item/7"])
    }

    @Test("A session that is suspended comes back with its state; one that is closed is discarded")
    func restoration() throws {
        let (screen, _) = try makeScreen()
        let description = ScreenDescription(size: CGSize(width: 100, height: 100))
        screen.send(.connect(description, SceneRequest(session: "tab")), to: SceneIdentifier(9))
        _ = log.take()
        screen.send(.suspend, to: SceneIdentifier(9))
        #expect(log.take() == [])
        screen.send(.connect(description, SceneRequest(session: "tab")), to: SceneIdentifier(10))
        #expect(log.take() == ["connect", "restore 3"])
        screen.send(.disconnect, to: SceneIdentifier(10))
        #expect(log.take() == ["discarded tab"])
    }

    @Test("A state that another program kept is restored, in the place of what this one kept")
    func broughtState() throws {
        let (screen, _) = try makeScreen()
        let description = ScreenDescription(size: CGSize(width: 100, height: 100))
        let activity = NSUserActivity(activityType: "test.page")
        activity.userInfo = ["page": 8]
        let state = try #require(activity.state)
        _ = log.take()
        screen.send(.connect(description, SceneRequest(session: "tab", state: state)), to: SceneIdentifier(9))
        #expect(log.take() == ["connect", "restore 8"])
        screen.send(.suspend, to: SceneIdentifier(9))
        screen.send(.connect(description, SceneRequest(session: "tab", state: state)), to: SceneIdentifier(10))
        #expect(log.take() == ["connect", "restore 8"])
        screen.send(
            .connect(description, SceneRequest(session: "other", state: Data([1, 2]))), to: SceneIdentifier(11))
        #expect(log.take() == ["connect"])
    }

    @Test("An activity comes out of its bytes as it went in; one with more than property lists has none")
    func activityAsBytes() throws {
        let activity = NSUserActivity(activityType: "test.page")
        activity.title = "Page"
        activity.webpageURL = URL(string: "https://example.org/a")
        activity.targetContentIdentifier = "a"
        activity.userInfo = ["page": 8, "names": ["é"], "data": Data([0, 1])]
        let state = try #require(activity.state)
        let copy = try #require(NSUserActivity(state: state))
        #expect(copy.activityType == "test.page")
        #expect(copy.title == "Page")
        #expect(copy.webpageURL == activity.webpageURL)
        #expect(copy.targetContentIdentifier == "a")
        #expect(copy.userInfo?["page"] as? Int == 8)
        #expect(copy.userInfo?["names"] as? [String] == ["é"])
        #expect(copy.userInfo?["data"] as? Data == Data([0, 1]))
        let plainState = try #require(NSUserActivity(activityType: "t").state)
        let plain = try #require(NSUserActivity(state: plainState))
        #expect(plain.userInfo == nil)
        for unfit: [AnyHashable: Any] in [[1: "a"], ["view": UIView()]] {
            activity.userInfo = unfit
            #expect(activity.state == nil)
        }
    }
}

/// An application's delegate that makes its windows itself.
private final class DelegateWithoutScenes: UIResponder, UIApplicationDelegate {
    let log = CallLog()

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        log("open \(url) for \(options[.sourceApplication] ?? "nobody")")
        return true
    }

    func application(
        _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        log("shortcut \(item.type)")
        completionHandler(true)
    }

    func application(
        _ application: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        log("continue \(activity.webpageURL?.absoluteString ?? "nothing")")
        return true
    }
}
