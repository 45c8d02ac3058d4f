// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Recognizes fingers that stay where they came down, as soon as they have stayed long enough (G73, G74).
///
///     possible --(time passes)--> began --(a finger moves)--> changed* --(a finger lifts)--> ended
///              --(a finger moves too far or lifts)--> failed
///
/// It begins by the application's clock, without an event. Once it has begun, fingers may move any distance.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Taps before the press; 0 at first (G73).
    open var numberOfTapsRequired = 0 {
        didSet { numberOfTapsRequired = max(0, numberOfTapsRequired) }
    }

    /// Fingers of the press and of each tap before it; at least 1, which it is at first (G73).
    open var numberOfTouchesRequired = 1 {
        didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
    }

    /// Seconds that the fingers stay down; 0.5 at first (G73). With 0 the gesture begins at touch-down. With infinity or NaN
    /// it never begins.
    open var minimumPressDuration: TimeInterval = 0.5

    /// Points that a finger may move from its touch-down before the press begins; 10 at first (G73, G75).
    open var allowableMovement: CGFloat = 10

    private var sequence = TapSequence()
    /// When the last finger of the press came down.
    private var pressStart: TimeInterval = 0
    /// The beginning of the gesture, the end of a tap, or the end of the pause after it.
    private var deadline: EventClock.Deadline?

    private var isPressing: Bool { sequence.taps >= numberOfTapsRequired }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        let isFirst = sequence.touches == 0
        if let reason = sequence.begin(touches.count, required: numberOfTouchesRequired) { return fail(reason) }
        if isFirst, !isPressing {
            setDeadline(at: (touches.newestTime + constants.maximumTapDuration).nextUp) { $0.tapLasted() }
        } else if isFirst {
            setDeadline(at: nil)
        }
        guard sequence.touches == numberOfTouchesRequired else { return }
        if let reason = sequence.place(followedTouches.initialMiddle, separation: constants.tapSeparation) {
            return fail(reason)
        }
        if isPressing { startPress(at: touches.newestTime) }
    }

    private func startPress(at time: TimeInterval) {
        pressStart = time
        if minimumPressDuration <= 0 {
            state = .began
        } else if minimumPressDuration.isFinite {
            setDeadline(at: time + minimumPressDuration) { $0.state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        switch state {
        case .possible where isWaiting: break
        case .possible:
            let limit = isPressing ? allowableMovement : constants.tapMovement
            if let touch = touches.farthest, touch.travel > limit {
                fail(.moved(distance: touch.travel, limit: limit))
            }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        switch state {
        case .possible where isWaiting: state = .ended
        case .possible: isPressing ? liftedTooSoon(at: touches.newestTime) : tapEnded(touches)
        // G74: any finger of the press.
        case .began, .changed: state = .ended
        default: break
        }
    }

    private func liftedTooSoon(at time: TimeInterval) {
        guard sequence.touches == numberOfTouchesRequired else {
            return fail(.tooFewTouches(count: sequence.touches, needed: numberOfTouchesRequired))
        }
        fail(.liftedTooSoon(duration: time - pressStart, needed: minimumPressDuration))
    }

    private func tapEnded(_ touches: Set<UITouch>) {
        let limit = constants.tapMovement
        if let touch = touches.farthest, touch.travel > limit {
            return fail(.moved(distance: touch.travel, limit: limit))
        }
        if isIdle { tapEnded(at: touches.newestTime) }
    }

    private func tapEnded(at time: TimeInterval) {
        if let reason = sequence.end(required: numberOfTouchesRequired) { return fail(reason) }
        setDeadline(at: (time + constants.maximumTapInterval).nextUp) { $0.nextTapDidNotCome() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        switch state {
        case .possible: fail(.touchesCancelled)
        case .began, .changed: state = .cancelled
        default: break
        }
    }

    override var touchesNeeded: Int { numberOfTouchesRequired }

    /// G12: between two taps, and between the taps and the press, it has not given up.
    override var waitsForMoreTouches: Bool { sequence.taps > 0 && deadline?.isPending == true }

    override var descriptionItems: [String] {
        (numberOfTapsRequired == 0 ? [] : ["numberOfTapsRequired = \(numberOfTapsRequired)"])
            + (numberOfTouchesRequired == 1 ? [] : ["numberOfTouchesRequired = \(numberOfTouchesRequired)"])
    }

    // MARK: Presses

    /// A held button of an allowed type makes a long press too (G25, H5).
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        guard state == .possible else { return }
        let isFirst = sequence.touches == 0
        if let reason = sequence.begin(presses.count, required: numberOfTouchesRequired) { return fail(reason) }
        if isFirst, !isPressing {
            setDeadline(at: (event.timestamp + constants.maximumTapDuration).nextUp) { $0.tapLasted() }
        } else if isPressing, sequence.touches == numberOfTouchesRequired {
            startPress(at: event.timestamp)
        }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        switch state {
        case .possible where isWaiting: state = .ended
        case .possible where isPressing: liftedTooSoon(at: event.timestamp)
        case .possible: if isIdle { tapEnded(at: event.timestamp) }
        case .began, .changed: state = .ended
        default: break
        }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesCancelled(presses, with: event)
        switch state {
        case .possible: fail(.touchesCancelled)
        case .began, .changed: state = .cancelled
        default: break
        }
    }

    open override func reset() {
        super.reset()
        setDeadline(at: nil)
        sequence = TapSequence()
    }

    // MARK: Time

    // Final: see `UITapGestureRecognizer.setLimit`.
    private final func setDeadline(
        at time: TimeInterval?, _ passed: (@MainActor (UILongPressGestureRecognizer) -> Void)? = nil
    ) {
        deadline?.cancel()
        deadline = time.map { time in
            application.clock.schedule(at: time) { [weak self] in
                if let self, state == .possible { passed?(self) }
            }
        }
    }

    private func tapLasted() { fail(.heldTooLong(limit: constants.maximumTapDuration)) }

    private func nextTapDidNotCome() { fail(.nextTapTooLate(limit: constants.maximumTapInterval)) }
}
