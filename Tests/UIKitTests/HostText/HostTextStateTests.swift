// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What a host is told of text")
struct HostTextStateTests {
    @Test("places are the screen's, and a caret that moves is told under the same revision")
    func places() {
        let bench = HostTextBench("abc")
        #expect(bench.state?.frame == CGRect(x: 10, y: 20, width: 300, height: 40))
        #expect(bench.state?.caret == CGRect(x: 40, y: 25, width: 2, height: 30))
        let revision = bench.revision
        bench.input.frame.origin.y = 100
        bench.screen.settle()
        #expect(bench.state?.caret.minY == 105)
        #expect(bench.revision == revision)
    }

    @Test("nothing is told twice, and where nothing is edited nothing is read")
    func quiet() {
        let bench = HostTextBench("abc")
        #expect(bench.host.states.count == 1)
        bench.screen.settle()
        #expect(bench.host.states.count == 1)
        bench.input.resignFirstResponder()
        bench.screen.settle()
        let readings = bench.input.readings
        bench.input.setText("other")
        for _ in 0..<5 { bench.screen.settle() }
        #expect(bench.input.readings == readings)
        #expect(bench.host.states.count == 2)
    }

    @Test("of a long text the host is told what is around the selection, and ranges count from there")
    func window() throws {
        let word = "0123456789"
        let text = String(repeating: word, count: 1000)
        let bench = HostTextBench(text)
        bench.input.selected = 5000..<5000
        bench.screen.settle()
        let state = try #require(bench.state)
        #expect(state.text.utf16.count == 1600)
        #expect(state.selection == 800..<800)
        bench.edit(.replace(795..<800, with: "-", selecting: nil))
        #expect(bench.input.content.count == 9996)
        #expect(bench.input.characters[4995] == "-")
        #expect(bench.revision == state.revision)
        // Towards the end of what the host knows.
        bench.edit(.select(50..<50))
        #expect(bench.state?.revision == state.revision + 1)
        #expect(bench.state?.selection == 800..<800)
        #expect(bench.input.selected == 4250..<4250)
    }

    @Test("a selection longer than what the host knows is clipped, and an edit takes all of it")
    func clipped() {
        let bench = HostTextBench(String(repeating: "a", count: 5000))
        bench.input.selected = 10..<4990
        bench.screen.settle()
        #expect(bench.state?.isSelectionClipped == true)
        #expect(bench.state?.selection == 10..<810)
        bench.edit(.insert("b"))
        #expect(bench.input.content.count == 21)
        #expect(bench.state?.isSelectionClipped == false)
    }

    @Test("of a secure text input the host is told bullets, one for each character, and the trace never has text")
    func secure() throws {
        let log = TraceLog()
        let bench = HostTextBench("", trace: log)
        bench.input.isSecureTextEntry = true
        bench.screen.settle()
        let revision = bench.revision
        bench.edit(.insert("hunter2"))
        bench.edit(.insert("👍🏽"))
        bench.edit(.select(7..<8))
        bench.edit(.replace(0..<1, with: "H", selecting: 8..<8))
        #expect(bench.input.content == "Hunter2👍🏽")
        #expect(bench.state?.text == "••••••••")
        #expect(bench.revision == revision)
        #expect(bench.state?.traits.isSecure == true)
        let trace = log.entries.map { TraceText.lines(for: $0).description }.joined()
        #expect(!trace.contains("unter"))
        #expect(trace.contains("7 characters are typed in scene 1"))
    }

    @Test("a host that lost its copy is told everything again, under the same revision")
    func repaint() throws {
        let bench = HostTextBench("abc")
        let old = try #require(bench.revision)
        bench.screen.application.repaint(SceneIdentifier(1))
        bench.screen.settle()
        #expect(bench.revision == old)
        #expect(bench.host.states.count == 2)
    }

    @Test("D23: a soft keyboard of the host is wanted unless an input view or our own keys are there to type with")
    func hostKeyboard() {
        let bench = HostTextBench()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        bench.screen.send(.resize(ScreenDescription(size: CGSize(width: 390, height: 844), keyboard: .soft)))
        bench.screen.window.addSubview(field)
        var wanted: Bool? { bench.state?.traits.wantsHostKeyboard }
        #expect(wanted == true)
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        field.becomeFirstResponder()
        bench.screen.settle()
        #expect(wanted == false)
        field.inputView = nil
        field.reloadInputViews()
        bench.screen.settle()
        #expect(wanted == true)
        bench.screen.scene.softwareKeyboardPolicy = .always
        bench.screen.settle()
        #expect(wanted == false)
    }

    @Test("the host's keyboard and where it is are the scene's")
    func keyboard() {
        let bench = HostTextBench()
        var changes = 0
        bench.screen.scene.hostKeyboardDidChange = { changes += 1 }
        #expect(bench.screen.scene.hostKeyboard == .hardware)
        bench.screen.send(.resize(ScreenDescription(size: CGSize(width: 390, height: 844), keyboard: .soft)))
        #expect(bench.screen.scene.hostKeyboard == .soft)
        let frame = CGRect(x: 0, y: 500, width: 390, height: 344)
        bench.screen.send(.keyboardFrame(frame))
        bench.screen.send(.keyboardFrame(frame))
        #expect(bench.screen.scene.hostKeyboardFrame == frame)
        bench.screen.send(.keyboardFrame(nil))
        #expect(bench.screen.scene.hostKeyboardFrame == nil)
        #expect(changes == 3)
        bench.screen.send(.keyboardFrame(CGRect(x: 0, y: 0, width: -1, height: 1)))
        #expect(bench.host.faults.count == 1)
    }
}
