import CoreGraphics

/// One line of a text that is edited: where each of its graphemes stands, and where a caret can be.
///
/// A caret between two graphemes has one place on the line: at the one of the two that belongs more to the line (the one
/// with the lower level), so that every place on the line is that of one caret, and arrows never get stuck where the
/// direction changes. x is 0 at the left end of what is seen, without the blanks that hang over at the end.
@MainActor
final class TextLineGeometry {
    /// A stretch to be painted in one go.
    struct Run: Equatable {
        var text: String
        var x: CGFloat
        var width: CGFloat
        /// `nil` for that of the whole text.
        var style: TextStyle?
    }

    /// Where each grapheme begins, in UTF-16 units from the line's beginning; the last is the line's end without line break.
    let offsets: [Int]
    /// Whether the line reads from right to left.
    let isRightToLeft: Bool
    /// The width of what is seen, in points.
    let width: CGFloat
    let runs: [Run]
    private let levels: [UInt8]
    /// From left to right, the graphemes, and the edges between them: one more.
    private let order: [Int]
    private let edges: [CGFloat]
    private let edgeOfCaret: [Int]
    private let caretOfEdge: [Int]

    /// - Parameters:
    ///   - text: The line, with the line break that ends it.
    ///   - measured: The same, measured.
    ///   - isRightToLeft: The paragraph's direction.
    ///   - shown: What is seen in the place of the text of a range of UTF-16 units.
    init(
        _ text: String, measured: GraphemeMeasures, isRightToLeft: Bool, shown: ((Range<Int>) -> String)? = nil
    ) {
        let hasNewline = measured.classes.last == .newline
        let count = measured.count - (hasNewline ? 1 : 0)
        offsets = Array(measured.offsets[0...count])
        self.isRightToLeft = isRightToLeft
        var classes: [BidiClass] = []
        if measured.mayReorder || isRightToLeft {
            // A masked text shows nothing of its direction.
            classes =
                shown == nil ? text.prefix(count).map(BidiClass.init) : [BidiClass](repeating: .other, count: count)
        } else {
            classes = [BidiClass](repeating: .left, count: count)
        }
        let bidi = BidiLine(classes, isRightToLeft: isRightToLeft)
        levels = bidi.levels
        order = bidi.order
        let placing = TextLinePlacing(measured, count: count, order: order, isRightToLeft: isRightToLeft)
        edges = placing.edges
        width = placing.width
        (edgeOfCaret, caretOfEdge) = Self.carets(levels: levels, order: order, isRightToLeft: isRightToLeft)
        let painted = placing.painted
        let offsets = offsets
        runs = TextLinePlacing.runs(
            order: order, levels: levels, edges: placing.edges, painted: painted, measured: measured
        ) { graphemes in
            let range = offsets[graphemes.lowerBound]..<offsets[graphemes.upperBound]
            if let shown { return shown(range) }
            let utf16 = text.utf16
            let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
            return String(text[start..<utf16.index(start, offsetBy: range.count)])
        }
    }

    /// The number of graphemes, without a line break.
    var count: Int { levels.count }

    /// The length in UTF-16 units, without a line break.
    var length: Int { offsets[count] }

    // MARK: Carets

    /// The place on the line (0 at its left end) of the caret before the grapheme that begins at an offset.
    func edge(ofCaretAt offset: Int) -> Int { edgeOfCaret[grapheme(at: offset)] }

    /// The offset of the caret that stands at a place on the line.
    func offset(ofCaretAtEdge edge: Int) -> Int { offsets[caretOfEdge[edge]] }

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
        let found = order[min(edge, count - 1)]
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

    /// A part of the line that is selected.
    struct Span: Equatable {
        var x: ClosedRange<CGFloat>
        var isRightToLeft: Bool
        /// The graphemes' offsets.
        var range: Range<Int>
    }

    /// The parts of the line that a range of offsets covers, from left to right.
    func spans(of range: Range<Int>) -> [Span] {
        var result: [Span] = []
        for (place, grapheme) in order.enumerated() {
            let own = offsets[grapheme]..<offsets[grapheme + 1]
            guard own.lowerBound >= range.lowerBound, own.lowerBound < range.upperBound else { continue }
            let isRightToLeft = !levels[grapheme].isMultiple(of: 2)
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
        return !levels[min(grapheme(at: offset), count - 1)].isMultiple(of: 2)
    }

    // MARK: Making

    private static func carets(levels: [UInt8], order: [Int], isRightToLeft: Bool) -> ([Int], [Int]) {
        let count = levels.count
        guard isRightToLeft || levels.contains(where: { $0 > 0 }) else {
            let straight = Array(0...count)
            return (straight, straight)
        }
        var places = [Int](repeating: 0, count: count)
        for (place, grapheme) in order.enumerated() { places[grapheme] = place }
        let base: UInt8 = isRightToLeft ? 1 : 0
        var edgeOfCaret = [Int](repeating: 0, count: count + 1)
        var caretOfEdge = [Int](repeating: 0, count: count + 1)
        for caret in 0...count {
            let before = caret > 0 ? levels[caret - 1] : base
            let after = caret < count ? levels[caret] : base
            let edge: Int
            if caret > 0, caret == count ? before == base : before <= after {
                edge = places[caret - 1] + (before.isMultiple(of: 2) ? 1 : 0)
            } else if caret < count, caret > 0 || after == base {
                edge = places[caret] + (after.isMultiple(of: 2) ? 0 : 1)
            } else if caret == 0 {
                edge = isRightToLeft ? count : 0
            } else {
                edge = isRightToLeft ? 0 : count
            }
            edgeOfCaret[caret] = edge
            caretOfEdge[edge] = caret
        }
        return (edgeOfCaret, caretOfEdge)
    }
}
