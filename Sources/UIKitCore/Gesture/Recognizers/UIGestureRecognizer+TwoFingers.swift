// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// The common part of a pinch and a rotation: two fingers, or a trackpad that reports its own transform.
extension UIGestureRecognizer {
    /// Two fingers make the gesture. A third is not part of it.
    func ignoreAllButTwo(of touches: Set<UITouch>, for event: UIEvent) {
        for touch in touches where !followedTouches.prefix(2).contains(where: { $0 === touch }) {
            ignore(touch, for: event)
        }
    }

    /// The last finger lifted. A gesture that had begun, even if it had to wait, ends. Another gesture fails for the reason.
    func endByLiftedTouches(orFail failure: @autoclosure () -> GestureFailure) {
        switch state {
        case .possible where isWaiting: state = .ended
        case .possible: fail(failure())
        case .began, .changed: state = .ended
        default: break
        }
    }

    /// The last touch was taken away.
    func endByCancelledTouches() {
        switch state {
        case .possible: fail(.touchesCancelled)
        case .began, .changed: state = .cancelled
        default: break
        }
    }

    /// Takes the state of a trackpad's sequence.
    func follow(_ step: TransformSequence.Step) {
        switch step {
        case .nothing: break
        // While it waits for another to fail, it is still possible.
        case .begin, .change: state = state == .possible ? .began : .changed
        case .end(let end): state = end
        }
    }
}
