// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import ViewDump

// The content of views besides their backgrounds.
extension PictureWriter {
    mutating func add(_ content: DisplayContent, in bounds: CGRect, _ look: LayerLook, _ traits: UITraitCollection) {
        func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        switch content {
        case .none: break
        case .text(let text):
            for line in text.lines where !line.text.isEmpty {
                add(
                    line.text, text.face, text.size, resolved(text.color), at: line.baseline, width: line.width,
                    isRightToLeft: line.isRightToLeft)
            }
        case .styledText(let text):
            for run in text.runs where !run.text.isEmpty { add(run, resolved) }
        case .image(let image, let mode, let tint):
            add(image, in: mode.place(image.size, in: bounds), tint: tint.map(resolved))
        case .drawing(let drawing, let mode):
            add(drawing, in: mode.place(drawing.size, in: bounds))
        case .shape(let shape): add(shape)
        case .gradient(let gradient):
            guard let paint = define(gradient, over: bounds) else { return }
            add("path", ["d=\"\(Self.outline(bounds, look))\"", "fill=\"\(paint)\""])
        }
    }

    // MARK: Text

    mutating func add(
        _ text: String, _ face: FontFace, _ size: CGFloat, _ color: CGColor, at baseline: CGPoint,
        width: CGFloat? = nil,
        isRightToLeft: Bool = false, kern: CGFloat = 0
    ) {
        var attributes = [
            Self.attribute("x", baseline.x + (isRightToLeft ? width ?? 0 : 0)), Self.attribute("y", baseline.y),
            Self.attribute("font-size", size), "font-family=\"\(Self.family(face))\"",
        ]
        if face.weight != 400 { attributes.append("font-weight=\"\(face.weight)\"") }
        if face.isItalic { attributes.append("font-style=\"italic\"") }
        // The width of the layout, whatever fonts a viewer has.
        if let width, width > 0 {
            attributes += [Self.attribute("textLength", width), "lengthAdjust=\"spacingAndGlyphs\""]
        }
        if kern != 0 { attributes.append(Self.attribute("letter-spacing", kern)) }
        if isRightToLeft { attributes += ["direction=\"rtl\"", "unicode-bidi=\"bidi-override\""] }
        add("text", attributes + ["xml:space=\"preserve\""] + Self.paint("fill", color), content: text)
    }

    private mutating func add(_ run: DisplayStyledText.Run, _ resolved: (UIColor) -> CGColor) {
        if let background = run.background {
            let box = CGRect(x: run.baseline.x, y: run.baseline.y - run.size, width: run.width, height: run.size * 1.2)
            add("rect", Self.box(box) + Self.paint("fill", resolved(background)))
        }
        add(
            run.text, run.face, run.size, resolved(run.color), at: run.baseline, width: run.width,
            isRightToLeft: run.isRightToLeft, kern: run.kern)
        for (stroke, height) in [(run.underline, run.size * 0.12), (run.strikethrough, -run.size * 0.3)] {
            guard let stroke else { continue }
            let y = run.baseline.y + height
            add(
                "line",
                [
                    Self.attribute("x1", run.baseline.x), Self.attribute("y1", y),
                    Self.attribute("x2", run.baseline.x + run.width), Self.attribute("y2", y),
                    Self.attribute("stroke-width", run.size / (stroke.style.contains(.thick) ? 8 : 16)),
                ] + Self.paint("stroke", resolved(stroke.color)))
        }
    }

    private static func family(_ face: FontFace) -> String {
        switch face.family {
        case .system: "system-ui, sans-serif"
        case .monospaced: "ui-monospace, monospace"
        case .named(let name): MarkupText.escaped("'\(name)', system-ui, sans-serif")
        }
    }

    // MARK: Images

    mutating func add(_ image: UIImage, in box: CGRect, tint: CGColor?) {
        guard box.width > 0, box.height > 0 else { return }
        guard let tint else { return addPlain(image, in: box) }
        // Its shape in the color.
        let mask = define("mask", ["maskUnits=\"userSpaceOnUse\"", "style=\"mask-type:alpha\""] + Self.box(box)) {
            $0.addPlain(image, in: box)
        }
        add("rect", Self.box(box) + Self.paint("fill", tint) + ["mask=\"\(mask)\""])
    }

