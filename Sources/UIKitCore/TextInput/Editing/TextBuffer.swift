// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An edited text. Places are offsets in UTF-16 units, as in `NSRange`. Grapheme clusters can be found from any offset.
///
/// The text is kept in chunks that never cross a paragraph's end. So the cost of a change depends on its surroundings and not
/// on the text's length. Chunks are cut only between two scalars that are a grapheme boundary in any text. So each chunk can
/// be read alone.
struct TextBuffer {
    private var chunks: [TextChunk] = []
    /// The offset of each chunk.
    private var starts: [Int] = []
    /// The length in UTF-16 units.
    private(set) var count = 0
    /// The attributes of its parts; `nil` if all parts have those of the whole text.
    private(set) var styles: TextStyles?

    init(_ text: String = "", styles: TextStyles? = nil) {
        chunks = TextChunk.cut(text)
        self.styles = styles
        countFrom(0)
    }

    var isEmpty: Bool { count == 0 }

    /// The whole text. Costs time in proportion to it.
    var string: String {
        if chunks.count == 1 { return chunks[0].text }
        var result = ""
        for chunk in chunks { result += chunk.text }
        return result
    }

    // MARK: Reading

    /// The text between two offsets, which are clamped to the text.
    func substring(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return "" }
        var result = ""
        var place = chunk(at: range.lowerBound)
        while place < chunks.count, starts[place] < range.upperBound {
            let start = starts[place]
            result += chunks[place].text(
                max(range.lowerBound, start) - start..<min(range.upperBound - start, chunks[place].count))
            place += 1
        }
        return result
    }

    /// The character that begins at a grapheme boundary; `nil` at the end.
    func character(at offset: Int) -> Character? {
        guard offset >= 0, offset < count else { return nil }
        let place = chunk(at: offset)
        return chunks[place].character(at: offset - starts[place])
    }

    /// The character that ends at a grapheme boundary; `nil` at the beginning.
    func character(before offset: Int) -> Character? {
        guard offset > 0, offset <= count else { return nil }
        return character(at: boundary(before: offset))
    }

    // MARK: Grapheme boundaries

    /// The last boundary that is not behind the offset.
    func boundary(atOrBefore offset: Int) -> Int {
        guard offset > 0, offset < count else { return min(max(0, offset), count) }
        let place = chunk(at: offset)
        return starts[place] + chunks[place].boundary(atOrBefore: offset - starts[place])
    }

    /// The first boundary that is not before the offset.
    func boundary(atOrAfter offset: Int) -> Int {
        let before = boundary(atOrBefore: offset)
        return before < offset ? boundary(after: before) : before
    }

    /// The next boundary behind the offset; the end for the end.
    func boundary(after offset: Int) -> Int {
        guard offset < count else { return count }
        let offset = max(0, offset)
        let place = chunk(at: offset)
        return starts[place] + chunks[place].boundary(after: offset - starts[place])
    }

    /// The next boundary before the offset; the beginning for the beginning.
    func boundary(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return boundary(atOrBefore: min(offset, count) - 1)
    }

    // MARK: Paragraphs

    /// The paragraph around an offset, with the line break that ends it; behind the last line break an empty range.
    func paragraph(at offset: Int) -> Range<Int> {
        paragraphStart(at: offset)..<paragraphEnd(at: offset)
    }

    func paragraphStart(at offset: Int) -> Int {
        guard count > 0 else { return 0 }
        var place = chunk(at: min(max(0, offset), count))
        // Behind a line break at the very end, the offset is in no chunk.
        if offset >= count, chunks[place].endsParagraph { return count }
        while place > 0, !chunks[place - 1].endsParagraph { place -= 1 }
        return starts[place]
    }

    func paragraphEnd(at offset: Int) -> Int {
        guard offset < count else { return count }
        var place = chunk(at: max(0, offset))
        while place < chunks.count - 1, !chunks[place].endsParagraph { place += 1 }
        return starts[place] + chunks[place].count
    }

    // MARK: Changing

    /// Replaces a range by text. The range may divide grapheme clusters, but not surrogate pairs.
    ///
    /// - Parameter new: the attributes of the text; `nil` for those of its neighbours.
    mutating func replace(_ range: Range<Int>, with text: String, styles new: TextStyles? = nil) {
        if styles != nil || new != nil { replaceStyles(range, with: new, count: text.utf16.count) }
        guard !chunks.isEmpty else {
            self = TextBuffer(text, styles: styles)
            return
        }
        var first = chunk(at: range.lowerBound)
        var last = range.isEmpty ? first : chunk(at: range.upperBound)
        var changed =
            chunks[first].text(0..<range.lowerBound - starts[first]) + text
            + chunks[last].text(range.upperBound - starts[last]..<chunks[last].count)
        while first > 0, chunks[first - 1].belongs(with: changed) {
            first -= 1
            changed = chunks[first].text + changed
        }
        while last < chunks.count - 1, TextChunk.belongs(changed, with: chunks[last + 1]) {
            last += 1
            changed += chunks[last].text
        }
        chunks.replaceSubrange(first...last, with: TextChunk.cut(changed))
        countFrom(first)
    }

    private mutating func replaceStyles(_ range: Range<Int>, with new: TextStyles?, count length: Int) {
        var all = styles ?? TextStyles(.plain, count: count)
        all.replace(range, with: new ?? TextStyles(all.inherited(at: range) ?? .plain, count: length))
        styles = all
    }

    /// - Parameter styles: As long as the text.
    mutating func setStyles(_ styles: TextStyles?) { self.styles = styles }

    /// Gives all of the text an attribute. False if its parts have no attributes of their own.
    mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) -> Bool {
        styles?.set(key, value)
        return styles != nil
    }

    /// Gives all paragraphs with a style of their own an alignment. False if none has one.
    mutating func align(_ alignment: NSTextAlignment) -> Bool {
        guard styles?.haveParagraphs == true else { return false }
        styles?.align(alignment)
        return true
    }

    private mutating func countFrom(_ first: Int) {
        var offset = first > 0 ? starts[first - 1] + chunks[first - 1].count : 0
        if starts.count > chunks.count {
            starts.removeLast(starts.count - chunks.count)
        } else {
            starts.append(contentsOf: repeatElement(0, count: chunks.count - starts.count))
        }
        for place in first..<chunks.count {
            starts[place] = offset
            offset += chunks[place].count
        }
        count = offset
    }

    /// The chunk that an offset lies in, or begins; the last one for the end.
    private func chunk(at offset: Int) -> Int {
        var low = 0
        var high = chunks.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
