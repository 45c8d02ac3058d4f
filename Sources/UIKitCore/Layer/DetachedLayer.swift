// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The values of a layer that belongs to no view.
struct DetachedLayer: Equatable {
    var look = LayerLook()
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false

    /// Keeps the old geometry where the new one is NaN, and limits values that are out of range.
    mutating func makeFinite(or old: DetachedLayer) {
        if bounds.hasNaN { bounds = old.bounds }
        if position.x.isNaN || position.y.isNaN { position = old.position }
        if anchorPoint.x.isNaN || anchorPoint.y.isNaN { anchorPoint = old.anchorPoint }
        if transform.hasNaN { transform = old.transform }
        bounds = bounds.withinReach
        position = position.withinReach
        anchorPoint = anchorPoint.withinReach
        transform = transform.withinReach
    }

    /// The smallest rectangle around the layer, in its superlayer's coordinates.
    var frame: CGRect {
        get {
            let plane = PlaneMatrix(transform)
            let left = -anchorPoint.x * bounds.width
            let top = -anchorPoint.y * bounds.height
            return CGRect(
                around: CGRect(x: left, y: top, width: bounds.width, height: bounds.height),
                mappedBy: { point in
                    let mapped = plane.apply(point.x, point.y)
                    return CGPoint(x: mapped.x + position.x, y: mapped.y + position.y)
                })
        }
        set {
            guard !newValue.hasNaN else { return }
            let wanted = newValue.standardized
            bounds.size = wanted.size
            if !CATransform3DIsIdentity(transform), let inverse = PlaneMatrix(transform).inverted() {
                // As a view does it: the bounds are the outline mapped back.
                bounds.size =
                    CGRect(
                        around: CGRect(origin: .zero, size: wanted.size),
                        mappedBy: { point in
                            let mapped = inverse.apply(point.x, point.y)
                            return CGPoint(x: mapped.x, y: mapped.y)
                        }
                    ).size
            }
            let placed = frame
            position.x += wanted.origin.x - placed.origin.x
            position.y += wanted.origin.y - placed.origin.y
        }
    }
}
