import CoreGraphics

// What of menus is on the screen.
extension MenuCenter {
    /// Shows a menu in place of any other.
    func show(_ presentation: MenuPresentation) {
        editBar?.dismiss()
        // Whoever is told of the end may show another; the newest wins.
        while let old = shown { old.dismiss() }
        shown = presentation
        presentation.show()
    }

    /// Shows the editing menu in place of any other.
    func show(_ bar: EditBarPresentation) {
        while let old = editBar { old.dismiss() }
        editBar = bar
        bar.show()
    }

    func ended(_ presentation: MenuPresentation) {
        if shown === presentation { shown = nil }
    }

    func ended(_ bar: EditBarPresentation) {
        if editBar === bar { editBar = nil }
    }

    /// Whether something that is shown in the window's scene takes a key before everybody else.
    func takes(_ key: UIKey, in window: UIWindow) -> Bool {
        if let editBar, editBar.window.windowScene === window.windowScene, key.keyCode == .keyboardEscape {
            editBar.dismiss()
            return true
        }
        guard let shown, shown.window.windowScene === window.windowScene else { return false }
        return shown.takes(key)
    }

    // MARK: What ends the editing menu

    /// A touch elsewhere, or content that moves away under the menu.
    func isAboutToDeliver(_ event: UIEvent, in window: UIWindow) {
        guard let editBar, window !== editBar.window else { return }
        switch event.type {
        case .touches: if event.touchList.contains(where: { $0.phase == .began }) { editBar.dismiss() }
        case .scroll, .transform: editBar.dismiss()
        case .hover, .presses, .motion, .remoteControl: break
        }
    }

    /// What the menu was about is no longer what commands go to.
    func firstResponderChanged(in window: UIWindow) {
        if let editBar, editBar.window.windowScene === window.windowScene { editBar.dismiss() }
    }

    func disconnected(_ scene: UIWindowScene) {
        if let shown, shown.window.windowScene === scene { shown.dismiss() }
        if let editBar, editBar.window.windowScene === scene { editBar.dismiss() }
        shortcuts.hide()
    }
}
