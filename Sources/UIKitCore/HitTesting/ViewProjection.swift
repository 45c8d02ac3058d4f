// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How a transformed view's plane lies in its superview's plane. It is kept apart from the node, because most views have none.
struct ViewProjection {
    /// In units of the bounds' size.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    /// From offsets around the anchor point to offsets around `center`.
    private(set) var forward = PlaneMatrix.identity
    private(set) var inverse = PlaneMatrix.identity
    /// False for a singular transform (B20).
    private(set) var isInvertible = true
    private(set) var isTransformIdentity = true

    /// Whether it equals the default, which needs no storage.
    var isDefault: Bool { isTransformIdentity && anchorPoint == CGPoint(x: 0.5, y: 0.5) }

    mutating func setTransform(_ transform: CATransform3D) {
        self.transform = transform
        isTransformIdentity = CATransform3DIsIdentity(transform)
        forward = PlaneMatrix(transform)
        if let inverse = forward.inverted() {
            self.inverse = inverse
            isInvertible = true
        } else {
            inverse = .identity
            isInvertible = false
        }
    }
}

/// A projective map of the plane: a view's 3D transform seen from the front.
struct PlaneMatrix: Equatable {
    // | m11 m21 m31 |   | x |
    // | m12 m22 m32 | * | y |
    // | m13 m23 m33 |   | 1 |
    var m11, m12, m13: Double
    var m21, m22, m23: Double
    var m31, m32, m33: Double

    static let identity = PlaneMatrix(
        m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)

    var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Maps a point; a point on the plane's horizon goes to infinity.
    @inline(__always)
    func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let mappedX = m11 * x + m21 * y + m31
        let mappedY = m12 * x + m22 * y + m32
        if isAffine { return (mappedX, mappedY) }
        let w = m13 * x + m23 * y + m33
        return (mappedX / w, mappedY / w)
    }

    /// `nil` when the plane is seen edge-on, scaled to nothing, or not finite.
    func inverted() -> PlaneMatrix? {
        let c11 = m22 * m33 - m32 * m23
        let c12 = m32 * m13 - m12 * m33
        let c13 = m12 * m23 - m22 * m13
        let determinant = m11 * c11 + m21 * c12 + m31 * c13
        guard determinant.isFinite, abs(determinant) > .leastNormalMagnitude else { return nil }
        let scale = 1 / determinant
        return PlaneMatrix(
            m11: c11 * scale,
            m12: c12 * scale,
            m13: c13 * scale,
            m21: (m31 * m23 - m21 * m33) * scale,
            m22: (m11 * m33 - m31 * m13) * scale,
            m23: (m21 * m13 - m11 * m23) * scale,
            m31: (m21 * m32 - m31 * m22) * scale,
            m32: (m31 * m12 - m11 * m32) * scale,
            m33: (m11 * m22 - m21 * m12) * scale)
    }
}

extension PlaneMatrix {
    /// The transform's effect on the plane z = 0, seen along the z axis.
    init(_ transform: CATransform3D) {
        self.init(
            m11: transform.m11, m12: transform.m12, m13: transform.m14,
            m21: transform.m21, m22: transform.m22, m23: transform.m24,
            m31: transform.m41, m32: transform.m42, m33: transform.m44)
    }
}
