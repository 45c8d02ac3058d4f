// SPDX-License-Identifier: Apache-2.0

/// An outline of lines and curves, in points, that never changes, for hit tests, painting, stroking and measuring.
///
/// A path has subpaths. Each begins with a move; lines and curves go on from where the last one ended, and a close leads
/// back. The rules W1 to W16 in *Documentation/Drawing.md* decide what Core Graphics leaves open.
public class CGPath: Hashable {
    var elements: PathElements

    init(elements: PathElements) {
        self.elements = elements
    }

    /// The outline of a rectangle (W6).
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.rectangle(rect, transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// The outline of an ellipse that touches the sides of a rectangle (W7).
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.ellipse(rect, transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// The outline of a rectangle with quarters of ellipses as its corners (W8).
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var elements = PathElements()
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        elements.roundedRectangle(rect, .init(corner), transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    // MARK: Questions

    /// Whether a fill by the rule would cover a point: open subpaths count as closed (W4), points on the outline as inside (W5).
    ///
    /// The point is moved by the transform first. Curves are solved and not approximated; nothing is allocated.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        elements.contains(transform.isIdentity ? point : point.applying(transform), rule)
    }

    /// The smallest rectangle around all points, including control points. Null for an empty path.
    public var boundingBox: CGRect { elements.controlBox }

    /// The smallest rectangle around the lines and curves themselves. Null for an empty path.
    public var boundingBoxOfPath: CGRect { elements.tightBox }

    /// Where the next line would begin; (0, 0) for an empty path.
    public var currentPoint: CGPoint { elements.current ?? .zero }

    /// Whether there are no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Whether the path is the outline of one upright rectangle, which is then written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = elements.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// Shows each element in turn. The element's points are valid only during the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = elements.points
        // A close has no points, and its pointer is still one.
        points.append(.zero)
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var place = 0
            for type in elements.types {
                var element = CGPathElement(type: type, points: base + place)
                block(&element)
                place += type.pointCount
            }
        }
    }

    /// Calls a function with `info` and each element in turn. The element's points are valid only during the call.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    // MARK: Copies

    /// A copy that does not change when the original, a mutable path perhaps, does. Never `nil`.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// The path with all its points moved.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.moved(by: transform?.pointee ?? .identity))
    }

    /// A copy that can grow; this path stays as it is. Never `nil`.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// A copy that can grow, with all its points moved; no transform is the identity. Never `nil`.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.moved(by: transform?.pointee ?? .identity))
    }

    /// The outline of a line along this path (W13, W14), moved by the transform. Fill it by the winding rule.
    ///
    /// A width that is not positive gives an empty path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroke = PathStroke(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(elements: stroke.outline(of: elements).moved(by: transform))
    }

    /// The stretches of the path that a pattern of lengths, in points, shows (W15), moved by the transform.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(elements: elements.dashed(lengths, phase: phase).moved(by: transform))
    }

    /// The path with lines, none further from its curve than `threshold` points, instead of curves.
    public func flattened(threshold: CGFloat) -> CGPath { CGPath(elements: elements.flattened(within: threshold)) }

    // MARK: Equality

    /// Whether both have the same elements with the same points.
    public static func == (first: CGPath, second: CGPath) -> Bool {
        first === second || first.elements == second.elements
    }

    /// Feeds all elements and their points. A mutable path's hash changes when it grows.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

extension PathElements {
    fileprivate func moved(by transform: CGAffineTransform) -> PathElements {
        if transform.isIdentity { return self }
        var result = PathElements()
        result.append(self, transform)
        return result
    }
}

// Members for UIKit's paths that Core Graphics does not have.
extension CGPath {
    /// The outline of a rectangle with a corner size of its own at each corner (W8).
    package convenience init(
        roundedRect rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomLeft: CGSize, bottomRight: CGSize
    ) {
        var corners = PathElements.CornerSizes(topLeft)
        (corners.topRight, corners.bottomLeft, corners.bottomRight) = (topRight, bottomLeft, bottomRight)
        var elements = PathElements()
        elements.roundedRectangle(rect, corners, .identity)
        self.init(elements: elements)
    }

    /// The same way, walked from its end to its beginning (W12).
    package var reversed: CGPath { CGPath(elements: elements.reversed) }
}
