// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@MainActor
@Suite struct TextMetricsTests {
    private let face = FontFace()

    @Test("Without a screen the built-in table serves: Helvetica's widths, accents free, one em for squares")
    func builtIn() {
        func advance(_ grapheme: Character, _ face: FontFace = FontFace()) -> CGFloat {
            BuiltInMetrics.advance(of: grapheme, in: face)
        }
        #expect(advance("A") == 0.667)
        #expect(advance("i") == 0.222)
        #expect(advance("~") == 0.584)
        #expect(advance("A", FontFace(weight: 700)) == 0.722)
        #expect(advance("A", FontFace(weight: 500)) == 0.667)
        #expect(advance("é") == advance("e"))
        #expect(advance("e\u{301}") == advance("e"))
        #expect(advance("ß") == 0.611)
        #expect(advance("\u{A0}") == advance(" "))
        #expect(advance("漢") == 1)
        #expect(advance("한") == 1)
        #expect(advance("👨‍👩‍👧‍👦") == 1)
        #expect(advance("🇩🇪") == 1)
        #expect(advance("❤️") == 1)
        #expect(advance("1️⃣") == 1)
        #expect(advance("ж") == 0.556)
        #expect(advance("Ж") == 0.7)
        #expect(advance("\u{301}") == 0)
        #expect(advance("\u{200B}") == 0)
        #expect(advance("\n") == 0)
        #expect(advance("\r\n") == 0)
        #expect(advance("\u{7F}") == 0)
        let monospaced = FontFace(family: .monospaced)
        #expect(advance("i", monospaced) == 0.6)
        #expect(advance("é", monospaced) == 0.6)
        #expect(advance("漢", monospaced) == 1)
        #expect(advance("\u{301}", monospaced) == 0)
    }

