// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The animations that run on a view.
extension UIView {
    var animations: [ViewAnimation] { extras?.animations ?? [] }

    // MARK: Changes

    /// The animatable part of a view's geometry, before a change.
    struct MovableGeometry {
        let bounds: CGRect
        let center: CGPoint
        let transform: CATransform3D
    }

    var movableGeometry: MovableGeometry {
        MovableGeometry(bounds: bounds, center: center, transform: transform3D)
    }

    /// The geometry changed inside a block.
    func animateGeometry(from old: MovableGeometry, _ block: AnimationBlock) {
        animate(.position, from: AnimatedValue(old.center), to: AnimatedValue(center), block)
        animate(.size, from: AnimatedValue(old.bounds.size), to: AnimatedValue(bounds.size), block)
        animate(.scroll, from: AnimatedValue(old.bounds.origin), to: AnimatedValue(bounds.origin), block)
        // W62: a host cannot move what lies in the layer.
        if !CATransform3DEqualToTransform(old.transform, transform3D), extras?.layer?.joinsDepth != true {
            animate(.transform, from: .transform(old.transform), to: .transform(transform3D), block)
        }
    }

    func animateAlpha(from old: CGFloat, _ block: AnimationBlock) {
        animate(.opacity, from: .number(old), to: .number(alpha), block)
    }

    func animateLook(from old: LayerLook, _ block: AnimationBlock) {
        let new = look
        animate(.cornerRadius, from: .number(old.cornerRadius), to: .number(new.cornerRadius), block)
        if old.backgroundColor != new.backgroundColor {
            animate(
                .backgroundColor, from: shownColor(old.backgroundColor, like: new.backgroundColor),
                to: shownColor(new.backgroundColor, like: old.backgroundColor), block)
            let own = animations.last { $0.property == .backgroundColor && $0.group === block.group }
            own?.colors = .init(start: own?.colors?.start ?? old.backgroundColor, end: new.backgroundColor)
        }
    }

