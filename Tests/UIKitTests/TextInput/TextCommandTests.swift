// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Edit actions of text")
struct TextCommandTests {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let delegate = FieldLog()

    init() {
        screen.window.addSubview(field)
        field.delegate = delegate
        field.text = "one two"
        field.becomeFirstResponder()
        screen.application.pasteboards.general.items = []
        _ = delegate.log.take()
    }

    private func actions() -> [String] {
        ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "find:"].filter {
            field.canPerformAction(Selector($0), withSender: nil)
        }
    }

    @Test("F2: what can be done depends on selection, text and pasteboard; a secure field gives nothing away")
    func canPerform() {
        screen.application.pasteboards.general.items = []
        #expect(actions() == ["select:", "selectAll:"])
        field.choose(0..<3)
        #expect(actions() == ["cut:", "copy:", "selectAll:", "delete:"])
        screen.application.pasteboards.general.string = "x"
        field.choose(0..<7)
        #expect(actions() == ["cut:", "copy:", "paste:", "delete:"])
        field.isSecureTextEntry = true
        #expect(actions() == ["paste:", "delete:"])
        field.text = ""
        #expect(actions() == ["paste:"])
    }

    @Test("Cut, copy and paste go through the pasteboard, ask the delegate, and are steps of their own")
    func cutAndPaste() {
        field.choose(0..<4)
        field.cut(nil)
        #expect(field.text == "two")
        #expect(screen.application.pasteboards.general.string == "one ")
        #expect(delegate.log.take() == ["shouldChange 0+4 ''"])
        #expect(field.undoManager?.undoActionName == "Cut")
        field.choose(3..<3)
        field.paste(nil)
        #expect(field.text == "twoone ")
        #expect(field.selection == 7..<7)
        #expect(field.undoManager?.undoActionName == "Paste")
        field.undoManager?.undo()
        field.undoManager?.undo()
        #expect(field.text == "one two")
        delegate.mayChange = { _, _ in false }
        field.selectAll(nil)
        field.paste(nil)
        field.delete(nil)
        #expect(field.text == "one two")
        field.copy(nil)
        #expect(screen.application.pasteboards.general.string == "one two")
    }

    @Test("A paste is told as a change that did not come from the keyboard; line breaks become spaces")
    func announcing() {
        let input = InputLog()
        field.inputDelegate = input
        screen.application.pasteboards.general.string = "a\nb"
        field.paste(nil)
        #expect(field.text == "one twoa b")
        #expect(
            input.log.take() == ["textWillChange", "selectionWillChange", "textDidChange", "selectionDidChange"])
    }

    @Test("Select takes the word at the caret, Select All everything")
    func selecting() {
        field.choose(5..<5)
        field.select(nil)
        #expect(field.selection == 4..<7)
        field.selectAll(nil)
        #expect(field.selection == 0..<7)
    }

    @Test("Attributed text has the view's font and color")
    func attributes() {
        let font = UIFont.systemFont(ofSize: 20)
        field.attributedText = NSAttributedString(
            string: "abc", attributes: [.font: font, .foregroundColor: UIColor.red])
        #expect(field.text == "abc" && field.font == font && field.textColor == .red)
        let attributes = field.attributedText?.attributes(at: 1, effectiveRange: nil)
        #expect(attributes?[.font] as? UIFont == font)
    }
}
