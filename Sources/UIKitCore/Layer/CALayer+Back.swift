// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Layers that are visible only from the front (W37).
extension CALayer {
    private var hasBack: Bool { extras?.rendering.isDoubleSided ?? true }

    /// Whether the layer is visible only from the front, and a transform shows its back: its plane's normal points away. A
    /// mirrored layer still shows its front.
    func showsBack(by transform: CATransform3D) -> Bool {
        guard !hasBack else { return false }
        let t = transform
        let plane = t.m11 * t.m22 - t.m12 * t.m21
        let space = plane * t.m33 - (t.m11 * t.m32 - t.m12 * t.m31) * t.m23 + (t.m21 * t.m32 - t.m22 * t.m31) * t.m13
        return plane * space < 0
    }

    /// The changed aspects. A change of the transform can show or hide a layer without a back.
    func withBack(_ aspects: DisplayAspects) -> DisplayAspects {
        !hasBack && aspects.contains(.geometry) ? aspects.union(.appearance) : aspects
    }

    /// Whether hosts may move the layer by themselves. They may not with a transform that can show its back, or that is painted with
    /// what comes to it in depth.
    func isHosted(_ property: AnimatedProperty) -> Bool {
        if joinsDepth, property == .position { return false }
        return property != .transform || hasBack && !isInDepth
    }

    private var isInDepth: Bool { anchorPointZ != 0 || joinsDepth || superlayer?.givesDepth == true }
}
