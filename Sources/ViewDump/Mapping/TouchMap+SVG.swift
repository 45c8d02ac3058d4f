// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Foundation

extension TouchMap {
    /// How many receivers the legend names, the largest first.
    static let legendLength = 14

    /// The map as an SVG document of its own: one path for each receiver with its name in it, a legend beside it, and controls that
    /// are not reached outlined and listed below the screen.
    public var svg: String {
        let listed = findings.prefix(40)
        let legendWidth = 260.0
        let height =
            max(screen.height, Double(Self.legendLength + 2) * 16)
            + (listed.isEmpty ? 0 : 24 + Double(listed.count) * 14)
        var text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(number(screen.x)) \(number(screen.y)) \(number(screen.width + legendWidth)) \(number(height))\" font-family=\"system-ui, sans-serif\">\n"
        text += "<title>Who gets a touch</title>\n"
        text += shapes
        text += legend(x: screen.x + screen.width + 12)
        var y = screen.y + max(screen.height, Double(Self.legendLength + 2) * 16) + 18
        if !listed.isEmpty {
            text += "<g font-size=\"10\" fill=\"#b00020\">\n"
            for finding in listed {
                text +=
                    "<text x=\"\(number(screen.x + 4))\" y=\"\(number(y))\">\(MarkupText.escaped(finding.message))</text>\n"
                y += 14
            }
            text += "</g>\n"
        }
        return text + "</svg>\n"
    }

    /// The screen's shapes, without the document around them.
    var shapes: String {
        let place =
            "x=\"\(number(screen.x))\" y=\"\(number(screen.y))\" width=\"\(number(screen.width))\" height=\"\(number(screen.height))\""
        var text = "<rect \(place) fill=\"#fff\"/>\n"
        if let screenshot, let type = Self.imageType(of: screenshot) {
            text +=
                "<image \(place) preserveAspectRatio=\"none\" href=\"data:\(type);base64,\(screenshot.base64EncodedString())\"/>\n"
        }
        let opacity = screenshot == nil ? "" : " fill-opacity=\"0.45\""
        for (place, receiver) in receivers.enumerated() {
            let path = receiver.parts.map { part in
                "M\(number(part.x)) \(number(part.y))h\(number(part.width))v\(number(part.height))h\(number(-part.width))z"
            }.joined()
            text +=
                "<path d=\"\(path)\" data-view=\"\(receiver.view + 1)\" fill=\"\(color(at: place))\"\(opacity) shape-rendering=\"crispEdges\"><title>\(MarkupText.escaped(name(of: receiver.view)))</title></path>\n"
        }
        text += "<g font-size=\"9\" fill=\"#222\" pointer-events=\"none\">\n"
        text += receivers.compactMap(label).joined()
        text += "</g>\n"
        for finding in findings {
            guard let box = box(of: finding.view) else { continue }
            text +=
                "<rect x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\" height=\"\(number(box.height))\" fill=\"none\" stroke=\"#b00020\" stroke-width=\"1.5\" stroke-dasharray=\"4 2\" pointer-events=\"none\"><title>\(MarkupText.escaped(finding.message))</title></rect>\n"
        }
        return text
    }

    private func name(of view: Int) -> String { tree.subject(of: view).description }

    package func color(at place: Int) -> String { MapColors.palette[colors[place]] }

    /// The name in the receiver's largest part, as much of it as fits.
    private func label(of receiver: Receiver) -> String? {
        guard let part = receiver.parts.max(by: { $0.width * $0.height < $1.width * $1.height }), part.height >= 11
        else {
            return nil
        }
        let room = Int((part.width - 4) / 4.8)
        guard room >= 4 else { return nil }
        let view = tree.views[receiver.view]
        let whole = view.label.flatMap { $0.isEmpty ? nil : $0 } ?? view.className
        let shown = whole.count <= room ? whole : whole.prefix(room - 1) + "…"
        return
            "<text x=\"\(number(part.x + 2))\" y=\"\(number(part.y + min(part.height / 2 + 3, 11)))\">\(MarkupText.escaped(String(shown)))</text>\n"
    }

    private func legend(x: Double) -> String {
        let largest = receivers.indices.sorted { receivers[$0].area > receivers[$1].area }
        let total = screen.width * screen.height
        var text = "<g font-size=\"10\">\n"
        var y = screen.y + 14
        for place in largest.prefix(Self.legendLength) {
            let share = Int((receivers[place].area * 100 / total).rounded())
            text +=
                "<rect x=\"\(number(x))\" y=\"\(number(y - 9))\" width=\"10\" height=\"10\" fill=\"\(color(at: place))\"/><text x=\"\(number(x + 15))\" y=\"\(number(y))\">\(MarkupText.escaped(String(name(of: receivers[place].view).prefix(40)))), \(share == 0 ? "&lt; 1" : "\(share)") %</text>\n"
            y += 16
        }
        if largest.count > Self.legendLength {
            text += "<text x=\"\(number(x))\" y=\"\(number(y))\">and \(largest.count - Self.legendLength) more</text>\n"
        }
        return text + "</g>\n"
    }

    /// The media type of a picture that a browser shows; `nil` for another.
    public static func imageType(of picture: Data) -> String? {
        if picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        return picture.starts(with: [0xFF, 0xD8, 0xFF]) ? "image/jpeg" : nil
    }

    /// The box around a view's area on the screen; `nil` if the place has no finite numbers.
    package func box(of view: Int) -> TraceRect? {
        let bounds = tree.placements[view].bounds
        let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
            tree.toScreen(TracePoint(x: bounds.x + x * bounds.width, y: bounds.y + y * bounds.height), from: view)
        }
        guard let left = corners.map(\.x).min(), let right = corners.map(\.x).max(), let top = corners.map(\.y).min(),
            let bottom = corners.map(\.y).max(), (left + right + top + bottom).isFinite
        else { return nil }
        return TraceRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A number for an attribute; a word for NaN or infinity would be invalid SVG.
    func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return TraceText("\(rounded.isFinite ? rounded : 0)").description
    }
}
