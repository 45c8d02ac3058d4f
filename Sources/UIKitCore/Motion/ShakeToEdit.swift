// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The alerts that shakes brought up, one for a scene (I6, I7).
@MainActor
final class ShakeToEdit {
    private var windows: [SceneIdentifier: UIWindow] = [:]

    /// Offers to undo and redo with the first responder's undo manager. False when it has nothing to undo or redo.
    func offer(in window: UIWindow) -> Bool {
        guard let scene = window.windowScene, let undoManager = window.firstResponder?.undoManager,
            undoManager.canUndo || undoManager.canRedo
        else { return false }
        // A further shake while one is up changes nothing.
        guard windows[scene.identifier] == nil else { return true }
        let identifier = scene.identifier
        let controller = UndoAlertController(undoManager) { [weak self] in self?.close(identifier) }
        // The alert has a window of its own. So no controller has to present it, and the first responder stays.
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
    /// I6, I7: offers to undo or redo after a shake that reached the application. True when it made an offer.
    func offersEditing(after motion: UIEvent.EventSubtype, _ event: UIEvent?) -> Bool {
        guard motion == .motionShake, applicationSupportsShakeToEdit,
            let window = (event as? TargetedEvent)?.window
        else { return false }
        return input.shakes.offers.offer(in: window)
    }
}
