// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// Numbers that views keep and compute with. They come from layouts of screens of any size, and from transforms that a gesture
// has multiplied many times. So views make them finite when they keep them, and no computation with them traps.

extension CGFloat {
    /// In points. No view lies farther from its superview's origin, and none is larger. No number of a transform is larger either.
    ///
    /// Products and sums of such numbers through the deepest hierarchy are far from infinity.
    static let reach: CGFloat = 1e9

    /// The number, or the nearest one within ``reach``; 0 for NaN.
    var withinReach: CGFloat {
        if magnitude <= Self.reach { return self }
        if isNaN { return 0 }
        return self < 0 ? -Self.reach : Self.reach
    }
}

extension CGPoint {
    var withinReach: CGPoint { CGPoint(x: x.withinReach, y: y.withinReach) }
}

extension CGSize {
    var withinReach: CGSize { CGSize(width: width.withinReach, height: height.withinReach) }
}

extension CGRect {
    var withinReach: CGRect { CGRect(origin: origin.withinReach, size: size.withinReach) }

    var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}

extension UIEdgeInsets {
    var withinReach: UIEdgeInsets {
        UIEdgeInsets(
            top: top.withinReach, left: left.withinReach, bottom: bottom.withinReach, right: right.withinReach)
    }
}

extension CATransform3D {
    var hasNaN: Bool {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].contains { $0.isNaN }
    }

    var withinReach: CATransform3D {
        CATransform3D(
            m11: m11.withinReach, m12: m12.withinReach, m13: m13.withinReach, m14: m14.withinReach,
            m21: m21.withinReach, m22: m22.withinReach, m23: m23.withinReach, m24: m24.withinReach,
            m31: m31.withinReach, m32: m32.withinReach, m33: m33.withinReach, m34: m34.withinReach,
            m41: m41.withinReach, m42: m42.withinReach, m43: m43.withinReach, m44: m44.withinReach)
    }
}
