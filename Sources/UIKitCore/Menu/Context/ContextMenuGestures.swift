// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Lets a context menu's recognizers begin only where there is a menu: elsewhere the touch goes on as if nobody asked (F51).
final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
    private let hasMenu: @MainActor (_ point: CGPoint) -> Bool

    /// - Parameter hasMenu: whether there is a menu to show for a point in the window's coordinates.
    init(hasMenu: @escaping @MainActor (_ point: CGPoint) -> Bool) {
        self.hasMenu = hasMenu
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        hasMenu(gestureRecognizer.location(in: nil))
    }
}

/// A long press that opens a menu. A class of its own, so that nobody takes it for an application's.
final class ContextMenuPressGestureRecognizer: UILongPressGestureRecognizer {}

/// Recognizes a click of a pointing device's secondary button.
final class SecondaryClickGestureRecognizer: UITapGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        buttonMaskRequired = .secondary
        // Keys that choose are no clicks: they press what has focus (H6).
        allowedPressTypes = []
    }

    /// Fingers and pens have no buttons, and are taken for the primary one elsewhere: here they are not asked for.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.allSatisfy({ $0.type == .indirectPointer }), event.buttonMask == .secondary else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        super.touchesBegan(touches, with: event)
    }
}
