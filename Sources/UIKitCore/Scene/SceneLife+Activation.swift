// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// Changes the activation state of a scene, and with it the application's state.
extension SceneLife {
    func activate(_ scene: UIWindowScene, _ activation: SceneActivation) {
        switch activation {
        case .foregroundActive:
            enterForeground(scene)
            becomeActive(scene)
        case .foregroundInactive:
            enterForeground(scene)
            resignActive(scene)
        case .background:
            resignActive(scene)
            enterBackground(scene)
        }
    }

    func enterForeground(_ scene: UIWindowScene) {
        let isFirst = scene.activationState == .foregroundInactive && !scene.hasEnteredForeground
        guard scene.activationState == .background || isFirst else { return }
        scene.hasEnteredForeground = true
        if state == .background, !hasScenes { application.delegate?.applicationWillEnterForeground(application) }
        if state == .background {
            NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: application)
        }
        scene.activationState = .foregroundInactive
        scene.delegate?.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
        note(scene, .enteredForeground)
        updateApplicationState()
    }

    func becomeActive(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        note(scene, .activated)
        updateApplicationState()
    }

    /// A43: input under way in a scene that stops being active is cancelled.
    func resignActive(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundActive else { return }
        scene.delegate?.sceneWillResignActive(scene)
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
        application.input.cancelAll(in: scene, because: .deactivated)
        if state == .active, activeScenes.count == 1 {
            if !hasScenes { application.delegate?.applicationWillResignActive(application) }
            NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: application)
        }
        scene.activationState = .foregroundInactive
        note(scene, .deactivated)
        updateApplicationState()
    }

    func enterBackground(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        saveState(of: scene)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        note(scene, .enteredBackground)
        updateApplicationState()
    }

    private var activeScenes: [UIWindowScene] {
        connected.map(\.scene).filter { $0.activationState == .foregroundActive }
    }

    /// The application has the state of its foremost scene; without scenes it is inactive.
    func updateApplicationState() {
        let states = connected.map(\.scene.activationState)
        let old = state
        let new: UIApplication.State =
            if states.contains(.foregroundActive) {
                .active
            } else if states.isEmpty || states.contains(.foregroundInactive) {
                .inactive
            } else {
                .background
            }
        guard old != new else { return }
        state = new
        switch new {
        case .active:
            if !hasScenes { application.delegate?.applicationDidBecomeActive(application) }
            NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
        case .background:
            if !hasScenes { application.delegate?.applicationDidEnterBackground(application) }
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: application)
        case .inactive: break
        }
    }
}
