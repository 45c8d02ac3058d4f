// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension TextLayout {
    /// Which of two lines a caret between them belongs to.
    public enum Affinity: Hashable, Sendable {
        /// The end of the line before.
        case upstream
        /// The beginning of the line after.
        case downstream
    }

    /// A place between two graphemes.
    public struct Caret: Hashable, Sendable {
        /// The number of graphemes before it.
        public var offset: Int
        /// The line to which the place belongs, if one line ends there and the next begins without a line break.
        public var affinity: Affinity

        /// A place after a number of graphemes; by default at the beginning of a line instead of the end of the previous one.
        public init(offset: Int, affinity: Affinity = .downstream) {
            self.offset = offset
            self.affinity = affinity
        }
    }

    /// The number of graphemes in the text.
    public var count: Int { edges.count }

    /// The index in ``text`` of the grapheme at `offset`, which is clamped to the text.
    public func index(at offset: Int) -> String.Index {
        indices[min(max(0, offset), count)]
    }

    /// The offset of the grapheme that `index`, an index of ``text``, lies in.
    public func offset(of index: String.Index) -> Int {
        Self.lastPlace(in: 0..<indices.count) { indices[$0] <= index }
    }

    /// The line on which `caret` stands.
    public func lineIndex(of caret: Caret) -> Int {
        let found = Self.lastPlace(in: 0..<lines.count) { lines[$0].range.lowerBound <= caret.offset }
        let line = lines[found]
        let isBetween = found > 0 && line.range.lowerBound == caret.offset && !lines[found - 1].endsWithNewline
        return isBetween && caret.affinity == .upstream ? found - 1 : found
    }

    /// The line at the height `y`; the first one for a height above it, and the last one for a height below it.
    public func lineIndex(at y: CGFloat) -> Int {
        // Right for NaN too.
        Self.lastPlace(in: 0..<lines.count) { lines[$0].frame.minY <= y }
    }

    /// The line at a point: of several at one height the one in whose room the point is, or the nearest to the left.
    func lineIndex(at point: CGPoint) -> Int {
        var found = lineIndex(at: point.y)
        while found > 0, let room = lines[found].room, lines[found - 1].frame.minY == lines[found].frame.minY,
            point.x < room.x
        {
            found -= 1
        }
        return found
    }

    /// The rectangle of a caret: as high as its line, and without width. An offset outside of the text counts as its end.
    public func caretRect(at caret: Caret) -> CGRect {
        let caret = Caret(offset: min(max(0, caret.offset), count), affinity: caret.affinity)
        let line = lines[lineIndex(of: caret)]
        return CGRect(x: caretEdge(at: caret.offset, on: line), y: line.frame.minY, width: 0, height: line.frame.height)
    }

    /// The caret nearest to `point`: on the line at its height, before or behind the grapheme it lies on.
    public func closestCaret(to point: CGPoint) -> Caret {
        let line = lines[lineIndex(at: point)]
        if let visual = line.visual {
            let offset = visual.closestCaret(to: point.x)
            return Caret(offset: offset, affinity: offset == line.range.upperBound ? .upstream : .downstream)
        }
        let end = line.endsWithNewline ? line.range.upperBound - 1 : line.range.upperBound
        guard line.range.lowerBound < end, point.x > edges[line.range.lowerBound] else {
            return Caret(offset: line.range.lowerBound)
        }
        let offset = Self.lastPlace(in: line.range.lowerBound..<end) { edges[$0] <= point.x }
        let next = offset + 1
        let isNearerToNext = point.x - edges[offset] > caretEdge(at: next, on: line) - point.x
        guard isNearerToNext else { return Caret(offset: offset) }
        return Caret(offset: next, affinity: next == line.range.upperBound ? .upstream : .downstream)
    }

    /// The offset of the grapheme that is painted at `point`, or `nil` if there is none.
    ///
    /// An ellipsis stands for the first grapheme that it replaces.
    public func grapheme(at point: CGPoint) -> Int? {
        guard point.y >= 0, point.y < size.height else { return nil }
        let line = lines[lineIndex(at: point)]
        for run in line.runs where point.x >= run.x && point.x < run.x + run.width && !run.range.isEmpty {
            if run.isEllipsis { return run.range.lowerBound }
            if let visual = line.visual { return visual.grapheme(at: point.x) }
            return Self.lastPlace(in: run.range) { edges[$0] <= point.x }
        }
        return nil
    }

    /// The rectangles that show `range` as selected, one on each line, or one for each part where directions change; a newline
    /// adds no width.
    public func selectionRects(for range: Range<Int>) -> [CGRect] {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return [] }
        let first = lineIndex(of: Caret(offset: range.lowerBound))
        let last = lineIndex(of: Caret(offset: range.upperBound, affinity: .upstream))
        return lines[first...max(first, last)].flatMap { line -> [CGRect] in
            let covered = range.clamped(to: line.range)
            guard !covered.isEmpty else { return [] }
            if let visual = line.visual {
                return visual.spans(of: covered).map { span in
                    CGRect(
                        x: span.lowerBound, y: line.frame.minY, width: span.upperBound - span.lowerBound,
                        height: line.frame.height)
                }
            }
            let left = caretEdge(at: covered.lowerBound, on: line)
            let right = caretEdge(at: covered.upperBound, on: line)
            return [
                CGRect(x: left, y: line.frame.minY, width: max(0, right - left), height: line.frame.height)
            ]
        }
    }

    /// The edge at which the grapheme at `offset` begins on `line`; the line's end for the offset behind it.
    private func caretEdge(at offset: Int, on line: Line) -> CGFloat {
        let edge =
            line.visual?.x(ofCaretAt: offset) ?? (line.range.contains(offset) ? edges[offset] : line.trailingEdge)
        // Blanks may hang over the edges; carets may not, or nobody would see them.
        return max(min(edge, max(width, line.frame.maxX)), min(0, line.frame.minX))
    }

    /// The last place in `range` that fulfils `condition`, if the first ones do and the rest do not; else the first.
    private static func lastPlace(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if condition(middle) {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }
}
