// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Applies a pointer's effect to a view, and removes it again (PT5).
@MainActor
final class PointerEffectView {
    private static let scale = 1.04

    private weak var view: UIView?
    private let transform: CGAffineTransform
    private let shadowOpacity: Float
    /// The tint behind the view, or over it.
    private let tint: UIView?
    private let grows: Bool
    private let hasShadow: Bool

    init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
        let target = effect.preview.view
        view = target
        transform = target.transform
        shadowOpacity = target.layer.shadowOpacity
        var mode = UIPointerEffect.TintMode.none
        switch effect {
        case .automatic, .highlight: (mode, grows, hasShadow) = (.underlay, false, false)
        case .lift: (grows, hasShadow) = (true, true)
        case .hover(_, let tint, let shadow, let scaled): (mode, hasShadow, grows) = (tint, shadow, scaled)
        }
        tint = mode == .none ? nil : Self.makeTint(for: target, shape, isOver: mode == .overlay)
    }

    private static func makeTint(for view: UIView, _ shape: UIPointerShape?, isOver: Bool) -> UIView? {
        guard let container = view.superview else { return nil }
        var frame = view.frame.insetBy(dx: isOver ? 0 : -8, dy: isOver ? 0 : -4)
        var radius = max(view.layer.cornerRadius, isOver ? 0 : UIPointerShape.defaultCornerRadius)
        switch shape {
        case .roundedRect(let rect, let corner)?: (frame, radius) = (rect, corner)
        case .path(let path)?: frame = path.bounds
        default: break
        }
        let tint = UIView(frame: frame)
        tint.backgroundColor = .systemFill
        tint.layer.cornerRadius = radius
        tint.isUserInteractionEnabled = false
        tint.alpha = 0
        if isOver {
            container.insertSubview(tint, aboveSubview: view)
        } else {
            container.insertSubview(tint, belowSubview: view)
        }
        return tint
    }

    /// Call it in an animation.
    func show() {
        tint?.alpha = 1
        guard let view else { return }
        if grows { view.transform = transform.scaledBy(x: Self.scale, y: Self.scale) }
        if hasShadow {
            view.layer.shadowRadius = 8
            view.layer.shadowOffset = CGSize(width: 0, height: 4)
            view.layer.shadowOpacity = 0.25
        }
    }

    /// Call it in an animation.
    func hide() {
        tint?.alpha = 0
        guard let view else { return }
        if grows { view.transform = transform }
        if hasShadow { view.layer.shadowOpacity = shadowOpacity }
    }

    func remove() { tint?.removeFromSuperview() }
}
