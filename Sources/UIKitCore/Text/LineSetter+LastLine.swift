// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension LineSetter {
    /// Sets the rest of the paragraph on one line that runs on behind the right edge.
    mutating func setClipped(from start: Int) {
        var pen = Pen()
        var end = start
        var x: CGFloat = 0
        while end < units.count, units[end].kind != .newline, x < lineWidth {
            x = units[end].kind == .tab ? tabs.stop(after: x) : x + measures.advances[end]
            end += 1
        }
        place(start..<end, with: &pen)
        finish(start..<units.count, pen: pen, width: min(pen.x, lineWidth), endsWithNewline: false)
    }

    /// Sets the part of `range` that fits beside an ellipsis. The whole range does not fit.
    mutating func setShortened(_ range: Range<Int>) {
        let room = max(0, lineWidth - measures.ellipsis) + LineBreaker.tolerance
        var head = range.lowerBound..<range.lowerBound
        var tail = range.upperBound..<range.upperBound
        switch options.lineBreakMode {
        case .byTruncatingHead:
            tail = end(of: range, within: room)
        case .byTruncatingMiddle:
            head = beginning(of: range, within: room / 2)
            tail = end(of: head.upperBound..<range.upperBound, within: room - measured(head))
        default:
            head = beginning(of: range, within: room)
        }
        var pen = Pen()
        place(head, with: &pen)
        placeEllipsis(for: head.upperBound..<tail.lowerBound, with: &pen)
        place(tail, with: &pen)
        finish(range.lowerBound..<units.count, pen: pen, width: pen.x, endsWithNewline: false)
    }

    /// The longest beginning of `range` that is one paragraph at most and fits in `room`, without blanks at its end.
    private func beginning(of range: Range<Int>, within room: CGFloat) -> Range<Int> {
        var x: CGFloat = 0
        var end = range.lowerBound
        while end < range.upperBound, units[end].kind != .newline {
            x = units[end].kind == .tab ? tabs.stop(after: x) : x + measures.advances[end]
            if x > room { break }
            end += 1
        }
        while end > range.lowerBound, units[end - 1].isBlank { end -= 1 }
        return range.lowerBound..<end
    }

    /// The longest end of `range` that is one paragraph at most and fits in `room`, without blanks at its beginning.
    private func end(of range: Range<Int>, within room: CGFloat) -> Range<Int> {
        var x: CGFloat = 0
        var start = range.upperBound
        while start > range.lowerBound, units[start - 1].kind != .newline {
            // Counted from the end, the width of a tab is not known. It takes its full width at most.
            x += units[start - 1].kind == .tab ? tabs.interval : measures.advances[start - 1]
            if x > room { break }
            start -= 1
        }
        while start < range.upperBound, units[start].isBlank { start += 1 }
        return start..<range.upperBound
    }
}
