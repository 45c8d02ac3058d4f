// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The geometry of a ``TextEditor``'s text in its view, in the view's coordinates (points).
@MainActor
final class TextSurface {
    let editor: TextEditor
    let lines: TextLines
    /// The top left corner of the first line.
    var origin = CGPoint.zero
    /// The width of the area for lines, in points.
    var width: CGFloat = 0

    static let caretWidth: CGFloat = 2

    init(_ editor: TextEditor, _ style: TextLines.Style, metrics: TextMetrics) {
        self.editor = editor
        lines = TextLines(style, metrics: metrics)
    }

    private var buffer: TextBuffer { editor.buffer }

    /// Gives all of the text an attribute, if its parts have attributes of their own.
    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        if editor.setAttribute(key, value) { lines.reset(buffer) }
    }

    /// Gives all paragraphs an alignment, also those with a style of their own.
    func align(_ alignment: NSTextAlignment) {
        if editor.align(alignment) { lines.reset(buffer) }
    }

    // MARK: Carets

    func caretRect(_ offset: Int, _ affinity: UITextStorageDirection) -> CGRect {
        let offset = min(max(0, offset), buffer.count)
        let line = lines.index(at: offset, affinity, buffer)
        let geometry = lines.geometry(line, buffer)
        let start = lines.range(line, buffer).lowerBound
        var x = lines.indent(line, buffer) + geometry.x(ofCaretAt: offset - start)
        // Blanks may hang over the edge; carets may not, or nobody would see them.
        if !isSingleLine { x = max(0, min(x, width - Self.caretWidth)) }
        return CGRect(x: origin.x + x, y: top(of: line), width: Self.caretWidth, height: lines.height(of: line))
    }

    /// The caret nearest to a point, on the line at its height.
    func closestCaret(to point: CGPoint) -> TextInputPosition {
        let line = lines.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        let geometry = lines.geometry(line, buffer)
        return position(geometry.closestCaret(to: point.x - origin.x - lines.indent(line, buffer)), on: line)
    }

    /// The position of an offset from the beginning of a line, on that line.
    private func position(_ offset: Int, on line: Int) -> TextInputPosition {
        let range = lines.range(line, buffer)
        let offset = buffer.boundary(atOrBefore: range.lowerBound + offset)
        let isEnd = offset == range.upperBound && line + 1 < lines.count && offset > range.lowerBound
        return TextInputPosition(offset, isEnd ? .backward : .forward)
    }

    private func top(of line: Int) -> CGFloat { origin.y + lines.top(of: line) }

    var isSingleLine = false
    private var sight: ClosedRange<CGFloat>?

    // MARK: Rectangles

    func selectionRects(_ range: Range<Int>) -> [TextInputSelectionRect] {
        let range = range.clamped(to: 0..<buffer.count)
        guard !range.isEmpty else { return [] }
        var first = lines.index(at: range.lowerBound)
        var last = max(first, lines.index(at: range.upperBound, .backward, buffer))
        if let sight {
            let seen = lines.indices(from: sight.lowerBound - origin.y, to: sight.upperBound - origin.y)
            (first, last) = (max(first, seen.lowerBound), min(last, seen.upperBound))
        }
        var result: [TextInputSelectionRect] = []
        for line in stride(from: first, through: last, by: 1) { result += selectionRects(range, on: line) }
        return result
    }

    /// Runs a closure that asks for rectangles to show, limited to visible lines: a selection of everything may have
    /// thousands of lines.
    ///
    /// - Parameter heights: the visible heights, with some margin, in points of the surface's view.
    func showing<Result>(_ heights: ClosedRange<CGFloat>, _ body: () -> Result) -> Result {
        let outer = sight
        sight = heights
        defer { sight = outer }
        return body()
    }

    /// The text on the lines between two heights, in points of the surface's view.
    func textRange(_ heights: ClosedRange<CGFloat>) -> Range<Int> {
        let seen = lines.indices(from: heights.lowerBound - origin.y, to: heights.upperBound - origin.y)
        return lines.range(seen.lowerBound, buffer).lowerBound..<lines.range(seen.upperBound, buffer).upperBound
    }

    private func selectionRects(_ range: Range<Int>, on line: Int) -> [TextInputSelectionRect] {
        let whole = lines.range(line, buffer)
        let geometry = lines.geometry(line, buffer)
        let own = range.clamped(to: whole)
        let indent = lines.indent(line, buffer)
        let relative = own.lowerBound - whole.lowerBound..<own.upperBound - whole.lowerBound
        var spans = geometry.spans(of: relative)
        let goesOn = range.upperBound > whole.lowerBound + geometry.length
        if goesOn, !isSingleLine { reachEdge(&spans, geometry, indent: indent, from: relative) }
        return spans.map { span in
            let left = isSingleLine ? span.x.lowerBound : max(-indent, span.x.lowerBound)
            let right = isSingleLine ? span.x.upperBound : min(max(width - indent, left), span.x.upperBound)
            return TextInputSelectionRect(
                CGRect(
                    x: origin.x + indent + left, y: top(of: line), width: max(0, right - left),
                    height: lines.height(of: line)),
                isRightToLeft: span.isRightToLeft,
                containsStart: own.lowerBound == range.lowerBound && span.range.contains(relative.lowerBound)
                    || (span.range.isEmpty && own.lowerBound == range.lowerBound),
                containsEnd: own.upperBound == range.upperBound
                    && (span.range.upperBound == relative.upperBound || span.range.upperBound == geometry.length))
        }
    }

    /// A selection that continues on the next line covers the rest of this line.
    private func reachEdge(
        _ spans: inout [TextLineGeometry.Span], _ geometry: TextLineGeometry, indent: CGFloat, from range: Range<Int>
    ) {
        if geometry.isRightToLeft {
            if let first = spans.first, first.isRightToLeft {
                spans[0].x = min(-indent, first.x.lowerBound)...first.x.upperBound
            } else {
                let end = geometry.x(ofEdge: 0)
                spans.insert(
                    .init(x: min(-indent, end)...end, isRightToLeft: true, range: geometry.length..<geometry.length),
                    at: 0)
            }
        } else if let last = spans.last, !last.isRightToLeft {
            spans[spans.count - 1].x = last.x.lowerBound...max(width - indent, last.x.upperBound)
        } else {
            let end = geometry.x(ofEdge: geometry.lastEdge)
            spans.append(
                .init(
                    x: end...max(width - indent, end), isRightToLeft: false, range: geometry.length..<geometry.length))
        }
    }

    /// The rectangle of the part of a range that lies on its first line; that of a caret for an empty one.
    func firstRect(_ range: Range<Int>) -> CGRect {
        guard !range.isEmpty else { return caretRect(range.lowerBound, .forward) }
        let line = lines.index(at: range.lowerBound)
        let rects = selectionRects(range, on: line).map(\.rect)
        guard let first = rects.first else { return caretRect(range.lowerBound, .forward) }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }

    /// The grapheme at a point; `nil` where there is none.
    func character(at point: CGPoint) -> Range<Int>? {
        let y = point.y - origin.y
        guard y >= 0, y < lines.height else { return nil }
        let line = lines.index(at: CGPoint(x: point.x - origin.x, y: y))
        let x = point.x - origin.x - lines.indent(line, buffer)
        guard let found = lines.geometry(line, buffer).grapheme(atX: x) else { return nil }
        let start = lines.range(line, buffer).lowerBound
        return start + found.lowerBound..<start + found.upperBound
    }

    // MARK: Steps on the screen

    /// The caret one step to the left or right; `nil` at the text's end.
    func step(from position: TextInputPosition, toRight: Bool) -> TextInputPosition? {
        let line = lines.index(at: position.offset, position.affinity, buffer)
        let geometry = lines.geometry(line, buffer)
        let edge = geometry.edge(ofCaretAt: position.offset - lines.range(line, buffer).lowerBound)
        let next = edge + (toRight ? 1 : -1)
        if (0...geometry.lastEdge).contains(next) {
            return self.position(geometry.offset(ofCaretAtEdge: next), on: line)
        }
        return toRight == geometry.isRightToLeft
            ? stepToLine(line - 1, isNext: false) : stepToLine(line + 1, isNext: true)
    }

    /// The first caret on the next line, or the last on the previous line, that differs from the caret beside it.
    private func stepToLine(_ line: Int, isNext: Bool) -> TextInputPosition? {
        guard line >= 0, line < lines.count else { return nil }
        let geometry = lines.geometry(line, buffer)
        let isWrapped = !lines.endsWithNewline(isNext ? line - 1 : line, buffer)
        let inward = isWrapped && geometry.lastEdge > 0 ? 1 : 0
        let isAtLeft = geometry.isRightToLeft != isNext
        return position(
            geometry.offset(ofCaretAtEdge: isAtLeft ? inward : geometry.lastEdge - inward), on: line)
    }

    /// The caret some lines up (negative) or down, at the same x; `nil` beyond the first and last.
    func step(from position: TextInputPosition, lines distance: Int) -> TextInputPosition? {
        let own = lines.index(at: position.offset, position.affinity, buffer)
        guard let line = lines.line(distance, below: own) else { return nil }
        let rect = caretRect(position.offset, position.affinity)
        return closestCaret(to: CGPoint(x: rect.minX, y: top(of: line) + lines.height(of: line) / 2))
    }

    /// The offsets of the line a position is on, without its line break.
    func line(at position: TextInputPosition) -> Range<Int> {
        let line = lines.index(at: position.offset, position.affinity, buffer)
        let start = lines.range(line, buffer).lowerBound
        return start..<start + lines.geometry(line, buffer).length
    }

    func isRightToLeft(at position: TextInputPosition) -> Bool {
        lines.isRightToLeft(at: position.offset, buffer)
    }
}
