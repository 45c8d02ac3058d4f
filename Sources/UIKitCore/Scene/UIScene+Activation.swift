// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIScene {
    /// How a scene is to be activated.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks. The new scene is for the same user.
        open var requestingScene: UIScene?

        public override init() {}
    }
}

/// How a scene is to be removed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    public override init() {}
}

/// The application's requests about its scenes, until they are done.
@MainActor
final class SceneSessionRequests {
    /// Activities that wait for a new screen, with their visitors.
    private var waiting: [(visitor: VisitorIdentifier?, activity: NSUserActivity)] = []
    private let owner: ApplicationReference
    private var application: UIApplication { owner.application }

    init(_ owner: ApplicationReference) {
        self.owner = owner
    }

    func activate(
        _ session: UISceneSession?, _ activity: NSUserActivity?, _ options: UIScene.ActivationRequestOptions?,
        _ errorHandler: ((any Error) -> Void)?
    ) {
        if let scene = session?.scene as? UIWindowScene {
            bringForward(scene, activity)
        } else if session != nil {
            // A screen that is gone comes back only when its user opens it again.
            fail(.requestDenied, errorHandler)
        } else if !application.supportsMultipleScenes {
            fail(.multipleScenesNotSupported, errorHandler)
        } else {
            let asking = options?.requestingScene as? UIWindowScene ?? application.foremostScene
            let answer = application.hostCan.screens?.openScreen(from: asking?.identifier) ?? false
            application.recording?.record(.open(answer))
            guard answer else { return fail(.requestDenied, errorHandler) }
            if let activity { waiting.append((asking?.visitor.identifier, activity)) }
        }
    }

    private func bringForward(_ scene: UIWindowScene, _ activity: NSUserActivity?) {
        let answer = application.hostCan.screens?.bringForward(scene.identifier) ?? false
        application.recording?.record(.open(answer))
        guard let activity else { return }
        application.clock.schedule(after: 0) { [weak scene] in
            guard let scene else { return }
            scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
            scene.delegate?.scene(scene, continue: activity)
        }
    }

    /// A new screen gets its visitor's oldest waiting activity.
    func give(to options: UIScene.ConnectionOptions, for request: SceneRequest, known: [UISceneSession]) {
        guard !waiting.isEmpty, !known.contains(where: { $0.persistentIdentifier == request.session }) else { return }
        guard let place = waiting.firstIndex(where: { $0.visitor == request.visitor }) else { return }
        options.userActivities.insert(waiting.remove(at: place).activity)
    }

    /// After the call, because the scene may be the one whose event is being handled.
    func destroy(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
        guard application.sceneLife.sessions.contains(where: { $0 === session }) else {
            return fail(.requestDenied, errorHandler)
        }
        application.clock.schedule(after: 0) { [weak self] in
            guard let application = self?.application else { return }
            guard let scene = session.scene as? UIWindowScene else { return application.sceneLife.discard([session]) }
            let identifier = scene.identifier
            application.sceneLife.disconnect(scene, keepsSession: false)
            application.hostCan.screens?.closeScreen(of: identifier)
        }
    }

    private func fail(_ code: UISceneError.Code, _ handler: ((any Error) -> Void)?) {
        guard let handler else { return }
        application.clock.schedule(after: 0) { handler(UISceneError(code: code)) }
    }
}
