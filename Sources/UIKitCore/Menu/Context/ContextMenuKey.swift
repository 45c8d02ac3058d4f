// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The keys that open a menu by keyboard: the menu key, and Shift with F10 (F49).
@MainActor
enum ContextMenuKey {
    /// Shows the context menu of the item with focus, or of the nearest view around it with a menu. True when one is shown.
    static func handle(_ key: UIKey, in window: UIWindow) -> Bool {
        let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        let isAsked =
            key.keyCode == .keyboardApplication && held.isEmpty || key.keyCode == .keyboardF10 && held == .shift
        guard isAsked else { return false }
        let start = PressStart(in: window).responder
        guard let view = start as? UIView ?? (start as? UIViewController)?.viewIfLoaded else { return false }
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return sequence(first: view, next: \.superview).contains { candidate in
            candidate.interactions.contains { interaction in
                (interaction as? UIContextMenuInteraction)?.present(at: place, anchorsAtPoint: true) ?? false
            }
        }
    }
}
