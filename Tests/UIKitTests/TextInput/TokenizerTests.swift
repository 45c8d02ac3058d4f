// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("UITextInputStringTokenizer")
struct TokenizerTests {
    let screen = TestScreen()

    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 310, height: 200))
        view.text = text
        screen.window.addSubview(view)
        screen.settle()
        return view
    }

    private func units(_ text: String, _ granularity: UITextGranularity) -> [String] {
        let view = view(text)
        var result: [String] = []
        var position = view.beginningOfDocument
        while let end = view.tokenizer.position(
            from: position, toBoundary: granularity, inDirection: .storage(.forward))
        {
            let unit = view.tokenizer.rangeEnclosingPosition(
                end, with: granularity, inDirection: .storage(.backward))
            result.append(unit.flatMap { view.text(in: $0) } ?? "none")
            if view.compare(end, to: position) != .orderedDescending { break }
            position = end
        }
        return result
    }

    @Test("Words are those of Unicode: apostrophes and digits within, emoji and ideographs alone, no punctuation")
    func words() {
        #expect(units("Hello, world! It's 3.14 o'clock.", .word) == ["Hello", "world", "It's", "3.14", "o'clock"])
        #expect(units("e\u{301}te\u{301} naïve_one", .word) == ["e\u{301}te\u{301}", "naïve_one"])
        #expect(units("שלום עולם سلام", .word) == ["שלום", "עולם", "سلام"])
        #expect(units("日本 カタカナ", .word) == ["日", "本", "カタカナ"])
        #expect(units("a 👨\u{200D}👩\u{200D}👧🇩🇪 b", .word) == ["a", "👨\u{200D}👩\u{200D}👧", "🇩🇪", "b"])
    }

    @Test("Characters are grapheme clusters")
    func characters() {
        #expect(units("e\u{301}🇩🇪\r\na", .character) == ["e\u{301}", "🇩🇪", "\r\n", "a"])
    }

    @Test("Sentences go on after a period in a number or before a small letter, and end with their spaces")
    func sentences() {
        #expect(
            units("It is 3.5 m. e.g. this.  \"Really?\" Yes!\nNo", .sentence)
                == ["It is 3.5 m. e.g. this.  ", "\"Really?\" ", "Yes!\n", "No"])
        #expect(units("一。二！三", .sentence) == ["一。", "二！", "三"])
    }

    @Test("Paragraphs end with their line breaks")
    func paragraphs() { #expect(units("one\r\n\ntwo", .paragraph) == ["one\r\n", "\n", "two"]) }

    @Test("Lines are those of the layout")
    func lines() throws {
        let view = view(String(repeating: "word ", count: 40))
        let first = try #require(
            view.tokenizer.rangeEnclosingPosition(view.place(3), with: .line, inDirection: .storage(.forward)))
        let line = view.offsets(first)
        #expect(line.lowerBound == 0 && line.upperBound > 20 && line.upperBound < 120)
        let end = try #require(
            view.tokenizer.position(from: view.place(3), toBoundary: .line, inDirection: .layout(.right)))
        #expect(view.caretRect(for: end).minY == view.caretRect(for: view.place(3)).minY)
        #expect(view.tokenizer.position(from: end, toBoundary: .line, inDirection: .layout(.right)) == nil)
    }

    @Test("Between two words a position is in none; at an edge it is in the one it looks at")
    func enclosing() {
        let view = view("one  two")
        func word(_ offset: Int, _ direction: UITextStorageDirection) -> Range<Int>? {
            view.tokenizer.rangeEnclosingPosition(
                view.place(offset), with: .word, inDirection: .storage(direction)
            ).map(view.offsets)
        }
        #expect(word(1, .forward) == 0..<3)
        #expect(word(3, .forward) == nil)
        #expect(word(3, .backward) == 0..<3)
        #expect(word(4, .forward) == nil && word(4, .backward) == nil)
        #expect(word(5, .forward) == 5..<8)
        #expect(word(5, .backward) == nil)
        let tokenizer = view.tokenizer
        #expect(tokenizer.isPosition(view.place(3), atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!tokenizer.isPosition(view.place(3), atBoundary: .word, inDirection: .storage(.backward)))
        #expect(tokenizer.isPosition(view.place(5), atBoundary: .word, inDirection: .storage(.backward)))
        #expect(tokenizer.isPosition(view.place(6), withinTextUnit: .word, inDirection: .storage(.forward)))
        #expect(!tokenizer.isPosition(view.place(4), withinTextUnit: .word, inDirection: .storage(.forward)))
    }

    @Test("Left is forward where the text reads from right to left")
    func rightToLeft() {
        let view = view("שלום עולם")
        let found = view.tokenizer.position(from: view.place(0), toBoundary: .word, inDirection: .layout(.left))
        #expect(found.map { view.offset(from: view.beginningOfDocument, to: $0) } == 4)
    }

    @Test("A word longer than what is looked at first is found whole")
    func longWord() {
        let view = view(String(repeating: "x", count: 2000) + " y")
        let found = view.tokenizer.rangeEnclosingPosition(
            view.place(1000), with: .word, inDirection: .storage(.forward))
        #expect(found.map(view.offsets) == 0..<2000)
    }

    @Test("The whole text is one unit, and its ends are its boundaries")
    func document() {
        let view = view("a b")
        let found = view.tokenizer.position(
            from: view.place(1), toBoundary: .document, inDirection: .storage(.backward))
        #expect(found.map { view.compare($0, to: view.beginningOfDocument) } == .orderedSame)
        #expect(
            view.tokenizer.position(from: view.endOfDocument, toBoundary: .document, inDirection: .storage(.forward))
                == nil)
    }
}
