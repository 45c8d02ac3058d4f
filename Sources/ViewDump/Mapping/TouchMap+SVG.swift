import EventTrace

extension TouchMap {
    /// The map as an SVG document of its own: one path for each receiver with its name as a tooltip, controls that are not
    /// reached outlined and listed below the screen.
    public var svg: String {
        let listed = findings.prefix(40)
        let height = screen.height + (listed.isEmpty ? 0 : 24 + Double(listed.count) * 14)
        var text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(number(screen.x)) \(number(screen.y)) \(number(max(screen.width, 320))) \(number(height))\" font-family=\"system-ui, sans-serif\">\n"
        text += "<title>Who gets a touch</title>\n"
        text += shapes
        var y = screen.y + screen.height + 18
        if !listed.isEmpty {
            text += "<g font-size=\"10\" fill=\"#b00020\">\n"
            for finding in listed {
                text +=
                    "<text x=\"\(number(screen.x + 4))\" y=\"\(number(y))\">\(Self.escaped(finding.message))</text>\n"
                y += 14
            }
            text += "</g>\n"
        }
        return text + "</svg>\n"
    }

    /// The screen's shapes, without the document around them.
    var shapes: String {
        var text =
            "<rect x=\"\(number(screen.x))\" y=\"\(number(screen.y))\" width=\"\(number(screen.width))\" height=\"\(number(screen.height))\" fill=\"#fff\"/>\n"
        for receiver in receivers {
            let path = receiver.parts.map { part in
                "M\(number(part.x)) \(number(part.y))h\(number(part.width))v\(number(part.height))h\(number(-part.width))z"
            }.joined()
            let name = tree.subject(of: receiver.view).description
            text +=
                "<path d=\"\(path)\" fill=\"\(Self.color(of: receiver.view))\" shape-rendering=\"crispEdges\"><title>\(Self.escaped(name))</title></path>\n"
        }
        for finding in findings {
            guard let box = box(of: finding.view) else { continue }
            text +=
                "<rect x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\" height=\"\(number(box.height))\" fill=\"none\" stroke=\"#b00020\" stroke-width=\"1.5\" stroke-dasharray=\"4 2\"><title>\(Self.escaped(finding.message))</title></rect>\n"
        }
        return text
    }

    /// The box around a view's area on the screen.
    private func box(of view: Int) -> TraceRect? {
        let bounds = tree.placements[view].bounds
        let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
            tree.toScreen(TracePoint(x: bounds.x + x * bounds.width, y: bounds.y + y * bounds.height), from: view)
        }
        guard let left = corners.map(\.x).min(), let right = corners.map(\.x).max(), let top = corners.map(\.y).min(),
            let bottom = corners.map(\.y).max(), (left + right + top + bottom).isFinite
        else { return nil }
        return TraceRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A hue for every view; neighbors in the dump are far apart (the golden angle).
    static func color(of view: Int) -> String {
        let hue = (view * 13_751 / 100) % 360
        return "hsl(\(hue) 65% \(view % 2 == 0 ? 72 : 62)%)"
    }

    /// A number for an attribute; a name for one that is none would be no SVG.
    func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return TraceText("\(rounded.isFinite ? rounded : 0)").description
    }

    /// Text between tags and in attributes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // Not allowed in XML, even escaped.
            case _ where scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar): result += "\u{FFFD}"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
