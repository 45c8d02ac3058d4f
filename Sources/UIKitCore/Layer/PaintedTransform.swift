// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The transform with which hosts paint a view or a layer: its own, and what comes to it in depth.
extension CALayer {
    /// A transform of this layer, around the anchor point's depth (W60).
    private func around(_ transform: CATransform3D) -> CATransform3D {
        guard let depth = extras?.rendering.anchorPointZ, depth != 0 else { return transform }
        return CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -depth), transform)
    }

    /// The transform of all sublayers around the anchor point: ``sublayerTransform`` (W35), and in a layer that joins their depths what
    /// the layer itself would be painted with (W62).
    private var sharedTransform: CATransform3D? {
        let own = extras?.rendering.sublayerTransform
        guard joinsDepth else { return own }
        let shown = pictured() ?? self
        let outer = Self.inSpace(
            shown.transform, of: shown, in: superlayer, at: shown.position, depth: shown.zPosition)
        return own.map { CATransform3DConcat($0, outer) } ?? outer
    }

    /// A transform of a sublayer at a position of this layer's coordinates and in its depth, combined with that of all sublayers.
    private func painted(_ transform: CATransform3D, at position: CGPoint, depth: CGFloat) -> CATransform3D {
        guard let shared = sharedTransform else { return transform }
        let bounds = bounds
        let x = position.x - bounds.minX - bounds.width * anchorPoint.x
        let y = position.y - bounds.minY - bounds.height * anchorPoint.y
        let there = CATransform3DConcat(transform, CATransform3DMakeTranslation(x, y, depth))
        return CATransform3DConcat(CATransform3DConcat(there, shared), CATransform3DMakeTranslation(-x, -y, 0))
    }

    /// A transform of a layer as it is painted; `nil` stands for a layer that has none of the values which matter here. That of a layer
    /// which joins depths is left to its sublayers.
    static func painted(
        _ transform: CATransform3D, of layer: CALayer?, in superlayer: CALayer?, at position: CGPoint, depth: CGFloat
    ) -> CATransform3D {
        guard layer?.joinsDepth != true else { return CATransform3DIdentity }
        return inSpace(transform, of: layer, in: superlayer, at: position, depth: depth)
    }

    private static func inSpace(
        _ transform: CATransform3D, of layer: CALayer?, in superlayer: CALayer?, at position: CGPoint, depth: CGFloat
    ) -> CATransform3D {
        let own = layer?.around(transform) ?? transform
        return superlayer?.painted(own, at: position, depth: depth) ?? own
    }

    /// The layer's ``transform`` as it is painted.
    var paintedTransform: CATransform3D {
        Self.painted(transform, of: self, in: superlayer, at: position, depth: zPosition)
    }
}
