// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Begins when a finger has been down for half a second, without an event; fails when it moves more than 10 points before.
final class HoldRecognizer: UIGestureRecognizer {
    private var start = CGPoint.zero
    private var deadline: EventClock.Deadline?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard deadline == nil, let touch = touches.first else { return }
        start = touch.location(in: nil)
        deadline = UIApplication.shared.clock.schedule(at: touch.timestamp + 0.5) { [weak self] in self?.state = .began
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { return state = .changed }
        guard let touch = touches.first else { return }
        let point = touch.location(in: nil)
        if hypot(point.x - start.x, point.y - start.y) > 10 { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        deadline?.cancel()
        deadline = nil
        super.reset()
    }
}

/// Begins when a finger has moved more than 10 points, and follows it.
final class DragRecognizer: UIGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, state == .possible { start = touch.location(in: nil) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: nil)
        if state == .began || state == .changed {
            state = .changed
        } else if hypot(point.x - start.x, point.y - start.y) > 10 {
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}