    /// A color as it is shown here. `nil` becomes the other color with opacity 0, so that it fades without darkening.
    private func shownColor(_ color: UIColor?, like other: UIColor?) -> AnimatedValue {
        if let color { return .color(color.resolvedColor(with: traitCollection).cgColor) }
        let clear = other?.resolvedColor(with: traitCollection).cgColor.copy(alpha: 0)
        return .color(clear ?? CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
    }

    private func animate(
        _ property: AnimatedProperty, from old: AnimatedValue, to new: AnimatedValue, _ block: AnimationBlock
    ) {
        guard old != new, windowStorage != nil else { return }
        block.note(self)
        if let own = animations.first(where: { $0.property == property && $0.group === block.group }) {
            extend(own, to: new, block)
        } else {
            begin(property, from: old, to: new, block)
        }
        markChanged(.animations)
    }

    /// If a property changes again in a block, its animation goes on to the new value.
    private func extend(_ animation: ViewAnimation, to new: AnimatedValue, _ block: AnimationBlock) {
        guard let part = block.keyframe else {
            animation.end = new
            return
        }
        let last = animation.keyframes[animation.keyframes.count - 1]
        let start = max(part.lowerBound, last.offset)
        if start > last.offset { animation.keyframes.append(.init(offset: start, value: last.value)) }
        animation.keyframes.append(.init(offset: max(part.upperBound, start), value: new))
    }

    private func begin(
        _ property: AnimatedProperty, from old: AnimatedValue, to new: AnimatedValue, _ block: AnimationBlock
    ) {
        let application = windowApplication
        let now = application.clock.now
        let replaces = block.options.contains(.beginFromCurrentState)
        var start = old
        var shownFrom = now
        if replaces || !property.isAdditive { start = shownStart(of: property, model: old, at: now) }
        if replaces {
            for animation in animations where animation.property == property { loseAnimation(animation) }
        } else if !property.isAdditive {
            if block.delay > 0, let covered = animations.last(where: { $0.property == property && $0.isShown }) {
                let begin = now + block.delay
                // A picture before the end, so that no host shows the view's own value in between.
                let end = max(now, covered.endTime - CADisplayLink.pictureInterval)
                (shownFrom, start) = begin < end ? (begin, covered.value(at: begin)) : (end, covered.end)
            } else {
                for animation in animations where animation.property == property { animation.isShown = false }
            }
        }
        var keyframes = [ViewAnimation.Keyframe(offset: 0, value: start)]
        let part = block.keyframe ?? 0...1
        if part.lowerBound > 0 { keyframes.append(.init(offset: part.lowerBound, value: start)) }
        keyframes.append(.init(offset: part.upperBound, value: new))
        let animation = ViewAnimation(
            application.animationNumbers.next(), property, keyframes,
            block.course(
                from: now + block.delay,
                isShort: windowStorage?.windowScene?.screenDescription.accessibility.contains(.reducesMotion)
                    ?? false))
        begin(animation)
        if shownFrom > now { cover(with: animation, at: shownFrom, application.clock) }
    }

    /// B58: an animation that waits for its delay covers an older one of its property when it begins, or when that is over.
    private func cover(with animation: ViewAnimation, at time: TimeInterval, _ clock: EventClock) {
        animation.shownFrom = time
        clock.schedule(at: time) { [weak self, weak animation] in
            guard let self, let animation, animation.isShown,
                let place = animations.firstIndex(where: { $0 === animation })
            else { return }
            for older in animations[..<place] where older.property == animation.property { older.isShown = false }
            markChanged(.animations)
        }
    }

    func begin(_ animation: ViewAnimation) {
        makeExtras().animations.append(animation)
        animation.group.add(animation, of: self)
        updateRefusal()
        markChanged(.animations)
    }

    // MARK: What is shown

    /// Where a new animation begins: at what is shown. What the application set meanwhile without motion is shown by then, moved
    /// by the rest of the older animation's way: on iOS both add up. A label that flashes with each tap is opaque again.
    private func shownStart(
        of property: AnimatedProperty, model: AnimatedValue, at time: TimeInterval
    ) -> AnimatedValue {
        let value = shown(property, model: model, at: time)
        guard property == .opacity, case .number(let set) = model, case .number(let seen) = value,
            let older = animations.last(where: { $0.property == property && $0.isShown }),
            case .number(let end) = older.end, end != set
        else { return value }
        return .number(min(max(set + seen - end, 0), 1))
    }

    /// What is shown of a property at a time, given what the view has.
    func shown(_ property: AnimatedProperty, model: AnimatedValue, at time: TimeInterval) -> AnimatedValue {
        var shown = model
        for animation in animations
        where animation.property == property && animation.isShown && time >= animation.shownFrom {
            let value = animation.value(at: time)
            if property.isAdditive {
                let rest = value.distance(from: animation.end)
                shown = .pair(shown.point.x + rest.x, shown.point.y + rest.y)
            } else {
                shown = value
            }
        }
        return shown
    }

    // MARK: Ends

    /// The animation has come to its end.
    func endAnimation(_ animation: ViewAnimation) {
        guard let place = animations.firstIndex(where: { $0 === animation }) else { return }
        extras?.animations.remove(at: place)
        updateRefusal()
    }

    /// The animation ends before its time.
    func loseAnimation(_ animation: ViewAnimation) {
        endAnimation(animation)
        markChanged(.animations)
        animation.group.lost(animation)
    }

    func loseAnimations(_ isConcerned: (ViewAnimation) -> Bool = { _ in true }) {
        for animation in animations where isConcerned(animation) { loseAnimation(animation) }
    }

    /// Views that leave the window stop moving.
    func loseAnimationsBelow() {
        loseAnimations()
        extras?.layer?.removeMotionsBelow()
        for subview in subviewStorage { subview.loseAnimationsBelow() }
    }

    /// A53, B23.
    private func updateRefusal() {
        let refuses = animations.contains { $0.refusesTouches }
        guard refuses != node.pointee.flags.contains(.refusesWhileAnimating) else { return }
        setFlag(.refusesWhileAnimating, refuses)
        node.updateBox()
    }
}
