// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Follows a pointer over its view while no button is down (G91).
///
///     possible --(the pointer enters)--> began --(moves)--> changed* --(leaves)--> ended
///
/// Fingers do not hover, and it ignores touches. Of several pointers it follows the first.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The pointer that is followed.
    private var pointer: UITouch?

    override var receivesHover: Bool { true }

    override func hover(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {
        super.hover(touch, phase, with: event)
        if pointer == nil, state == .possible, phase != .regionExited {
            pointer = touch
            state = .began
            return
        }
        guard touch === pointer, state.isActive else { return }
        state = phase == .regionExited ? .ended : .changed
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { ignore(touch, for: event) }
    }

    open override func reset() {
        super.reset()
        pointer = nil
    }

    // MARK: How

    /// The pen's distance from the screen: 0 on the screen, 1 where the device loses the pen. 0 when the device does not report it.
    open var zOffset: CGFloat { pointer?.sample.zOffset ?? 0 }

    /// The direction a pen points in, in radians from a view's +X axis, or the window's for `nil`; 0 for other pointers.
    open func azimuthAngle(in view: UIView?) -> CGFloat { pen?.azimuthAngle(in: view) ?? 0 }

    /// The direction a pen points in, as a vector of length 1 in a view's coordinates, or the window's for `nil`; along the
    /// +X axis for other pointers.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        pen?.azimuthUnitVector(in: view) ?? CGVector(dx: 1, dy: 0)
    }

    /// Radians between a pen and the screen; 0 for other pointers.
    open var altitudeAngle: CGFloat { pen?.altitudeAngle ?? 0 }

    /// Radians around a pen's own axis; 0 for other pointers.
    open var rollAngle: CGFloat { pen?.rollAngle ?? 0 }

    private var pen: UITouch? { pointer?.type == .pencil ? pointer : nil }
}
