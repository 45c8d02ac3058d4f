// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Compositions of a host")
struct HostCompositionTests {
    @Test("a composition is marked text from its beginning to its end, and the host's copy stays good")
    func composing() {
        let bench = HostTextBench("a")
        let first = bench.revision
        bench.edit(.mark("に", selecting: 1..<1, replacing: nil))
        #expect(bench.state?.marked == 1..<2)
        bench.edit(.mark("にほん", selecting: 3..<3, replacing: nil))
        #expect(bench.input.marked == 1..<4)
        #expect(bench.state?.selection == 4..<4)
        bench.edit(.commit("日本"))
        #expect(bench.input.content == "a日本")
        #expect(bench.input.marked == nil)
        #expect(bench.state?.marked == nil)
        #expect(bench.revision == first)
        #expect(
            bench.input.calls == ["mark に 1+0", "mark にほん 3+0", "mark 日本 2+0", "unmark"])
    }

    @Test("what is composed already is only unmarked")
    func settled() {
        let bench = HostTextBench("")
        bench.edit(.mark("é", selecting: 1..<1, replacing: nil))
        bench.edit(.commit("é"))
        #expect(bench.input.calls == ["mark é 1+0", "unmark"])
    }

    @Test("a composition may begin over a word that is there")
    func replacing() {
        let bench = HostTextBench("one two")
        let first = bench.revision
        bench.edit(.mark("two2", selecting: 4..<4, replacing: 4..<7))
        #expect(bench.input.content == "one two2")
        #expect(bench.input.marked == 4..<8)
        #expect(bench.revision == first)
    }

    @Test("a composition that is given up leaves nothing")
    func cancelling() {
        let bench = HostTextBench("a")
        bench.edit(.mark("xyz", selecting: 3..<3, replacing: nil))
        bench.edit(.cancelMarking)
        #expect(bench.input.content == "a")
        #expect(bench.state?.marked == nil)
        bench.edit(.cancelMarking)
        #expect(bench.input.calls == ["mark xyz 3+0", "mark  0+0", "unmark"])
    }

    @Test("a host that gives everything up leaves what it was composing as it is; what comes of it later is refused")
    func cancelAll() throws {
        let bench = HostTextBench("a")
        bench.edit(.mark("xyz", selecting: 3..<3, replacing: nil))
        let old = try #require(bench.revision)
        bench.screen.cancelAll()
        #expect(bench.input.content == "axyz")
        #expect(bench.state?.marked == nil)
        #expect(bench.revision == old + 1)
        bench.send(.commit("xyz"), revision: old)
        bench.send(.mark("xyzz", selecting: 4..<4, replacing: nil), revision: old)
        #expect(bench.input.content == "axyz")
        #expect(bench.host.faults.count == 2)
    }

    @Test("a composition goes on where the marked text is, although the application changed other text meanwhile")
    func crossing() throws {
        let bench = HostTextBench("a")
        bench.edit(.mark("x", selecting: 1..<1, replacing: nil))
        let old = try #require(bench.revision)
        bench.input.selected = 0..<0
        bench.screen.settle()
        #expect(bench.revision == old + 1)
        bench.send(.mark("xy", selecting: 2..<2, replacing: nil), revision: old)
        #expect(bench.input.content == "axy")
        #expect(bench.input.marked == 1..<3)
        bench.send(.mark("z", selecting: 0..<0, replacing: 0..<0), revision: old)
        #expect(bench.host.faults == [.staleText(revision: old, current: old + 2)])
    }

    @Test("a composition that begins at the host's caret, and crosses a change, goes where the caret is now")
    func beginning() throws {
        let bench = HostTextBench("some text")
        let first = try #require(bench.revision)
        bench.input.selected = 0..<9
        bench.screen.settle()
        let second = try #require(bench.revision)
        // Against the first revision, of which the host deletes one letter; of the program's text it deletes all.
        bench.send(.delete(.backward, .character, removing: 8..<9), revision: first)
        #expect(bench.input.content == "")
        bench.send(.mark("h", selecting: 1..<1, replacing: 8..<8), revision: first)
        #expect(bench.input.content == "h")
        bench.send(.cancelMarking, revision: first)
        // The host has heard of the second revision only: there, all of the text is selected.
        bench.send(.mark("h", selecting: 1..<1, replacing: 0..<9), revision: second)
        bench.send(.mark("hello", selecting: 5..<5, replacing: nil), revision: second)
        bench.send(.commit("hello "), revision: second)
        #expect(bench.input.content == "hello ")
        #expect(bench.state?.text == "hello ")
        #expect(bench.host.faults == [])
    }

    @Test("a composition that begins elsewhere than at the host's caret is refused when it crosses a change")
    func beginningElsewhere() throws {
        let bench = HostTextBench("some text")
        let first = try #require(bench.revision)
        bench.input.setText("other text")
        bench.send(.mark("Text", selecting: 4..<4, replacing: 5..<9), revision: first)
        #expect(bench.input.content == "other text")
        #expect(bench.host.faults == [.staleText(revision: first, current: first + 1)])
    }

    @Test("a composition of one text input is none of the next")
    func otherInput() throws {
        let bench = HostTextBench("a")
        bench.edit(.mark("x", selecting: 1..<1, replacing: nil))
        let old = try #require(bench.revision)
        let other = PlainTextInput("b")
        bench.screen.window.addSubview(other)
        other.becomeFirstResponder()
        bench.screen.settle()
        bench.send(.mark("xy", selecting: 2..<2, replacing: nil), revision: old)
        bench.send(.commit("xy"), revision: old)
        #expect(other.content == "b")
        #expect(bench.host.faults.count == 2)
        // Typed before the host knew: where the caret is now.
        bench.send(.insert("y"), revision: old)
        #expect(other.content == "by")
    }
}
