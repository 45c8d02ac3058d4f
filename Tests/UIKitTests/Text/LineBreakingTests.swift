// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import UIKitCore

@Suite struct LineBreakingTests {
    @Test("Lines break between words, and the blanks there are not painted")
    func words() {
        #expect(painted(set("the quick brown fox", width: 100)) == ["the quick", "brown fox"])
        #expect(painted(set("the quick brown fox", width: 99)) == ["the quick", "brown fox"])
        #expect(painted(set("the quick brown fox", width: 89)) == ["the", "quick", "brown", "fox"])
        #expect(painted(set("a   b", width: 20)) == ["a", "b"])
        #expect(painted(set("the quick brown fox")) == ["the quick brown fox"])
    }

    @Test("Every grapheme belongs to one line, the blanks to the line they end")
    func ranges() {
        #expect(set("ab  cd\nef", width: 20).lines.map(\.range) == [0..<4, 4..<7, 7..<9])
        #expect(set("ab  cd\nef", width: 20).lines.map(\.endsWithNewline) == [false, true, false])
    }

    @Test("A word longer than the line breaks between characters")
    func longWords() {
        #expect(painted(set("abcdefg", width: 30)) == ["abc", "def", "g"])
        #expect(painted(set("a bcdefgh i", width: 30)) == ["a", "bcd", "efg", "h i"])
    }

    @Test("Lines break after hyphens inside of words and after dashes, but not after a sign or before a digit")
    func hyphens() {
        #expect(painted(set("well-known", width: 60)) == ["well-", "known"])
        #expect(painted(set("ab –5 -x --flag", width: 50)) == ["ab –5", "-x", "--fla", "g"])
        #expect(painted(set("2024-05", width: 50)) == ["2024-", "05"])
        #expect(painted(set("a 1-2", width: 40)) == ["a", "1-2"])
        #expect(painted(set("one—two", width: 50)) == ["one—", "two"])
    }

    @Test("Hard spaces and joiners hold their neighbours together; the zero-width space parts them")
    func glue() {
        #expect(painted(set("a b\u{A0}c", width: 40)) == ["a", "b\u{A0}c"])
        #expect(painted(set("ab\u{200B}cd", width: 30)) == ["ab", "cd"])
        #expect(painted(set("a 漢\u{2060}字", width: 40)) == ["a", "漢\u{2060}字"])
    }

    @Test("East Asian text and emoji break anywhere but before closing and after opening punctuation")
    func ideographs() {
        #expect(painted(set("漢字漢字", width: 30)) == ["漢字漢", "字"])
        #expect(painted(set("漢字漢。字", width: 30)) == ["漢字", "漢。字"])
        #expect(painted(set("漢字「漢」", width: 30)) == ["漢字", "「漢」"])
        #expect(painted(set("abc漢字", width: 30)) == ["abc", "漢字"])
        #expect(painted(set("漢字)ab", width: 20)) == ["漢", "字)", "ab"])
        #expect(painted(set("👍👍👍", width: 20)) == ["👍👍", "👍"])
    }

    @Test("Any newline ends a line, CR LF as one; after the last one a line is left for the caret")
    func newlines() {
        #expect(painted(set("a\nb\r\nc\u{2028}d\u{2029}e\rf")) == ["a", "b", "c", "d", "e", "f"])
        #expect(painted(set("a\n\nb\n")) == ["a", "", "b", ""])
        #expect(painted(set("\n")) == ["", ""])
        #expect(set("a\n\nb\n").size == CGSize(width: 10, height: 40))
    }

    @Test("An empty text is one empty line")
    func empty() {
        let layout = set("", width: 50, alignment: .center)
        #expect(layout.lines.count == 1)
        #expect(layout.lines[0].runs.isEmpty)
        #expect(layout.size == CGSize(width: 0, height: 10))
        #expect(!layout.isTruncated)
        #expect(layout.caretRect(at: .init(offset: 0)) == CGRect(x: 25, y: 0, width: 0, height: 10))
    }

