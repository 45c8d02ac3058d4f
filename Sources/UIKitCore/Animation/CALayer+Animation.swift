// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The shown values of a layer while it moves.
extension CALayer {
    /// A layer of the same class with the values that all motions have reached; `nil` while no window shows it.
    ///
    /// ``presentationCopy()`` decides the values of properties that an application's subclass adds.
    func presented() -> CALayer? {
        guard let window = root.view?.window else { return nil }
        let copy = presentationCopy()
        if let view { copy.detached = view.shownValues(at: window.application.clock.now) }
        if !motions.isEmpty { show(motions, in: copy, at: currentTime) }
        copy.pictures = self
        return copy
    }

    var movingKeys: [String]? {
        var keys = motions.map(\.key)
        for animation in view?.animations ?? [] where !keys.contains(animation.property.key) {
            keys.append(animation.property.key)
        }
        return keys.isEmpty ? nil : keys
    }

    /// A key that no motion has.
    var freeKey: String {
        var number = motions.count
        while motions.contains(where: { $0.key == "animation-\(number)" }) { number += 1 }
        return "animation-\(number)"
    }

    /// Writes a property, as the application gives it.
    func write(_ value: Any?, _ keyPath: String) {
        guard let key = layerKey(keyPath) else {
            return writeOwn(value, keyPath)
        }
        guard let value, let known = LayerValue(value) else {
            // A property without a value: a color, an image, a path.
            return key.write(self, .discrete(NSNull()))
        }
        key.write(self, known)
    }
}

extension UIView {
    /// The values of the view's layer as the animations of the view show them.
    fileprivate func shownValues(at now: TimeInterval) -> DetachedLayer {
        var shownLook = look
        if case .number(let radius) = shown(.cornerRadius, model: .number(look.cornerRadius), at: now) {
            shownLook.cornerRadius = radius
        }
        let none = AnimatedValue.pair(0, 0)
        if case .color(let color) = shown(.backgroundColor, model: none, at: now) {
            shownLook.backgroundColor = UIColor(cgColor: color)
        }
        let origin = shown(.scroll, model: AnimatedValue(bounds.origin), at: now).point
        let size = shown(.size, model: AnimatedValue(bounds.size), at: now).point
        var opacity = alpha
        if case .number(let value) = shown(.opacity, model: .number(opacity), at: now) { opacity = value }
        var transform = transform3D
        if case .transform(let value) = shown(.transform, model: .transform(transform), at: now) { transform = value }
        return DetachedLayer(
            look: shownLook, bounds: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y),
            position: shown(.position, model: AnimatedValue(center), at: now).point,
            anchorPoint: anchorPoint, transform: transform, opacity: Float(opacity), isHidden: isHidden,
            masksToBounds: clipsToBounds)
    }
}
