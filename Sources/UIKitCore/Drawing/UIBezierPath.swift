// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A path of lines and curves, and how it is drawn. In points, with y pointing down.
///
/// It is a `CGPath` that grows, and keeps its rules (W1 to W16): hit-testing with it is exact.
///
/// ```swift
/// override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
///     UIBezierPath(ovalIn: bounds).contains(point)
/// }
/// ```
open class UIBezierPath: NSObject, NSCopying {
    private var outline = CGMutablePath()
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// In points; 1 at first.
    open var lineWidth: CGFloat = 1
    /// How lines end; just at the end point at first.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet; in a tip at first.
    open var lineJoinStyle = CGLineJoin.miter
    /// How long a corner's tip may be, in line widths, before the corner is cut; 10 at first.
    open var miterLimit: CGFloat = 10
    /// How far a painted curve may be from the exact one. It has no effect: hosts here paint as exactly as they can.
    open var flatness: CGFloat = 0.6
    /// Whether `contains` and filling use the even-odd rule; false at first.
    open var usesEvenOddFillRule = false

    public override required init() {
        super.init()
    }

    // MARK: Shapes

    /// A rectangle, from its corner with the smallest x and y (W7).
    public convenience init(rect: CGRect) {
        self.init()
        outline.addRect(rect)
    }

    /// An ellipse that touches the rectangle's sides (W7).
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline.addEllipse(in: rect)
    }

    /// A rectangle whose corners are quarters of circles, of at most half a side (W8).
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let corner = Self.corner(of: rect, CGSize(width: cornerRadius, height: cornerRadius))
        outline.addRoundedRect(in: rect, cornerWidth: corner.width, cornerHeight: corner.height)
    }

    /// A rectangle with some round corners.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let corner = Self.corner(of: rect, cornerRadii)
        func size(_ one: UIRectCorner) -> CGSize { corners.contains(one) ? corner : .zero }
        outline.addPath(
            CGPath(
                roundedRect: rect, topLeft: size(.topLeft), topRight: size(.topRight), bottomLeft: size(.bottomLeft),
                bottomRight: size(.bottomRight)))
    }

    /// An arc between two angles in radians. Clockwise is as people see it: angles grow from the right downwards (W9).
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of the elements of a path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        outline.addPath(CGPath)
    }

    /// Round corners stay round, also if they are larger than half of the shorter side.
    private static func corner(of rect: CGRect, _ wanted: CGSize) -> CGSize {
        let most = min(abs(rect.width), abs(rect.height)) / 2
        guard wanted.width == wanted.height else { return wanted }
        return CGSize(width: min(wanted.width, most), height: min(wanted.height, most))
    }

    /// The elements; a copy, both when it is read and when it is set.
    open var cgPath: CGPath {
        get { outline.copy() ?? CGMutablePath() }
        set {
            let made = CGMutablePath()
            made.addPath(newValue)
            outline = made
        }
    }

    // MARK: Building

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { outline.move(to: point) }

    /// A straight line to a point.
    open func addLine(to point: CGPoint) { outline.addLine(to: point) }

    /// A cubic Bézier curve to a point, with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// A quadratic Bézier curve to a point, with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// A line to the beginning of an arc, and the arc. Clockwise is as people see it: angles grow (W9).
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the subpath with a straight line to its beginning.
    open func close() { outline.closeSubpath() }

    /// Removes all lines and curves. The settings for drawing stay.
    open func removeAllPoints() { outline = CGMutablePath() }

    /// Adds the lines and curves of another path.
    open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

    /// The same path walked from its end to its beginning (W12), drawn as this one.
    open func reversing() -> UIBezierPath {
        let result = makeCopy()
        result.cgPath = outline.reversed
        return result
    }

    /// Moves every point.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(outline, transform: transform)
        outline = moved
    }

    // MARK: Questions

    /// Whether there are no lines and curves.
    open var isEmpty: Bool { outline.isEmpty }

    /// The smallest rectangle around the lines and curves; null while there are none.
    open var bounds: CGRect { outline.boundingBoxOfPath }

    /// Where the next line would begin; (0, 0) for an empty path.
    open var currentPoint: CGPoint { outline.currentPoint }

    /// Whether filling the path would cover a point (W4, W5). For stroking, ask `cgPath.copy(strokingWithWidth:…)`.
    open func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Dashes

    /// Sets lengths in points that are alternately drawn and left out (W15). Without lengths, all of the path is drawn.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Writes the pattern's lengths, their number and the phase, each to its pointer if that is not `nil`.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    // MARK: Copies

    /// Another path with the same elements, drawn in the same way.
    open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

    private func makeCopy() -> UIBezierPath {
        let copy = type(of: self).init()
        copy.outline.addPath(outline)
        (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}
