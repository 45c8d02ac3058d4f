// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// The session of a scene, which outlives the scene, and the state that a later scene restores.
extension SceneLife {
    /// The session that a returning screen had, or a new one, which has no configuration yet.
    func session(for identifier: SceneIdentifier, _ request: SceneRequest) -> (session: UISceneSession, isNew: Bool) {
        let name = request.session ?? "scene-\(identifier.number)"
        if let known = sessions.first(where: { $0.persistentIdentifier == name && $0.scene == nil }) {
            return (known, false)
        }
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(
            role: role, configuration: NoSceneConfiguration(name: nil, sessionRole: role), persistentIdentifier: name)
        sessions.append(session)
        discardForgottenSessions()
        return (session, true)
    }

    /// Asks the application's delegate how a new session is configured.
    func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        let configuration =
            application.delegate?.application(application, configurationForConnecting: session, options: options)
            ?? UISceneConfiguration(name: nil, sessionRole: session.role)
        if application.delegate != nil, configuration.delegateClass == nil {
            configuration.delegateClass = conventionalSceneDelegateClass
        }
        session.configuration = configuration
    }

    /// Whether the application knows of scenes: it names a configuration, or has a class `SceneDelegate`.
    var hasScenes: Bool {
        guard let first = sessions.first else { return conventionalSceneDelegateClass != nil }
        return !first.configuration.isWithoutScenes
    }

    /// `SceneDelegate` in the module of the application's delegate: Xcode's templates name this class in the property list.
    private var conventionalSceneDelegateClass: AnyClass? {
        guard let delegate = application.delegate else { return nil }
        let qualified = String(reflecting: type(of: delegate))
        guard let dot = qualified.firstIndex(of: ".") else { return nil }
        guard let found = NSClassFromString(qualified[...dot] + "SceneDelegate") else { return nil }
        return found is any UISceneDelegate.Type ? found : nil
    }

    // MARK: State

    /// Asks the scene's delegate for the state to restore; an unfinished restoration keeps the state that it began with.
    func saveState(of scene: UIWindowScene) {
        guard !scene.isRestoringState, let delegate = scene.delegate else { return }
        application.appearances.updateActivities()
        if let activity = delegate.stateRestorationActivity(for: scene) {
            scene.session.stateRestorationActivity = activity
        }
    }

    /// Reports the state to a host that keeps it beyond the end of this program.
    func tellState(of scene: UIWindowScene) {
        saveState(of: scene)
        guard let activity = scene.session.stateRestorationActivity else { return }
        if let state = activity.state {
            application.hostCan.state?.stateSaved(state, of: scene.identifier)
        } else if scene.session.reportsState {
            scene.session.reportsState = false
            application.report(
                "The userInfo of \(activity.activityType) has more than property lists: no host can keep it for a restoration."
            )
        }
    }

    func restoreState(of scene: UIWindowScene) {
        guard let activity = scene.session.stateRestorationActivity else { return }
        scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }

    // MARK: Discarding

    func discard(_ discarded: Set<UISceneSession>) {
        guard !discarded.isEmpty else { return }
        sessions.removeAll { discarded.contains($0) }
        application.delegate?.application(application, didDiscardSceneSessions: discarded)
    }

    /// Limits the sessions of clients that never return.
    func discardForgottenSessions() {
        let idle = sessions.filter { $0.scene == nil }
        // The newest session, which is about to get its scene, stands at the end.
        discard(Set(idle.dropLast(1).prefix(max(0, idle.count - 1 - SceneRequests.keptSessions))))
    }
}
