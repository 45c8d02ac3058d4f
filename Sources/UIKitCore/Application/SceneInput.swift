// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// A kind of input that goes on for a while in a scene: touches, presses, shakes, text that is being composed.
///
/// Input under way ends when the scene loses its input. Each receiver that heard the beginning hears the end, once.
/// `UIApplication.sceneInputs` is the one list of these kinds.
@MainActor
protocol SceneInput: AnyObject {
    /// Input under way in the scene is cancelled.
    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss)

    /// The scene has gone, after its input was cancelled and it left the foreground: nothing is kept for it any longer.
    func disconnected(_ scene: UIWindowScene)
}

extension SceneInput {
    /// Most kinds keep only input under way for a scene, and that input has ended before.
    func disconnected(_ scene: UIWindowScene) {}
}

/// How a scene lost its input.
enum SceneInputLoss: Hashable {
    /// The host gave up all input under way, and will report it no more; the text says why.
    case host(String)
    /// A43: the scene is no longer active. Fingers and buttons may still be down, and the host goes on telling of them.
    case deactivated
    /// The scene is about to go.
    case disconnected
}

extension TouchTable: SceneInput {
    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss) {
        let reason: CancellationReason =
            switch loss {
            case .host(let cause): .hostCancelledAll(cause)
            case .deactivated: .sceneDeactivated
            case .disconnected: .sceneDisconnected
            }
        cancelAll(in: scene.identifier, because: reason)
    }
}

extension PressTable: SceneInput {
    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss) { cancelAll(in: scene) }
}
