// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import ViewDump

/// Writes views as SVG, each a group with the view's name.
///
/// Things that SVG cannot express are simplified: a rotation in space becomes its part in the plane, a conic gradient its
/// first color, and the background of a blur stays sharp.
@MainActor
struct PictureWriter {
    private var lines: [String] = []
    private var opened: [String] = []
    private var defined: Set<String> = []

    var text: String { lines.joined(separator: "\n") + "\n" }

    // MARK: Elements

    mutating func open(_ element: String, _ attributes: [String] = []) {
        line("<\(([element] + attributes).joined(separator: " "))>")
        opened.append(element)
    }

    mutating func close() {
        if let element = opened.popLast() { line("</\(element)>") }
    }

    mutating func add(_ element: String, _ attributes: [String], content: String? = nil) {
        let start = ([element] + attributes).joined(separator: " ")
        line(content.map { "<\(start)>\(MarkupText.escaped($0))</\(element)>" } ?? "<\(start)/>")
    }

    /// Defines an element under a name that depends only on its content, so that a change elsewhere renames nothing. Returns
    /// `url(#…)`.
    mutating func define(_ element: String, _ attributes: [String], _ content: (inout PictureWriter) -> Void) -> String
    {
        var inner = PictureWriter()
        inner.defined = defined
        content(&inner)
        defined = inner.defined
        let start = ([element] + attributes).joined(separator: " ")
        let name = "d" + Self.digest(of: start + inner.text)
        guard defined.insert(name).inserted else { return "url(#\(name))" }
        line("<\(start) id=\"\(name)\">")
        for part in inner.lines { line(" " + part) }
        line("</\(element)>")
        return "url(#\(name))"
    }

    /// FNV-1a, 64 bits: the same in every run.
    private static func digest(of text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }

    private mutating func line(_ text: String) {
        lines.append(String(repeating: " ", count: opened.count) + text)
    }

    // MARK: Views

    /// A view with its content. `isPlaced`: whether it stands at its place in its superview, or in its own coordinates.
    mutating func add(_ view: UIView, isPlaced: Bool = true) {
        // Views run `draw(_:)` only for a host that shows the result.
        view.layer.displayIfNeeded()
        let painted = view.painted
        guard !isPlaced || !painted.isHidden, painted.opacity > 0 else { return }
        let bounds = painted.bounds
        let look = painted.look
        var attributes = ["data-view=\"\(MarkupText.escaped(DescribedElement(view).name))\""]
        if isPlaced { attributes += Self.transform(painted.placing) }
        if isPlaced, painted.opacity < 1 { attributes.append(Self.attribute("opacity", painted.opacity)) }
        let background = painted.backgroundColor?.cgColor
        let outline = Self.outline(bounds, look)
        if painted.clipsToBounds {
            attributes.append("clip-path=\"\(define("clipPath", []) { $0.add("path", ["d=\"\(outline)\""]) })\"")
        }
        if let mask = painted.mask { attributes.append("mask=\"\(define(mask, over: bounds))\"") }
        let shadow = painted.clipsToBounds ? nil : defineShadow(look)
        let isFilled = (background?.alpha ?? 0) > 0
        if let shadow, !isFilled { attributes.append(shadow) }
        open("g", attributes)
        if isFilled, let background {
            add("path", ["d=\"\(outline)\""] + Self.paint("fill", background) + (shadow.map { [$0] } ?? []))
        }
        add(painted.content, in: bounds, look, view.traitCollection)
        addChildren(of: view)
        if look.borderWidth > 0, let color = look.borderColor, color.alpha > 0 {
            var inner = look
            inner.cornerRadius = max(0, look.cornerRadius - look.borderWidth / 2)
            let box = bounds.insetBy(dx: look.borderWidth / 2, dy: look.borderWidth / 2)
            add(
                "path",
                [
                    "d=\"\(Self.outline(box, inner))\"", "fill=\"none\"",
                    Self.attribute("stroke-width", look.borderWidth),
                ]
                    + Self.paint("stroke", color))
        }
        close()
    }

    private mutating func addChildren(of view: UIView) {
        guard view.hasLayers else {
            for subview in Self.sorted(view.subviews, \.look.zPosition) { add(subview) }
            return
        }
        for layer in Self.sorted(view.layer.paintedSublayers, \.zPosition) {
            if let view = layer.view { add(view) } else { add(layer) }
        }
    }

    /// A layer without a view, as a separate drawing.
    private mutating func add(_ layer: CALayer) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        layer.layoutIfNeeded()
        layer.displayIfNeeded()
        for inner in layer.paintedSublayers where inner.view == nil { inner.displayIfNeeded() }
        // Layers in it may reach beyond it.
        let box = layer.paintedBounds
        let image = UIGraphicsImageRenderer(bounds: box).image { layer.render(in: $0.cgContext) }
        guard let drawing = image.drawing, !drawing.commands.isEmpty else { return }
        let placing = Self.placing(
            layer.bounds, layer.position, layer.anchorPoint, CATransform3DGetAffineTransform(layer.transform))
        // The drawing begins at the origin of the box.
        let start = CGAffineTransform(translationX: box.minX, y: box.minY)
        open("g", ["data-view=\"\(type(of: layer))\""] + Self.transform(start.concatenating(placing)))
        add(drawing)
        close()
    }

    private mutating func defineShadow(_ look: LayerLook) -> String? {
        guard look.shadowOpacity > 0, let color = look.shadowColor, color.alpha > 0 else { return nil }
        let filter = define("filter", ["x=\"-1\"", "y=\"-1\"", "width=\"3\"", "height=\"3\""]) { writer in
            writer.add(
                "feDropShadow",
                [
                    Self.attribute("dx", look.shadowOffset.width), Self.attribute("dy", look.shadowOffset.height),
                    Self.attribute("stdDeviation", look.shadowRadius), "flood-color=\"\(Self.name(of: color))\"",
                    Self.attribute("flood-opacity", color.alpha * CGFloat(look.shadowOpacity)),
                ])
        }
        return "filter=\"\(filter)\""
    }

    private mutating func define(_ mask: DisplayMask, over bounds: CGRect) -> String {
        define("mask", ["maskUnits=\"userSpaceOnUse\"", "style=\"mask-type:alpha\""] + Self.box(bounds)) { writer in
            for shape in mask.shapes {
                let placing = shape.transform.concatenating(
                    CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
                writer.open("g", Self.transform(placing) + [Self.attribute("opacity", shape.opacity)])
                var look = LayerLook()
                look.cornerRadius = shape.cornerRadius
                let box = CGRect(origin: .zero, size: shape.size)
                if shape.fill > 0 {
                    writer.add(
                        "path",
                        ["d=\"\(Self.outline(box, look))\""]
                            + Self.paint("fill", CGColor(gray: 1, alpha: shape.fill)))
                }
                writer.add(shape.content, in: box, look, UITraitCollection.current)
                writer.close()
            }
        }
    }

    /// Back to front; items of the same depth keep their order.
    private static func sorted<Item>(_ items: [Item], _ depth: (Item) -> CGFloat) -> [Item] {
        items.enumerated().sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }.map(\.element)
    }
}

extension DisplayChange {
    /// From its own coordinates to those of the surrounding box.
    fileprivate var placing: CGAffineTransform {
        PictureWriter.placing(bounds, position, anchorPoint, CATransform3DGetAffineTransform(transform))
    }
}

extension DescribedElement {
    /// Its role and its name: states and values are in the picture anyway.
    fileprivate var name: String { kind + ((label ?? identifier).map { " \"\($0)\"" } ?? "") }
}
