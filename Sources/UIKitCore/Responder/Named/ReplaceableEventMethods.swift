// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

// Methods that every event passes. They are not `dynamic`, which would cost every event an indirect call: where an app replaces one, they
// go through these, which are (PO16). Applications call none of them.

extension UIView {
    /// `hitTest(_:with:)`, as the app replaces it.
    public dynamic func replaceable_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        plainHitTest(point, with: event)
    }

    /// `point(inside:with:)`, as the app replaces it.
    public dynamic func replaceable_point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        node.pointee.boundsContain(point)
    }
}

extension UIResponder {
    /// `touchesBegan(_:with:)`, as the app replaces it.
    public dynamic func replaceable_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextForTouches(.touchesBegan)?.touchesBegan(touches, with: event)
    }

    /// `touchesMoved(_:with:)`, as the app replaces it.
    public dynamic func replaceable_touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextForTouches(.touchesMoved)?.touchesMoved(touches, with: event)
    }

    /// `touchesEnded(_:with:)`, as the app replaces it.
    public dynamic func replaceable_touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextForTouches(.touchesEnded)?.touchesEnded(touches, with: event)
    }

    /// `touchesCancelled(_:with:)`, as the app replaces it.
    public dynamic func replaceable_touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextForTouches(.touchesCancelled)?.touchesCancelled(touches, with: event)
    }

    /// `touchesEstimatedPropertiesUpdated(_:)`, as the app replaces it.
    public dynamic func replaceable_touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        nextForTouches(.touchesEstimatedPropertiesUpdated)?.touchesEstimatedPropertiesUpdated(touches)
    }
}

extension UIWindow {
    /// `sendEvent(_:)`, as the app replaces it.
    public dynamic func replaceable_sendEvent(_ event: UIEvent) { plainSendEvent(event) }
}

extension UIApplication {
    /// `sendEvent(_:)`, as the app replaces it.
    public dynamic func replaceable_sendEvent(_ event: UIEvent) { plainSendEvent(event) }
}
