// SPDX-License-Identifier: Apache-2.0

/// A path that grows. Each point is first moved by the transform of its call.
///
/// An element without a current point to begin from is left out (W1), and so is one with a coordinate that is not finite (W2).
public final class CGMutablePath: CGPath {
    /// An empty path, without a current point.
    public convenience init() {
        self.init(elements: PathElements())
    }

    // MARK: Lines and curves

    /// Begins a subpath. A move right after a move replaces it.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.move(to: point.applying(transform))
    }

    /// Adds a line from the current point. Adds nothing without one (W1).
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.line(to: point.applying(transform))
    }

    /// Moves to the first point, and adds lines from each to the next.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        elements.move(to: first.applying(transform))
        for point in points.dropFirst() { elements.line(to: point.applying(transform)) }
    }

    /// Adds a quadratic curve from the current point. Adds nothing without one (W1).
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.quadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve from the current point, which leaves towards `control1` and arrives from `control2`. Adds
    /// nothing where there is no current point (W1).
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.curve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// A line back to where the subpath began, and the end of the subpath (W3).
    public func closeSubpath() { elements.close() }

    // MARK: Shapes

    /// Adds a rectangle as a subpath of its own (W6). The null rectangle adds nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.rectangle(rect, transform)
    }

    /// Adds each rectangle as a subpath of its own (W6), in order. Null rectangles add nothing.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { elements.rectangle(rect, transform) }
    }

    /// Adds the ellipse that touches the rectangle's sides, as a subpath of its own (W7). The null rectangle adds
    /// nothing.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements.ellipse(rect, transform)
    }

    /// Adds a rectangle with quarters of ellipses as its corners (W8). A corner is at most half as large as a side;
    /// with a width or height that is not positive it is square.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.roundedRectangle(rect, .init(CGSize(width: cornerWidth, height: cornerHeight)), transform)
    }

    /// Adds all elements of another path, each point moved by the transform.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(path.elements, transform)
    }

    // MARK: Arcs

    /// Adds a line to the beginning of an arc, and the arc between two angles in radians (W9, W10).
    ///
    /// `clockwise` is as Core Graphics sees it, with y pointing up: angles get smaller. In a view, where y points down, it
    /// looks the other way around; `UIBezierPath` uses the visible direction.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        elements.arc(center, radius, from: startAngle, to: endAngle, isClockwise: clockwise, transform)
    }

    /// An arc of a circle from an angle on, by another, in radians; growing angles when it is positive (W10).
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        elements.arc(center, radius, from: startAngle, by: delta, transform)
    }

    /// An arc that rounds the corner at `tangent1End` on the way to `tangent2End` (W11).
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements.arc(tangent1End, tangent2End, radius: radius, transform)
    }
}
