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
    }

    /// The number under which the canvas made the view.
    var order = 0

    var content: Content? {
        didSet { if content != oldValue { markChanged(.content) } }
    }

    override var displayContent: DisplayContent {
        guard let content, !content.runs.isEmpty else { return .none }
        guard content.runs.allSatisfy({ $0.style == nil }) else {
            return .styledText(DisplayStyledText(content) { $0.resolvedColor(with: traitCollection) })
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
