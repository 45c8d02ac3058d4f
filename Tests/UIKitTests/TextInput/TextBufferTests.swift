// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@Suite("TextBuffer")
struct TextBufferTests {
    /// The boundaries of a whole string.
    static func boundaries(_ text: String) -> [Int] {
        var result = [0]
        for character in text { result.append((result.last ?? 0) + character.utf16.count) }
        return result
    }

    static func boundaries(_ buffer: TextBuffer) -> [Int] {
        var result = [0]
        while let last = result.last, last < buffer.count { result.append(buffer.boundary(after: last)) }
        return result
    }

    static let texts = [
        String(repeating: "The quick brown fox. ", count: 200),
        String(repeating: "日本語の文章。", count: 600),
        String(repeating: "👨\u{200D}👩\u{200D}👧🇩🇪e\u{301}", count: 400),
        String(repeating: "שלום עולם ", count: 300) + "\r\n" + String(repeating: "a\r\nb\n", count: 50),
        String(repeating: "🇩🇪", count: 900),
        "e" + String(repeating: "\u{301}", count: 3000),
    ]

    @Test("Long texts have the characters of the whole string, wherever they are cut", arguments: texts)
    func characters(_ text: String) {
        let buffer = TextBuffer(text)
        #expect(buffer.string.unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(buffer.count == text.utf16.count)
        #expect(Self.boundaries(buffer) == Self.boundaries(text))
    }

    @Test("A boundary is found from every offset, forward and backward", arguments: texts)
    func offsets(_ text: String) {
        let text = String(text.prefix(300))
        let buffer = TextBuffer(text)
        let boundaries = Self.boundaries(text)
        for offset in stride(from: 0, through: buffer.count, by: 7) {
            #expect(buffer.boundary(atOrBefore: offset) == boundaries.last { $0 <= offset })
            #expect(buffer.boundary(atOrAfter: offset) == boundaries.first { $0 >= offset })
            #expect(buffer.boundary(before: offset) == boundaries.last { $0 < offset } ?? 0)
            #expect(buffer.boundary(after: offset) == boundaries.first { $0 > offset } ?? buffer.count)
        }
    }

    @Test("What joins across a cut after a change is one character", arguments: texts)
    func joining(_ text: String) {
        var buffer = TextBuffer(text)
        var plain = text
        for (place, piece) in ["\u{301}", "🇩", "\u{200D}", "\n", "\r", "", "x", "🇪", "\u{1F3FD}"].enumerated() {
            let boundaries = Self.boundaries(plain)
            let start = boundaries[(boundaries.count / 11) * (place + 1)]
            let end = boundaries.first { $0 > start + place % 3 } ?? start
            buffer.replace(start..<end, with: piece)
            let utf16 = Array(plain.utf16)
            plain = String(decoding: utf16[..<start] + Array(piece.utf16) + utf16[end...], as: UTF16.self)
            #expect(Self.boundaries(buffer) == Self.boundaries(plain))
        }
        buffer.replace(0..<buffer.count, with: "")
        #expect(buffer.isEmpty)
        buffer.replace(0..<0, with: "again")
        #expect(buffer.string == "again")
    }

    @Test("Paragraphs end behind their line breaks; behind the last one there is an empty one")
    func paragraphs() {
        let buffer = TextBuffer("one\r\ntwo\n\nfour\u{2029}")
        #expect(buffer.paragraph(at: 2) == 0..<5)
        #expect(buffer.paragraph(at: 5) == 5..<9)
        #expect(buffer.paragraph(at: 9) == 9..<10)
        #expect(buffer.paragraph(at: 12) == 10..<15)
        #expect(buffer.paragraph(at: 15) == 15..<15)
        #expect(TextBuffer("").paragraph(at: 0) == 0..<0)
    }

    @Test("A stretch is cut out of any chunks")
    func substring() {
        let text = Self.texts[0]
        let buffer = TextBuffer(text)
        let utf16 = Array(text.utf16)
        for range in [0..<10, 500..<1500, 4000..<4200, 100..<100] {
            let expected = String(decoding: utf16[range.clamped(to: 0..<utf16.count)], as: UTF16.self)
            #expect(buffer.substring(range) == expected)
        }
    }
}
