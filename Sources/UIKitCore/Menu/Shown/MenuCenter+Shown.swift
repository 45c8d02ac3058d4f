// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The menus on the screen.
extension MenuCenter {
    func menu(in scene: UIWindowScene?) -> MenuPresentation? {
        shown.first { $0.isOpen && $0.window.windowScene === scene }
    }

    func editBar(in scene: UIWindowScene?) -> EditBarPresentation? {
        editBars.first { $0.isOpen && $0.window.windowScene === scene }
    }

    /// Shows a menu in place of any other of its scene.
    func show(_ presentation: MenuPresentation) {
        let scene = presentation.window.windowScene
        editBar(in: scene)?.dismiss()
        // Code that hears of the end may show another menu. The newest one wins.
        while let old = menu(in: scene) { old.dismiss() }
        shown.append(presentation)
        presentation.show()
    }

    /// Shows the editing menu in place of any other of its scene.
    func show(_ bar: EditBarPresentation) {
        while let old = editBar(in: bar.window.windowScene) { old.dismiss() }
        editBars.append(bar)
        bar.show()
    }

    func ended(_ presentation: MenuPresentation) { shown.removeAll { $0 === presentation } }

    func ended(_ bar: EditBarPresentation) { editBars.removeAll { $0 === bar } }

    /// Whether a menu that is shown in the window's scene takes a key before everything else.
    func takes(_ key: UIKey, in window: UIWindow) -> Bool {
        if key.keyCode == .keyboardEscape, let editBar = editBar(in: window.windowScene) {
            editBar.dismiss()
            return true
        }
        return menu(in: window.windowScene)?.takes(key) ?? false
    }

    // MARK: What ends the editing menu

    /// A touch elsewhere, or content that moves away under the menu.
    func isAboutToDeliver(_ event: UIEvent, in window: UIWindow) {
        guard let editBar = editBar(in: window.windowScene), window !== editBar.window else { return }
        switch event.type {
        case .touches: if event.touchList.contains(where: { $0.phase == .began }) { editBar.dismiss() }
        case .scroll, .transform: editBar.dismiss()
        case .hover, .presses, .motion, .remoteControl: break
        }
    }

    /// The commands would go to another responder than the menu was for.
    func firstResponderChanged(in window: UIWindow) { editBar(in: window.windowScene)?.dismiss() }

    /// A held key shows the list of shortcuts, and the host will not report its release.
    func cancelAll(in scene: UIWindowScene, because loss: SceneInputLoss) {
        if case .host = loss { shortcuts.hide(in: scene.identifier) }
    }

    func disconnected(_ scene: UIWindowScene) {
        menu(in: scene)?.dismiss()
        editBar(in: scene)?.dismiss()
        shortcuts.hide(in: scene.identifier)
    }
}
