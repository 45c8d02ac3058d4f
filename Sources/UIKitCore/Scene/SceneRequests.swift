// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventSession
import EventTrace

/// Requests to scenes from outside of their interface, and requests of scenes to the outside.
@MainActor
enum SceneRequests {
    /// How many sessions without a screen are kept; the oldest are discarded first.
    static let keptSessions = 64

    static func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, for scene: UIScene) -> Bool {
        guard let scene = scene as? UIWindowScene, options?.universalLinksOnly != true else { return false }
        let answer = scene.application.hostCan.urls?.open(url, for: scene.identifier) ?? false
        scene.application.recording?.record(.open(answer))
        return answer
    }

    static func canOpen(_ url: URL, for scene: UIWindowScene) -> Bool {
        let answer = scene.application.hostCan.urls?.canOpen(url, for: scene.identifier) ?? false
        scene.application.recording?.record(.canOpen(answer))
        return answer
    }
}

extension UIApplication {
    /// A request at connection reaches the delegate in the connection's options, and in no other way.
    func connectionOptions(for request: SceneRequest) -> UIScene.ConnectionOptions {
        let options = UIScene.ConnectionOptions()
        options.urlContexts = contexts(of: request)
        if let activity = activity(of: request) { options.userActivities = [activity] }
        options.shortcutItem = item(of: request)
        if request != SceneRequest(session: request.session, state: request.state, visitor: request.visitor) {
            options.sourceApplication = Self.requestingApplication
        }
        return options
    }

    /// A request to a scene that runs.
    func perform(_ request: SceneRequest, in scene: UIWindowScene) {
        if scene.session.configuration.isWithoutScenes { return perform(request) }
        let contexts = contexts(of: request)
        if !contexts.isEmpty { scene.delegate?.scene(scene, openURLContexts: contexts) }
        if let activity = activity(of: request) {
            scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
            scene.delegate?.scene(scene, continue: activity)
        }
        if let item = item(of: request), let delegate = scene.delegate as? any UIWindowSceneDelegate {
            delegate.windowScene(scene, performActionFor: item) { _ in }
        }
    }

    /// J42: a request to an application without scenes goes to its delegate.
    func perform(_ request: SceneRequest) {
        for url in request.urls {
            _ = delegate?.application(self, open: url, options: [.sourceApplication: Self.requestingApplication])
        }
        if let activity = activity(of: request) { take(up: activity) }
        if let item = item(of: request) { delegate?.application(self, performActionFor: item) { _ in } }
    }

    /// The name under which requests come from outside.
    private static let requestingApplication = "host"

    private func take(up activity: NSUserActivity) {
        _ = delegate?.application(self, continue: activity) { responders in
            for responder in responders ?? [] { responder.restoreUserActivityState(activity) }
        }
    }

    private func contexts(of request: SceneRequest) -> Set<UIOpenURLContext> {
        let options = UIScene.OpenURLOptions(sourceApplication: Self.requestingApplication)
        return Set(request.urls.map { UIOpenURLContext(url: $0, options: options) })
    }

    private func activity(of request: SceneRequest) -> NSUserActivity? {
        guard let link = request.link else { return nil }
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = link
        return activity
    }

    private func item(of request: SceneRequest) -> UIApplicationShortcutItem? {
        request.shortcut.flatMap { type in shortcutItems?.first { $0.type == type } }
    }
}
