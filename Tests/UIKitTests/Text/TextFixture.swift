// SPDX-License-Identifier: Apache-2.0

@testable import UIKitCore

/// Sets `text` in a font whose graphemes are all 10 points wide, the ellipsis too, and whose lines are 10 points high.
func set(
    _ text: String, width: CGFloat = .infinity, height: CGFloat = .infinity, mode: NSLineBreakMode = .byWordWrapping,
    lines: Int = 0, alignment: NSTextAlignment = .left
) -> TextLayout {
    let heights = FontMetrics(ascent: 0.8, descent: 0.2, lineGap: 0)
    return TextLayout(
        text,
        options: TextLayout.Options(
            font: .systemFont(ofSize: 10), alignment: alignment, lineBreakMode: mode, maximumLineCount: lines),
        width: width, height: height,
        measures: TextLayout.Measures(
            advances: text.map { $0.isNewline ? 0 : 10 }, ellipsis: 10, heights: heights, pointSize: 10))
}

/// The text of each line as painted.
func painted(_ layout: TextLayout) -> [String] {
    layout.lines.map(\.text)
}