    @Test("What is used and not measured is asked for once, in the order of use")
    func requests() {
        let metrics = TextMetrics()
        #expect(!metrics.hasRequests)
        _ = metrics.advances(of: "hello\té\n", in: face)
        let bold = FontFace(weight: 700)
        _ = metrics.advance(of: "h", in: bold)
        #expect(metrics.hasRequests)
        #expect(
            metrics.takeRequests() == [
                TextMeasureRequest(face: face, graphemes: ["h", "e", "l", "o", "é"]),
                TextMeasureRequest(face: bold, graphemes: ["h"]),
            ])
        #expect(metrics.takeRequests().isEmpty)
        _ = metrics.advances(of: "hey", in: face)
        #expect(metrics.takeRequests() == [TextMeasureRequest(face: face, graphemes: ["y"])])
        #expect(metrics.generation == 0)
    }

    @Test("A face whose heights alone are used is asked for as well")
    func heightsOnly() {
        let metrics = TextMetrics()
        #expect(metrics.heights(of: face) == .builtIn)
        #expect(metrics.takeRequests() == [TextMeasureRequest(face: face, graphemes: [])])
        _ = metrics.heights(of: face)
        #expect(!metrics.hasRequests)
    }

    @Test("Measured advances and heights take the place of built-in ones and begin a new generation")
    func update() {
        let metrics = TextMetrics()
        _ = metrics.advances(of: "aé", in: face)
        let measured = FontMetrics(ascent: 1, descent: 0.25, lineGap: 0.1, advances: ["a": 0.5, "é": 0.6, "漢": 1.1])
        metrics.update(face, with: measured)
        #expect(metrics.generation == 1)
        #expect(metrics.advances(of: "aé漢", in: face) == [0.5, 0.6, 1.1])
        #expect(metrics.heights(of: face) == FontMetrics(ascent: 1, descent: 0.25, lineGap: 0.1))
        metrics.update(face, with: measured)
        #expect(metrics.generation == 1)
        #expect(metrics.advance(of: "a", in: FontFace(weight: 700)) == 0.556)
    }

    @Test("What cannot be a measure is passed over")
    func implausible() {
        let metrics = TextMetrics()
        _ = metrics.advances(of: "abcd", in: face)
        metrics.update(
            face,
            with: FontMetrics(
                ascent: .nan, descent: 0, lineGap: 0, advances: ["a": .nan, "b": -1, "c": .infinity, "d": 101]))
        metrics.update(face, with: FontMetrics(ascent: 0, descent: 0, lineGap: 1))
        #expect(metrics.generation == 0)
        #expect(metrics.advances(of: "abcd", in: face) == [0.556, 0.556, 0.5, 0.556])
        #expect(metrics.heights(of: face) == .builtIn)
    }

    @Test("The first measured heights of a face stay, and advances follow what is measured later")
    func heightsOnce() {
        let metrics = TextMetrics()
        _ = metrics.advances(of: "a", in: face)
        metrics.update(face, with: FontMetrics(ascent: 9, descent: 1, lineGap: 0))
        #expect(metrics.heights(of: face) == .builtIn)
        metrics.update(face, with: FontMetrics(ascent: 0.1, descent: 0.1, lineGap: 0))
        #expect(metrics.heights(of: face) == .builtIn)
        let first = FontMetrics(ascent: 1, descent: 0.25, lineGap: 0)
        metrics.update(face, with: first)
        metrics.update(face, with: FontMetrics(ascent: 2, descent: 1, lineGap: 1, advances: ["a": 0.75]))
        #expect(metrics.heights(of: face) == first && metrics.advances(of: "a", in: face) == [0.75])
        metrics.update(face, with: FontMetrics(ascent: 1, descent: 0.25, lineGap: 0, advances: ["a": 17]))
        #expect(metrics.advances(of: "a", in: face) == [0.75])
    }

    @Test("What a page was asked that is gone is asked again, each grapheme once")
    func askedAgain() {
        let metrics = TextMetrics()
        _ = metrics.advances(of: "ab", in: face)
        let asked = metrics.takeRequests()
        _ = metrics.advances(of: "c", in: face)
        metrics.requestAgain(asked)
        metrics.requestAgain(asked)
        #expect(metrics.takeRequests() == [TextMeasureRequest(face: face, graphemes: ["c", "a", "b"])])
        #expect(!metrics.hasRequests)
    }

    @Test("A grapheme of a hundred marks is neither asked for nor stored")
    func longGraphemes() {
        let metrics = TextMetrics()
        let tower = Character("a" + String(repeating: "\u{301}", count: 100))
        #expect(metrics.advance(of: tower, in: face) == 0.556)
        metrics.update(face, with: FontMetrics(ascent: 0, descent: 0, lineGap: 0, advances: [tower: 3]))
        #expect(metrics.generation == 0)
        #expect(metrics.takeRequests() == [TextMeasureRequest(face: face, graphemes: [])])
    }

    @Test("Another screen is asked for everything again, in a fixed order")
    func reset() {
        let metrics = TextMetrics()
        _ = metrics.advances(of: "bé a", in: face)
        _ = metrics.advance(of: "x", in: FontFace(family: .monospaced))
        _ = metrics.takeRequests()
        metrics.update(face, with: FontMetrics(ascent: 2, descent: 1, lineGap: 0, advances: ["a": 0.9]))
        metrics.reset()
        #expect(metrics.generation == 2)
        #expect(metrics.advance(of: "a", in: face) == 0.556)
        #expect(metrics.heights(of: face) == .builtIn)
        #expect(
            metrics.takeRequests() == [
                TextMeasureRequest(face: face, graphemes: [" ", "a", "b", "é"]),
                TextMeasureRequest(face: FontFace(family: .monospaced), graphemes: ["x"]),
            ])
    }

    @Test("Requests and measures go over the wire as JSON")
    func codable() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let request = TextMeasureRequest(face: FontFace(family: .named("Georgia")), graphemes: ["a", "🇩🇪"])
        #expect(try JSONDecoder().decode(TextMeasureRequest.self, from: encoder.encode(request)) == request)
        let measured = FontMetrics(ascent: 1, descent: 0.5, lineGap: 0, advances: ["🇩🇪": 1.25])
        let data = try encoder.encode(measured)
        #expect(
            String(decoding: data, as: UTF8.self) == #"{"advances":{"🇩🇪":1.25},"ascent":1,"descent":0.5,"lineGap":0}"#)
        #expect(try JSONDecoder().decode(FontMetrics.self, from: data) == measured)
        for broken in ["ab", ""] {
            #expect(throws: DecodingError.self) {
                let text = #"{"advances":{"\#(broken)":1},"ascent":1,"descent":0.5,"lineGap":0}"#
                return try JSONDecoder().decode(FontMetrics.self, from: Data(text.utf8))
            }
        }
    }

    @Test("A layout uses the store's measures, asks for what it used, and needs an ellipsis only where it may shorten")
    func layout() {
        let metrics = TextMetrics()
        let font = UIFont.systemFont(ofSize: 10)
        let wide = TextLayout("AB", options: .init(font: font), metrics: metrics)
        #expect(wide.size == CGSize(width: 13.34, height: font.lineHeight))
        #expect(metrics.takeRequests() == [TextMeasureRequest(face: face, graphemes: ["A", "B"])])
        let options = TextLayout.Options(font: font, lineBreakMode: .byTruncatingTail, maximumLineCount: 1)
        let short = TextLayout("ABBA", options: options, width: 17, metrics: metrics)
        #expect(short.lines[0].text == "A…")
        #expect(metrics.takeRequests() == [TextMeasureRequest(face: face, graphemes: ["…"])])
        metrics.update(face, with: FontMetrics(ascent: 1, descent: 1, lineGap: 1, advances: ["A": 0.2, "B": 0.2]))
        let narrow = TextLayout("ABBA", options: options, width: 17, metrics: metrics)
        #expect(narrow.lines[0].text == "ABBA")
        #expect(narrow.size == CGSize(width: 8, height: 30))
    }

    @Test("Right-to-left text, flags and families are measured and set by grapheme")
    func scripts() {
        let metrics = TextMetrics()
        let text = "שלום עולם السلام 👨‍👩‍👧‍👦🇩🇪🇫🇷"
        let layout = TextLayout(text, options: .init(font: .systemFont(ofSize: 10)), width: 60, metrics: metrics)
        #expect(layout.count == text.count)
        #expect(layout.lines.reduce(0) { $0 + $1.range.count } == text.count)
        #expect(layout.lines.allSatisfy { $0.frame.maxX == 60 })
        for offset in 0...layout.count {
            #expect(layout.caretRect(at: .init(offset: offset)).minX.isFinite)
        }
    }

    @Test("A hundred thousand graphemes keep their places, under every break mode")
    func hugeText() {
        let metrics = TextMetrics()
        let text = String(repeating: "lorem ipsum ", count: 8_334)
        for mode in [0, 1, 5] {
            let options = TextLayout.Options(
                font: .systemFont(ofSize: 10), lineBreakMode: NSLineBreakMode(rawValue: mode) ?? .byWordWrapping,
                maximumLineCount: 1_000)
            let layout = TextLayout(text, options: options, width: 200, metrics: metrics)
            #expect(layout.lines.count == 1_000)
            #expect(layout.isTruncated)
            let places = layout.lines.map(\.range)
            #expect(zip(places, places.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
            #expect(
                layout.closestCaret(to: CGPoint(x: 0, y: layout.lineHeight * 500.5)).offset == places[500].lowerBound)
        }
    }

    @Test("A text of countless graphemes makes neither the table nor a request arbitrarily large")
    func countless() {
        let metrics = TextMetrics()
        let first = Character("\u{4E00}")
        _ = metrics.advance(of: first, in: face)
        for number in 0..<(TextMetricsTable.mostGraphemes + 100) {
            let marks = (0..<3).map { UInt32(0x300 + number >> (4 * $0) & 0xF) }.compactMap(Unicode.Scalar.init)
            let letter = Unicode.Scalar(UInt32(0x400 + number >> 12 & 0xF)) ?? "a"
            _ = metrics.advance(of: Character(String(String.UnicodeScalarView([letter] + marks))), in: face)
        }
        #expect(metrics.takeRequests().first?.graphemes.count == TextMetricsTable.mostGraphemes)
        let late = Character("\u{4E01}")
        #expect(metrics.advance(of: late, in: face) == 1 && !metrics.hasRequests)
        let measured = FontMetrics(ascent: 0.9, descent: 0.2, lineGap: 0, advances: [late: 0.5, first: 0.75, "a": 0.5])
        metrics.update(face, with: measured)
        #expect(metrics.advance(of: late, in: face) == 1)
        #expect(metrics.advance(of: first, in: face) == 0.75 && metrics.advance(of: "a", in: face) == 0.5)
    }
}
