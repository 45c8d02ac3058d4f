// SPDX-License-Identifier: Apache-2.0

extension CGPoint {
    /// The point to which `transform` moves this one.
    @inlinable
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// The size as `transform` changes it, taken as a vector: translation does not count, and either side may get negative.
    @inlinable
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four corners of this one after `transform` has moved them.
    ///
    /// The null and the infinite rectangle stay what they are. If a corner comes out as not a number the result is the
    /// null rectangle, which contains no point and meets no rectangle.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite || transform.isIdentity { return self }
        let corners = [
            CGPoint(x: minX, y: minY).applying(transform),
            CGPoint(x: maxX, y: minY).applying(transform),
            CGPoint(x: minX, y: maxY).applying(transform),
            CGPoint(x: maxX, y: maxY).applying(transform),
        ]
        var low = corners[0]
        var high = corners[0]
        for corner in corners {
            // Foundation's own `contains` and `intersects` trap on rectangles that are not numbers; on the null one they do not.
            if corner.x.isNaN || corner.y.isNaN { return .null }
            low.x = min(low.x, corner.x)
            low.y = min(low.y, corner.y)
            high.x = max(high.x, corner.x)
            high.y = max(high.y, corner.y)
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
