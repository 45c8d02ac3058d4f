// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension TextLayout {
    /// One line of a text that has been set.
    public struct Line: Hashable, Sendable {
        /// The graphemes that belong to this line, with the blanks and the newline at its end; on a shortened line also
        /// those that are not shown.
        public var range: Range<Int>
        /// The runs to paint, from left to right.
        public var runs: [Run]
        /// The rectangle of the line. Its width leaves out the blanks at which it was wrapped.
        public var frame: CGRect
        /// The height of the baseline.
        public var baseline: CGFloat
        /// Where the line ends, with the blanks at its end.
        public var trailingEdge: CGFloat
        /// Whether a line break of the text ends this line.
        public var endsWithNewline: Bool
        /// Whether the paragraph reads from right to left.
        public var isRightToLeft = false
        /// Where the line stands beside excluded parts of its container (PO20).
        var room: LineRoom?
        /// The visual order, for a line that does not all read from left to right.
        var visual: VisualLine?

        /// The text as painted, an ellipsis included, in the order in which it is read; blanks at which the line was wrapped are
        /// left out.
        public var text: String {
            guard visual != nil else { return runs.map(\.text).joined() }
            return runs.sorted { $0.range.lowerBound < $1.range.lowerBound }.map(\.text).joined()
        }

        /// The runs, with adjacent runs from left to right joined into one.
        var painted: [Run] {
            runs.reduce(into: []) { result, run in
                if let last = result.last, !last.isRightToLeft, !run.isRightToLeft, last.stretch == run.stretch,
                    abs(last.x + last.width - run.x) < 0.001
                {
                    result[result.count - 1].text += run.text
                    result[result.count - 1].range =
                        last.range.lowerBound..<max(last.range.upperBound, run.range.upperBound)
                    result[result.count - 1].width += run.width
                } else {
                    result.append(run)
                }
            }
        }
    }

    /// A stretch of a line to be painted in one go: its graphemes follow each other with nothing in between.
    public struct Run: Hashable, Sendable {
        /// The painted graphemes; for an ellipsis those that it replaces.
        public var range: Range<Int>
        /// The text to paint, in the order in which it is read.
        public var text: String
        /// Where the run begins at the left.
        public var x: CGFloat
        /// How wide the run is, in points.
        public var width: CGFloat
        /// Whether the run is an ellipsis that stands for text.
        public var isEllipsis: Bool
        /// Its stretch in a text of several; `nil` for an ellipsis, and in a text of one.
        var stretch: Int?
        /// Whether the graphemes go from right to left.
        public var isRightToLeft = false
    }

    /// The visual order of a line that does not all read from left to right.
    struct VisualLine: Hashable, Sendable {
        /// In the order of the text: one grapheme each, or those that an ellipsis replaces.
        let cells: [Range<Int>]
        let order: LineOrder
        /// The edges of the cells, from left to right: one more than cells.
        private(set) var edges: [CGFloat]

        init(cells: [Range<Int>], widths: [CGFloat], _ order: LineOrder, from left: CGFloat) {
            self.cells = cells
            self.order = order
            edges = order.order.reduce(into: [left]) { edges, cell in
                edges.append(edges[edges.count - 1] + widths[cell])
            }
        }

        mutating func move(by distance: CGFloat) {
            for place in edges.indices { edges[place] += distance }
        }

        func x(ofCaretBefore cell: Int) -> CGFloat { edges[order.edge(ofCaret: cell)] }

        /// Where the caret at an offset stands.
        func x(ofCaretAt offset: Int) -> CGFloat {
            x(ofCaretBefore: cells.firstIndex { $0.upperBound > offset } ?? cells.count)
        }

        /// The offset of the caret nearest to x.
        func closestCaret(to x: CGFloat) -> Int {
            let edge = edges.indices.min { abs(edges[$0] - x) < abs(edges[$1] - x) } ?? 0
            let cell = order.caret(atEdge: edge)
            return cell < cells.count ? cells[cell].lowerBound : cells[cells.count - 1].upperBound
        }

        /// The first grapheme of the cell at x, which is on the line.
        func grapheme(at x: CGFloat) -> Int {
            let place = edges.dropLast().lastIndex { $0 <= x } ?? 0
            return cells[order.order[place]].lowerBound
        }

        /// The stretches from left to right that a range of graphemes covers.
        func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
            var result: [ClosedRange<CGFloat>] = []
            for (place, cell) in order.order.enumerated() where range.contains(cells[cell].lowerBound) {
                if let last = result.last, last.upperBound == edges[place] {
                    result[result.count - 1] = last.lowerBound...max(last.lowerBound, edges[place + 1])
                } else {
                    result.append(edges[place]...max(edges[place], edges[place + 1]))
                }
            }
            return result
        }
    }
}
