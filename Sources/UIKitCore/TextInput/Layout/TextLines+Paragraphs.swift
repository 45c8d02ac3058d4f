// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UnicodeText

extension TextLines {
    /// How the line that begins at an offset stands in its paragraph, which may have no style of its own.
    func place(at start: Int, _ buffer: TextBuffer) -> TextLineHeights.Place {
        let paragraph = buffer.paragraphStart(at: start)
        let setting = buffer.styles?.attributes(at: paragraph)?.paragraph
        return TextLineHeights.Place(
            setting: setting ?? ParagraphSetting(alignment: style.alignment), isFirst: start == paragraph)
    }

    /// Where tabs of the line that begins at an offset lead.
    func tabs(at start: Int, _ buffer: TextBuffer) -> TabStops {
        guard flow == nil else { return TabStops() }
        let place = place(at: start, buffer)
        return place.setting.tabs(isFirst: place.isFirst)
    }

    /// Where the line that begins at an offset may begin, and how wide it may be.
    func room(at start: Int, _ buffer: TextBuffer) -> (x: CGFloat, width: CGFloat) {
        let place = place(at: start, buffer)
        return place.setting.room(
            isFirst: place.isFirst, in: max(0, style.width), isRightToLeft: isRightToLeft(at: start, buffer))
    }

    /// The line that begins at a grapheme of a breaker, and at an offset of the text, in its paragraph's room.
    // Apart, so that the compiler makes one piece of the breaker and its advances where no paragraph is special.
    @inline(never)
    func line(
        from grapheme: Int, _ breaker: LineBreaker, at start: Int, _ buffer: TextBuffer
    ) -> LineBreaker.Line {
        var breaker = breaker
        (breaker.limit, breaker.tabs) = (room(at: start, buffer).width, tabs(at: start, buffer))
        return breaker.line(from: grapheme)
    }

    // MARK: Direction

    /// Whether the paragraph at an offset reads from right to left.
    func isRightToLeft(at offset: Int, _ buffer: TextBuffer) -> Bool {
        switch style.writingDirection {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .natural: break
        }
        let paragraph = buffer.paragraph(at: offset)
        if hasParagraphs {
            switch buffer.styles?.attributes(at: paragraph.lowerBound)?.paragraph?.direction {
            case .leftToRight: return false
            case .rightToLeft: return true
            case .natural, nil: break
            }
        }
        var search = FirstStrong()
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
            let end = min(paragraph.upperBound, buffer.boundary(atOrAfter: start + 64))
            for scalar in buffer.substring(start..<end).unicodeScalars {
                if let found = search.take(BidiClass(scalar)) { return found == .rightToLeft }
            }
            start = end
        }
        return style.isRightToLeftByDefault
    }

    /// How much of a paragraph before and behind a line is read for the directions on it, in UTF-16 units.
    private static let reach = 2048

    /// The levels of the graphemes of a line; `nil` if all text around it reads from left to right.
    func levels(
        _ range: Range<Int>, _ text: String, isRightToLeft: Bool, _ buffer: TextBuffer
    ) -> [UInt8]? {
        var before = ""
        var after = ""
        if !style.isSingleLine {
            let paragraph = buffer.paragraph(at: range.lowerBound)
            let start = buffer.boundary(atOrBefore: max(paragraph.lowerBound, range.lowerBound - Self.reach))
            let end = buffer.boundary(atOrAfter: min(paragraph.upperBound, range.upperBound + Self.reach))
            before = buffer.substring(start..<range.lowerBound)
            after = buffer.substring(range.upperBound..<max(end, range.upperBound))
        }
        guard isRightToLeft || before.mayReorder || text.mayReorder || after.mayReorder else { return nil }
        let graphemes = Array(before) + Array(text)
        let directions = TextDirections(
            graphemes + Array(after), direction: isRightToLeft ? .rightToLeft : .leftToRight)
        return directions.levels(ofLine: before.count..<graphemes.count)
    }
}
