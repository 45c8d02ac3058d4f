import RecordingDelegates
import Testing
import UIKit
import UIKitTesting

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
}