    @Test("Character wrapping breaks anywhere; blanks still hang over the edge")
    func characters() {
        #expect(painted(set("ab cd ef", width: 40, mode: .byCharWrapping)) == ["ab c", "d ef"])
        #expect(painted(set("abcd ef", width: 40, mode: .byCharWrapping)) == ["abcd", "ef"])
    }

    @Test(
        "A width of zero or less sets one grapheme on each line", arguments: [0, -1, -.infinity, 5] as [CGFloat])
    func noWidth(width: CGFloat) {
        #expect(painted(set("ab c", width: width)) == ["a", "b", "c"])
        #expect(set("", width: width).lines.count == 1)
        #expect(painted(set("abc", width: width, mode: .byTruncatingTail, lines: 1)) == ["…"])
        #expect(painted(set("abc", width: width, mode: .byTruncatingMiddle, lines: 1)) == ["…"])
        #expect(painted(set("abc", width: width, mode: .byTruncatingHead, lines: 1)) == ["…"])
    }

    @Test("An infinite width, or one that is not a number, wraps nothing", arguments: [.infinity, .nan] as [CGFloat])
    func noLimit(width: CGFloat) {
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail] {
            let layout = set("a b c d\ne", width: width, mode: mode, alignment: .right)
            #expect(painted(layout) == ["a b c d", "e"])
            #expect(layout.lines[1].frame.minX == 60)
        }
    }

    @Test("A text set in its own width does not wrap because of rounding")
    func ownWidth() {
        let layout = set("the quick brown", width: 150 - 0.009)
        #expect(layout.lines.count == 1)
        #expect(set("the quick brown", width: 149.9).lines.count == 2)
    }

    @Test("Blanks at the end of a paragraph count as far as there is room, at a wrap they do not")
    func trailingBlanks() {
        #expect(set("ab   ").size.width == 50)
        #expect(set("ab   ", width: 40).size.width == 40)
        #expect(set("ab   ", width: 40).lines.count == 1)
        #expect(set("ab   cd", width: 40).lines[0].frame.width == 20)
        #expect(set("ab   cd", width: 40).lines[0].trailingEdge == 50)
    }

    @Test("Tabs move to the next stop, every 28 points, and part what is painted")
    func tabs() {
        let layout = set("a\tbcd\te\t")
        #expect(layout.lines[0].runs.map(\.text) == ["a", "bcd", "e"])
        #expect(layout.lines[0].runs.map(\.x) == [0, 28, 84])
        #expect(layout.lines[0].trailingEdge == 112)
        #expect(layout.caretRect(at: .init(offset: 2)).minX == 28)
        #expect(painted(set("a\tbcd", width: 50)) == ["a", "bcd"])
        #expect(TabStops().stop(after: 28) == 56)
    }

    @Test("A line is as tall as the face says, and its letters stand on the baseline")
    func vertical() {
        let layout = set("a\nb")
        #expect(layout.lineHeight == 10)
        #expect(layout.lines.map(\.baseline) == [8, 18])
        #expect(layout.lines.map(\.frame.minY) == [0, 10])
    }

    @Test("A hundred thousand graphemes are looked at a few times each, whatever they are")
    func linearTime() {
        let count = 100_000
        for pattern in ["a", "a ", " ", "aaaaaaaaaaaaaa ", "\t", "漢", "-a", "\n", "a\u{A0}"] {
            let characters = Array(pattern)
            let units = LineUnit.units(of: (0..<count).map { characters[$0 % characters.count] })
            for (limit, breaksAnywhere) in [(0, false), (25, false), (1_000, false), (1e9, false), (25, true)] {
                let looks = Atomic(0)
                let breaker = LineBreaker(
                    units: units, limit: limit, breaksAnywhere: breaksAnywhere,
                    advance: { _ in
                        looks.add(1, ordering: .relaxed)
                        return 10
                    })
                var start = 0
                var isProgressing = true
                while start < count, isProgressing {
                    let line = breaker.line(from: start)
                    isProgressing = line.range.lowerBound == start && line.range.upperBound > start
                    start = line.range.upperBound
                }
                #expect(start == count, "\(pattern.debugDescription) at \(limit)")
                #expect(looks.load(ordering: .relaxed) <= 3 * count, "\(pattern.debugDescription) at \(limit)")
            }
        }
    }
}
