// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One line of an edited text.
final class TextLineView: ControlPart {
    /// The look of a line, without its place.
    struct Content: Equatable {
        var runs: [TextLineGeometry.Run]
        var font: UIFont
        var color: UIColor
        var ascent: CGFloat
        /// Of a line that is full, in points.
        var lineWidth: CGFloat

        /// The pictures of the attachments.
        @MainActor
        func pictures(_ resolved: (UIColor) -> UIColor) -> [TextPicture] {
            runs.flatMap { run in
                run.style?.pictures(
                    run.attachmentCount, orIn: font, at: CGPoint(x: run.x, y: ascent), width: run.width,
                    lineWidth: lineWidth, index: 0, color: { resolved($0 ?? color) }) ?? []
            }
        }
    }

    /// The number under which the canvas made the view.
    var order = 0

    var content: Content? {
        didSet { if content != oldValue { markChanged(.content) } }
    }

    override var displayContent: DisplayContent {
        guard let content, !content.runs.isEmpty else { return .none }
        guard content.runs.allSatisfy({ $0.style == nil }) else {
            let resolved: (UIColor) -> UIColor = { [self] in $0.resolvedColor(with: traitCollection) }
            return DisplayContent(
                DisplayStyledText(content, resolved: resolved), content.pictures(resolved), in: bounds, textMetrics)
        }
        return .text(
            DisplayText(
                face: content.font.face, size: content.font.pointSize,
                color: content.color.resolvedColor(with: traitCollection),
                lines: content.runs.map {
                    DisplayText.Line(
                        text: $0.text, baseline: CGPoint(x: $0.x, y: content.ascent), width: $0.width,
                        isRightToLeft: $0.isRightToLeft)
                }))
    }
}
