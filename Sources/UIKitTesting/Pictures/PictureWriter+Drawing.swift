// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Writes an application's drawing, step by step. SVG has no drawing state. So the present settings are written with each
// drawn element, and each transform and clip is a group around all following elements.
extension PictureWriter {
    /// A drawing in a box, which clips it.
    mutating func add(_ drawing: DisplayDrawing, in box: CGRect) {
        guard drawing.size.width > 0, drawing.size.height > 0, !drawing.commands.isEmpty else { return }
        let scale = CGAffineTransform(
            a: box.width / drawing.size.width, b: 0, c: 0, d: box.height / drawing.size.height, tx: box.minX,
            ty: box.minY)
        let outline = Self.data(CGPath(rect: CGRect(origin: .zero, size: drawing.size), transform: nil))
        let clip = define("clipPath", []) { $0.add("path", ["d=\"\(outline)\""]) }
        open("g", Self.transform(scale) + ["clip-path=\"\(clip)\""])
        add(drawing)
        close()
    }

    /// A drawing in its own coordinates. Cleared parts (`clear`) stay: SVG cannot remove anything.
    mutating func add(_ drawing: DisplayDrawing) {
        var state = DrawingState()
        // The open groups of the state, and of the saved ones.
        var groups = 0
        var saved: [(state: DrawingState, groups: Int)] = []
        for command in drawing.commands {
            switch command {
            case .save:
                saved.append((state, groups))
                groups = 0
            case .restore:
                for _ in 0..<groups { close() }
                (state, groups) = saved.popLast() ?? (DrawingState(), 0)
            case .concatenate(let transform):
                open("g", Self.transform(transform))
                groups += 1
            case .clip(let path, let isEvenOdd):
                let rule = isEvenOdd ? ["clip-rule=\"evenodd\""] : []
                let clip = define("clipPath", []) { $0.add("path", ["d=\"\(Self.data(path))\""] + rule) }
                open("g", ["clip-path=\"\(clip)\""])
                groups += 1
            case .clear: break
            default: if !state.take(command) { draw(command, state) }
            }
        }
        for _ in 0..<groups { close() }
        for outer in saved { for _ in 0..<outer.groups { close() } }
    }

    private mutating func draw(_ command: DrawingCommand, _ state: DrawingState) {
        var shared: [String] = []
        if let shadow = state.shadow, shadow.color.alpha > 0 {
            let filter = define("filter", ["x=\"-1\"", "y=\"-1\"", "width=\"3\"", "height=\"3\""]) { writer in
                writer.add(
                    "feDropShadow",
                    [
                        Self.attribute("dx", shadow.offset.width), Self.attribute("dy", shadow.offset.height),
                        Self.attribute("stdDeviation", shadow.blur / 2),
                        "flood-color=\"\(Self.name(of: shadow.color))\"",
                        Self.attribute("flood-opacity", shadow.color.alpha),
                    ])
            }
            shared.append("filter=\"\(filter)\"")
        }
        if let blend = Self.blends[state.blend] { shared.append("style=\"mix-blend-mode:\(blend)\"") }
        let isGrouped = !shared.isEmpty || state.alpha < 1
        if isGrouped { open("g", shared + (state.alpha < 1 ? [Self.attribute("opacity", state.alpha)] : [])) }
        switch command {
        case .fill(let path, let isEvenOdd):
            let rule = isEvenOdd ? ["fill-rule=\"evenodd\""] : []
            add("path", ["d=\"\(Self.data(path))\""] + Self.paint("fill", state.fill) + rule)
        case .stroke(let path):
            add(
                "path",
                ["d=\"\(Self.data(path))\"", "fill=\"none\""] + Self.paint("stroke", state.stroke)
                    + state.line.attributes)
        case .text(let text, let face, let size, let color, let point):
            add(text, face, size, color, at: point)
        case .image(let image, let box, let tint): add(image, in: box, tint: tint)
        case .gradient(let gradient): fill(gradient)
        default: break
        }
        if isGrouped { close() }
    }

    private mutating func fill(_ gradient: DrawingGradient) {
        var stops = gradient.stops
        let clear = CGColor(gray: 0, alpha: 0)
        // SVG always extends gradients beyond the ends.
        if !gradient.extendsBefore { stops.insert(.init(color: clear, location: 0), at: 0) }
        if !gradient.extendsAfter { stops.append(.init(color: clear, location: 1)) }
        let attributes =
            gradient.isRadial
            ? [
                "gradientUnits=\"userSpaceOnUse\"", Self.attribute("cx", gradient.end.x),
                Self.attribute("cy", gradient.end.y), Self.attribute("r", gradient.endRadius),
                Self.attribute("fx", gradient.start.x), Self.attribute("fy", gradient.start.y),
                Self.attribute("fr", gradient.startRadius),
            ] : Self.axis(gradient.start, gradient.end)
        let paint = define(gradient.isRadial ? "radialGradient" : "linearGradient", attributes) { $0.add(stops) }
        let reach = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)
        add("rect", Self.box(reach) + ["fill=\"\(paint)\""])
    }

    /// Those that style sheets have.
    private static let blends: [CGBlendMode: String] = [
        .multiply: "multiply", .screen: "screen", .overlay: "overlay", .darken: "darken", .lighten: "lighten",
        .colorDodge: "color-dodge", .colorBurn: "color-burn", .softLight: "soft-light", .hardLight: "hard-light",
        .difference: "difference", .exclusion: "exclusion", .hue: "hue", .saturation: "saturation", .color: "color",
        .luminosity: "luminosity", .plusLighter: "plus-lighter",
    ]
}
