// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Recognizes two fingers that move apart or together, and reports the growth of their distance as a scale (G82).
///
///     possible --(the distance changed by 10 points)--> began --(a finger moves)--> changed* --(both lift)--> ended
///              --(both lift before)--> failed
///
/// With one finger left the pinch goes on and waits for another finger. It also recognizes a trackpad's pinch.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    // Unchecked: loaded, stored and changed without a call of anybody else's code in between.
    @exclusivity(unchecked) private var baseline: PinchBaseline?
    @exclusivity(unchecked) private var scaleStorage: CGFloat = 1
    @exclusivity(unchecked) private var estimate = VelocityEstimate()
    /// Of the newest event, in seconds on the host's monotonic clock.
    @exclusivity(unchecked) private var lastTime: TimeInterval = 0
    /// The largest change of the distance while the gesture was possible.
    @exclusivity(unchecked) private var farthest: CGFloat = 0
    private var trackpad = TransformSequence()

    /// The fingers' distance divided by their distance at the beginning, without the first points of the change (G83). 1 at
    /// the beginning.
    ///
    /// Setting it makes the present distance mean that scale, without a change of the state (G84), and resets the velocity. A
    /// number that is not finite or not above zero is refused.
    open var scale: CGFloat {
        get { scaleStorage }
        set {
            guard newValue.isFinite, newValue > 0 else {
                application.report("A scale of \(newValue) is no scale. It stays as it was.")
                return
            }
            scaleStorage = newValue
            if let pair = TouchPair(followedTouches) { baseline?.rebase(pair.distance, to: newValue) }
            estimate.restart(at: newValue)
        }
    }

    /// The scale's change per second, from its last two values; zero if the fingers rested before they lifted (G84).
    open var velocity: CGFloat { estimate.velocity(at: lastTime, pause: constants.velocityPause) }

    override var touchesNeeded: Int { 2 }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        ignoreAllButTwo(of: touches, for: event)
        guard state == .possible || state.isActive, let pair = TouchPair(followedTouches) else { return }
        if state == .possible, !isWaiting {
            baseline = PinchBaseline(pair.distance)
        } else {
            baseline?.rebase(pair.distance, to: scaleStorage)
        }
        note(touches.newestTime)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let baseline else { return }
        guard let pair = TouchPair(followedTouches) else { return oneFingerMoved(touches.newestTime) }
        if state.isActive {
            scaleStorage = baseline.scale(at: pair.distance)
            note(touches.newestTime)
            state = .changed
        } else if state == .possible {
            beginIfMoved(pair, baseline, touches.newestTime)
        }
    }

    /// G83: a pinch goes on with the finger that is left. It reports a change, and the scale stays.
    private func oneFingerMoved(_ time: TimeInterval) {
        guard state.isActive else { return }
        note(time)
        state = .changed
    }

    private func beginIfMoved(_ pair: TouchPair, _ before: PinchBaseline, _ time: TimeInterval) {
        var baseline = before
        farthest = max(farthest, abs(pair.distance - baseline.initial))
        // While the pinch waits for another recognizer to fail, it wants to begin and is still `possible`.
        let isPinch =
            baseline.length != nil
            || baseline.begin(
                at: pair.distance, hysteresis: constants.pinchHysteresis, removed: constants.pinchHysteresisRemoved)
        self.baseline = baseline
        scaleStorage = baseline.scale(at: pair.distance)
        note(time)
        if isPinch { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lastTime = touches.newestTime
        guard followedTouches.isEmpty else { return }
        endByLiftedTouches(
            orFail: baseline == nil
                ? .tooFewTouches(count: 1, needed: 2)
                : .pinchedTooLittle(distance: farthest, needed: constants.pinchHysteresis))
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        guard followedTouches.isEmpty else { return }
        endByCancelledTouches()
    }

    open override func reset() {
        super.reset()
        baseline = nil
        scaleStorage = 1
        estimate.reset()
        farthest = 0
        trackpad.reset()
    }

    private func note(_ time: TimeInterval) {
        lastTime = time
        estimate.add(scaleStorage, at: time)
    }

    // MARK: Trackpads

    override func wantsTransform(_ event: LocatedEvent) -> Bool {
        followedTouches.isEmpty && trackpad.wants(event, isChange: event.scaleFactor != 1)
    }

    override func transform(_ event: LocatedEvent) {
        super.transform(event)
        let step = trackpad.take(event, isChange: event.scaleFactor != 1)
        if case .nothing = step { return }
        let scale = scaleStorage * event.scaleFactor
        // The product of many factors may leave the range of `CGFloat`.
        if scale.isFinite, scale > 0 { scaleStorage = scale }
        note(event.currentTime)
        follow(step)
    }
}
