// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Laid-out text: its lines with their baselines in the view's own coordinates.
package struct TextRecord: Encodable, Equatable, Sendable {
    package struct Line: Encodable, Equatable, Sendable {
        package var text: String
        package var x: Double
        package var y: Double
        /// Only where it is true.
        package var rightToLeft: Bool?
    }

    /// A picture of this size shows no more of a line.
    private static let greatestLineLength = 200
    private static let greatestNumberOfLines = 60

    /// A CSS font.
    package var font: String
    package var color: String
    package var lines: [Line]

    /// The picture shows text of several styles in the style of its beginning.
    @MainActor
    init?(_ text: DisplayStyledText) {
        guard let first = text.runs.first else { return nil }
        font = Self.font(first.face, first.size)
        color = CSS.color(first.color.cgColor) ?? "transparent"
        lines = text.runs.prefix(Self.greatestNumberOfLines).map {
            Line(
                text: String($0.text.prefix(Self.greatestLineLength)), x: ViewRecord.finite($0.baseline.x),
                y: ViewRecord.finite($0.baseline.y), rightToLeft: $0.isRightToLeft ? true : nil)
        }
    }

    private static func font(_ face: FontFace, _ size: CGFloat) -> String {
        let family =
            switch face.family {
            case .system, .named: "system-ui, sans-serif"
            case .monospaced: "ui-monospace, monospace"
            }
        return "\(face.isItalic ? "italic " : "")\(face.weight) \(ViewRecord.finite(size))px \(family)"
    }

    @MainActor
    init(_ text: DisplayText) {
        font = Self.font(text.face, text.size)
        color = CSS.color(text.color.cgColor) ?? "transparent"
        lines = text.lines.prefix(Self.greatestNumberOfLines).map {
            Line(
                text: String($0.text.prefix(Self.greatestLineLength)), x: ViewRecord.finite($0.baseline.x),
                y: ViewRecord.finite($0.baseline.y), rightToLeft: $0.isRightToLeft ? true : nil)
        }
    }
}
