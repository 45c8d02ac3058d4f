// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension LineSetter {
    /// The place of the next grapheme of the current line, and the runs of the line so far.
    struct Pen {
        var x: CGFloat = 0
        /// The offset behind the last grapheme that has been placed.
        var end = 0
        var runs: [TextLayout.Run] = []
        /// Whether placed graphemes become part of a run. Blanks at the end of a wrapped line only get their places.
        var isPainting = true
        /// The graphemes in whose place an ellipsis stands.
        var ellipsis: Range<Int>?
    }

    /// Places the graphemes of `range` one after the other, in runs that end at tabs and at widened spaces.
    mutating func place(_ range: Range<Int>, with pen: inout Pen, stretchingSpacesBy extra: CGFloat = 0) {
        var runStart = range.lowerBound
        var runX = pen.x
        for offset in range {
            edges[offset] = pen.x
            if units[offset].kind == .tab {
                paint(runStart..<offset, from: runX, with: &pen)
                pen.x = tabs.stop(after: pen.x)
                runStart = offset + 1
                runX = pen.x
                continue
            }
            pen.x += measures.advances[offset]
            if extra > 0, units[offset].kind == .space {
                paint(runStart..<offset + 1, from: runX, with: &pen)
                pen.x += extra
                runStart = offset + 1
                runX = pen.x
            }
        }
        paint(runStart..<range.upperBound, from: runX, with: &pen)
        pen.end = range.upperBound
    }

    /// Places an ellipsis for the graphemes of `range`. They all get the ellipsis's place.
    mutating func placeEllipsis(for range: Range<Int>, with pen: inout Pen) {
        for offset in range {
            edges[offset] = pen.x
        }
        pen.runs.append(
            TextLayout.Run(range: range, text: "…", x: pen.x, width: measures.ellipsis, isEllipsis: true))
        pen.x += measures.ellipsis
        pen.ellipsis = range
        pen.end = range.upperBound
    }

    private func paint(_ range: Range<Int>, from x: CGFloat, with pen: inout Pen) {
        guard pen.isPainting, !range.isEmpty else { return }
        guard measures.stretches.isEmpty else { return paintStretches(of: range, with: &pen) }
        pen.runs.append(
            TextLayout.Run(
                range: range, text: painted(range), x: x,
                width: pen.x - x, isEllipsis: false))
    }

    /// The painted text of a range.
    func painted(_ range: Range<Int>) -> String {
        String(text[indices[range.lowerBound]..<indices[range.upperBound]]).withoutDirections
    }

    /// A run for each stretch, where its graphemes were placed.
    private func paintStretches(of range: Range<Int>, with pen: inout Pen) {
        for (place, stretch) in measures.stretches.enumerated() {
            let part = stretch.range.clamped(to: range)
            guard !part.isEmpty else { continue }
            let end = part.upperBound < range.upperBound ? edges[part.upperBound] : pen.x
            pen.runs.append(
                TextLayout.Run(
                    range: part, text: painted(part),
                    x: edges[part.lowerBound], width: end - edges[part.lowerBound], isEllipsis: false, stretch: place))
        }
    }
}
