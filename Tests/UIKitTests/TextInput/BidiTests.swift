// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting
import UnicodeText

@testable import UIKitCore

@MainActor
@Suite("Text in both directions")
struct BidiTests {
    let screen = TestScreen()

    private func visual(_ text: String, isRightToLeft: Bool = false) -> String {
        let characters = Array(text)
        let directions = TextDirections(characters, direction: isRightToLeft ? .rightToLeft : .leftToRight)
        return String(
            BidiParagraph.visualOrder(directions.levels(ofLine: characters.indices)).map { characters[$0] })
    }

    @Test("A Hebrew word in English text runs from right to left, the text around it does not")
    func hebrewInEnglish() { #expect(visual("ab שלום cd") == "ab םולש cd") }

    @Test("An English word in Hebrew text keeps its order")
    func englishInHebrew() { #expect(visual("שלום ab עולם", isRightToLeft: true) == "םלוע ab םולש") }

    @Test("Digits keep their order among letters from right to left, with what is in the number")
    func numbers() {
        #expect(visual("אב 12.5 גד", isRightToLeft: true) == "דג 12.5 בא")
        #expect(visual("אב 50% גד", isRightToLeft: true) == "דג 50% בא")
    }

    @Test("Spaces at the end are at the side to which the text runs")
    func trailing() {
        #expect(visual("אב  ", isRightToLeft: true) == "  בא")
        #expect(visual("ab אב  ") == "ab בא  ")
    }

    @Test("Marks of punctuation between two directions take the paragraph's")
    func neutral() {
        #expect(visual("ab! אב") == "ab! בא")
        #expect(visual("אב, גד") == "דג ,בא")
    }

    private func view(_ text: String, width: CGFloat = 310) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        view.text = text
        screen.window.addSubview(view)
        screen.settle()
        return view
    }

    @Test("Every caret of a mixed line has a place of its own, and arrows go from place to place")
    func arrows() {
        for text in ["ab שלום cd", "שלום ab עולם", "אב 12 cd 34 גד", "12 אב", "a(ב)c", "سلام 1 ab"] {
            let view = view(text)
            let places = (0...text.utf16.count).map { view.caretRect(for: view.place($0)).minX }
            #expect(Set(places).count == places.count, "\(text)")
            let leftmost = places.indices.min { places[$0] < places[$1] } ?? 0
            var position = view.place(leftmost)
            var x = places[leftmost]
            for _ in 0..<text.utf16.count {
                guard let next = view.position(from: position, in: .right, offset: 1) else { break }
                let nextX = view.caretRect(for: next).minX
                #expect(nextX > x, "\(text)")
                (position, x) = (next, nextX)
            }
            #expect(x == places.max(), "\(text)")
        }
    }

    @Test("A paragraph that begins with Hebrew stands at the right, and its beginning is there")
    func alignment() {
        let view = view("שלום\nhello")
        let start = view.caretRect(for: view.place(0))
        let end = view.caretRect(for: view.place(4))
        #expect(start.minX > 290 && end.minX < start.minX)
        #expect(view.caretRect(for: view.place(5)).minX == 5)
        #expect(view.baseWritingDirection(for: view.place(1), in: .forward) == .rightToLeft)
        #expect(view.baseWritingDirection(for: view.place(6), in: .forward) == .leftToRight)
    }

    @Test("A direction that was set counts more than the letters")
    func explicitDirection() throws {
        let view = view("hello")
        view.setBaseWritingDirection(.rightToLeft, for: try #require(view.range(0..<5)))
        screen.settle()
        #expect(view.caretRect(for: view.place(0)).minX > 200)
        #expect(view.baseWritingDirection(for: view.place(0), in: .forward) == .rightToLeft)
    }

    @Test("A selection across two directions is covered by a rectangle for each")
    func selectionRects() throws {
        let view = view("ab אב")
        let rects = view.selectionRects(for: try #require(view.range(1..<4)))
        #expect(rects.count == 2)
        #expect(rects.map(\.writingDirection) == [.leftToRight, .rightToLeft])
        #expect(rects.map(\.containsStart) == [true, false])
        #expect(rects.map(\.containsEnd) == [false, true])
        // The first Hebrew letter is the rightmost.
        #expect(rects[1].rect.minX > rects[0].rect.maxX)
    }

    @Test("Each run is painted in its direction, with its spaces and without characters that say directions")
    func painting() {
        let view = view("ab אב גד !\u{200F}")
        let runs = view.surface.lines.geometry(0, view.editor.buffer).runs
        #expect(runs.map(\.text) == ["ab ", "אב גד !"])
        #expect(runs.map(\.isRightToLeft) == [false, true])
    }

    @Test("What an embedding or an isolate says is kept, on all the lines it goes over")
    func explicitRuns() {
        let embedded = view("\u{202E}aaa bbb ccc ddd eee fff", width: 100)
        let buffer = embedded.editor.buffer
        #expect(embedded.surface.lines.count > 1)
        #expect(
            (0..<embedded.surface.lines.count).allSatisfy { line in
                embedded.surface.lines.geometry(line, buffer).runs.contains(where: \.isRightToLeft)
            })
        let isolated = view("\u{2067}א\u{2069} b")
        #expect(!isolated.surface.lines.geometry(0, isolated.editor.buffer).isRightToLeft)
        // What is taken out gives the other lines their order back.
        embedded.choose(0..<1)
        embedded.deleteBackward()
        screen.settle()
        #expect(
            (0..<embedded.surface.lines.count).allSatisfy { line in
                embedded.surface.lines.geometry(line, embedded.editor.buffer).runs.allSatisfy { !$0.isRightToLeft }
            })
    }

    @Test("Typing Hebrew at the beginning turns the whole paragraph, also on lines that did not change")
    func turning() {
        let view = view("aaa bbb ccc ddd eee fff", width: 100)
        view.choose(0..<0)
        view.insertText("א")
        screen.settle()
        #expect(view.surface.lines.geometry(view.surface.lines.count - 1, view.editor.buffer).isRightToLeft)
    }
}
