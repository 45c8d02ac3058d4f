// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace

/// Recognizes two fingers that turn around each other (G85).
///
///     possible --(turned by 10°)--> began --(a finger moves)--> changed* --(both lift)--> ended
///              --(both lift before)--> failed
///
/// With one finger left the rotation goes on and waits for another finger. It also recognizes a trackpad's turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var baseline = RotationBaseline()
    private var estimate = VelocityEstimate()
    /// Of the newest event, in seconds on the host's monotonic clock.
    private var lastTime: TimeInterval = 0
    /// The largest turn while the gesture was possible, in radians.
    private var farthest: CGFloat = 0
    private var hadTwoTouches = false
    private var trackpad = TransformSequence()

    /// Radians clockwise since the beginning, or since the rotation was set. It may be more than a full turn. The first
    /// degrees of the turn do not count.
    ///
    /// Setting it makes the present angle mean that rotation, without a change of the state, and resets the velocity. A number
    /// that is not finite is refused.
    open var rotation: CGFloat {
        get { baseline.rotation }
        set {
            guard newValue.isFinite else {
                application.report("A rotation of \(newValue) is no rotation. It stays as it was.")
                return
            }
            baseline.rebase(to: newValue)
            estimate.restart(at: newValue)
        }
    }

    /// Radians per second, clockwise, from the last two values; zero if the fingers rested before they lifted.
    open var velocity: CGFloat { estimate.velocity(at: lastTime, pause: constants.velocityPause) }

    override var touchesNeeded: Int { 2 }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        ignoreAllButTwo(of: touches, for: event)
        guard state == .possible || state.isActive, followedTouches.count >= 2 else { return }
        hadTwoTouches = true
        if state == .possible, !isWaiting { baseline = RotationBaseline() }
        regroup()
        note(touches.newestTime)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let pair = TouchPair(followedTouches) else { return oneFingerMoved(touches.newestTime) }
        guard state == .possible || state.isActive else { return }
        if let angle = pair.angle { baseline.turn(to: angle) }
        if state.isActive {
            note(touches.newestTime)
            state = .changed
            return
        }
        farthest = max(farthest, abs(baseline.turned))
        // While the rotation waits for another recognizer to fail, it wants to begin and is still `possible`.
        let isRotation =
            baseline.zero != nil
            || baseline.begin(
                hysteresis: constants.rotationHysteresis, removed: constants.rotationHysteresisRemoved)
        note(touches.newestTime)
        if isRotation { state = .began }
    }

    /// Like a pinch (G83), a rotation goes on with the finger that is left. It changes its state, and keeps its angle.
    private func oneFingerMoved(_ time: TimeInterval) {
        guard state.isActive else { return }
        note(time)
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lastTime = touches.newestTime
        guard followedTouches.isEmpty else { return }
        let degrees = 180 / CGFloat.pi
        endByLiftedTouches(
            orFail: hadTwoTouches
                ? .turnedTooLittle(degrees: farthest * degrees, needed: constants.rotationHysteresis * degrees)
                : .tooFewTouches(count: 1, needed: 2))
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        guard followedTouches.isEmpty else { return }
        endByCancelledTouches()
    }

    open override func reset() {
        super.reset()
        baseline = RotationBaseline()
        estimate.reset()
        farthest = 0
        hadTwoTouches = false
        trackpad.reset()
    }

    /// Other fingers have another angle, but nothing turned.
    private func regroup() {
        baseline.regroup()
        if let angle = TouchPair(followedTouches)?.angle { baseline.turn(to: angle) }
    }

    private func note(_ time: TimeInterval) {
        lastTime = time
        estimate.add(baseline.rotation, at: time)
    }

    // MARK: Trackpads

    override func wantsTransform(_ event: LocatedEvent) -> Bool {
        followedTouches.isEmpty && trackpad.wants(event, isChange: event.rotation != 0)
    }

    override func transform(_ event: LocatedEvent) {
        super.transform(event)
        let step = trackpad.take(event, isChange: event.rotation != 0)
        if case .nothing = step { return }
        if case .begin = step { baseline.rebase(to: 0) }
        baseline.turn(by: event.rotation)
        note(event.currentTime)
        follow(step)
    }
}
