// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

/// Latin letters are 10 points wide, and so are Hebrew ones.
@MainActor
@Suite struct TextDirectionTests {
    private struct Painted: Equatable, CustomStringConvertible {
        var text: String
        var x: CGFloat
        var isRightToLeft = false

        var description: String { "\(text)@\(x)\(isRightToLeft ? "<" : "")" }
    }

    private func runs(_ layout: TextLayout, line: Int = 0) -> [Painted] {
        layout.lines[line].runs.map { Painted(text: $0.text, x: $0.x, isRightToLeft: $0.isRightToLeft) }
    }

    @Test("A label puts runs of either direction where they belong, each with its spaces")
    func mixed() {
        #expect(
            runs(set("ab אבג דה cd")) == [
                Painted(text: "ab ", x: 0), Painted(text: "אבג דה", x: 30, isRightToLeft: true),
                Painted(text: " cd", x: 90),
            ])
        #expect(
            runs(set("אב ab גד")) == [
                Painted(text: " גד", x: 0, isRightToLeft: true), Painted(text: "ab", x: 30),
                Painted(text: "אב ", x: 50, isRightToLeft: true),
            ])
        #expect(
            runs(set("אב 12")) == [Painted(text: "12", x: 0), Painted(text: "אב ", x: 20, isRightToLeft: true)])
    }

    @Test("Each paragraph has the direction of its first letter, and stands on that side")
    func paragraphs() {
        let layout = set("אב\nab", width: 100, alignment: .natural)
        #expect(layout.lines.map(\.isRightToLeft) == [true, false])
        #expect(layout.lines.map(\.frame.minX) == [80, 0])
    }

    @Test("Blanks at which a line from right to left is wrapped hang over its left edge")
    func hanging() {
        let layout = set("אבג  דה", width: 40, alignment: .right)
        #expect(runs(layout) == [Painted(text: "אבג", x: 10, isRightToLeft: true)])
        #expect(runs(layout, line: 1) == [Painted(text: "דה", x: 20, isRightToLeft: true)])
    }

    @Test("What does not fit is shortened where the text ends: at the left, from right to left")
    func shortened() {
        let layout = set("אבגדה", width: 40, mode: .byTruncatingTail, lines: 1)
        #expect(
            runs(layout) == [
                Painted(text: "…", x: 0, isRightToLeft: true), Painted(text: "אבג", x: 10, isRightToLeft: true),
            ])
        #expect(layout.lines[0].text == "אבג…")
        #expect(layout.isTruncated)
    }

    @Test("Carets, fingers and selections follow what is seen")
    func lookup() {
        let layout = set("ab אב")
        #expect((0...5).map { layout.caretRect(at: .init(offset: $0)).minX } == [0, 10, 20, 30, 40, 50])
        #expect(layout.grapheme(at: CGPoint(x: 45, y: 5)) == 3)
        #expect(layout.grapheme(at: CGPoint(x: 35, y: 5)) == 4)
        #expect(layout.closestCaret(to: CGPoint(x: 41, y: 5)).offset == 4)
        #expect(layout.selectionRects(for: 1..<4).map(\.minX) == [10, 40])
        #expect(layout.selectionRects(for: 1..<4).map(\.width) == [20, 10])
    }

    @Test("In an interface from right to left a label's natural side is the right one, whatever its text")
    func naturalSide() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "ab"
        func left() throws -> CGFloat {
            guard case .text(let text) = label.displayContent else { throw CancellationError() }
            return try #require(text.lines.first).baseline.x
        }
        #expect(try left() == 0)
        label.semanticContentAttribute = .forceRightToLeft
        label.setNeedsLayout()
        #expect(try left() > 50)
        label.textAlignment = .left
        #expect(try left() == 0)
    }

    @Test("A label paints its runs in their directions, and says its text as it is read")
    func label() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        label.text = "ab שלום עולם!"
        guard case .text(let text) = label.displayContent else {
            Issue.record("no text")
            return
        }
        #expect(text.lines.map(\.text) == ["ab ", "שלום עולם", "!"])
        #expect(text.lines.map(\.isRightToLeft) == [false, true, false])
        #expect(text.lines[0].baseline.x < text.lines[1].baseline.x)
        #expect(label.displayAccessibility.label == "ab שלום עולם!")
    }
}
