import Foundation

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
