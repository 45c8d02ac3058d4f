// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The animations that a layer has: when they begin and end.
extension CALayer {
    var motions: [LayerMotion] { extras?.motions ?? [] }

    /// The layer's extras, made when first written.
    func makeLayerExtras() -> LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        // From now on, the view is painted with its layer's values.
        view?.makeExtras().layer = self
        return made
    }

    /// The window that shows the layer.
    var motionWindow: UIWindow? { root.view?.windowStorage }
    private var application: UIApplication { motionWindow?.application ?? .shared }

    /// Now, in the layer's time.
    var currentTime: CFTimeInterval { innerTime(application.clock.now) }

    // MARK: Beginning

    func addMotion(_ animation: CAAnimation, _ key: String, repeating original: LayerMotion? = nil) {
        let copy = animation.duplicate()
        var timing = copy.timing
        if timing.duration == 0 { timing.duration = CATransaction.animationDuration() }
        // 0 is now (W28). What repeats another motion has its times.
        if timing.beginTime == 0, original == nil { timing.beginTime = currentTime }
        copy.timing = timing
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
        removeMotions { $0.key == key }
        let motion = LayerMotion(copy, key: key)
        motion.original = original.map(ObjectIdentifier.init)
        makeLayerExtras().motions.append(motion)
        application.animationNumbers.noteMotion()
        schedule(motion)
        // A layer that no window shows at the end of the turn does not move (W29).
        application.clock.enqueue { [weak self] in
            guard let self, motionWindow == nil else { return }
            removeMotions { $0 === motion }
        }
        motionsChanged(copy.keyPaths)
    }

    /// Sets the times at which a motion begins to show and is over.
    private func schedule(_ motion: LayerMotion) {
        motion.deadline?.cancel()
        motion.deadline = nil
        guard !motion.isOver, let scale = timeScale, scale > 0 else { return }
        let now = application.clock.now
        let current = currentTime
        func clockTime(_ time: CFTimeInterval) -> CFTimeInterval { now + (time - current) / scale }
        if !motion.hasStarted {
            motion.deadline = application.clock.schedule(at: clockTime(max(motion.beginning, current))) { [weak self] in
                guard let self else { return }
                motion.start()
                motionsChanged(motion.animation.keyPaths)
                schedule(motion)
            }
        } else if let end = motion.end {
            motion.deadline = application.clock.schedule(at: clockTime(max(end, current))) { [weak self] in
                self?.finish(motion)
            }
        }
    }

    private func finish(_ motion: LayerMotion) {
        motion.stop(finished: true)
        if motion.animation.isRemovedOnCompletion { extras?.motions.removeAll { $0 === motion } }
        motionsChanged(motion.animation.keyPaths)
    }

    // MARK: Ends

    func removeMotions(_ isConcerned: (LayerMotion) -> Bool = { _ in true }) {
        guard let extras, !extras.motions.isEmpty else { return }
        let removed = extras.motions.filter(isConcerned)
        guard !removed.isEmpty else { return }
        extras.motions.removeAll { motion in removed.contains { $0 === motion } }
        for motion in removed {
            motion.stop(finished: false)
            motionsChanged(motion.animation.keyPaths)
        }
    }

    /// Layers that leave the window stop moving (W29).
    func removeMotionsBelow() {
        removeMotions()
        for place in places { place.layer.removeMotionsBelow() }
    }

    // MARK: Time

    /// The time in the layer, at a time on the clock (W28).
    func innerTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard Self.isAnyTimed else { return time }
        let outer = superlayer?.innerTime(time) ?? time
        return extras?.timing.inner(outer) ?? outer
    }

    /// The time on the clock, at a time in the layer; now, if the layer's time stands still.
    func outerTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard Self.isAnyTimed else { return time }
        let outer = extras.map { $0.timing.outer(time) ?? application.clock.now } ?? time
        return superlayer?.outerTime(outer) ?? outer
    }

    /// Seconds of the layer's time in a second; `nil` for a layer that stands still.
    var timeScale: CFTimeInterval? {
        guard Self.isAnyTimed else { return 1 }
        var scale = 1.0
        for layer in sequence(first: self, next: \.superlayer) {
            scale *= CFTimeInterval(layer.extras?.timing.speed ?? 1)
        }
        return scale == 0 ? nil : scale
    }

    var isPlainlyTimed: Bool {
        guard Self.isAnyTimed else { return true }
        return sequence(first: self, next: \.superlayer).allSatisfy { $0.extras?.timing.isPlain ?? true }
    }

    func changeTiming(_ change: (inout MediaTiming) -> Void) {
        let extras = makeLayerExtras()
        let old = extras.timing
        change(&extras.timing)
        extras.timing.makeFinite(or: old)
        guard extras.timing != old else { return }
        if !extras.timing.isPlain { Self.isAnyTimed = true }
        timeChanged()
    }

    /// The layer's timing changed, and so did that of its sublayers.
    private func timeChanged() {
        for motion in motions {
            schedule(motion)
            motionsChanged(motion.animation.keyPaths)
        }
        (self as? CAEmitterLayer)?.emissionChanged()
        for item in items { item.layer.timeChanged() }
    }
}
