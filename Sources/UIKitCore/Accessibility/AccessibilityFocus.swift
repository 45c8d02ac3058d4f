// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Where assistive technology is in a scene, as far as the host knows: where its own focus is.
@MainActor
enum AccessibilityFocus {
    /// AX7: the element hears of it. Focus and first responder follow if they can. An element out of view is scrolled into view.
    static func move(to target: UIResponder, in scene: UIWindowScene) {
        let old = scene.accessibilityElement
        if old !== target {
            scene.accessibilityElement = target
            old?.accessibilityElementDidLoseFocus()
            target.accessibilityElementDidBecomeFocused()
        }
        guard let view = target as? UIView, view.window?.windowScene === scene else { return }
        if let system = scene.focusSystem, system.focusedItem !== view {
            if FocusObstacles.obstacle(of: view, in: system) == nil {
                system.update(to: view, .assistiveTechnology(scene.application.subject(of: view)), .asked)
            } else {
                FocusScrolling.reveal(view, margin: scene.application.interactionConstants.focus.revealMargin)
            }
        }
        // AX8: a text that gets the host's focus is edited.
        if view is any UIKeyInput, view.canBecomeFirstResponder, !view.isFirstResponder { view.becomeFirstResponder() }
    }

    static func isAt(_ responder: UIResponder) -> Bool {
        UIApplication.shared.scenes.contains { $0.scene.accessibilityElement === responder }
    }
}
