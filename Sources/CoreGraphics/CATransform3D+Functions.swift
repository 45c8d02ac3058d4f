// SPDX-License-Identifier: Apache-2.0

// QuartzCore's functions, under the names that apps call; Swift has no methods for them on Apple's platforms either.

/// The transform that leaves every point where it is.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Whether `transform` is exactly the identity.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
    transform == CATransform3DIdentity
}

/// Whether the sixteen entries of both are equal.
public func CATransform3DEqualToTransform(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
    first == second
}

/// The transform that moves every point by (`tx`, `ty`, `tz`).
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0,
        m21: 0, m22: 1, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0,
        m41: tx, m42: ty, m43: tz, m44: 1)
}

/// The transform that multiplies x by `sx`, y by `sy` and z by `sz`.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(
        m11: sx, m12: 0, m13: 0, m14: 0,
        m21: 0, m22: sy, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: sz, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The transform that turns space by `angle` radians about the axis (`x`, `y`, `z`), whose length does not matter.
///
/// An axis of length zero, or one that is not finite, gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    let rest = 1 - cosine
    return CATransform3D(
        m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
        m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
        m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The transform that first moves by (`tx`, `ty`, `tz`), and then applies `transform`.
public func CATransform3DTranslate(
    _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// The transform that first scales by (`sx`, `sy`, `sz`), and then applies `transform`.
public func CATransform3DScale(
    _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// The transform that first turns by `angle` radians about the axis (`x`, `y`, `z`), and then applies `transform`.
public func CATransform3DRotate(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// The transform that applies `first` first, and `second` to its result.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
    let left = first.rows
    let right = second.rows
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
        for column in 0..<4 {
            for index in 0..<4 {
                product[row * 4 + column] += left[row * 4 + index] * right[index * 4 + column]
            }
        }
    }
    return CATransform3D(rows: product)
}

/// The transform that undoes `transform`, or `transform` itself when nothing can undo it.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
    // Gauss and Jordan, with the largest entry of each column as its pivot so that small ones do not spoil the rest.
    var left = transform.rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
        var pivot = column
        for row in column..<4 where abs(left[row * 4 + column]) > abs(left[pivot * 4 + column]) {
            pivot = row
        }
        let value = left[pivot * 4 + column]
        guard value != 0, value.isFinite else { return transform }
        for index in 0..<4 {
            left.swapAt(column * 4 + index, pivot * 4 + index)
            right.swapAt(column * 4 + index, pivot * 4 + index)
            left[column * 4 + index] /= value
            right[column * 4 + index] /= value
        }
        for row in 0..<4 where row != column {
            let factor = left[row * 4 + column]
            for index in 0..<4 {
                left[row * 4 + index] -= factor * left[column * 4 + index]
                right[row * 4 + index] -= factor * right[column * 4 + index]
            }
        }
    }
    return CATransform3D(rows: right)
}

/// The transform of space that does to the plane z = 0 what `transform` does.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: transform.a, m12: transform.b, m13: 0, m14: 0,
        m21: transform.c, m22: transform.d, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0,
        m41: transform.tx, m42: transform.ty, m43: 0, m44: 1)
}

/// Whether ``CATransform3DMakeAffineTransform(_:)`` could have made `transform`: it neither tilts nor has perspective.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
    transform == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform))
}

/// The affine part of `transform`; the rest is dropped, so ask ``CATransform3DIsAffine(_:)`` first.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41, ty: transform.m42)
}
