// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Transforms between two others.
///
/// Transforms of the plane are split into translation, rotation, scale and shear, so that a turning view does not shrink on
/// the way. It turns the shorter way round. Transforms in space go element by element.
enum TransformInterpolation {
    static func between(_ start: CATransform3D, _ end: CATransform3D, _ part: CGFloat) -> CATransform3D {
        guard CATransform3DIsAffine(start), CATransform3DIsAffine(end) else {
            return elementwise(start, end, part)
        }
        let first = CATransform3DGetAffineTransform(start)
        let last = CATransform3DGetAffineTransform(end)
        guard var from = Parts(first), var to = Parts(last) else { return elementwise(start, end, part) }
        Parts.align(&from, &to)
        return CATransform3DMakeAffineTransform(from.interpolated(to: to, part).transform)
    }

    private static func elementwise(_ start: CATransform3D, _ end: CATransform3D, _ part: CGFloat) -> CATransform3D {
        func mix(_ element: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
            start[keyPath: element] + (end[keyPath: element] - start[keyPath: element]) * part
        }
        return CATransform3D(
            m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14), m21: mix(\.m21), m22: mix(\.m22),
            m23: mix(\.m23), m24: mix(\.m24), m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
            m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
    }

    /// shear, then scale, then rotation, then translation.
    private struct Parts {
        var translation: CGPoint
        var scaleX: CGFloat
        var scaleY: CGFloat
        /// Radians.
        var angle: CGFloat
        var shear: CGFloat

        /// `nil` for a transform that flattens the plane.
        init?(_ transform: CGAffineTransform) {
            let determinant = transform.a * transform.d - transform.b * transform.c
            let length = hypot(transform.a, transform.b)
            guard determinant != 0, determinant.isFinite, length > 0 else { return nil }
            translation = CGPoint(x: transform.tx, y: transform.ty)
            scaleX = length
            scaleY = determinant / length
            angle = atan2(transform.b, transform.a)
            shear = (transform.a * transform.c + transform.b * transform.d) / determinant
        }

        /// Makes both mirror on the same axis, and takes the shorter turn.
        static func align(_ from: inout Parts, _ to: inout Parts) {
            let turn = to.angle - from.angle
            if turn > .pi { from.angle += 2 * .pi } else if turn < -.pi { to.angle += 2 * .pi }
        }

        func interpolated(to other: Parts, _ part: CGFloat) -> Parts {
            var result = self
            result.translation.x += (other.translation.x - translation.x) * part
            result.translation.y += (other.translation.y - translation.y) * part
            result.scaleX += (other.scaleX - scaleX) * part
            result.scaleY += (other.scaleY - scaleY) * part
            result.angle += (other.angle - angle) * part
            result.shear += (other.shear - shear) * part
            return result
        }

        var transform: CGAffineTransform {
            let sine = sin(angle)
            let cosine = cos(angle)
            return CGAffineTransform(
                a: scaleX * cosine, b: scaleX * sine, c: scaleY * (shear * cosine - sine),
                d: scaleY * (shear * sine + cosine), tx: translation.x, ty: translation.y)
        }
    }
}
