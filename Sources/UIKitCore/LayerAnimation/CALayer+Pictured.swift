// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The values of a layer during its motions, and the part that hosts get.
extension CALayer {
    /// The host needs the properties at key paths again, and the running motions.
    func motionsChanged(_ keyPaths: [String]) {
        markChanged(aspects(of: keyPaths).union(.animations))
        guard needsTicks else { return }
        sceneDisplay?.tick(self)
    }

    /// The layer as its motions show it, without the motions that a host runs by itself; `nil` without others.
    func pictured() -> CALayer? {
        guard !motions.isEmpty else { return nil }
        let time = currentTime
        let own = unhostedMotions
        guard own.contains(where: { $0.shows(at: time) }) else { return nil }
        let picture =
            own.contains { $0.animation.keyPaths.contains(where: isDrawn) } ? presentationCopy() : makePicture()
        show(own, in: picture, at: time)
        redraw(picture, for: own)
        return picture
    }

    /// Whether the program has to picture the layer at each step.
    var needsTicks: Bool {
        guard let scale = timeScale, scale != 0 else { return false }
        let time = currentTime
        return unhostedMotions.contains { !$0.isOver && $0.shows(at: time) && $0.animation.speed != 0 }
    }

    var tickedAspects: DisplayAspects {
        aspects(of: motions.filter { !$0.isOver }.flatMap(\.animation.keyPaths))
    }

    /// The aspects that change with the properties at key paths.
    private func aspects(of keyPaths: [String]) -> DisplayAspects {
        keyPaths.reduce(into: []) { $0.formUnion(motionKey($1)?.aspects ?? []) }
    }

    /// The motions that the program has to picture.
    private var unhostedMotions: [LayerMotion] {
        let hosted = hostedMotions
        return motions.filter { motion in !hosted.contains { $0.motion === motion } }
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

    /// Motions that a host runs by itself: those of an aspect that no other motion moves, with one way between values, in the
    /// clock's own time.
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
                !concerned[index].isEmpty, concerned[index].allSatisfy(isHosted),
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

    /// The layer's own motions for a host.
    var displayMotions: [DisplayAnimation] {
        guard !motions.isEmpty, let window = motionWindow else { return [] }
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
            motion.told[property] = (application.animationNumbers.next(), model)
        }
        // As many values as pictures, within limits.
        let steps = Int(min(max((timing.duration * 60).rounded(.up), 2), 120))
        var keyframes = (0...steps).map { step in
            let part = Double(step) / Double(steps)
            let picture = makePicture()
            motion.animation.show(in: picture, of: self, at: MediaTiming.Moment(part: part, runs: 0))
            return DisplayAnimation.Keyframe(offset: part, value: picture.value(of: property))
        }
        // Hosts measure additive values from the last one, which is the layer's own.
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
