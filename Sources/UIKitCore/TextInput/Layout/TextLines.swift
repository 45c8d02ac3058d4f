// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UnicodeText

/// The lines of an edited text: the beginning of each, and on demand its geometry.
///
/// After a change, lines are broken again from the line before it, until a line begins where one began before. So typing
/// costs no more than a few lines. Lines are equally high unless parts of the text have fonts of their own; a text has at
/// least one.
@MainActor
final class TextLines {
    /// How the text is set.
    struct Style: Equatable {
        var font: UIFont
        /// The greatest width, in points; ignored for a single line.
        var width: CGFloat = .infinity
        /// Whether the text stays on one line, its line breaks shown as blanks.
        var isSingleLine = false
        var alignment: NSTextAlignment = .natural
        /// The direction of every paragraph; natural means the direction of each paragraph's first letter.
        var writingDirection: NSWritingDirection = .natural
        /// The direction of paragraphs without letters.
        var isRightToLeftByDefault = false
        /// What lines leave out; `nil` for nothing (PO20).
        var exclusions: ExclusionArea?
    }

    private struct Line {
        var start: Int
        var geometry: TextLineGeometry?
    }

    /// The places of lines beside excluded parts. Every change sets all of such a text again.
    private(set) var flow: TextLineFlow?

    private var lines = [Line(start: 0)]
    /// All lines that have a geometry lie within these.
    private var known = 0..<0
    private(set) var style: Style
    private var metrics: TextMetrics
    /// The height of lines in the font of the whole text, in points.
    private var lineHeight: CGFloat = 0
    private var ascent: CGFloat = 0
    /// The heights of lines, if they are not equally high.
    private var heights: TextLineHeights?
    /// Whether paragraphs may stand otherwise than the whole text (W80).
    private(set) var hasParagraphs = false
    /// The character that is shown for the grapheme at an offset, in a secure text.
    var mask: ((Int) -> Character?)? {
        didSet { forgetGeometry() }
    }

    /// How many lines have been broken since the beginning, for tests of what a change costs.
    private(set) var brokenLineCount = 0

    init(_ style: Style, metrics: TextMetrics) {
        self.style = style
        self.metrics = metrics
        takeHeights()
    }

    private func takeHeights() {
        let heights = metrics.heights(of: style.font.face)
        ascent = heights.ascent * style.font.pointSize
        lineHeight = (heights.ascent + heights.descent + heights.lineGap) * style.font.pointSize
    }

    /// Measures the heights of lines, if styles decide them.
    private func measureHeights(_ buffer: TextBuffer) {
        guard mask == nil, let styles = buffer.styles, decidesHeights(styles) else { return heights = nil }
        heights = TextLineHeights(
            starts: lines.map(\.start), styles, font: style.font, width: lineWidth, metrics: metrics,
            place: hasParagraphs ? { self.place(at: $0, buffer) } : nil)
    }

    private func decidesHeights(_ styles: TextStyles) -> Bool {
        styles.runs.contains {
            $0.attributes.style.isHigh || hasParagraphs && $0.attributes.paragraph?.hasHeights == true
        }
    }

    private func lookForParagraphs(_ buffer: TextBuffer) {
        hasParagraphs = !style.isSingleLine && mask == nil && buffer.styles?.haveParagraphs == true
    }

    // MARK: Changes

    /// Sets the text in another style.
    func set(_ style: Style, _ buffer: TextBuffer) {
        guard style != self.style else { return }
        let breaksDiffer =
            style.font != self.style.font || style.width != self.style.width
            || style.isSingleLine != self.style.isSingleLine || style.exclusions != self.style.exclusions
        self.style = style
        if breaksDiffer { reset(buffer) } else { forgetGeometry() }
    }

    /// Sets the text with the measures of other screens. False when the text has these measures already.
    @discardableResult
    func follow(_ metrics: TextMetrics, _ buffer: TextBuffer) -> Bool {
        guard metrics !== self.metrics else { return false }
        self.metrics = metrics
        reset(buffer)
        return true
    }

    /// Sets another text, or the same with other measures.
    func reset(_ buffer: TextBuffer) {
        takeHeights()
        lookForParagraphs(buffer)
        lines = [Line(start: 0)]
        known = 0..<0
        flow =
            style.isSingleLine ? nil : style.exclusions.map { TextLineFlow(LineFlow($0, width: max(0, style.width))) }
        lines += starts(from: 0, buffer) { _ in false }.map { Line(start: $0) }
        measureHeights(buffer)
    }

