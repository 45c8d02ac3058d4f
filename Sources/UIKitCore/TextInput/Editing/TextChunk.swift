// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A part of one paragraph of a ``TextBuffer``: at most its last character is a line break.
struct TextChunk: Sendable {
    let text: String
    /// In UTF-16 units.
    let count: Int
    /// Whether each UTF-16 unit is a character.
    let isSimple: Bool
    let endsParagraph: Bool

    /// How long a chunk gets before it is cut at the next space, in UTF-16 units.
    private static let goodLength = 512
    /// How long it gets before it is cut at the next safe place.
    private static let fairLength = 1024
    /// A shorter one joins its neighbour.
    private static let shortLength = 128

    // MARK: Inside

    private func index(_ offset: Int) -> String.Index {
        isSimple
            ? text.utf8.index(text.startIndex, offsetBy: offset) : text.utf16.index(text.startIndex, offsetBy: offset)
    }

    func text(_ range: Range<Int>) -> String {
        if range.lowerBound == 0, range.upperBound == count { return text }
        return String(text[index(range.lowerBound)..<index(range.upperBound)])
    }

    func character(at offset: Int) -> Character? { offset < count ? text[index(offset)] : nil }

    func boundary(after offset: Int) -> Int {
        if isSimple || offset >= count { return min(offset + 1, count) }
        return text.index(after: index(offset)).utf16Offset(in: text)
    }

    func boundary(atOrBefore offset: Int) -> Int {
        if isSimple || offset <= 0 || offset >= count { return offset }
        // Steps begin and end at boundaries, from any offset.
        let next = text.index(after: index(offset))
        return text.index(before: next).utf16Offset(in: text)
    }

    // MARK: Cutting

    /// Whether a changed text behind this chunk must or should be joined with it.
    func belongs(with changed: String) -> Bool {
        guard let last = text.unicodeScalars.last, let first = changed.unicodeScalars.first else { return true }
        if !Self.isSafe(last, first) { return true }
        return !endsParagraph && count < Self.goodLength && changed.utf8.count < Self.shortLength
    }

    /// Whether a chunk behind a changed text must or should be joined with it.
    static func belongs(_ changed: String, with next: TextChunk) -> Bool {
        guard let last = changed.unicodeScalars.last, let first = next.text.unicodeScalars.first else { return true }
        if !isSafe(last, first) { return true }
        return !isLineBreak(last) && next.count < goodLength && changed.utf8.count < shortLength
    }

    /// Whether there is a grapheme boundary between the scalars in any text.
    private static func isSafe(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        if isLineBreak(first) { return !(first == "\r" && second == "\n") }
        return isPlain(first) && isPlain(second)
    }

    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether the scalar itself never joins its neighbours: a letter, digit, space or punctuation mark of the scripts in
    /// which long paragraphs are written.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xC0...0x24F, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3,
            0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            true
        default: false
        }
    }

    /// The chunks of a text.
    static func cut(_ text: String) -> [TextChunk] {
        var text = text
        text.makeContiguousUTF8()
        var cutter = TextChunkCutter(text)
        text.utf8.withContiguousStorageIfAvailable { cutter.cut($0) }
        return cutter.chunks
    }

    static func mayCut(_ first: Unicode.Scalar, _ second: Unicode.Scalar, after length: Int) -> Bool {
        if isLineBreak(first) { return !(first == "\r" && second == "\n") }
        if length < goodLength { return false }
        if first == " ", second.isASCII, second.value > 0x20 { return true }
        return length >= fairLength && isPlain(first) && isPlain(second)
    }

    init(_ text: String, count: Int, isSimple: Bool) {
        self.text = text
        self.count = count
        self.isSimple = isSimple
        endsParagraph = text.unicodeScalars.last.map(Self.isLineBreak) ?? false
    }
}
