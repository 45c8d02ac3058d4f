// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

/// What one person's text may cost the others (promises 15 and 16).
@MainActor
@Suite("Bounds of what is typed")
struct TextBoundsTests {
    let screen = TestScreen()
    /// A field breaks no lines, which would take a megabyte of text long where nothing is optimized.
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

    init() {
        screen.window.addSubview(field)
        field.becomeFirstResponder()
    }

    @Test("What would make a text longer than its limit is refused whole; programs set what they want")
    func length() {
        let limit = TextEditor.longestText
        let editor = field.editor
        field.text = String(repeating: "a", count: limit - 3)
        #expect(!editor.mayChange(limit - 3..<limit - 3, to: "bcde"))
        #expect(editor.mayChange(limit - 3..<limit - 3, to: "bcd"))
        #expect(editor.mayChange(limit - 4..<limit - 3, to: "bcde"))
        field.text = String(repeating: "a", count: limit + 4)
        // Of a text that is too long already, as much may be exchanged.
        #expect(editor.mayChange(0..<2, to: "zz"))
        #expect(!editor.mayChange(0..<2, to: "zzz"))
    }

    @Test("A host's edit and a paste are refused where a text is as long as it may be")
    func refused() {
        let limit = TextEditor.longestText
        field.text = String(repeating: "a", count: limit)
        screen.application.eventQueue.submit(
            InputRecord(scene: SceneIdentifier(1), time: screen.now, input: .text(TextSample(.insert("b")))))
        screen.settle()
        #expect(field.editor.buffer.count == limit)
        UIPasteboard.general.string = "pasted"
        UIApplication.shared.sendAction(Selector("paste:"), to: nil, from: nil, for: nil)
        #expect(field.editor.buffer.count == limit)
    }

    @Test("A thousand steps are kept, the oldest goes first")
    func steps() throws {
        for _ in 0..<1_050 {
            field.insertText("a")
            field.choose(0..<0)
        }
        let manager = try #require(field.undoManager)
        #expect(manager.undoCount == 1_000)
        for _ in 0..<1_000 { manager.undo() }
        #expect(!manager.canUndo)
        #expect(field.text?.count == 50)
        #expect(manager.redoCount == 1_000)
    }

    @Test("Steps that keep much text are fewer, and one is kept however much it is")
    func bytes() throws {
        let long = String(repeating: "long ", count: 200_000)
        let manager = try #require(field.undoManager)
        for number in 0..<8 {
            field.choose(0..<field.editor.buffer.count)
            field.insertText("\(number)" + long)
        }
        #expect((2...5).contains(manager.undoCount))
        manager.undo()
        #expect(field.text?.hasPrefix("6long") == true)
        manager.redo()
        #expect(field.text?.hasPrefix("7long") == true)
        manager.countLastStep(1 << 24)
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(field.text?.hasPrefix("6long") == true)
    }

    @Test("A run that grows counts, too")
    func run() throws {
        let manager = try #require(field.undoManager)
        let long = String(repeating: "long ", count: 180_000)
        for _ in 0..<8 {
            field.insertText("a")
            field.insertText(long)
            field.choose(0..<field.editor.buffer.count)
            field.deleteBackward()
        }
        #expect(manager.undoCount <= 10)
    }

    @Test(
        "Long texts of ASCII are measured as short ones are",
        arguments: ["a\r\nb", "a\tb c\n", "\r\n\r\n", "\r", "\n", "ab"])
    func measures(text: String) {
        let metrics = TextMetrics()
        let font = UIFont.systemFont(ofSize: 17)
        let quick = GraphemeMeasures(text, font: font, metrics: metrics)
        // With something beyond ASCII behind it, the other way is taken.
        let slow = GraphemeMeasures(text + "é", font: font, metrics: metrics)
        #expect(quick.offsets == Array(slow.offsets.dropLast()))
        #expect(quick.units == Array(slow.units.dropLast()))
        #expect(quick.advances == Array(slow.advances.dropLast()))
    }
}