    /// Follows a change: `range` of the old text has become `length` long.
    func update(_ range: Range<Int>, length: Int, _ buffer: TextBuffer) {
        defer { measureHeights(buffer) }
        guard !style.isSingleLine else { return forgetGeometry() }
        let hadParagraphs = hasParagraphs
        lookForParagraphs(buffer)
        guard flow == nil, hasParagraphs == hadParagraphs else { return reset(buffer) }
        let difference = length - range.count
        let first = max(0, index(at: range.lowerBound) - 1)
        let changeEnd = range.lowerBound + length
        // What joins paragraphs gives the second the style of the first.
        let styledEnd = hasParagraphs ? buffer.paragraph(at: changeEnd).upperBound : changeEnd
        var old = first + 1
        let made = starts(from: lines[first].start, buffer) { start in
            // If a line behind the change begins as before, all lines after it are as before.
            guard start > styledEnd else { return false }
            while old < lines.count, lines[old].start + difference < start { old += 1 }
            return old < lines.count && lines[old].start + difference == start
        }
        let isInStep = old < lines.count && made.last == lines[old].start + difference && (made.last ?? 0) > styledEnd
        let kept = isInStep ? old + 1 : lines.count
        var changed = made.map { Line(start: $0) }
        if isInStep { changed[changed.count - 1].geometry = lines[old].geometry }
        lines[first].geometry = nil
        lines.replaceSubrange(first + 1..<kept, with: changed)
        if difference != 0 {
            for place in first + 1 + changed.count..<lines.count { lines[place].start += difference }
        }
        if !known.isEmpty { known = min(known.lowerBound, first)..<lines.count }
        let isBidirectional = buffer.substring(range.lowerBound..<changeEnd).mayReorder
        forgetTurnedLines(at: range.lowerBound, isBidirectional: isBidirectional, buffer)
        forgetTurnedLines(at: changeEnd, isBidirectional: isBidirectional, buffer)
    }

    /// The directions on other lines of the paragraph may have changed too.
    private func forgetTurnedLines(at offset: Int, isBidirectional: Bool, _ buffer: TextBuffer) {
        let paragraph = buffer.paragraph(at: offset)
        let isRightToLeft = isRightToLeft(at: offset, buffer)
        var place = index(at: paragraph.lowerBound)
        while place < lines.count, lines[place].start < paragraph.upperBound || place == lines.count - 1 {
            if let known = lines[place].geometry,
                known.isRightToLeft != isRightToLeft || known.isBidirectional || isBidirectional
            {
                lines[place].geometry = nil
            }
            place += 1
        }
    }

    private func forgetGeometry() {
        for place in known { lines[place].geometry = nil }
        known = 0..<0
    }

    /// How many lines above and below the shown ones keep their geometry.
    private static let margin = 200

    /// Frees the geometry of lines that are far from those that are shown. All lines of a megabyte take forty.
    func forgetGeometry(farFrom shown: ClosedRange<Int>) {
        let near = max(0, shown.lowerBound - Self.margin)..<shown.upperBound + 1 + Self.margin
        guard known.lowerBound < near.lowerBound || known.upperBound > near.upperBound else { return }
        for place in known where !near.contains(place) { lines[place].geometry = nil }
        known = known.clamped(to: near)
    }

    /// Of how many lines the geometry is kept, for tests.
    var keptGeometryCount: Int { lines.count { $0.geometry != nil } }

    // MARK: Breaking

    /// The beginnings of the lines after the one at `start`, up to the first for which `isEnough` is true.
    private func starts(from start: Int, _ buffer: TextBuffer, isEnough: (Int) -> Bool) -> [Int] {
        guard !style.isSingleLine else { return [] }
        defer { flow?.end(lines: buffer.character(before: buffer.count)?.isNewline ?? true, height: lineHeight) }
        var result: [Int] = []
        var position = start
        var length = 512
        while position < buffer.count {
            let end = window(from: position, length, buffer)
            // The text before a character may decide whether a line breaks there.
            let context = buffer.boundary(before: buffer.boundary(before: position))
            let measured = measures(context..<end, buffer.substring(context..<end), buffer)
            let advances = measured.advances
            let breaker = LineBreaker(
                units: measured.units, limit: max(0, style.width), breaksAnywhere: false, advance: { advances[$0] })
            var grapheme = measured.grapheme(at: position - context)
            let windowStart = position
            while grapheme < measured.count {
                let next = flow?.line(from: grapheme, breaker) { graphemes in
                    height(
                        of: context + measured.offsets[graphemes.lowerBound]..<context
                            + measured.offsets[graphemes.upperBound], buffer)
                }
                let line =
                    if let next {
                        next.line
                    } else if hasParagraphs {
                        self.line(from: grapheme, breaker, at: position, buffer)
                    } else {
                        breaker.line(from: grapheme)
                    }
                // A line that the window cuts off is broken again.
                if let next, line.ending != .endOfText || end == buffer.count { flow?.take(next) }
                if line.ending == .endOfText {
                    if end == buffer.count { return result }
                    break
                }
                brokenLineCount += 1
                position = context + measured.offsets[line.range.upperBound]
                grapheme = line.range.upperBound
                result.append(position)
                if isEnough(position) { return result }
            }
            length = position == windowStart ? length * 2 : min(length * 4, 16384)
        }
        return result
    }

