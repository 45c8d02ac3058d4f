// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a view or a layer shows by itself, as style sheets write it.
@MainActor
struct LookRecord {
    var background: String?
    var radius: Double?
    var border: BorderRecord?
    var text: TextRecord?
    var shape: ShapeRecord?
    var isImage: Bool?

    init(_ surface: some DisplayedSurface) {
        background = CSS.color(surface.backgroundColor?.cgColor)
        let look = surface.look
        if look.cornerRadius > 0 { radius = ViewRecord.finite(look.cornerRadius) }
        if look.borderWidth > 0, let color = CSS.color(look.borderColor) {
            border = BorderRecord(width: ViewRecord.finite(look.borderWidth), color: color)
        }
        switch surface.content {
        case .none: break
        case .text(let text): self.text = TextRecord(text)
        case .styledText(let text): self.text = TextRecord(text)
        case .shape(let shape):
            self.shape = ShapeRecord(shape)
            if self.shape == nil, shape.path != nil { isImage = true }
        case .image, .gradient, .drawing: isImage = true
        }
    }
}

/// A border: its width in points, and its CSS color.
package struct BorderRecord: Encodable, Equatable, Sendable {
    package var width: Double
    package var color: String
}

/// A path with its colors.
package struct ShapeRecord: Encodable, Equatable, Sendable {
    /// A longer path counts as an image: a picture of this size shows no more of it.
    private static let greatestNumberOfElements = 300

    /// In the box's own coordinates, as `d` of an SVG path has it.
    package var path: String
    package var fill: String?
    package var isEvenOdd: Bool?
    package var stroke: String?
    package var width: Double?
    /// The part of the path that the line takes; missing for all of it.
    package var line: String?

    /// `nil` for a shape that shows nothing, and for a path that is too long.
    @MainActor
    init?(_ shape: DisplayShape) {
        guard let whole = shape.path, let path = Self.text(of: whole) else { return nil }
        self.path = path
        fill = CSS.color(shape.fillColor)
        isEvenOdd = fill != nil && shape.isEvenOdd ? true : nil
        if shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart, let color = CSS.color(shape.strokeColor) {
            (stroke, width) = (color, ViewRecord.finite(shape.lineWidth))
            if shape.strokeStart > 0 || shape.strokeEnd < 1 {
                let part = CGMutablePath()
                for piece in PathPart(of: whole, from: shape.strokeStart, to: shape.strokeEnd).lines {
                    part.addLines(between: piece.points)
                }
                line = Self.text(of: part)
            }
        }
        if fill == nil, stroke == nil { return nil }
    }

    private static func text(of path: CGPath) -> String? {
        var parts: [String] = []
        path.applyWithBlock { element in
            // One more says that the path is too long; the rest of it costs no text, thirty times a second.
            guard parts.count <= greatestNumberOfElements else { return }
            let points = element.pointee.points
            func numbers(_ count: Int) -> String {
                (0..<count).map { "\(number(points[$0].x)) \(number(points[$0].y))" }.joined(separator: " ")
            }
            switch element.pointee.type {
            case .moveToPoint: parts.append("M\(numbers(1))")
            case .addLineToPoint: parts.append("L\(numbers(1))")
            case .addQuadCurveToPoint: parts.append("Q\(numbers(2))")
            case .addCurveToPoint: parts.append("C\(numbers(3))")
            case .closeSubpath: parts.append("Z")
            }
        }
        return parts.count <= greatestNumberOfElements ? parts.joined() : nil
    }

    /// In hundredths of a point.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (ViewRecord.finite(value) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
