import CoreGraphics

extension CALayer {
    /// What is shown of the layer now: a layer without a view, with the values that its animations have reached. `nil`
    /// while no window shows it.
    public func presentation() -> Self? {
        guard let view, let window = view.window else { return nil }
        let now = window.application.clock.now
        guard let copy = ClassInstantiation.make(type(of: self)) as? Self else { return nil }
        var shown = view.look
        if case .number(let radius) = view.shown(.cornerRadius, model: .number(shown.cornerRadius), at: now) {
            shown.cornerRadius = radius
        }
        let none = AnimatedValue.pair(0, 0)
        if case .color(let color) = view.shown(.backgroundColor, model: none, at: now) {
            shown.backgroundColor = UIColor(cgColor: color)
        }
        let origin = view.shown(.scroll, model: AnimatedValue(view.bounds.origin), at: now).point
        let size = view.shown(.size, model: AnimatedValue(view.bounds.size), at: now).point
        var opacity = view.alpha
        if case .number(let value) = view.shown(.opacity, model: .number(opacity), at: now) { opacity = value }
        var transform = view.transform3D
        if case .transform(let value) = view.shown(.transform, model: .transform(transform), at: now) {
            transform = value
        }
        copy.detached = DetachedLayer(
            look: shown, bounds: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y),
            position: view.shown(.position, model: AnimatedValue(view.center), at: now).point,
            anchorPoint: view.anchorPoint, transform: transform, opacity: Float(opacity), isHidden: view.isHidden,
            masksToBounds: view.clipsToBounds)
        return copy
    }

    /// The properties that move, by Core Animation's names; `nil` when none does.
    public func animationKeys() -> [String]? {
        var keys: [String] = []
        for animation in view?.animations ?? [] where !keys.contains(animation.property.key) {
            keys.append(animation.property.key)
        }
        return keys.isEmpty ? nil : keys
    }

    /// Ends the motion of every property: it is at its end, and completions hear that it did not finish.
    public func removeAllAnimations() { view?.loseAnimations() }

    /// Ends the motion of one property, by the name that `animationKeys` gives it.
    public func removeAnimation(forKey key: String) { view?.loseAnimations { $0.property.key == key } }
}