    /// The height of a line of a range of the text.
    private func height(of range: Range<Int>, _ buffer: TextBuffer) -> CGFloat {
        guard let styles = buffer.styles, decidesHeights(styles) else { return lineHeight }
        return TextLineHeights(
            line: range, styles, font: style.font, width: lineWidth, metrics: metrics,
            hasParagraphs ? place(at: range.lowerBound, buffer).setting : nil
        ).total
    }

    /// The width of a line that is full, in points.
    var lineWidth: CGFloat { style.isSingleLine ? .infinity : style.width }

    /// Measures a range of the text, as it is shown.
    private func measures(_ range: Range<Int>, _ text: String, _ buffer: TextBuffer) -> GraphemeMeasures {
        guard let styles = buffer.styles else { return GraphemeMeasures(text, font: style.font, metrics: metrics) }
        var parts: [(text: String, style: TextStyle)] = []
        var start = range.lowerBound
        var index = text.startIndex
        for part in styles.parts(of: range) {
            // A grapheme has the attributes of its beginning.
            let end = min(range.upperBound, buffer.boundary(atOrAfter: part.range.upperBound))
            guard end > start else { continue }
            let next = text.utf16.index(index, offsetBy: end - start)
            append(String(text[index..<next]), part.attributes.style, to: &parts)
            (start, index) = (end, next)
        }
        return GraphemeMeasures(
            parts, font: style.font, lineWidth: lineWidth, start: range.lowerBound, metrics: metrics)
    }

    /// An attachment stands in the place of its character alone (W69).
    private func append(
        _ text: String, _ style: TextStyle, to parts: inout [(text: String, style: TextStyle)]
    ) {
        guard style.attachment != nil else { return parts.append((text, style)) }
        var plain = style
        plain.attachment = nil
        for character in text {
            parts.append((String(character), character == NSTextAttachment.letter ? style : plain))
        }
    }

    private func window(from position: Int, _ length: Int, _ buffer: TextBuffer) -> Int {
        buffer.boundary(atOrAfter: min(buffer.count, position + length))
    }

    // MARK: Lines

    var count: Int { lines.count }

    /// The height of all lines, in points.
    var height: CGFloat {
        if let flow { return (0..<lines.count).reduce(0) { max($0, flow.rooms[$1].top + height(of: $1)) } }
        return heights?.total ?? CGFloat(lines.count) * lineHeight
    }

    /// How far the top of a line is below that of the first, in points.
    func top(of line: Int) -> CGFloat { flow?.rooms[line].top ?? heights?.tops[line] ?? CGFloat(line) * lineHeight }

    /// The height of a line, in points.
    func height(of line: Int) -> CGFloat { heights?.height(of: line) ?? lineHeight }

    /// How far a line's letters stand below its top, in points.
    func ascent(of line: Int) -> CGFloat { heights?.ascents[line] ?? ascent }

