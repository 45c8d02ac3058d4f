// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Sets one text in lines. It is made for one call of ``setLines()``; then its results are read.
struct LineSetter {
    let text: String
    let options: TextLayout.Options
    let measures: TextLayout.Measures
    /// The greatest width of lines: not negative, and infinite for a text that is not wrapped.
    let width: CGFloat
    let indices: [String.Index]
    let breaker: LineBreaker
    /// The directions, paragraph by paragraph, if not all text reads from left to right.
    let directions: [(range: Range<Int>, directions: TextDirections)]
    private var maximumLineCount: Int
    /// The height available for lines of different heights.
    private let height: CGFloat

    var lines: [TextLayout.Line] = []
    var edges: [CGFloat]
    var isTruncated = false
    /// Beside excluded parts, each line has a room of its own (PO20).
    private var flow: LineFlow?
    /// That of the line that is being set.
    private var room: LineRoom?

    /// The greatest width of the line that is being set.
    var lineWidth: CGFloat { room?.width ?? width }

    init(
        _ text: String, options: TextLayout.Options, width: CGFloat, height: CGFloat, measures: TextLayout.Measures
    ) {
        self.text = text
        self.options = options
        self.measures = measures
        let width = width.isNaN ? .infinity : max(0, width)
        self.width = width
        indices = Array(text.indices) + [text.endIndex]
        let advances = measures.advances
        breaker = LineBreaker(
            units: LineUnit.units(of: text), limit: width,
            breaksAnywhere: options.lineBreakMode == .byCharWrapping, advance: { advances[$0] })
        edges = [CGFloat](repeating: 0, count: advances.count)
        directions = Self.directions(of: text)
        var maximum = options.maximumLineCount > 0 ? options.maximumLineCount : Int.max
        // A height that is NaN, or too large to count lines in, is no limit.
        let room = (height + LineBreaker.tolerance) / measures.lineHeight
        if room < 1_000_000 { maximum = min(maximum, Int(max(1, room))) }
        maximumLineCount = measures.stretches.isEmpty ? maximum : max(0, options.maximumLineCount)
        if !measures.stretches.isEmpty, maximumLineCount == 0 { maximumLineCount = .max }
        self.height = height.isNaN ? .infinity : height
        flow = options.exclusions.map { LineFlow($0, width: width) }
        if flow != nil { maximumLineCount = options.maximumLineCount > 0 ? options.maximumLineCount : .max }
    }

    /// The line that begins at a grapheme.
    private mutating func nextLine(from start: Int) -> LineBreaker.Line {
        guard var flow else { return breaker.line(from: start) }
        let next = flow.line(from: start, breaker) { lineHeight(of: $0) }
        (self.flow, room) = (flow, next.room)
        return next.line
    }

    /// Whether no line follows one that is about to be set: in a text of several fonts lines have heights of their own.
    private func isLast(_ line: LineBreaker.Line) -> Bool {
        if lines.count + 1 >= maximumLineCount { return true }
        if var next = flow {
            guard height < .infinity, line.range.upperBound < units.count else { return false }
            let following = next.line(from: line.range.upperBound, breaker) { lineHeight(of: $0) }
            return following.room.top + lineHeight(of: following.line.range) > height + LineBreaker.tolerance
        }
        guard !measures.stretches.isEmpty, height < .infinity, line.range.upperBound < units.count else {
            return false
        }
        let following = breaker.line(from: line.range.upperBound)
        return bottom + lineHeight(of: line.range) + lineHeight(of: following.range) > height + LineBreaker.tolerance
    }

    private func lineHeight(of range: Range<Int>) -> CGFloat {
        if measures.stretches.isEmpty { return measures.lineHeight }
        let (ascent, depth) = measures.heights(of: range)
        return ascent + depth
    }

    /// Where the next line begins.
    private var bottom: CGFloat { lines.last?.frame.maxY ?? 0 }

    var units: [LineUnit] { breaker.units }

    mutating func setLines() {
        var start = 0
        while true {
            let line = nextLine(from: start)
            let isLast = isLast(line)
            if isLast, line.range.upperBound < units.count {
                setLastLine(line)
                break
            }
            set(line)
            start = line.range.upperBound
            if line.ending == .endOfText { break }
            // After a newline at the very end one more line follows, unless there is no room for it.
            if isLast { break }
        }
        align()
        if let last = lines.last {
            placeRest(behind: last)
        }
    }

    /// Places the graphemes that are on no line at the end of the last one.
    private mutating func placeRest(behind last: TextLayout.Line) {
        for offset in last.range.upperBound..<units.count {
            edges[offset] = last.trailingEdge
        }
    }

