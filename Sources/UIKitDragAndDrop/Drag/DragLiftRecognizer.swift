// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Recognizes the lift of items: by a finger that rests (G108), or by a mouse that moves with its button down.
///
///     possible --(a finger rested 0.325 s)--> began --(moves)--> changed* --(lifts)--> ended
///              --(a mouse moved 4 points)---> began
///              --(a finger moved more than 10 points before that)--> failed: it scrolls
final class DragLiftRecognizer: UILongPressGestureRecognizer {
    /// G108: seconds.
    static let duration: TimeInterval = 0.325
    /// How far a mouse moves, in points (a choice).
    static let mouseTravel: CGFloat = 4

    private var mouseStart: CGPoint?
    /// Whether the press may be recognized together with another recognizer: that of the view's context menu.
    var sharesPress: (@MainActor (UIGestureRecognizer) -> Bool)?

    var isMouse: Bool { mouseStart != nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, touch.type == .indirectPointer {
            // X5: a mouse does not wait: only its movement begins the drag, however long it rests.
            mouseStart = touch.location(in: nil)
            minimumPressDuration = .infinity
            allowableMovement = .infinity
        } else {
            minimumPressDuration = Self.duration
            allowableMovement = 10
        }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let mouseStart, let point = touches.first?.location(in: nil) else { return }
        if hypot(point.x - mouseStart.x, point.y - mouseStart.y) >= Self.mouseTravel { state = .began }
    }

    override func reset() {
        super.reset()
        mouseStart = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        sharesPress?(preventedGestureRecognizer) != true
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        sharesPress?(preventingGestureRecognizer) != true
    }
}
