import CoreGraphics

// The animations that a layer has: when they begin and end, and what is told of them to a host.
extension CALayer {
    var motions: [LayerMotion] { extras?.motions ?? [] }

    /// The layer's extras, made when first written.
    func makeLayerExtras() -> LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        // What is painted of a view asks its layer from now on.
        view?.makeExtras().layer = self
        return made
    }

    private var window: UIWindow? { root.view?.windowStorage }
    private var application: UIApplication { window?.application ?? .shared }

    /// Now, in the layer's time.
    var currentTime: CFTimeInterval { innerTime(application.clock.now) }

    // MARK: Beginning

    func addMotion(_ animation: CAAnimation, _ key: String) {
        let copy = animation.duplicate()
        var timing = copy.timing
        if timing.duration == 0 { timing.duration = CATransaction.animationDuration() }
        // 0 is now (W28).
        if timing.beginTime == 0 { timing.beginTime = currentTime }
        copy.timing = timing
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
        removeMotions { $0.key == key }
        let motion = LayerMotion(copy, key: key)
        makeLayerExtras().motions.append(motion)
        if let view { view.windowApplication.noteMotion() } else { application.noteMotion() }
        schedule(motion)
        // A layer that no window shows when the turn is over does not move (W29).
        let clock = application.clock
        clock.schedule(at: clock.now) { [weak self] in
            guard let self, window == nil else { return }
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

    /// What leaves the window moves no more (W29).
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

    /// The time on the clock, at a time in the layer; where time stands still, now.
    func outerTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard Self.isAnyTimed else { return time }
        let outer = extras.map { $0.timing.outer(time) ?? application.clock.now } ?? time
        return superlayer?.outerTime(outer) ?? outer
    }

    /// Seconds of the layer's time in a second; `nil` for a layer that stands still.
    private var timeScale: CFTimeInterval? {
        guard Self.isAnyTimed else { return 1 }
        var scale = 1.0
        for layer in sequence(first: self, next: \.superlayer) {
            scale *= CFTimeInterval(layer.extras?.timing.speed ?? 1)
        }
        return scale == 0 ? nil : scale
    }

    private var isPlainlyTimed: Bool {
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

    /// The layer's time goes otherwise now, and so does that of all that is in it.
    private func timeChanged() {
        for motion in motions {
            schedule(motion)
            motionsChanged(motion.animation.keyPaths)
        }
        for item in items { item.layer.timeChanged() }
    }

    // MARK: What is shown

    /// A host has to be told anew of what key paths name, and of which motions run.
    private func motionsChanged(_ keyPaths: [String]) {
        var aspects: DisplayAspects = .animations
        for path in keyPaths {
            if let key = layerKey(path) { aspects.formUnion(key.aspects) }
        }
        markChanged(aspects)
        guard needsTicks else { return }
        sceneDisplay?.tick(self)
    }

    /// The layer as its motions show it, without those that a host moves by itself; `nil` where there are none of these.
    func pictured() -> CALayer? {
        guard !motions.isEmpty else { return nil }
        let time = currentTime
        let told = hostedMotions.map(\.motion)
        let own = motions.filter { motion in !told.contains { $0 === motion } }
        guard own.contains(where: { $0.shows(at: time) }) else { return nil }
        let picture = makePicture()
        show(own, in: picture, at: time)
        return picture
    }

    /// Whether the program has to picture the layer again and again.
    var needsTicks: Bool {
        guard let scale = timeScale, scale != 0 else { return false }
        let told = hostedMotions.map(\.motion)
        let time = currentTime
        return motions.contains { motion in
            !motion.isOver && motion.shows(at: time) && motion.animation.speed != 0 && !told.contains { $0 === motion }
        }
    }

    var tickedAspects: DisplayAspects {
        var aspects: DisplayAspects = []
        for motion in motions where !motion.isOver {
            for path in motion.animation.keyPaths { aspects.formUnion(layerKey(path)?.aspects ?? []) }
        }
        return aspects
    }

    func show(_ motions: [LayerMotion], in picture: CALayer, at time: CFTimeInterval) {
        for motion in motions {
            motion.animation.show(in: picture, of: self, at: motion.animation.timing.inner(time))
        }
    }

    /// A plain layer with the layer's own values, to be written into.
    private func makePicture() -> CALayer {
        let picture = makeEmpty()
        picture.takeValues(of: self)
        return picture
    }

    /// Motions that a host moves by itself: of a side that nothing else moves, one way between values, in the clock's own time.
    private var hostedMotions: [(motion: LayerMotion, properties: [AnimatedProperty])] {
        guard isPlainlyTimed else { return [] }
        let concerned = motions.map { motion in
            motion.animation.keyPaths.flatMap { layerKey($0)?.properties ?? [] }
        }
        var result: [(motion: LayerMotion, properties: [AnimatedProperty])] = []
        for (index, motion) in motions.enumerated() {
            let animation = motion.animation
            guard motion.hasStarted, !motion.isOver, animation.isOneWay, animation.speed == 1,
                animation.timeOffset == 0,
                (animation as? CAPropertyAnimation)?.isCumulative != true, animation.repeatDuration == 0,
                !concerned[index].isEmpty,
                animation.keyPaths.allSatisfy({ layerKey($0)?.properties.isEmpty == false })
            else { continue }
            let properties = Set(concerned[index])
            let isAlone = concerned.enumerated().allSatisfy {
                $0.offset == index || properties.isDisjoint(with: $0.element)
            }
            if isAlone { result.append((motion, properties.sorted { $0.rawValue < $1.rawValue })) }
        }
        return result
    }

    /// What a host is told of the layer's own motions.
    var displayMotions: [DisplayAnimation] {
        guard !motions.isEmpty, let window else { return [] }
        let now = window.application.clock.now
        return hostedMotions.flatMap { hosted in
            hosted.properties.map { display(hosted.motion, $0, at: now, window.application) }
        }
    }

    private func display(
        _ motion: LayerMotion, _ property: AnimatedProperty, at now: CFTimeInterval, _ application: UIApplication
    ) -> DisplayAnimation {
        let timing = motion.animation.timing
        let model = value(of: property)
        if motion.told[property]?.model != model {
            motion.told[property] = (application.nextAnimationNumber(), model)
        }
        // As many values as pictures, within reason.
        let steps = Int(min(max((timing.duration * 60).rounded(.up), 2), 120))
        var keyframes = (0...steps).map { step in
            let part = Double(step) / Double(steps)
            let picture = makePicture()
            motion.animation.show(in: picture, of: self, at: MediaTiming.Moment(part: part, runs: 0))
            return DisplayAnimation.Keyframe(offset: part, value: picture.value(of: property))
        }
        // Hosts tell places by how far they are from the last one, which is where the layer is.
        if property.isAdditive { keyframes.append(.init(offset: 1, value: model)) }
        return DisplayAnimation(
            identifier: motion.told[property]?.number ?? 0, property: property, keyframes: keyframes,
            elapsed: now - timing.beginTime, duration: timing.duration,
            repeatCount: timing.repeatCount > 0 ? Double(timing.repeatCount) : 1, autoreverses: timing.autoreverses,
            timing: .linear)
    }

    private func value(of property: AnimatedProperty) -> AnimatedValue {
        switch property {
        case .position: AnimatedValue(position)
        case .size: AnimatedValue(bounds.size)
        case .scroll: AnimatedValue(bounds.origin)
        case .transform: .transform(transform)
        case .opacity: .number(CGFloat(opacity))
        case .backgroundColor: .color(backgroundColor ?? CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
        case .cornerRadius: .number(cornerRadius)
        }
    }
}
