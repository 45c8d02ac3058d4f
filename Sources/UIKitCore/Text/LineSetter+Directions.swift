// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UnicodeText

extension LineSetter {
    /// The directions of the paragraphs of a text; empty if all of it reads from left to right.
    static func directions(
        of text: String, _ paragraphs: ParagraphSettings?
    ) -> [(range: Range<Int>, directions: TextDirections)] {
        guard text.mayReorder || paragraphs?.haveDirections == true else { return [] }
        var result: [(range: Range<Int>, directions: TextDirections)] = []
        var start = 0
        var paragraph: [Character] = []
        func end() {
            let directions = TextDirections(
                paragraph, direction: .init(paragraphs?.setting(at: start).direction ?? .natural))
            result.append((start..<start + paragraph.count, directions))
            start += paragraph.count
            paragraph = []
        }
        for grapheme in text {
            paragraph.append(grapheme)
            if grapheme.isNewline { end() }
        }
        end()
        return result.allSatisfy(\.directions.isStraight) ? [] : result
    }

    private func paragraph(at offset: Int) -> (range: Range<Int>, directions: TextDirections)? {
        directions.last { $0.range.lowerBound <= offset }
    }

    /// Whether the paragraph of a grapheme reads from right to left.
    func isRightToLeft(at offset: Int) -> Bool { paragraph(at: offset)?.directions.isRightToLeft ?? false }

    /// The levels of graphemes of one paragraph that stand beside each other on a line.
    private func levels(_ range: Range<Int>) -> [UInt8] {
        guard !range.isEmpty, let (whole, directions) = paragraph(at: range.lowerBound) else { return [] }
        let own = range.clamped(to: whole)
        return directions.levels(ofLine: own.lowerBound - whole.lowerBound..<own.upperBound - whole.lowerBound)
    }

    /// Puts the graphemes of the last line in their visual order, from left to right.
    mutating func turnLastLine(_ pen: Pen) {
        guard var line = lines.last, let (_, directions) = paragraph(at: line.range.lowerBound) else { return }
        line.isRightToLeft = directions.isRightToLeft
        let start = line.range.lowerBound
        let hidden = pen.ellipsis ?? pen.end..<pen.end
        var levels = levels(start..<hidden.lowerBound)
        var cells = (start..<hidden.lowerBound).map { $0..<$0 + 1 }
        if pen.ellipsis != nil {
            levels.append(line.isRightToLeft ? 1 : 0)
            cells.append(hidden)
            levels += self.levels(hidden.upperBound..<pen.end)
            cells += (hidden.upperBound..<max(hidden.upperBound, pen.end)).map { $0..<$0 + 1 }
        }
        guard line.isRightToLeft || levels.contains(where: { $0 > 0 }), levels.count == cells.count, !cells.isEmpty
        else {
            lines[lines.count - 1] = line
            return
        }
        let widths = cells.indices.map { cell in
            (cell + 1 < cells.count ? edges[cells[cell + 1].lowerBound] : pen.x) - edges[cells[cell].lowerBound]
        }
        // Blanks at the end of a line from right to left hang over its left edge.
        let left = line.isRightToLeft ? line.frame.width - widths.reduce(0, +) : 0
        let visual = TextLayout.VisualLine(
            cells: cells, widths: widths, LineOrder(levels: levels, isRightToLeft: line.isRightToLeft), from: left)
        line.runs = turned(line.runs, visual)
        for (cell, range) in cells.enumerated() {
            for offset in range { edges[offset] = visual.x(ofCaretBefore: cell) }
        }
        line.trailingEdge = visual.x(ofCaretBefore: cells.count)
        for offset in pen.end..<max(pen.end, line.range.upperBound) { edges[offset] = line.trailingEdge }
        line.visual = visual
        lines[lines.count - 1] = line
    }

    /// The runs of a line, cut where the direction changes, from left to right.
    private func turned(_ runs: [TextLayout.Run], _ visual: TextLayout.VisualLine) -> [TextLayout.Run] {
        var runOfCell = [Int?](repeating: nil, count: visual.cells.count)
        for (cell, range) in visual.cells.enumerated() {
            runOfCell[cell] = runs.firstIndex {
                $0.isEllipsis ? $0.range == range : $0.range.contains(range.lowerBound)
            }
        }
        var result: [TextLayout.Run] = []
        let order = visual.order.order
        var place = 0
        while place < order.count {
            let first = order[place]
            let start = place
            place += 1
            guard let number = runOfCell[first] else { continue }
            let isRightToLeft = visual.order.isRightToLeft(first)
            let step = isRightToLeft ? -1 : 1
            while place < order.count, order[place] == order[place - 1] + step, runOfCell[order[place]] == number,
                visual.order.levels[order[place]] == visual.order.levels[first]
            {
                place += 1
            }
            let (low, high) = isRightToLeft ? (order[place - 1], first) : (first, order[place - 1])
            var run = runs[number]
            run.range = visual.cells[low].lowerBound..<visual.cells[high].upperBound
            if !run.isEllipsis { run.text = painted(run.range) }
            run.x = visual.edges[start]
            run.width = visual.edges[place] - visual.edges[start]
            run.isRightToLeft = isRightToLeft
            result.append(run)
        }
        return result
    }
}

extension BidiParagraph.Direction {
    /// Natural is that of the first letter.
    init(_ direction: NSWritingDirection) {
        switch direction {
        case .natural: self = .natural
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}
