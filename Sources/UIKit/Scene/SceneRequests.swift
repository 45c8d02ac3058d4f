import CoreGraphics
import EventSession
import EventTrace

/// What scenes are asked from outside their interface, and what they ask of the outside.
@MainActor
enum SceneRequests {
    /// How many sessions without a screen are kept; the oldest are discarded first.
    static let keptSessions = 64

    static func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, for scene: UIScene) -> Bool {
        guard let scene = scene as? UIWindowScene, options?.universalLinksOnly != true else { return false }
        let answer = scene.application.host?.open(url, for: scene.identifier) ?? false
        scene.application.recording?.record(.open(answer))
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
        if request != SceneRequest(session: request.session, state: request.state) {
            options.sourceApplication = "host"
        }
        return options
    }

    /// A request to a scene that runs.
    func perform(_ request: SceneRequest, in scene: UIWindowScene) {
        let contexts = contexts(of: request)
        if !contexts.isEmpty { scene.delegate?.scene(scene, openURLContexts: contexts) }
        if let activity = activity(of: request) {
            if scene.session.configuration.isWithoutScenes { return take(up: activity) }
            scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
            scene.delegate?.scene(scene, continue: activity)
        }
        if let item = item(of: request), let delegate = scene.delegate as? any UIWindowSceneDelegate {
            delegate.windowScene(scene, performActionFor: item) { _ in }
        }
    }

    /// An application without scenes takes the activity up itself.
    func take(up activity: NSUserActivity) {
        _ = delegate?.application(self, continue: activity) { responders in
            for responder in responders ?? [] { responder.restoreUserActivityState(activity) }
        }
    }

    private func contexts(of request: SceneRequest) -> Set<UIOpenURLContext> {
        let options = UIScene.OpenURLOptions(sourceApplication: "host")
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

    // MARK: State

    /// Asks the scene's delegate what is to be restored; a restoration that is not complete keeps what it began from.
    func saveState(of scene: UIWindowScene) {
        guard !scene.isRestoringState, let delegate = scene.delegate else { return }
        UserActivities.update()
        if let activity = delegate.stateRestorationActivity(for: scene) {
            scene.session.stateRestorationActivity = activity
        }
    }

    /// A host wants to keep the state where this program's end does not touch it.
    func tellState(of scene: UIWindowScene) {
        saveState(of: scene)
        guard let activity = scene.session.stateRestorationActivity else { return }
        if let state = activity.state {
            host?.stateSaved(state, of: scene.identifier)
        } else if scene.session.reportsState {
            scene.session.reportsState = false
            report(
                "The userInfo of \(activity.activityType) has more than property lists: no host can keep it for a restoration."
            )
        }
    }

    func restoreState(of scene: UIWindowScene) {
        guard let activity = scene.session.stateRestorationActivity else { return }
        scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }

    // MARK: Sessions

    func discard(_ discarded: Set<UISceneSession>) {
        guard !discarded.isEmpty else { return }
        sessions.removeAll { discarded.contains($0) }
        delegate?.application(self, didDiscardSceneSessions: discarded)
    }

    /// Bounds what clients that come and never return leave behind.
    func discardForgottenSessions() {
        let idle = sessions.filter { $0.scene == nil }
        // The newest, which is about to get its scene, stands at the end.
        discard(Set(idle.dropLast(1).prefix(max(0, idle.count - 1 - SceneRequests.keptSessions))))
    }
}
