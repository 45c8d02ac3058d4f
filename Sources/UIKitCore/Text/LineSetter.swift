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
    /// Where tabs of the line that is being set lead.
    private(set) var tabs = TabStops()
    /// How the paragraph of that line stands; `nil` as the options say.
    private var paragraph: ParagraphSetting?
    /// What is left below the last line.
    var spacingBelow: CGFloat { paragraph?.heights.spacing ?? 0 }

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
        directions = Self.directions(of: text, options.paragraphs)
        var maximum = options.maximumLineCount > 0 ? options.maximumLineCount : Int.max
        // A height that is NaN, or too large to count lines in, is no limit.
        let room = (height + LineBreaker.tolerance) / measures.lineHeight
        if room < 1_000_000 { maximum = min(maximum, Int(max(1, room))) }
        let isEven = measures.stretches.isEmpty && options.isEven
        maximumLineCount = isEven ? maximum : options.maximumLineCount > 0 ? options.maximumLineCount : .max
        self.height = height.isNaN ? .infinity : height
        flow = options.exclusions.map { LineFlow($0, width: width) }
    }

    /// The line that begins at a grapheme.
    private mutating func nextLine(from start: Int) -> LineBreaker.Line {
        paragraph = options.paragraphs?.setting(at: start)
        if var flow {
            let next = flow.line(from: start, breaker) { lineHeight(of: $0) }
            (self.flow, room) = (flow, next.room)
            return next.line
        }
        guard let paragraph else { return breaker.line(from: start) }
        let next = line(from: start, paragraph, below: bottom)
        (room, tabs) = (next.room, next.tabs)
        return next.line
    }

    /// The line of a paragraph that begins at a grapheme, its room, and where its tabs lead.
    private func line(
        from start: Int, _ paragraph: ParagraphSetting, below bottom: CGFloat
    ) -> (line: LineBreaker.Line, room: LineRoom, tabs: TabStops) {
        let isFirst = start == 0 || units[start - 1].kind == .newline
        let (x, own) = paragraph.room(isFirst: isFirst, in: width, isRightToLeft: isRightToLeft(at: start))
        var breaker = breaker
        (breaker.limit, breaker.tabs) = (own, paragraph.tabs(isFirst: isFirst))
        var top = bottom
        if isFirst, start > 0 { top += paragraph.above + (options.paragraphs?.setting(at: start - 1).below ?? 0) }
        return (breaker.line(from: start), LineRoom(top: top, x: x, width: own, isWhole: true), breaker.tabs)
    }

    /// Whether no line follows one that is about to be set: in a text of several fonts lines have heights of their own.
    private func isLast(_ line: LineBreaker.Line) -> Bool {
        if lines.count + 1 >= maximumLineCount { return true }
        if var next = flow {
            guard height < .infinity, line.range.upperBound < units.count else { return false }
            let following = next.line(from: line.range.upperBound, breaker) { lineHeight(of: $0) }
            return following.room.top + lineHeight(of: following.line.range) > height + LineBreaker.tolerance
        }
        guard height < .infinity, line.range.upperBound < units.count else { return false }
        if let paragraphs = options.paragraphs, let room {
            let start = line.range.upperBound
            let next = paragraphs.setting(at: start)
            let following = self.line(from: start, next, below: room.top + lineHeight(of: line.range))
            let bottom = following.room.top + lineHeight(of: following.line.range, next) - next.heights.spacing
            return bottom > height + LineBreaker.tolerance
        }
        guard !measures.stretches.isEmpty else { return false }
        let following = breaker.line(from: line.range.upperBound)
        return bottom + lineHeight(of: line.range) + lineHeight(of: following.range) > height + LineBreaker.tolerance
    }

    private func lineHeight(of range: Range<Int>) -> CGFloat { lineHeight(of: range, paragraph) }

    private func lineHeight(of range: Range<Int>, _ paragraph: ParagraphSetting?) -> CGFloat {
        if measures.stretches.isEmpty, paragraph == nil { return measures.lineHeight }
        let (ascent, depth) = heights(of: range, paragraph)
        return ascent + depth
    }

    private func heights(of range: Range<Int>, _ paragraph: ParagraphSetting?) -> (ascent: CGFloat, depth: CGFloat) {
        let own =
            measures.stretches.isEmpty
            ? (measures.ascent, measures.lineHeight - measures.ascent) : measures.heights(of: range)
        return paragraph?.heights.applied(ascent: own.0, depth: own.1) ?? own
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
        let isMixed = !measures.stretches.isEmpty || paragraph != nil
        let heights = heights(of: range, paragraph)
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
            let alignment = options.paragraphs?.setting(at: lines[place].range.lowerBound).alignment
            let share: CGFloat =
                switch alignment ?? options.alignment {
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
        let alignment = paragraph?.alignment ?? options.alignment
        guard alignment == .justified, line.ending == .wrapped, lineWidth.isFinite else { return 0 }
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
            units[offset].kind == .tab ? tabs.stop(after: x) : x + measures.advances[offset]
        }
    }
}
