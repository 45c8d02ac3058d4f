// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Records what an application draws, step by step. A host performs the steps when it paints.
///
/// Coordinates are in points, y pointing down. To draw costs no more than to record the steps: nothing is filled here.
public final class CGContext {
    /// What `saveGState` keeps.
    private struct State {
        var ctm = CGAffineTransform.identity
        var fillColor = CGColor.black
        /// Fills paths instead of the color.
        var fillPattern: UIImage?
        var strokeColor = CGColor.black
        var lineWidth: CGFloat = 1
        var cap = CGLineCap.butt
        var join = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var interpolation = CGInterpolationQuality.default
        var mask: DrawingMask?
    }

    /// In points.
    let size: CGSize
    private(set) var commands: [DrawingCommand] = []
    private var state = State()
    private var saved: [State] = []
    private var outline = CGMutablePath()

    /// - Parameter size: In points.
    /// Pixels to the point of an image that is made of the drawing.
    var imageScale: CGFloat = 1
    /// Whether the image that was begun has no size. Then no code gets the context.
    var isNowhere = false

    init(size: CGSize) {
        self.size = size
    }

    /// The drawing so far. Saved states that were not restored are restored at its end.
    var drawing: DisplayDrawing {
        DisplayDrawing(size: size, commands: commands + saved.map { _ in .restore })
    }

    /// The pixels, which each drawing fills; `nil` as long as nobody wants them.
    var pixels: PixelMemory?
    /// Makes the pixels of the context's format in memory.
    var makePixels: ((UnsafeMutableRawPointer) -> PixelMemory?)?
    /// The memory of the pixels, if the application passed none.
    var ownMemory: PixelBuffer?

    private func add(_ command: DrawingCommand) {
        if let pattern = state.fillPattern, case .fill(let path, let isEvenOdd) = command {
            return fill(path, isEvenOdd, with: pattern)
        }
        guard let mask = state.mask else { return append(command) }
        for step in mask.steps(of: command, color: state.fillColor, ctm: ctm) { append(step) }
    }

    private func append(_ command: DrawingCommand) {
        commands.append(command)
        pixels?.take(command)
    }

    // MARK: Text of Core Text

    /// How text is turned and stretched that Core Text draws, and where its next line begins. `saveGState` does not keep it.
    public var textMatrix = CGAffineTransform.identity

    /// Where Core Text's next line begins, on its baseline, in the coordinates in force.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    // MARK: State

    /// Keeps transform, colors, line, dashes, opacity, mixing, shadow and clipping, for ``restoreGState()`` to set them
    /// again. The path is not among them.
    public func saveGState() {
        saved.append(state)
        add(.save)
    }

