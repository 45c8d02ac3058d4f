// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How a presented view comes and goes on the screen, unless the application animates it (J45).
package enum PresentationMotion {
    /// From below the container, and back.
    case slide
    case fade
    /// It fades in while it shrinks to its size, and fades out.
    case shrink
}

// The view has its place, and takes it for touches, from the beginning (VT6): only the picture moves.
extension UIPresentationController {
    private static let key = "UIPresentationMotion"
    /// Of its size, when a view that shrinks comes.
    private static let largest: CGFloat = 1.15
    /// Fast at first: nearly there after three quarters of the time.
    private static var timing: CAMediaTimingFunction { CAMediaTimingFunction(controlPoints: 0.2, 0.9, 0.3, 1) }

    private var usedMotion: PresentationMotion {
        motion ?? (presentedViewController.modalTransitionStyle == .coverVertical ? .slide : .fade)
    }

    func moveIn(_ duration: TimeInterval) {
        guard let view = presentedView, let container, mayMove(duration) else { return }
        switch usedMotion {
        case .slide: move(view.layer, "position", from: wayOut(of: view, in: container), to: CGPoint.zero, duration)
        case .fade: move(view.layer, "opacity", from: 0, to: Double(view.layer.opacity), duration)
        case .shrink:
            move(view.layer, "opacity", from: 0, to: Double(view.layer.opacity), duration)
            move(view.layer, "transform.scale", from: Self.largest, to: 1.0, duration)
        }
        for veil in veils { move(veil.layer, "opacity", from: 0, to: Double(veil.layer.opacity), duration) }
    }

    /// A view that is on its way in turns back where it is.
    func moveOut(_ duration: TimeInterval) {
        guard let view = presentedView, let container, mayMove(duration) else { return }
        let (model, shown) = (view.layer, view.layer.presentation() ?? view.layer)
        let way = CGPoint(x: shown.position.x - model.position.x, y: shown.position.y - model.position.y)
        let (opacity, veilOpacities) = (shown.opacity, veils.map { ($0.layer.presentation() ?? $0.layer).opacity })
        endMotion()
        if usedMotion == .slide {
            move(model, "position", from: way, to: wayOut(of: view, in: container), duration)
        } else {
            move(model, "opacity", from: Double(opacity), to: 0, duration)
        }
        for (veil, opacity) in zip(veils, veilOpacities) {
            move(veil.layer, "opacity", from: Double(opacity), to: 0, duration)
        }
    }

    func endMotion() {
        for layer in [presentedViewController.viewIfLoaded == nil ? nil : presentedView?.layer] + veils.map(\.layer) {
            for path in ["position", "opacity", "transform.scale"] {
                layer?.removeAnimation(forKey: Self.key + "." + path)
            }
        }
    }

    /// What darkens the content behind.
    private var veils: [UIDimmingView] { container?.subviews.compactMap { $0 as? UIDimmingView } ?? [] }

    private func mayMove(_ duration: TimeInterval) -> Bool {
        duration > 0 && UIView.areAnimationsEnabled && container?.window != nil
            && container?.window?.windowScene?.screenDescription.accessibility.contains(.reducesMotion) != true
    }

    /// From the view's place to below the container.
    private func wayOut(of view: UIView, in container: UIView) -> CGPoint {
        CGPoint(x: 0, y: max(0, container.bounds.maxY - container.convert(view.bounds, from: view).minY))
    }

    private func move(_ layer: CALayer, _ path: String, from: Any, to: Any, _ duration: TimeInterval) {
        let animation = CABasicAnimation(keyPath: path)
        animation.isAdditive = path == "position"
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        animation.timingFunction = Self.timing
        // A view that goes stays out of sight until it is taken away.
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: Self.key + "." + path)
    }
}
