// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Layers that are seen from the front only (W37).
extension CALayer {
    private var hasBack: Bool { extras?.rendering.isDoubleSided ?? true }

    /// Whether the layer is seen from the front only, and a transform turns its back: its plane's normal points away. A mirrored layer is
    /// seen from the front still.
    func showsBack(by transform: CATransform3D) -> Bool {
        guard !hasBack else { return false }
        let t = transform
        let plane = t.m11 * t.m22 - t.m12 * t.m21
        let space = plane * t.m33 - (t.m11 * t.m32 - t.m12 * t.m31) * t.m23 + (t.m21 * t.m32 - t.m22 * t.m31) * t.m13
        return plane * space < 0
    }

    /// What changes of the picture: whether a layer without a back is seen changes with its transform.
    func withBack(_ aspects: DisplayAspects) -> DisplayAspects {
        !hasBack && aspects.contains(.geometry) ? aspects.union(.appearance) : aspects
    }

    /// Whether hosts may move the layer by themselves: not a transform that can turn its back.
    func isHosted(_ property: AnimatedProperty) -> Bool { hasBack || property != .transform }
}
