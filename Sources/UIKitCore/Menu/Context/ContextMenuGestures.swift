// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Lets a context menu's recognizers begin only at places with a menu. Elsewhere the touch goes on without them (F51).
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

/// A long press that opens a menu. A class of its own, so that it is not mistaken for an application's.
final class ContextMenuPressGestureRecognizer: UILongPressGestureRecognizer {}

/// Recognizes a click of a pointing device's secondary button.
final class SecondaryClickGestureRecognizer: UITapGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        buttonMaskRequired = .secondary
        // Keys that choose are no clicks: they press the item with focus (H6).
        allowedPressTypes = []
    }

    /// Fingers and pens have no buttons. Other recognizers treat them as the primary button; this one ignores them.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.allSatisfy({ $0.type == .indirectPointer }), event.buttonMask == .secondary else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        super.touchesBegan(touches, with: event)
    }
}
