// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@Suite struct TextLookupTests {
    private typealias Caret = TextLayout.Caret

    @Test("A caret stands before its grapheme; at a wrap the affinity says on which line")
    func carets() {
        let layout = set("abc def", width: 40)
        #expect(layout.caretRect(at: Caret(offset: 0)) == CGRect(x: 0, y: 0, width: 0, height: 10))
        #expect(layout.caretRect(at: Caret(offset: 2)) == CGRect(x: 20, y: 0, width: 0, height: 10))
        #expect(layout.caretRect(at: Caret(offset: 4)) == CGRect(x: 0, y: 10, width: 0, height: 10))
        #expect(
            layout.caretRect(at: Caret(offset: 4, affinity: .upstream)) == CGRect(x: 40, y: 0, width: 0, height: 10))
        #expect(layout.caretRect(at: Caret(offset: 7)) == CGRect(x: 30, y: 10, width: 0, height: 10))
    }

    @Test("A caret at a newline stays on its line, one behind it is on the next")
    func caretsAtNewlines() {
        let layout = set("ab\n\nc\n")
        #expect(layout.caretRect(at: Caret(offset: 2)).origin == CGPoint(x: 20, y: 0))
        #expect(layout.caretRect(at: Caret(offset: 3, affinity: .upstream)).origin == CGPoint(x: 0, y: 10))
        #expect(layout.caretRect(at: Caret(offset: 6)).origin == CGPoint(x: 0, y: 30))
    }

    @Test("Offsets outside of the text count as its ends")
    func outside() {
        let layout = set("abc")
        #expect(layout.caretRect(at: Caret(offset: -5)).minX == 0)
        #expect(layout.caretRect(at: Caret(offset: 99)).minX == 30)
        #expect(layout.index(at: 99) == layout.text.endIndex)
        #expect(layout.index(at: -1) == layout.text.startIndex)
    }

    @Test("The caret behind hanging blanks does not leave the width")
    func hangingCaret() {
        let layout = set("abc     ", width: 40)
        #expect(layout.caretRect(at: Caret(offset: 8)).minX == 40)
        #expect(layout.closestCaret(to: CGPoint(x: 500, y: 5)).offset == 8)
    }

    @Test(
        "A point finds the nearest caret: by the half of the grapheme it lies on, by the nearest line outside",
        arguments: [
            (0, 5, 0, .downstream), (4, 5, 0, .downstream), (6, 5, 1, .downstream), (14, 5, 1, .downstream),
            (16, 5, 2, .downstream), (100, 5, 4, .upstream), (-10, 5, 0, .downstream), (-10, 15, 4, .downstream),
            (100, 15, 7, .upstream), (16, -50, 2, .downstream), (16, 999, 6, .downstream),
            (.nan, .nan, 0, .downstream), (.infinity, .infinity, 7, .upstream),
            (-.infinity, -.infinity, 0, .downstream),
        ] as [(CGFloat, CGFloat, Int, TextLayout.Affinity)])
    func closest(x: CGFloat, y: CGFloat, offset: Int, affinity: TextLayout.Affinity) {
        let layout = set("abc def", width: 40)
        #expect(layout.closestCaret(to: CGPoint(x: x, y: y)) == Caret(offset: offset, affinity: affinity))
    }

    @Test("A tap behind a line that a newline ends puts the caret before the newline")
    func closestAtNewline() {
        let layout = set("ab\n\ncd")
        #expect(layout.closestCaret(to: CGPoint(x: 90, y: 5)) == Caret(offset: 2))
        #expect(layout.closestCaret(to: CGPoint(x: 90, y: 15)) == Caret(offset: 3))
    }

    @Test("Every caret is found again at the place where it is drawn")
    func roundTrip() {
        for alignment in [NSTextAlignment.left, .center, .right, .justified] {
            let layout = set("The quick\tbrown 👩‍👩‍👧‍👦 fox\njumps\n\nover 漢字 it.", width: 73, alignment: alignment)
            for offset in 0...layout.count {
                for affinity in [TextLayout.Affinity.upstream, .downstream] {
                    let rect = layout.caretRect(at: Caret(offset: offset, affinity: affinity))
                    let found = layout.closestCaret(to: CGPoint(x: rect.minX, y: rect.midY))
                    #expect(layout.caretRect(at: found) == rect, "\(offset) \(affinity) \(alignment)")
                }
            }
        }
    }

    @Test("A point on a grapheme finds it; beside the text there is none")
    func graphemes() {
        let layout = set("abc def", width: 40, alignment: .right)
        #expect(layout.grapheme(at: CGPoint(x: 9, y: 5)) == nil)
        #expect(layout.grapheme(at: CGPoint(x: 10, y: 5)) == 0)
        #expect(layout.grapheme(at: CGPoint(x: 29.9, y: 5)) == 1)
        #expect(layout.grapheme(at: CGPoint(x: 39, y: 15)) == 6)
        #expect(layout.grapheme(at: CGPoint(x: 40, y: 15)) == nil)
        #expect(layout.grapheme(at: CGPoint(x: 20, y: -1)) == nil)
        #expect(layout.grapheme(at: CGPoint(x: 20, y: 20)) == nil)
        #expect(layout.grapheme(at: CGPoint(x: CGFloat.nan, y: .nan)) == nil)
        #expect(set("").grapheme(at: .zero) == nil)
    }

    @Test("A selection has one rectangle on each line it touches")
    func selection() {
        let layout = set("abc def\nghi", width: 40)
        #expect(layout.selectionRects(for: 1..<2) == [CGRect(x: 10, y: 0, width: 10, height: 10)])
        #expect(
            layout.selectionRects(for: 2..<9) == [
                CGRect(x: 20, y: 0, width: 20, height: 10), CGRect(x: 0, y: 10, width: 30, height: 10),
                CGRect(x: 0, y: 20, width: 10, height: 10),
            ])
        #expect(layout.selectionRects(for: 0..<4) == [CGRect(x: 0, y: 0, width: 40, height: 10)])
        #expect(layout.selectionRects(for: 3..<3).isEmpty)
        #expect(layout.selectionRects(for: 50..<60).isEmpty)
    }

    @Test("Offsets and string indices go there and back, also from the inside of a grapheme")
    func indices() {
        let text = "a👨‍👩‍👧é漢"
        let layout = set(text)
        #expect(layout.count == 4)
        for (offset, index) in text.indices.enumerated() {
            #expect(layout.index(at: offset) == index)
            #expect(layout.offset(of: index) == offset)
        }
        #expect(layout.offset(of: text.endIndex) == 4)
        #expect(layout.offset(of: text.unicodeScalars.index(after: layout.index(at: 1))) == 1)
    }

    @Test("Alignment moves lines within a finite width, and within the widest line without one")
    func alignment() {
        func starts(_ alignment: NSTextAlignment, _ width: CGFloat, _ text: String = "ab\nabcd") -> [CGFloat] {
            set(text, width: width, alignment: alignment).lines.map(\.frame.minX)
        }
        #expect(starts(.left, 60) == [0, 0])
        #expect(starts(.center, 60) == [20, 10])
        #expect(starts(.right, 60) == [40, 20])
        #expect(starts(.right, .infinity) == [20, 0])
        #expect(starts(.natural, 60) == [0, 0])
        #expect(starts(.natural, 60, "12 שלום") == [40, 20])
        #expect(starts(.natural, 60, "abc שלום") == [0, 0])
        #expect(set("ab", width: 60, alignment: .center).size.width == 20)
    }

    @Test("Justified lines end at the right edge, the last of a paragraph does not")
    func justified() {
        let layout = set("a b c d e", width: 59, alignment: .justified)
        #expect(painted(layout) == ["a b c", "d e"])
        #expect(layout.lines[0].runs.map(\.x) == [0, 24.5, 49])
        #expect(layout.lines[0].frame.width == 59)
        #expect(layout.lines[1].runs.map(\.x) == [0])
        #expect(layout.caretRect(at: Caret(offset: 4)).minX == 49)
    }

    @Test("Sizes round up to whole pixels, but not because of rounding errors")
    func rounding() {
        #expect(set("a").size(roundedUpToScale: 3) == CGSize(width: 10, height: 10))
        let layout = TextLayout(
            "ab", options: .init(font: .systemFont(ofSize: 17)),
            measures: .init(advances: [5.1, 5.1], ellipsis: 0, heights: .builtIn, pointSize: 17))
        #expect(layout.size(roundedUpToScale: 1) == CGSize(width: 11, height: 21))
        #expect(layout.size(roundedUpToScale: 2) == CGSize(width: 10.5, height: 20.5))
        #expect(layout.size(roundedUpToScale: 0) == CGSize(width: 11, height: 21))
    }
}
