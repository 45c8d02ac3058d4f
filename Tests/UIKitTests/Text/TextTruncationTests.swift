// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@Suite struct TextTruncationTests {
    @Test("Text that fits is not shortened", arguments: [3, 4, 5, 0] as [Int])
    func fits(mode: Int) throws {
        let layout = set("abcde", width: 50, mode: try #require(NSLineBreakMode(rawValue: mode)), lines: 1)
        #expect(painted(layout) == ["abcde"])
        #expect(!layout.isTruncated)
    }

    @Test("One line is shortened at its end, its beginning or its middle")
    func oneLine() {
        func line(_ text: String, _ width: CGFloat, _ mode: NSLineBreakMode) -> String {
            let layout = set(text, width: width, mode: mode, lines: 1)
            #expect(layout.isTruncated)
            #expect(layout.lines.count == 1)
            #expect(layout.size.width <= width)
            return layout.lines[0].text
        }
        #expect(line("abcdefghij", 50, .byTruncatingTail) == "abcd…")
        #expect(line("abcdefghij", 50, .byTruncatingHead) == "…ghij")
        #expect(line("abcdefghij", 50, .byTruncatingMiddle) == "ab…ij")
        #expect(line("abcdefghij", 60, .byTruncatingMiddle) == "ab…hij")
        #expect(line("abcdefghij", 55, .byTruncatingTail) == "abcd…")
    }

    @Test("Blanks beside the ellipsis are left out")
    func blanks() {
        #expect(painted(set("ab  cdef", width: 50, mode: .byTruncatingTail, lines: 1)) == ["ab…"])
        #expect(painted(set("abcd  ef", width: 50, mode: .byTruncatingHead, lines: 1)) == ["…ef"])
    }

    @Test("Of several lines the last one is shortened, the others wrap at words")
    func severalLines() {
        let text = "aaa bbb ccc ddd eee"
        #expect(painted(set(text, width: 70, mode: .byTruncatingTail, lines: 2)) == ["aaa bbb", "ccc dd…"])
        #expect(painted(set(text, width: 70, mode: .byTruncatingHead, lines: 2)) == ["aaa bbb", "…dd eee"])
        #expect(painted(set(text, width: 70, mode: .byTruncatingMiddle, lines: 2)) == ["aaa bbb", "ccc…eee"])
        #expect(painted(set(text, width: 70, mode: .byWordWrapping, lines: 2)) == ["aaa bbb", "ccc ddd"])
        #expect(set(text, width: 70, mode: .byWordWrapping, lines: 2).isTruncated)
        #expect(!set(text, width: 70, mode: .byTruncatingTail, lines: 3).isTruncated)
    }

    @Test("A paragraph that there is no line for shows in the ellipsis")
    func paragraphs() {
        #expect(painted(set("a\nb", mode: .byTruncatingTail, lines: 1)) == ["a…"])
        #expect(painted(set("a\nb", width: 20, mode: .byTruncatingMiddle, lines: 1)) == ["…b"])
        #expect(painted(set("a\nb", width: 30, mode: .byTruncatingMiddle, lines: 1)) == ["a…b"])
        #expect(painted(set("a\nb\nc", width: 90, mode: .byTruncatingHead, lines: 1)) == ["…c"])
        #expect(painted(set("a\nb", mode: .byClipping, lines: 1)) == ["a"])
        #expect(set("a\nb", mode: .byClipping, lines: 1).isTruncated)
    }

    @Test("Empty lines that there is no room for shorten nothing")
    func emptyLines() {
        for text in ["a\n", "a\n\n\n"] {
            let layout = set(text, width: 50, mode: .byTruncatingTail, lines: 1)
            #expect(painted(layout) == ["a"])
            #expect(!layout.isTruncated)
            #expect(layout.caretRect(at: .init(offset: text.count)).minX == 10)
        }
    }

    @Test("Clipping lets the last line run on behind the edge, but not its width")
    func clipping() {
        let layout = set("abc defghij", width: 55, mode: .byClipping, lines: 1)
        #expect(painted(layout) == ["abc de"])
        #expect(layout.size.width == 55)
        #expect(layout.isTruncated)
        #expect(painted(set("abc defghij", width: 55, mode: .byClipping, lines: 2)) == ["abc", "defghi"])
    }

    @Test("The height limits the lines too, but one is always set")
    func height() {
        let text = "aaa bbb ccc ddd"
        #expect(painted(set(text, width: 30, height: 25, mode: .byTruncatingTail)) == ["aaa", "bb…"])
        #expect(painted(set(text, width: 30, height: 0, mode: .byTruncatingTail)) == ["aa…"])
        for height in [-5, -.infinity] as [CGFloat] {
            #expect(set(text, width: 30, height: height).lines.count == 1)
        }
        for height in [.nan, .infinity, 40, 1e300] as [CGFloat] {
            #expect(set(text, width: 30, height: height).lines.count == 4)
        }
    }

    @Test("Graphemes that are not shown stand where the ellipsis is, and a finger on it means the first of them")
    func hidden() {
        let layout = set("abcdefghij", width: 50, mode: .byTruncatingMiddle, lines: 1)
        #expect(layout.lines[0].runs.map(\.range) == [0..<2, 2..<8, 8..<10])
        #expect(layout.lines[0].runs.map(\.isEllipsis) == [false, true, false])
        #expect(layout.caretRect(at: .init(offset: 5)).minX == 20)
        #expect(layout.caretRect(at: .init(offset: 8)).minX == 30)
        #expect(layout.grapheme(at: CGPoint(x: 25, y: 5)) == 2)
        #expect(layout.grapheme(at: CGPoint(x: 35, y: 5)) == 8)
    }

    @Test("An ellipsis stands with the line it belongs to when that is centered")
    func aligned() {
        let layout = set("abcdefghij", width: 55, mode: .byTruncatingTail, lines: 1, alignment: .right)
        #expect(layout.lines[0].runs.map(\.x) == [5, 45])
        #expect(layout.lines[0].frame == CGRect(x: 5, y: 0, width: 50, height: 10))
    }
}
