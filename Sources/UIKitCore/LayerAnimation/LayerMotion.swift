// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An animation that a layer has.
@MainActor
final class LayerMotion {
    let key: String
    /// The layer's own copy.
    let animation: CAAnimation
    /// Whether it has come to its end, and still shows its last value.
    var isOver = false
    var hasStarted = false
    var deadline: EventClock.Deadline?
    /// For each property: the motion's number for the host, and the layer's value when the host heard of it.
    var told: [AnimatedProperty: (number: UInt32, model: AnimatedValue)] = [:]
    /// Of a copy in a ``CAReplicatorLayer``: the motion that it repeats.
    var original: ObjectIdentifier?
    private var hold = TransactionHold.begin()

    init(_ animation: CAAnimation, key: String) {
        self.key = key
        self.animation = animation
    }

    /// Whether it shows something at a time of its layer.
    func shows(at time: CFTimeInterval) -> Bool {
        animation.timing.moment(at: animation.timing.inner(time)) != nil
    }

    /// When it begins and ends, in its layer's time; no end if it runs or stands still for ever.
    var beginning: CFTimeInterval { animation.timing.outer(0) ?? -.infinity }
    var end: CFTimeInterval? {
        guard animation.speed > 0 else { return nil }
        let end = animation.timing.outer(animation.timing.activeDuration) ?? .infinity
        return end < .infinity ? end : nil
    }

    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    /// It is over or removed. Delegate and completions hear of it, once.
    func stop(finished: Bool) {
        deadline?.cancel()
        deadline = nil
        guard !isOver else { return }
        isOver = true
        // Never inside the call that leads to it.
        UIApplication.shared.clock.enqueue { [self] in
            animation.delegate?.animationDidStop(animation, finished: finished)
            hold.release()
        }
    }
}