    private mutating func addPlain(_ image: UIImage, in box: CGRect) {
        if let drawing = image.drawing { return add(drawing, in: box) }
        guard let encoded = image.encoded else { return }
        let address = "data:\(encoded.header.format.rawValue);base64,\(encoded.data.base64EncodedString())"
        add("image", Self.box(box) + ["preserveAspectRatio=\"none\"", "href=\"\(address)\""])
    }

    // MARK: Shapes and gradients

    private mutating func add(_ shape: DisplayShape) {
        guard let path = shape.path, !path.isEmpty else { return }
        var attributes = ["d=\"\(Self.data(path))\""] + Self.paint("fill", shape.fillColor)
        if shape.isEvenOdd { attributes.append("fill-rule=\"evenodd\"") }
        if let color = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart {
            attributes += Self.paint("stroke", color) + LineStyle(of: shape).attributes
            if shape.strokeStart > 0 || shape.strokeEnd < 1 {
                // A part of the whole length, in hundredths of it; its own dashes are not shown.
                let (start, end) = (max(shape.strokeStart, 0) * 100, min(shape.strokeEnd, 1) * 100)
                attributes.removeAll { $0.hasPrefix("stroke-dash") }
                attributes += [
                    "pathLength=\"100\"", Self.attribute("stroke-dasharray", 0, start, end - start, 200),
                ]
            }
        }
        add("path", attributes)
    }

    /// `nil` without colors.
    private mutating func define(_ gradient: DisplayGradient, over bounds: CGRect) -> String? {
        guard let first = gradient.stops.first else { return nil }
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let (start, end) = (point(gradient.start), point(gradient.end))
        let stops = gradient.stops
        switch gradient.kind {
        case .axial:
            return define("linearGradient", Self.axis(start, end)) { $0.add(stops) }
        case .radial:
            let radii = CGSize(width: max(abs(end.x - start.x), 0.001), height: max(abs(end.y - start.y), 0.001))
            let placing = CGAffineTransform(
                a: radii.width, b: 0, c: 0, d: radii.height, tx: start.x, ty: start.y)
            let matrix = Self.transform(placing).map { $0.replacing("transform=", with: "gradientTransform=") }
            return define(
                "radialGradient", ["gradientUnits=\"userSpaceOnUse\"", "cx=\"0\"", "cy=\"0\"", "r=\"1\""] + matrix
            ) { $0.add(stops) }
        case .conic:
            return Self.name(of: first.color)
        }
    }

    static func axis(_ start: CGPoint, _ end: CGPoint) -> [String] {
        [
            "gradientUnits=\"userSpaceOnUse\"", attribute("x1", start.x), attribute("y1", start.y),
            attribute("x2", end.x), attribute("y2", end.y),
        ]
    }

    mutating func add(_ stops: [DisplayGradient.Stop]) {
        for stop in stops {
            let opacity = stop.color.alpha < 1 ? [Self.attribute("stop-opacity", stop.color.alpha)] : []
            add(
                "stop",
                [Self.attribute("offset", stop.location), "stop-color=\"\(Self.name(of: stop.color))\""] + opacity)
        }
    }
}

extension LineStyle {
    /// The attributes that differ from SVG's defaults.
    @MainActor
    var attributes: [String] {
        var list = [PictureWriter.attribute("stroke-width", width)]
        if cap != .butt { list.append("stroke-linecap=\"\(cap == .round ? "round" : "square")\"") }
        if join != .miter { list.append("stroke-linejoin=\"\(join == .round ? "round" : "bevel")\"") }
        if join == .miter, miterLimit != 4 {
            list.append(PictureWriter.attribute("stroke-miterlimit", max(1, miterLimit)))
        }
        if !dashes.isEmpty {
            list.append("stroke-dasharray=\"\(dashes.map(PictureWriter.number).joined(separator: " "))\"")
            if phase != 0 { list.append(PictureWriter.attribute("stroke-dashoffset", phase)) }
        }
        return list
    }
}