    /// The line that an offset is on; at a line's beginning, that line.
    func index(at offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if lines[middle].start <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The line on which a caret stands: at the beginning of a wrapped line it may be at the end of the one before.
    func index(at offset: Int, _ affinity: UITextStorageDirection, _ buffer: TextBuffer) -> Int {
        let found = index(at: offset)
        guard affinity == .backward, found > 0, lines[found].start == offset, !endsWithNewline(found - 1, buffer) else {
            return found
        }
        return found - 1
    }

    func endsWithNewline(_ line: Int, _ buffer: TextBuffer) -> Bool {
        guard line + 1 < lines.count else { return false }
        return buffer.character(before: lines[line + 1].start)?.isNewline ?? false
    }

    /// The line at a height in points, the nearest one above the first and below the last.
    func index(atY y: CGFloat) -> Int {
        if let flow { return flow.line(atY: y) }
        if let heights { return heights.line(atY: y) }
        let place = (y / lineHeight).rounded(.down)
        // Right for NaN too.
        guard place > 0 else { return 0 }
        return place < CGFloat(lines.count) ? Int(place) : lines.count - 1
    }

    /// The lines between two heights in points: of several at one height all.
    func indices(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Int> {
        let highest = index(atY: top)
        let first = flow?.first(atTopOf: highest) ?? highest
        return first...max(first, index(atY: bottom))
    }

    /// The line at a point: of several at one height the one in whose room it is, or the nearest to the left.
    func index(at point: CGPoint) -> Int { flow?.line(at: point) ?? index(atY: point.y) }

    /// The line that is a number of lines down, or up; `nil` beyond the first and last. Several at one height count as one.
    func line(_ distance: Int, below line: Int) -> Int? {
        let found = flow.map { $0.line(distance, below: line) } ?? line + distance
        return found.flatMap { (0..<lines.count).contains($0) ? $0 : nil }
    }

    /// Where a line's room begins, in points.
    func left(of line: Int, _ buffer: TextBuffer) -> CGFloat {
        flow?.rooms[line].x ?? (hasParagraphs ? room(at: lines[line].start, buffer).x : 0)
    }

    /// The greatest width of a line, in points.
    func width(of line: Int, _ buffer: TextBuffer) -> CGFloat {
        flow?.rooms[line].width ?? (hasParagraphs ? room(at: lines[line].start, buffer).width : style.width)
    }

    /// The offsets of a line, with the line break that ends it.
    func range(_ line: Int, _ buffer: TextBuffer) -> Range<Int> {
        lines[line].start..<(line + 1 < lines.count ? lines[line + 1].start : buffer.count)
    }

    /// The geometry of a line.
    func geometry(_ line: Int, _ buffer: TextBuffer) -> TextLineGeometry {
        if let known = lines[line].geometry { return known }
        let range = range(line, buffer)
        let start = range.lowerBound
        let text = style.isSingleLine ? buffer.singleLine : buffer.substring(range)
        let lineMask = mask.map { mask in { (offset: Int) in mask(start + offset) } }
        let measured =
            lineMask == nil
            ? measures(range, text, buffer)
            : GraphemeMeasures(text, font: style.font, metrics: metrics, mask: lineMask)
        let shown = lineMask.map { mask in
            { (range: Range<Int>) -> String in
                // Masked text is short, and each of its graphemes may be another character.
                let buffer = TextBuffer(text)
                var result = ""
                var offset = range.lowerBound
                while offset < range.upperBound {
                    if let character = mask(offset) ?? buffer.character(at: offset) { result.append(character) }
                    offset = buffer.boundary(after: offset)
                }
                return result
            }
        }
        let isRightToLeft = isRightToLeft(at: start, buffer)
        let levels =
            mask == nil
            ? levels(range, text, isRightToLeft: isRightToLeft, buffer)
            // A masked text does not show its direction.
            : isRightToLeft ? [UInt8](repeating: 1, count: measured.count) : nil
        let made = TextLineGeometry(
            text, measured: measured, levels: levels, isRightToLeft: isRightToLeft,
            tabs: hasParagraphs ? tabs(at: start, buffer) : TabStops(), shown: shown)
        lines[line].geometry = made
        known = known.isEmpty ? line..<line + 1 : min(known.lowerBound, line)..<max(known.upperBound, line + 1)
        return made
    }

    /// The distance of a line's visible left end from the left edge, in points.
    func indent(_ line: Int, _ buffer: TextBuffer) -> CGFloat {
        let left = left(of: line, buffer)
        guard !style.isSingleLine, style.width.isFinite else { return left }
        let geometry = geometry(line, buffer)
        let room = width(of: line, buffer) - geometry.width
        guard room > 0 else { return left }
        switch hasParagraphs ? place(at: lines[line].start, buffer).setting.alignment : style.alignment {
        case .left: return left
        case .center: return left + room / 2
        case .right: return left + room
        case .justified, .natural: return geometry.isRightToLeft ? left + room : left
        }
    }
}

extension TextBuffer {
    /// The text with a blank in the place of each line break.
    var singleLine: String {
        let text = string
        guard text.contains(where: \.isNewline) else { return text }
        return String(
            text.flatMap { $0.isNewline ? [Character](repeating: " ", count: $0.utf16.count) : [$0] })
    }
}
