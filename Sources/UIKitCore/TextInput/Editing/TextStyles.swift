// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The attributes of the parts of an edited text, if they differ from those of the whole.
///
/// Places are offsets in UTF-16 units, as the text's own. A change costs time in proportion to the number of runs.
struct TextStyles {
    /// The attributes of a run of text.
    final class Attributes {
        let values: [NSAttributedString.Key: Any]
        /// The part of them that can be shown.
        let style: TextStyle
        /// How a paragraph stands that begins with it (W80); `nil` as the whole text.
        let paragraph: ParagraphSetting?

        init(_ values: [NSAttributedString.Key: Any]) {
            self.values = values
            style = TextStyle(values)
            paragraph = (values[.paragraphStyle] as? NSParagraphStyle)?.setting
        }

        /// The attributes of the whole text alone.
        static var plain: Attributes { Attributes([:]) }

        /// Whether they have more than a font and a color.
        var isMore: Bool { values.keys.contains { $0 != .font && $0 != .foregroundColor } }
    }

    struct Run {
        var end: Int
        var attributes: Attributes
    }

    /// In order and without gaps; none of no length.
    private(set) var runs: [Run] = []

    init(_ attributes: Attributes, count: Int) {
        if count > 0 { runs = [Run(end: count, attributes: attributes)] }
    }

    init(_ text: NSAttributedString) {
        var end = 0
        while end < text.length {
            var range = NSRange(location: 0, length: 0)
            let values = text.attributes(at: end, effectiveRange: &range)
            end = range.location + range.length
            runs.append(Run(end: end, attributes: Attributes(values)))
        }
    }

    var count: Int { runs.last?.end ?? 0 }

    // MARK: Reading

    /// The attributes of the character at an offset; at the end those of the last character.
    func attributes(at offset: Int) -> Attributes? { runs.isEmpty ? nil : runs[run(at: offset)].attributes }

    /// The attributes of text that replaces a range: those of the first replaced character, else those of the character before.
    /// Its attachment is its own.
    func inherited(at range: Range<Int>) -> Attributes? {
        let found = attributes(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
        guard let found, found.style.attachment != nil else { return found }
        return Attributes(found.values.filter { $0.key != .attachment })
    }

    /// The parts of a range with their attributes, in order.
    func parts(of range: Range<Int>) -> [(range: Range<Int>, attributes: Attributes)] {
        var result: [(range: Range<Int>, attributes: Attributes)] = []
        var start = range.lowerBound
        var place = runs.isEmpty ? 0 : run(at: start)
        while start < range.upperBound, place < runs.count {
            let end = min(runs[place].end, range.upperBound)
            if end > start { result.append((start..<end, runs[place].attributes)) }
            start = end
            place += 1
        }
        return result
    }

    func slice(_ range: Range<Int>) -> TextStyles {
        var result = TextStyles(.plain, count: 0)
        for part in parts(of: range) { result.append(part.attributes, to: part.range.upperBound - range.lowerBound) }
        return result
    }

    private func run(at offset: Int) -> Int {
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if runs[middle - 1].end <= offset { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: Changing

    mutating func replace(_ range: Range<Int>, with new: TextStyles) {
        var result = slice(0..<range.lowerBound)
        for run in new.runs { result.append(run.attributes, to: range.lowerBound + run.end) }
        let shift = new.count - range.count
        for part in parts(of: range.upperBound..<max(range.upperBound, count)) {
            result.append(part.attributes, to: part.range.upperBound + shift)
        }
        self = result
    }

    /// Gives all of the text an attribute.
    mutating func set(_ key: NSAttributedString.Key, _ value: Any) {
        for place in runs.indices {
            runs[place].attributes = Attributes(runs[place].attributes.values.merging([key: value]) { $1 })
        }
    }

    /// Whether paragraphs may stand otherwise than the whole text.
    var haveParagraphs: Bool { runs.contains { $0.attributes.paragraph != nil } }

    /// Gives all paragraphs with a style of their own an alignment.
    mutating func align(_ alignment: NSTextAlignment) {
        for place in runs.indices { runs[place].attributes = runs[place].attributes.aligned(alignment) }
    }

    /// The styles of two texts, one behind the other; `nil` if neither has attributes of its own.
    static func joined(_ first: TextStyles?, _ firstCount: Int, _ second: TextStyles?, _ secondCount: Int)
        -> TextStyles?
    {
        guard first != nil || second != nil else { return nil }
        var result = first ?? TextStyles(.plain, count: firstCount)
        result.replace(firstCount..<firstCount, with: second ?? TextStyles(.plain, count: secondCount))
        return result
    }

    private mutating func append(_ attributes: Attributes, to end: Int) {
        guard end > count else { return }
        if let last = runs.last, last.attributes === attributes {
            runs[runs.count - 1].end = end
        } else {
            runs.append(Run(end: end, attributes: attributes))
        }
    }
}

extension TextStyles.Attributes {
    /// The same with another alignment, where they have a paragraph style.
    func aligned(_ alignment: NSTextAlignment) -> TextStyles.Attributes {
        guard let old = values[.paragraphStyle] as? NSParagraphStyle, old.alignment != alignment else { return self }
        let new = NSMutableParagraphStyle()
        new.setParagraphStyle(old)
        new.alignment = alignment
        return TextStyles.Attributes(values.merging([.paragraphStyle: new]) { $1 })
    }
}
