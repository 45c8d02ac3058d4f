// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// One line of an edited text: the places of its graphemes, and of carets (``LineOrder``).
///
/// x is 0 at the left end of the visible text, without the blanks that hang over at the end.
@MainActor
final class TextLineGeometry {
    /// A stretch to be painted in one go.
    struct Run: Equatable {
        var text: String
        var x: CGFloat
        var width: CGFloat
        /// `nil` for the style of the whole text.
        var style: TextStyle?
        /// Whether the graphemes go from right to left.
        var isRightToLeft = false

        /// How many attachments the run is (W69); 0 for letters.
        var attachmentCount: Int { style?.attachment == nil ? 0 : text.count }
    }

    /// Where each grapheme begins, in UTF-16 units from the line's beginning; the last is the line's end without line break.
    let offsets: [Int]
    /// Whether the line reads from right to left.
    let isRightToLeft: Bool
    /// The width of the visible text, in points.
    let width: CGFloat
    let runs: [Run]
    /// Whether the text around it could change its direction from left to right.
    let isBidirectional: Bool
    private let order: LineOrder
    /// From left to right, the edges between graphemes: one more.
    private let edges: [CGFloat]

    /// - Parameters:
    ///   - text: The line, with the line break that ends it.
    ///   - measured: the measured line.
    ///   - levels: the levels of its graphemes; without them, all read from left to right.
    ///   - isRightToLeft: The paragraph's direction.
    ///   - tabs: where tabs lead.
    ///   - shown: the visible text for a range of UTF-16 units.
    init(
        _ text: String, measured: GraphemeMeasures, levels: [UInt8]?, isRightToLeft: Bool,
        tabs: TabStops = TabStops(), shown: ((Range<Int>) -> String)? = nil
    ) {
        let hasNewline = measured.units.last?.kind == .newline
        let count = measured.count - (hasNewline ? 1 : 0)
        offsets = Array(measured.offsets[0...count])
        self.isRightToLeft = isRightToLeft
        isBidirectional = levels != nil
        order = LineOrder(
            levels: levels.map { Array($0.prefix(count)) } ?? [UInt8](repeating: 0, count: count),
            isRightToLeft: isRightToLeft)
        let placing = TextLinePlacing(
            measured, count: count, order: order.order, isRightToLeft: isRightToLeft, tabs: tabs)
        edges = placing.edges
        width = placing.width
        let painted = placing.painted
        let offsets = offsets
        runs = TextLinePlacing.runs(
            order, edges: placing.edges, painted: painted, measured: measured
        ) { graphemes in
            let range = offsets[graphemes.lowerBound]..<offsets[graphemes.upperBound]
            if let shown { return shown(range) }
            let utf16 = text.utf16
            let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
            return String(text[start..<utf16.index(start, offsetBy: range.count)]).withoutDirections
        }
    }

    /// The number of graphemes, without a line break.
    var count: Int { order.levels.count }

    /// The length in UTF-16 units, without a line break.
    var length: Int { offsets[count] }

    // MARK: Carets

    /// The place on the line (0 at its left end) of the caret before the grapheme that begins at an offset.
    func edge(ofCaretAt offset: Int) -> Int { order.edge(ofCaret: grapheme(at: offset)) }

    /// The offset of the caret that stands at a place on the line.
    func offset(ofCaretAtEdge edge: Int) -> Int { offsets[order.caret(atEdge: edge)] }

    /// The last place on the line.
    var lastEdge: Int { count }

    func x(ofEdge edge: Int) -> CGFloat { edges[edge] }

    func x(ofCaretAt offset: Int) -> CGFloat { edges[edge(ofCaretAt: offset)] }

    /// The offset of the caret nearest to x.
    func closestCaret(to x: CGFloat) -> Int {
        var low = 0
        var high = edges.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if edges[middle] <= x { low = middle } else { high = middle }
        }
        if low < count, edges[low + 1] - x < x - edges[low] { low += 1 }
        return offset(ofCaretAtEdge: low)
    }

    /// The place of the grapheme at x; `nil` beside the line.
    func grapheme(atX x: CGFloat) -> Range<Int>? {
        guard count > 0, let first = edges.first, let last = edges.last, x >= first, x < last else { return nil }
        let edge = edges.lastIndex { $0 <= x } ?? 0
        let found = order.order[min(edge, count - 1)]
        return offsets[found]..<offsets[found + 1]
    }

    /// The number of the grapheme that begins at an offset, or that the offset lies in.
    private func grapheme(at offset: Int) -> Int {
        var low = 0
        var high = offsets.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if offsets[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: Selections

    /// A selected part of the line.
    struct Span: Equatable {
        var x: ClosedRange<CGFloat>
        var isRightToLeft: Bool
        /// The graphemes' offsets.
        var range: Range<Int>
    }

    /// The parts of the line that a range of offsets covers, from left to right.
    func spans(of range: Range<Int>) -> [Span] {
        var result: [Span] = []
        for (place, grapheme) in order.order.enumerated() {
            let own = offsets[grapheme]..<offsets[grapheme + 1]
            guard own.lowerBound >= range.lowerBound, own.lowerBound < range.upperBound else { continue }
            let isRightToLeft = order.isRightToLeft(grapheme)
            if let last = result.last, last.x.upperBound == edges[place], last.isRightToLeft == isRightToLeft {
                result[result.count - 1].x = last.x.lowerBound...edges[place + 1]
                result[result.count - 1].range =
                    min(last.range.lowerBound, own.lowerBound)..<max(last.range.upperBound, own.upperBound)
            } else {
                result.append(Span(x: edges[place]...edges[place + 1], isRightToLeft: isRightToLeft, range: own))
            }
        }
        return result
    }

    /// Whether the text reads from right to left at an offset.
    func isRightToLeft(at offset: Int) -> Bool {
        guard count > 0 else { return isRightToLeft }
        return order.isRightToLeft(min(grapheme(at: offset), count - 1))
    }
}
