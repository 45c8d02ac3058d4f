// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
// One at a time: the delegates of all of them write into one log.
@Suite("Scenes that the application asks for", .serialized)
struct SceneSessionRequestTests {
    private final class Host: ScreenHost {
        var log: [String] = []
        var answer = true
        func start(_ application: UIApplication) throws {}
        func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
        func reject(_ record: InputRecord, because fault: InputFault) {}
        func stop() {}
        func openScreen(from scene: SceneIdentifier?) -> Bool {
            log.append("open from \(scene?.number ?? 0)")
            return answer
        }
        func bringForward(_ scene: SceneIdentifier) -> Bool {
            log.append("forward \(scene.number)")
            return answer
        }
        func closeScreen(of scene: SceneIdentifier) { log.append("close \(scene.number)") }
    }

    private final class Scene: NSObject, UIWindowSceneDelegate {
        static var log = CallLog()
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.makeKeyAndVisible()
            Self.log("connect \(options.userActivities.map(\.activityType))")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            Self.log("continue \(userActivity.activityType)")
        }
        func sceneDidDisconnect(_ scene: UIScene) { Self.log("disconnect") }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            Self.log("state")
            return nil
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
            Scene.log("discard \(sessions.count)")
        }
    }

    private let screen: TestScreen
    private let host = Host()

    init() throws {
        Scene.log = CallLog()
        screen = try TestScreen.launching(Delegate())
        screen.application.host = host
        _ = Scene.log.take()
    }

    private func connect(_ number: UInt32) {
        screen.send(.connect(ScreenDescription(size: CGSize(width: 100, height: 100))), to: SceneIdentifier(number))
    }

    @Test("A new scene is asked of the host, and the next new screen gets the activity, once")
    func newScene() {
        screen.application.requestSceneSessionActivation(
            nil, userActivity: NSUserActivity(activityType: "edit"), options: nil)
        #expect(host.log == ["open from 1"])
        connect(2)
        connect(3)
        #expect(Scene.log.take() == ["connect [\"edit\"]", "connect []"])
    }

    @Test("A scene that is there comes to the front, and continues the activity")
    func known() {
        screen.application.requestSceneSessionActivation(
            screen.scene.session, userActivity: NSUserActivity(activityType: "edit"), options: nil)
        screen.advance(by: 0.01)
        #expect(host.log == ["forward 1"] && Scene.log.take() == ["continue edit"])
        screen.application.activateSceneSession(
            for: UISceneSessionActivationRequest(
                session: screen.scene.session, userActivity: NSUserActivity(activityType: "read")))
        screen.advance(by: 0.01)
        #expect(host.log == ["forward 1", "forward 1"] && Scene.log.take() == ["continue read"])
    }

    @Test("What cannot be had is told to the handler, after the call")
    func refused() {
        var errors: [any Error] = []
        host.answer = false
        screen.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { errors.append($0) }
        #expect(errors.isEmpty)
        connect(2)
        let session = screen.application.windowScene(for: SceneIdentifier(2))?.session
        screen.send(.suspend, to: SceneIdentifier(2))
        screen.application.requestSceneSessionActivation(session, userActivity: nil, options: nil) { errors.append($0) }
        screen.advance(by: 0.01)
        #expect(errors.map { ($0 as? UISceneError)?.code } == [.requestDenied, .requestDenied])
        final class SingleScreen: UIApplication {
            override var supportsMultipleScenes: Bool { false }
        }
        let plain = TestScreen(application: SingleScreen())
        plain.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { errors.append($0) }
        plain.advance(by: 0.01)
        #expect((errors.last as? UISceneError)?.code == .multipleScenesNotSupported)
    }

    @Test("A scene that is taken away disconnects, its session is discarded, and its screen is closed")
    func destruction() {
        let session = screen.scene.session
        var screens = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIScreen.didDisconnectNotification, object: screen.scene.screen, queue: nil
        ) { _ in MainActor.assumeIsolated { screens += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.application.requestSceneSessionRefresh(session)
        screen.application.requestSceneSessionDestruction(session, options: nil)
        #expect(Scene.log.take() == ["state"])
        screen.advance(by: 0.01)
        #expect(Scene.log.take() == ["state", "disconnect", "discard 1"])
        #expect(host.log == ["close 1"] && screen.application.openSessions.isEmpty && screens == 1)
        var errors = 0
        screen.application.requestSceneSessionDestruction(session, options: nil) { _ in errors += 1 }
        screen.advance(by: 0.01)
        #expect(errors == 1)
    }
}
