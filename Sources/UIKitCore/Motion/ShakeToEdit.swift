// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The alerts that shakes brought up, one for a scene (I6, I7).
@MainActor
final class ShakeToEdit {
    private var windows: [SceneIdentifier: UIWindow] = [:]

    /// Offers what the first responder's undo manager has to undo and to redo; false when that is nothing.
    func offer(in window: UIWindow) -> Bool {
        guard let scene = window.windowScene, let undoManager = window.firstResponder?.undoManager,
            undoManager.canUndo || undoManager.canRedo
        else { return false }
        // A further shake while one is up changes nothing.
        guard windows[scene.identifier] == nil else { return true }
        let identifier = scene.identifier
        let controller = UndoAlertController(undoManager) { [weak self] in self?.close(identifier) }
        // A window of its own: it needs no controller to present it, and the first responder stays what it is.
        let alert = UIWindow(windowScene: scene)
        alert.windowLevel = .alert
        alert.rootViewController = controller
        alert.isHidden = false
        windows[identifier] = alert
        return true
    }

    func close(_ scene: SceneIdentifier) {
        windows.removeValue(forKey: scene)?.isHidden = true
    }
}

extension UIApplication {
    /// I6, I7: whether a shake that reached the application was used to offer to undo or redo.
    func offersEditing(after motion: UIEvent.EventSubtype, _ event: UIEvent?) -> Bool {
        guard motion == .motionShake, applicationSupportsShakeToEdit,
            let window = (event as? TargetedEvent)?.window
        else { return false }
        return input.shakes.offers.offer(in: window)
    }
}
