import CoreGraphics
import UIKit

/// Laid-out text: its lines with their baselines in the view's own coordinates.
struct TextRecord: Encodable, Equatable, Sendable {
    struct Line: Encodable, Equatable, Sendable {
        var text: String
        var x: Double
        var y: Double
    }

    /// More of a text no picture of this size shows.
    private static let greatestLineLength = 200
    private static let greatestNumberOfLines = 60

    /// A CSS font.
    var font: String
    var color: String
    var lines: [Line]

    @MainActor
    init(_ text: DisplayText) {
        let family =
            switch text.face.family {
            case .system, .named: "system-ui, sans-serif"
            case .monospaced: "ui-monospace, monospace"
            }
        font = "\(text.face.isItalic ? "italic " : "")\(text.face.weight) \(ViewRecord.finite(text.size))px \(family)"
        color = CSS.color(text.color.cgColor) ?? "transparent"
        lines = text.lines.prefix(Self.greatestNumberOfLines).map {
            Line(
                text: String($0.text.prefix(Self.greatestLineLength)), x: ViewRecord.finite($0.baseline.x),
                y: ViewRecord.finite($0.baseline.y))
        }
    }
}
