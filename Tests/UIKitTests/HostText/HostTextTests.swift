// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Text of a host")
struct HostTextTests {
    @Test("typing is insertText, and the host's copy stays good")
    func typing() {
        let bench = HostTextBench("ab")
        let first = bench.revision
        bench.edit(.insert("c"))
        bench.edit(.insert("d"))
        #expect(bench.input.content == "abcd")
        #expect(bench.input.calls == ["insert c", "insert d"])
        #expect(bench.revision == first)
        #expect(bench.state?.text == "abcd")
        #expect(bench.state?.selection == 4..<4)
    }

    @Test(
        "the host counts UTF-16, whatever the text input counts",
        arguments: [PlainTextInput.Counting.characters, .utf16])
    func counting(_ counting: PlainTextInput.Counting) {
        let bench = HostTextBench("a👨‍👩‍👧é🇩🇪שלום", counting: counting)
        #expect(bench.state?.text == bench.input.content)
        #expect(bench.state?.selection.lowerBound == bench.input.content.utf16.count)
        let family = 1..<9
        bench.edit(.select(family))
        #expect(bench.input.selected == 1..<2)
        #expect(bench.state?.selection == family)
        bench.edit(.replace(family, with: "😀", selecting: nil))
        #expect(bench.input.characters[1] == "😀")
        #expect(bench.state?.selection == 3..<3)
        #expect(bench.host.faults.isEmpty)
    }