    /// Sets a line that shows all its graphemes.
    private mutating func set(_ line: LineBreaker.Line) {
        var end = line.range.upperBound
        if line.ending == .newline { end -= 1 }
        var shown = end
        if line.ending == .wrapped {
            while shown > line.range.lowerBound, units[shown - 1].isBlank { shown -= 1 }
        }
        let extra = stretch(line, shown: shown)
        var pen = Pen()
        place(line.range.lowerBound..<shown, with: &pen, stretchingSpacesBy: extra)
        let visibleEnd = pen.x
        pen.isPainting = false
        place(shown..<end, with: &pen)
        var used = visibleEnd
        // Blanks at the end of a paragraph hang over the edge too, but they have a width as far as there is room.
        if line.ending != .wrapped { used = min(used, max(lineWidth, blankStart(of: line.range.lowerBound..<end))) }
        finish(line.range, pen: pen, width: used, endsWithNewline: line.ending == .newline)
    }

    /// Sets the last line that fits. There is more text than it holds.
    private mutating func setLastLine(_ line: LineBreaker.Line) {
        var end = units.count
        while end > line.range.upperBound, units[end - 1].kind == .newline { end -= 1 }
        // Only empty lines would follow: an ellipsis would promise more.
        if end == line.range.upperBound {
            set(line)
            return
        }
        switch options.lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            set(line)
        case .byClipping:
            setClipped(from: line.range.lowerBound)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            setShortened(line.range.lowerBound..<end)
        }
        isTruncated = true
    }

    /// Ends the current line below the ones before.
    mutating func finish(_ range: Range<Int>, pen: Pen, width: CGFloat, endsWithNewline: Bool) {
        for offset in pen.end..<max(pen.end, range.upperBound) {
            edges[offset] = pen.x
        }
        let isMixed = !measures.stretches.isEmpty
        let heights = isMixed ? measures.heights(of: range) : (measures.ascent, measures.lineHeight - measures.ascent)
        let top = room?.top ?? (isMixed ? bottom : CGFloat(lines.count) * measures.lineHeight)
        lines.append(
            TextLayout.Line(
                range: range, runs: pen.runs,
                frame: CGRect(
                    x: 0, y: top, width: width, height: isMixed ? heights.0 + heights.1 : measures.lineHeight),
                baseline: top + heights.0, trailingEdge: pen.x, endsWithNewline: endsWithNewline, room: room))
        turnLastLine(pen)
    }

    /// Aligns every line.
    private mutating func align() {
        let whole = width.isFinite ? width : lines.reduce(0) { max($0, $1.frame.width) }
        for place in lines.indices {
            let own = lines[place].room
            let room = own.flatMap { $0.width.isFinite ? $0.width : nil } ?? whole
            let share: CGFloat =
                switch options.alignment {
                case .left: 0
                case .center: 0.5
                case .right: 1
                case .natural, .justified: lines[place].isRightToLeft ? 1 : 0
                }
            let distance = max(0, (room - lines[place].frame.width) * share) + (own?.x ?? 0)
            // A line that is wider than its area keeps its beginning visible.
            guard distance > 0 else { continue }
            lines[place].frame.origin.x += distance
            lines[place].trailingEdge += distance
            for run in lines[place].runs.indices {
                lines[place].runs[run].x += distance
            }
            lines[place].visual?.move(by: distance)
            for offset in lines[place].range {
                edges[offset] += distance
            }
        }
    }

    /// By how much each space of `line` gets wider so that the line ends at the right edge.
    private func stretch(_ line: LineBreaker.Line, shown: Int) -> CGFloat {
        guard options.alignment == .justified, line.ending == .wrapped, lineWidth.isFinite else { return 0 }
        let range = line.range.lowerBound..<shown
        let spaces = range.reduce(0) { units[$1].kind == .space ? $0 + 1 : $0 }
        guard spaces > 0 else { return 0 }
        return max(0, lineWidth - measured(range)) / CGFloat(spaces)
    }

    /// The width of `range` up to the blanks at its end.
    private func blankStart(of range: Range<Int>) -> CGFloat {
        var end = range.upperBound
        while end > range.lowerBound, units[end - 1].isBlank { end -= 1 }
        return measured(range.lowerBound..<end)
    }

    /// The width of `range` at the beginning of a line.
    func measured(_ range: Range<Int>) -> CGFloat {
        range.reduce(0) { x, offset in
            units[offset].kind == .tab ? LineBreaker.tabStop(after: x) : x + measures.advances[offset]
        }
    }
}
