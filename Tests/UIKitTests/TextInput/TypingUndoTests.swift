// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Undo of typing")
struct TypingUndoTests {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        screen.window.addSubview(view)
        view.becomeFirstResponder()
    }

    private func type(_ text: String) {
        for character in text {
            view.insertText(String(character))
            screen.settle()
        }
    }

    @Test("A run of typing is one step, over as many events as it takes")
    func run() {
        type("hello world")
        #expect(view.undoManager?.undoActionName == "Typing")
        view.undoManager?.undo()
        #expect(view.text == "")
        #expect(view.undoManager?.canUndo == false)
        view.undoManager?.redo()
        #expect(view.text == "hello world")
        #expect(view.selection == 11..<11)
    }

    @Test("A moved caret breaks the run, also when it comes back")
    func selection() {
        type("ab")
        view.choose(0..<0)
        view.choose(2..<2)
        type("cd")
        view.undoManager?.undo()
        #expect(view.text == "ab")
        view.undoManager?.undo()
        #expect(view.text == "")
    }

    @Test("Deleting breaks the run, and is a run of its own")
    func deleting() {
        type("abcd")
        view.deleteBackward()
        view.deleteBackward()
        type("x")
        #expect(view.text == "abx")
        view.undoManager?.undo()
        #expect(view.text == "ab")
        view.undoManager?.undo()
        #expect(view.text == "abcd")
        view.undoManager?.undo()
        #expect(view.text == "")
    }

    @Test("Replacing is a step of its own, and brings the selection back")
    func replacing() throws {
        type("abc")
        view.choose(1..<2)
        type("xy")
        view.replace(try #require(view.range(0..<1)), withText: "Z")
        #expect(view.text == "Zxyc")
        view.undoManager?.undo()
        #expect(view.text == "axyc")
        view.undoManager?.undo()
        #expect(view.text == "abc")
        #expect(view.selection == 1..<2)
    }

    @Test("Several steps in one event stay several")
    func oneEvent() {
        view.insertText("a")
        view.choose(0..<0)
        view.insertText("b")
        screen.settle()
        view.undoManager?.undo()
        #expect(view.text == "a")
    }

    @Test("A step that the application registered breaks the run, and is undone in its turn")
    func applicationStep() {
        type("a")
        var undone = false
        view.undoManager?.registerUndo(withTarget: view) { _ in undone = true }
        screen.settle()
        type("b")
        view.undoManager?.undo()
        #expect(view.text == "a" && !undone)
        view.undoManager?.undo()
        #expect(undone && view.text == "a")
        view.undoManager?.undo()
        #expect(view.text == "")
    }

    @Test("Undo settles what is being composed, and takes that back first")
    func composition() {
        type("ab")
        view.choose(0..<0)
        view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        view.undoManager?.undo()
        #expect(view.text == "ab")
        #expect(view.markedTextRange == nil)
    }

    @Test("Setting the text forgets the steps that no longer fit")
    func settingText() {
        type("ab")
        view.text = "other"
        #expect(view.undoManager?.canUndo == false)
    }

    @Test("An undo is told as a change that did not come from the keyboard")
    func announcing() {
        type("ab")
        let input = InputLog()
        view.inputDelegate = input
        view.undoManager?.undo()
        #expect(
            input.log.take() == ["textWillChange", "selectionWillChange", "textDidChange", "selectionDidChange"])
    }
}