    /// Has no effect if nothing was saved (W25).
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        add(.restore)
    }

    /// From the coordinates in force to those of the drawing.
    public var ctm: CGAffineTransform { state.ctm }

    /// Applies a transform before the current one: later coordinates are in its space. The path so far stays in its place.
    public func concatenate(_ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        state.ctm = transform.concatenating(state.ctm)
        if !outline.isEmpty {
            // The path so far stays in its place.
            let moved = CGMutablePath()
            moved.addPath(outline, transform: transform.inverted())
            outline = moved
        }
        add(.concatenate(transform))
    }

    /// Moves the origin by a distance in points of the coordinates in force.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Multiplies the size of a unit by factors. A negative factor turns the axis around.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// In radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// How later images are resized; smoothed at first (W47).
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set {
            let isOther = (newValue == .none) != (state.interpolation == .none)
            state.interpolation = newValue
            if isOther { add(.smoothing(newValue != .none)) }
        }
    }

    /// Sets the color of later fills; black at first.
    public func setFillColor(_ color: CGColor) {
        state.fillPattern = nil
        guard color != state.fillColor else { return }
        state.fillColor = color
        add(.fillColor(color))
    }

    /// Fills later paths with an image, again and again (W65), until a color is set.
    func setFillPattern(_ image: UIImage) { state.fillPattern = image }

    private func fill(_ path: CGPath, _ isEvenOdd: Bool, with pattern: UIImage) {
        saveGState()
        state.fillPattern = nil
        add(.clip(path, isEvenOdd: isEvenOdd))
        tile(pattern, over: path.boundingBox)
        restoreGState()
    }

    /// Sets the color of later fills by its sRGB components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets a gray for later fills, from 0, black, to 1, white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the color of later lines; black at first.
    public func setStrokeColor(_ color: CGColor) {
        guard color != state.strokeColor else { return }
        state.strokeColor = color
        add(.strokeColor(color))
    }

    /// Sets the color of later lines by its sRGB components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets a gray for later lines, from 0, black, to 1, white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the width of lines, in units of the current coordinates; 1 at first.
    public func setLineWidth(_ width: CGFloat) { changeLine { $0.lineWidth = width } }

    /// Sets how lines end; `.butt`, just at the end point, at first.
    public func setLineCap(_ cap: CGLineCap) { changeLine { $0.cap = cap } }

    /// Sets how lines meet; `.miter`, in a tip, at first.
    public func setLineJoin(_ join: CGLineJoin) { changeLine { $0.join = join } }

    /// Sets how long a tip may be, in line widths, before it is cut; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { changeLine { $0.miterLimit = limit } }

    private func changeLine(_ change: (inout State) -> Void) {
        change(&state)
        add(.line(width: state.lineWidth, cap: state.cap, join: state.join, miterLimit: state.miterLimit))
    }

    /// Sets lengths in points that are alternately drawn and left out (W15). Without lengths, all of a line is drawn.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { add(.dashes(lengths, phase: phase)) }

    /// Sets the opacity of everything drawn later: 0 to 1. Other numbers are clamped.
    public func setAlpha(_ alpha: CGFloat) { add(.alpha(min(max(alpha, 0), 1))) }

    /// Sets how later drawing is blended with the drawing so far; `.normal` at first.
    public func setBlendMode(_ mode: CGBlendMode) { add(.blendMode(mode)) }

    /// Sets a black shadow of opacity one third. Sizes are in points, which no transform changes; positive heights are downwards.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Without a color there is no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        add(.shadow(offset: offset, blur: blur, color: color))
    }

    // MARK: The path

    /// The path that is being made, in the coordinates in force; `nil` when there is none.
    public var path: CGPath? { outline.isEmpty ? nil : outline.copy() }

    /// Whether no path is being made.
    public var isPathEmpty: Bool { outline.isEmpty }

    /// Where the path goes on, in the coordinates in force.
    public var currentPointOfPath: CGPoint { outline.currentPoint }

    /// The smallest rectangle around the path's points, control points included.
    public var boundingBoxOfPath: CGRect { outline.boundingBox }

    /// Whether drawing the path in a mode would cover a point of the coordinates in force. A line has the current width;
    /// dashes do not count.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        switch mode {
        case .fill: outline.contains(point)
        case .eoFill: outline.contains(point, using: .evenOdd)
        case .stroke: line(along: outline).contains(point)
        case .fillStroke: outline.contains(point) || line(along: outline).contains(point)
        case .eoFillStroke: outline.contains(point, using: .evenOdd) || line(along: outline).contains(point)
        }
    }

    private func line(along path: CGPath) -> CGPath {
        path.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.cap, lineJoin: state.join, miterLimit: state.miterLimit)
    }

    /// Begins a new path, and drops the old one.
    public func beginPath() { outline = CGMutablePath() }

    /// Closes the subpath with a straight line to its beginning.
    public func closePath() { outline.closeSubpath() }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { outline.move(to: point) }

    /// A straight line to a point.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }

    /// Begins a subpath at the first point, and draws straight lines from one to the next.
    public func addLines(between points: [CGPoint]) { outline.addLines(between: points) }

    /// A cubic Bézier curve to a point, with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }

    /// A quadratic Bézier curve to a point, with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }

    /// A rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }

    /// Rectangles, each as a subpath of its own.
    public func addRects(_ rects: [CGRect]) { outline.addRects(rects) }

    /// An ellipse that touches the rectangle's sides, as a subpath of its own (W7).
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }

    /// The elements of a path, in the coordinates in force.
    public func addPath(_ path: CGPath) { outline.addPath(path) }

    /// Clockwise as Core Graphics says it, with y pointing up (W9).
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A straight line and an arc that rounds the corner at the first point, towards the second; the radius is in
    /// points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    /// Replaces the path by the outline of a line along it.
    public func replacePathWithStrokedPath() {
        let line = CGMutablePath()
        line.addPath(self.line(along: outline))
        outline = line
    }

    private func takePath() -> CGPath {
        defer { outline = CGMutablePath() }
        return outline.copy() ?? outline
    }

    // MARK: Painting

    /// Fills the path, and then drops it, as all methods do that use the path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        let path = takePath()
        if !path.isEmpty { add(.fill(path, isEvenOdd: rule == .evenOdd)) }
    }

    /// Draws a line along the path, and then drops the path.
    public func strokePath() {
        let path = takePath()
        if !path.isEmpty { add(.stroke(path)) }
    }

    /// Fills the path, draws a line along it, or both, the line on top. Then drops the path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        guard !path.isEmpty else { return }
        if mode != .stroke { add(.fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke)) }
        if mode != .fill, mode != .eoFill { add(.stroke(path)) }
    }

    /// Fills a rectangle. The path is left alone.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles; the null rectangle is none. The path is left alone.
    public func fill(_ rects: [CGRect]) {
        for rect in rects where !rect.isNull { add(.fill(CGPath(rect: rect, transform: nil), isEvenOdd: false)) }
    }

    /// Fills an ellipse that touches the rectangle's sides. The path is left alone.
    public func fillEllipse(in rect: CGRect) { add(.fill(CGPath(ellipseIn: rect, transform: nil), isEvenOdd: false)) }

    /// Draws a line along a rectangle's sides, half of its width outside. The path is left alone.
    public func stroke(_ rect: CGRect) { add(.stroke(CGPath(rect: rect, transform: nil))) }

    /// Draws a line of a width along a rectangle's sides, half of it outside. The width in force stays.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Draws a line along an ellipse that touches the rectangle's sides, half of its width outside.
    public func strokeEllipse(in rect: CGRect) { add(.stroke(CGPath(ellipseIn: rect, transform: nil))) }

    /// Lines from each first to each second point.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        if let copy = path.copy(), !copy.isEmpty { add(.stroke(copy)) }
    }

    /// Makes a rectangle transparent, and erases the drawing there.
    public func clear(_ rect: CGRect) { if !rect.isNull { add(.clear(rect.standardized)) } }

    // MARK: Clipping

    /// Clips later drawing to the path, in addition to the current clip.
    public func clip(using rule: CGPathFillRule = .winding) {
        add(.clip(takePath(), isEvenOdd: rule == .evenOdd))
    }

    /// Clips later drawing to the rectangle, in addition to the current clip.
    public func clip(to rect: CGRect) { add(.clip(CGPath(rect: rect, transform: nil), isEvenOdd: false)) }

    /// Clips later drawing to the rectangles together, in addition to the current clip.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects)
        add(.clip(path.copy() ?? path, isEvenOdd: false))
    }

    /// Fills later shapes as far as a picture in the rectangle is opaque, in addition to the current clip (W59). It is placed
    /// as a drawn `CGImage` is. A second picture is reported, and has no effect.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard state.mask == nil else { return DrawingMask.report("A context takes one picture as a mask.") }
        state.mask = DrawingMask(image: mask.image, rect: rect, ctm: ctm)
    }

    // MARK: Gradients, images

    /// Fills the area inside the clip with a gradient along a line. Without options nothing is painted beyond its ends.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        add(
            .gradient(
                DrawingGradient(
                    isRadial: false, start: startPoint, startRadius: 0, end: endPoint, endRadius: 0,
                    stops: gradient.stops, extendsBefore: options.contains(.drawsBeforeStartLocation),
                    extendsAfter: options.contains(.drawsAfterEndLocation))))
    }

    /// Fills the area inside the clip with a gradient between two circles; negative radii count as 0. Without options nothing
    /// is painted beyond its ends.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        add(
            .gradient(
                DrawingGradient(
                    isRadial: true, start: startCenter, startRadius: max(startRadius, 0), end: endCenter,
                    endRadius: max(endRadius, 0), stops: gradient.stops,
                    extendsBefore: options.contains(.drawsBeforeStartLocation),
                    extendsAfter: options.contains(.drawsAfterEndLocation))))
    }

    /// Draws the image upside down, as Core Graphics does when y points down. `UIImage.draw(in:)` draws upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image.image, in: rect, tint: nil)
        restoreGState()
    }

    /// A drawing is taken over step by step, and a symbol is drawn as its letters (W71); other images are drawn by the host.
    func draw(_ image: UIImage, in rect: CGRect, tint: CGColor?) {
        if let symbol = image.symbol { return symbol.draw(in: rect, tint ?? .black, self) }
        guard image.encoded == nil, let drawing = image.kept?.drawing, tint == nil else {
            return add(.image(image, rect, tint: tint))
        }
        guard drawing.size.width > 0, drawing.size.height > 0 else { return }
        saveGState()
        translateBy(x: rect.minX, y: rect.minY)
        scaleBy(x: rect.width / drawing.size.width, y: rect.height / drawing.size.height)
        clip(to: CGRect(origin: .zero, size: drawing.size))
        // The state at the beginning of a drawing. Opacity and blending stay as they are here.
        setFillColor(.black)
        setStrokeColor(.black)
        changeLine { ($0.lineWidth, $0.cap, $0.join, $0.miterLimit) = (1, .butt, .miter, 10) }
        setLineDash(phase: 0, lengths: [])
        interpolationQuality = .default
        for command in drawing.commands { add(command) }
        restoreGState()
    }

    /// The drawing so far, as steps; the pixels, if the application wrote into their memory (W49). `nil` for a context without a
    /// size.
    public func makeImage() -> CGImage? {
        if let pixels, let makePixels, pixels.differs(from: commands, makePixels) {
            return pixels.picture.flatMap { UIImage(data: $0) }?.cgImage
        }
        let drawing = drawing
        return drawing.size.width > 0 && drawing.size.height > 0 ? UIImage(drawing: drawing, scale: 1).cgImage : nil
    }

    func drawText(_ text: String, face: FontFace, size: CGFloat, color: CGColor, at point: CGPoint) {
        add(.text(text, face: face, size: size, color: color, at: point))
    }
}
