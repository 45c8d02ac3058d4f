// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Recognizes one or several taps with one or several fingers, once, when the last finger of the last tap lifts (G2, G67).
///
///     possible --(all fingers down and up again, as often as required)--> ended
///              --(a finger strays, stays down, or is one too many; the next tap comes late or elsewhere)--> failed
///
/// A recognizer of one tap waits for a recognizer of two taps only if it requires that one to fail (G72). The limits are in
/// `GestureConstants`. Limits are inclusive.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// At least 1, which it is at first (G67).
    open var numberOfTapsRequired = 1 {
        didSet { numberOfTapsRequired = max(1, numberOfTapsRequired) }
    }

    /// Fingers of each tap; at least 1, which it is at first (G67).
    open var numberOfTouchesRequired = 1 {
        didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
    }

    /// The exact buttons of a pointing device that make a tap; the primary one at first. Fingers and pens have no buttons (G67).
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    // Unchecked: loaded, stored and changed without a call of application code in between.
    @exclusivity(unchecked) private var sequence = TapSequence()
    /// Where the fingers of the first tap came down, in the window's coordinates.
    private var firstLocations: [CGPoint] = []
    @exclusivity(unchecked) private var pressedButtons: UIEvent.ButtonMask = []
    /// The end of the tap, or of the pause after it.
    private var limit: EventClock.Deadline?

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        let isFirst = sequence.touches == 0
        if let reason = sequence.begin(touches.count, required: numberOfTouchesRequired) { return fail(reason) }
        if let reason = noteButtons(of: touches, event) { return fail(reason) }
        if isFirst { setLimit(at: touches.newestTime + constants.maximumTapDuration) { $0.tapLasted() } }
        guard sequence.touches == numberOfTouchesRequired else { return }
        if sequence.taps == 0 { firstLocations = followedTouches.map(\.initialLocationInWindow) }
        if let reason = sequence.place(followedTouches.initialMiddle, separation: constants.tapSeparation) {
            fail(reason)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return }
        if let reason = reasonAgainst(touches) ?? noteButtons(of: touches, event) { fail(reason) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return }
        if let reason = reasonAgainst(touches) { return fail(reason) }
        guard isIdle else { return }
        if let reason = sequence.end(required: numberOfTouchesRequired) ?? reasonAgainstButtons() {
            return fail(reason)
        }
        tapEnded(at: touches.newestTime)
    }

    private func tapEnded(at time: TimeInterval) {
        pressedButtons = []
        if sequence.taps == numberOfTapsRequired {
            setLimit(at: nil)
            state = .ended
        } else {
            setLimit(at: time + constants.maximumTapInterval) { $0.nextTapDidNotCome() }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if state == .possible { fail(.touchesCancelled) }
    }

    override var touchesNeeded: Int { numberOfTouchesRequired }

    override func isAlike(_ other: UIGestureRecognizer) -> Bool {
        guard let other = other as? UITapGestureRecognizer, type(of: other) == type(of: self) else { return false }
        return other.numberOfTapsRequired == numberOfTapsRequired
            && other.numberOfTouchesRequired == numberOfTouchesRequired
            && other.buttonMaskRequired == buttonMaskRequired
    }

    /// G12: between two taps it has not given up.
    override var waitsForMoreTouches: Bool { sequence.taps > 0 && limit?.isPending == true }

    override var descriptionItems: [String] {
        (numberOfTapsRequired == 1 ? [] : ["numberOfTapsRequired = \(numberOfTapsRequired)"])
            + (numberOfTouchesRequired == 1 ? [] : ["numberOfTouchesRequired = \(numberOfTouchesRequired)"])
    }

    open override func reset() {
        super.reset()
        setLimit(at: nil)
        sequence = TapSequence()
        firstLocations.removeAll(keepingCapacity: true)
        pressedButtons = []
    }

    // MARK: Others

    /// False for a tap recognizer that requires more taps: this recognizer's taps are the beginning of those (G59, G72).
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
            other.numberOfTapsRequired > numberOfTapsRequired
        {
            return false
        }
        return super.canPrevent(preventedGestureRecognizer)
    }

    // MARK: Presses

    /// A button of an allowed type that is pressed and released makes a tap too (G25, H5).
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        guard state == .possible else { return }
        if sequence.touches == 0 {
            setLimit(at: event.timestamp + constants.maximumTapDuration) { $0.tapLasted() }
        }
        if let reason = sequence.begin(presses.count, required: numberOfTouchesRequired) { fail(reason) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        guard state == .possible, isIdle else { return }
        if let reason = sequence.end(required: numberOfTouchesRequired) { return fail(reason) }
        tapEnded(at: event.timestamp)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesCancelled(presses, with: event)
        if state == .possible { fail(.touchesCancelled) }
    }

    // MARK: Limits

    private func reasonAgainst(_ touches: Set<UITouch>) -> GestureFailure? {
        let limit = constants.tapMovement
        guard let touch = touches.farthest, touch.travel > limit else { return nil }
        return .moved(distance: touch.travel, limit: limit)
    }

    /// With a button outside of the mask it is another gesture at once. A missing button may still come.
    private func noteButtons(of touches: Set<UITouch>, _ event: UIEvent) -> GestureFailure? {
        guard touches.contains(where: { $0.type == .indirectPointer }) else { return nil }
        pressedButtons.formUnion(event.buttonMask)
        return pressedButtons.isSubset(of: buttonMaskRequired) ? nil : wrongButtons
    }

    private func reasonAgainstButtons() -> GestureFailure? {
        // Empty: a finger, a pen, or a device that does not name its buttons.
        pressedButtons.isEmpty || pressedButtons == buttonMaskRequired ? nil : wrongButtons
    }

    private var wrongButtons: GestureFailure {
        .wrongButtons(pressed: pressedButtons.rawValue, required: buttonMaskRequired.rawValue)
    }

    /// Limits are inclusive: the deadline is the next representable time after the limit.
    // Final: the compiler (6.3) names it differently for subclasses in other files, as it does all that takes closures of the main actor
    // in a class with `@preconcurrency`.
    private final func setLimit(at time: TimeInterval?, _ passed: (@MainActor (UITapGestureRecognizer) -> Void)? = nil)
    {
        limit?.cancel()
        limit = time.map { time in
            application.clock.schedule(at: time.nextUp) { [weak self] in
                if let self, state == .possible { passed?(self) }
            }
        }
    }

    private func tapLasted() { fail(.heldTooLong(limit: constants.maximumTapDuration)) }

    private func nextTapDidNotCome() { fail(.nextTapTooLate(limit: constants.maximumTapInterval)) }

    // MARK: Where

    /// The middle of the first tap's fingers when they came down, in a view's coordinates (G70); in the window's for `nil`.
    open override func location(in view: UIView?) -> CGPoint {
        guard let middle = sequence.firstMiddle else { return super.location(in: view) }
        return convert(middle, to: view)
    }

    /// The fingers of the first tap, also when they have lifted (G36).
    open override var numberOfTouches: Int {
        firstLocations.isEmpty ? super.numberOfTouches : firstLocations.count
    }

    /// Where a finger of the first tap came down (G70).
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard firstLocations.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return convert(firstLocations[touchIndex], to: view)
    }
}
