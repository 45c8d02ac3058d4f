import Testing
import UIKitTesting

@testable import UIKit

/// What one person's text may cost the others (promises 15 and 16).
@MainActor
@Suite("Bounds of what is typed")
struct TextBoundsTests {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        screen.window.addSubview(view)
        view.becomeFirstResponder()
    }

    private func send(_ edit: TextSample.Edit) {
        screen.application.eventQueue.submit(
            InputRecord(scene: SceneIdentifier(1), time: screen.now, input: .text(TextSample(edit))))
        screen.settle()
    }

    @Test("What would make a text longer than its limit is refused whole; programs set what they want")
    func length() {
        let limit = TextEditor.longestText
        view.text = String(repeating: "a", count: limit - 3)
        send(.insert("bcde"))
        #expect(view.text.utf16.count == limit - 3)
        send(.insert("bcd"))
        #expect(view.text.hasSuffix("abcd"))
        send(.insert("e"))
        #expect(view.text.utf16.count == limit)
        UIPasteboard.general.string = "pasted"
        UIApplication.shared.sendAction(Selector("paste:"), to: nil, from: nil, for: nil)
        #expect(view.text.utf16.count == limit)
        view.text += "more"
        #expect(view.text.utf16.count == limit + 4)
        // Of a text that is too long already, as much may be exchanged.
        view.choose(0..<2)
        send(.insert("zz"))
        #expect(view.text.hasPrefix("zza"))
        send(.insert("z"))
        #expect(view.text.utf16.count == limit + 4)
    }

    @Test("A thousand steps are kept, the oldest goes first")
    func steps() throws {
        for number in 0..<1_050 {
            view.insertText("a")
            view.choose(0..<0)
            _ = number
        }
        let manager = try #require(view.undoManager)
        #expect(manager.undoCount == 1_000)
        for _ in 0..<1_000 { manager.undo() }
        #expect(!manager.canUndo)
        #expect(view.text.count == 50)
        #expect(manager.redoCount == 1_000)
    }

    @Test("Steps that keep much text are fewer, and one is kept however much it is")
    func bytes() throws {
        let long = String(repeating: "long ", count: 200_000)
        let manager = try #require(view.undoManager)
        for number in 0..<8 {
            view.choose(0..<view.text.utf16.count)
            view.insertText("\(number)" + long)
        }
        #expect((2...5).contains(manager.undoCount))
        manager.undo()
        #expect(view.text.hasPrefix("6long"))
        manager.redo()
        #expect(view.text.hasPrefix("7long"))
    }

    @Test("A run that grows counts, too")
    func run() throws {
        let manager = try #require(view.undoManager)
        let long = String(repeating: "long ", count: 180_000)
        for _ in 0..<8 {
            view.insertText("a")
            view.insertText(long)
            view.choose(0..<view.text.utf16.count)
            view.deleteBackward()
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
        #expect(quick.classes == Array(slow.classes.dropLast()))
        #expect(quick.advances == Array(slow.advances.dropLast()))
    }
}