    @Test("a range that cuts a grapheme cluster is refused, and the host is told the text again")
    func cutGrapheme() {
        let bench = HostTextBench("a👨‍👩‍👧b")
        let before = bench.revision
        for range in [1..<3, 2..<9, 4..<4] { bench.edit(.replace(range, with: "x", selecting: nil)) }
        bench.edit(.mark("👍🏽", selecting: 2..<2, replacing: nil))
        #expect(
            bench.host.faults == [
                .textRangeCutsCharacter(offset: 3), .textRangeCutsCharacter(offset: 2),
                .textRangeCutsCharacter(offset: 4), .textRangeCutsCharacter(offset: 2),
            ])
        #expect(bench.input.content == "a👨‍👩‍👧b")
        #expect(bench.input.calls.isEmpty)
        #expect(bench.revision != before)
    }

    @Test("a range outside of the text is refused")
    func outside() {
        let bench = HostTextBench("abc")
        bench.edit(.select(2..<4))
        bench.edit(.replace(-1..<1, with: "", selecting: nil))
        bench.edit(.mark("ab", selecting: 0..<3, replacing: nil))
        #expect(
            bench.host.faults == [
                .textRangeOutside(start: 2, end: 4, length: 3), .textRangeOutside(start: -1, end: 1, length: 3),
                .textRangeOutside(start: 0, end: 3, length: 2),
            ])
        #expect(bench.input.content == "abc")
    }

    @Test("a correction that crossed a change of the application's is refused; typing happens where the caret is")
    func crossing() throws {
        let bench = HostTextBench("teh")
        let old = try #require(bench.revision)
        bench.input.setText("new text: teh")
        bench.send(.replace(0..<3, with: "the", selecting: nil), revision: old)
        #expect(bench.host.faults == [.staleText(revision: old, current: old + 1)])
        #expect(bench.input.content == "new text: teh")
        bench.send(.insert("!"), revision: old)
        bench.send(.delete(.backward, .word, removing: 0..<3), revision: old)
        #expect(bench.input.content == "new text: ")
        #expect(bench.state?.text == "new text: ")
        #expect(bench.host.faults.count == 1)
    }

    @Test("an edit that crosses a change within its own turn is refused as well")
    func crossingInATurn() throws {
        let bench = HostTextBench("teh")
        let old = try #require(bench.revision)
        bench.input.accepts = { text in
            if text == "x" { bench.input.setText("other") }
            return text != "x"
        }
        bench.screen.send([
            .text(TextSample(.insert("x"), revision: old)),
            .text(TextSample(.replace(0..<3, with: "the", selecting: nil), revision: old)),
        ])
        #expect(bench.input.content == "other")
        #expect(bench.host.faults == [.staleText(revision: old, current: old + 1)])
    }

    @Test("what the application makes of an edit is a new revision")
    func rewriting() throws {
        let bench = HostTextBench("")
        let old = try #require(bench.revision)
        bench.input.accepts = { text in
            bench.input.insertText(text.uppercased())
            return false
        }
        bench.edit(.insert("a"))
        #expect(bench.state?.text == "A")
        #expect(bench.revision == old + 1)
        // In flight while the host was told: it happens where the caret is.
        bench.send(.insert("b"), revision: old)
        #expect(bench.state?.text == "AB")
    }

    @Test("a correction keeps the caret where the host has it")
    func correction() {
        let bench = HostTextBench("teh ")
        let first = bench.revision
        bench.edit(.replace(0..<3, with: "The", selecting: 4..<4))
        #expect(bench.input.content == "The ")
        #expect(bench.input.selected == 4..<4)
        #expect(bench.revision == first)
    }

    @Test("deleting: the selection, a character, a word, what the host has taken out, and nothing")
    func deleting() {
        let bench = HostTextBench("one two 👨‍👩‍👧")
        bench.edit(.delete(.backward, .character, removing: 8..<16))
        #expect(bench.input.content == "one two ")
        let revision = bench.revision
        bench.edit(.delete(.backward, .word, removing: 4..<8))
        #expect(bench.input.content == "one ")
        #expect(bench.revision == revision)
        bench.edit(.select(0..<2))
        bench.edit(.delete(.forward, .character, removing: 0..<2))
        #expect(bench.input.content == "e ")
        bench.edit(.delete(.forward, .character, removing: nil))
        #expect(bench.input.content == " ")
        bench.edit(.delete(.backward, .character, removing: nil))
        bench.send(.delete(.backward, .word, removing: nil), revision: nil)
        #expect(bench.input.content == " ")
        #expect(bench.host.faults.isEmpty)
        // Told although there was nothing to delete.
        #expect(bench.input.calls.filter { $0 == "deleteBackward" }.count == 3)
    }

    @Test("text that the text input declines does not come, and the host is told")
    func declined() throws {
        let bench = HostTextBench("12")
        let old = try #require(bench.revision)
        bench.input.accepts = { $0.allSatisfy(\.isNumber) }
        bench.edit(.insert("x"))
        #expect(bench.input.content == "12")
        #expect(bench.revision == old + 1)
        bench.edit(.replace(0..<1, with: "y", selecting: nil))
        bench.edit(.insert("3"))
        #expect(bench.input.content == "123")
    }

    @Test("where nothing takes text an edit is refused")
    func nobody() {
        let bench = HostTextBench("a")
        bench.input.resignFirstResponder()
        bench.screen.settle()
        #expect(bench.state == nil)
        #expect(bench.host.states.count == 2)
        bench.send(.insert("b"), revision: nil)
        #expect(bench.host.faults == [.noTextInput(scene: 1)])
        bench.input.isEditable = false
        bench.input.becomeFirstResponder()
        bench.screen.settle()
        #expect(bench.state == nil)
        bench.send(.insert("b"), revision: nil)
        #expect(bench.input.content == "a")
    }

    @Test("B25: text for a view whose interaction is off is dropped, and while the application ignores events")
    func disabled() {
        let bench = HostTextBench("a")
        bench.input.isUserInteractionEnabled = false
        bench.edit(.insert("b"))
        bench.input.isUserInteractionEnabled = true
        bench.screen.application.beginIgnoringInteractionEvents()
        bench.edit(.insert("b"))
        bench.screen.application.endIgnoringInteractionEvents()
        #expect(bench.input.content == "a")
        bench.edit(.insert("b"))
        #expect(bench.input.content == "ab")
    }

    @Test("a text without bounds is refused")
    func tooLong() {
        let bench = HostTextBench("")
        bench.edit(.insert(String(repeating: "a", count: 1 << 20 | 1)))
        #expect(bench.host.faults.count == 1)
        #expect(bench.input.content.isEmpty)
    }

    @Test("an input that takes keys only gets composed text when it is settled, and a deletion for each character")
    func keysOnly() {
        let bench = HostTextBench()
        let keys = KeyOnlyInput(frame: bench.input.frame)
        bench.screen.window.addSubview(keys)
        keys.becomeFirstResponder()
        bench.screen.settle()
        #expect(bench.state?.text == "")
        bench.edit(.insert("teh"))
        #expect(bench.state?.text == "teh")
        bench.edit(.mark("に", selecting: 1..<1, replacing: nil))
        bench.edit(.commit("日"))
        bench.edit(.delete(.backward, .character, removing: 3..<4))
        bench.edit(.replace(0..<3, with: "the", selecting: nil))
        #expect(
            keys.calls == [
                "insert teh", "insert 日", "deleteBackward", "deleteBackward", "deleteBackward", "deleteBackward",
                "insert the",
            ])
        bench.edit(.replace(0..<1, with: "x", selecting: nil))
        #expect(bench.host.faults == [.textRangeOutside(start: 0, end: 1, length: 3)])
    }

    @Test("undo and redo reach the first responder's undo manager")
    func undo() {
        let bench = HostTextBench()
        bench.input.undoManager?.registerUndo(withTarget: bench.input) { input in
            input.setText("undone")
            input.undoManager?.registerUndo(withTarget: input) { $0.setText("again") }
        }
        bench.screen.settle()
        bench.edit(.undo)
        #expect(bench.state?.text == "undone")
        bench.edit(.redo)
        #expect(bench.state?.text == "again")
    }
}
