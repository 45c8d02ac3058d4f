// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Typing in a text field")
struct UITextFieldTypingTests {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let delegate = FieldLog()
    var log: CallLog { delegate.log }

    init() {
        screen.window.addSubview(field)
        delegate.follow(field)
        field.becomeFirstResponder()
        screen.settle()
        _ = log.take()
    }

    @Test("A user's change is asked about, done, and told by event and notification, in this order")
    func order() {
        let notifications = NotificationLog(log, [UITextField.textDidChangeNotification: "notification changed"])
        delegate.logsSelection = true
        TextTyping.insert("ab", into: field)
        #expect(
            log.take() == ["shouldChange 0+0 'ab'", "event changed", "notification changed", "selection 2..<2"])
        TextTyping.deleteBackward(in: field)
        #expect(log.take() == ["shouldChange 1+1 ''", "event changed", "notification changed", "selection 1..<1"])
        #expect(field.text == "a")
        withExtendedLifetime(notifications) {}
    }

    @Test("A delegate that says no leaves the text as it is; a program's own insertText is not asked about")
    func refusing() {
        delegate.mayChange = { _, text in text != "x" }
        TextTyping.insert("x", into: field)
        #expect(field.text == "")
        #expect(log.take() == ["shouldChange 0+0 'x'"])
        field.insertText("x")
        #expect(field.text == "x")
        #expect(log.take() == ["event changed"])
    }

    @Test("A delegate that sets the text itself and says no is obeyed")
    func replacing() {
        delegate.mayChange = { [field] _, text in
            field.text = (field.text ?? "") + text.uppercased()
            return false
        }
        TextTyping.insert("a", into: field)
        TextTyping.insert("b", into: field)
        #expect(field.text == "AB")
        #expect(field.selection == 2..<2)
    }

    @Test("The return key asks, sends editingDidEndOnExit, and ends editing if somebody is registered for it")
    func returnKey() {
        field.insertText("\n")
        #expect(log.take() == ["shouldReturn"])
        #expect(field.isFirstResponder)
        field.addAction(UIAction { [log] _ in log("exit") }, for: .editingDidEndOnExit)
        field.insertText("\n")
        #expect(log.take() == ["shouldReturn", "exit", "shouldEnd", "didEnd", "event ended"])
        #expect(!field.isFirstResponder)
        #expect(field.text == "")
    }

    @Test("The return key does nothing when the delegate says no; E48: else it is the primary action")
    func refusedReturn() {
        field.addAction(UIAction { [log] _ in log("primary") }, for: .primaryActionTriggered)
        field.addAction(UIAction { [log] _ in log("exit") }, for: .editingDidEndOnExit)
        delegate.mayReturn = false
        field.insertText("\n")
        #expect(log.take() == ["shouldReturn"])
        delegate.mayReturn = true
        field.insertText("\n")
        #expect(log.take().prefix(3) == ["shouldReturn", "exit", "primary"])
    }

    @Test("Line breaks in what is put in become spaces")
    func lineBreaks() {
        field.insertText("a\nb\r\nc")
        #expect(field.text == "a b c")
    }

    @Test("The clear button is there while there is text, asks, and clears; its mode says when")
    func clearButton() throws {
        field.clearButtonMode = .whileEditing
        screen.settle()
        #expect(field.clearButton?.superview == nil)
        field.insertText("text")
        screen.settle()
        let button = try #require(field.clearButton)
        #expect(button.superview === field)
        #expect(field.editingRect(forBounds: field.bounds).maxX <= button.frame.minX)
        _ = log.take()
        delegate.mayClear = false
        screen.finger().tap(button)
        #expect(field.text == "text")
        #expect(log.take() == ["shouldClear"])
        delegate.mayClear = true
        screen.finger().tap(button)
        #expect(field.text == "")
        #expect(log.take() == ["shouldClear", "event changed"])
        field.undoManager?.undo()
        #expect(field.text == "text")
        field.resignFirstResponder()
        screen.settle()
        #expect(button.superview == nil)
    }

    @Test("Secure text is bullets; the character typed last is seen for two seconds of the clock")
    func secure() {
        screen.settle()
        field.isSecureTextEntry = true
        field.insertText("a")
        field.insertText("b")
        screen.settle()
        #expect(field.canvas.paintedText == ["•b"])
        #expect(field.text == "ab")
        screen.advance(by: 1.9)
        #expect(field.canvas.paintedText == ["•b"])
        screen.advance(by: 0.2)
        #expect(field.canvas.paintedText == ["••"])
        field.insertText("👨\u{200D}👩\u{200D}👧")
        screen.settle()
        #expect(field.canvas.paintedText == ["••👨\u{200D}👩\u{200D}👧"])
        field.deleteBackward()
        screen.settle()
        #expect(field.canvas.paintedText == ["••"])
        #expect(field.accessibilityValue == "••")
    }

    @Test("The first typing in a secure field that is edited again replaces what was there")
    func secureAgain() {
        field.isSecureTextEntry = true
        field.insertText("old")
        field.resignFirstResponder()
        field.becomeFirstResponder()
        let input = InputLog()
        field.inputDelegate = input
        field.insertText("n")
        field.insertText("e")
        #expect(field.text == "ne")
        // The keyboard does not know of the selection that was made for it.
        #expect(input.log.take() == ["selectionWillChange", "selectionDidChange"])
    }

    @Test("clearsOnInsertion lets the next typing replace everything, unless the selection changed before")
    func clearsOnInsertion() {
        field.text = "old"
        field.clearsOnInsertion = true
        field.insertText("n")
        #expect(field.text == "n")
        #expect(!field.clearsOnInsertion)
        field.clearsOnInsertion = true
        field.choose(0..<0)
        field.insertText("m")
        #expect(field.text == "mn")
    }

    @Test("inputDelegate is told of what the program does, not of what came by the protocol")
    func inputDelegate() {
        let input = InputLog()
        field.inputDelegate = input
        field.insertText("abc")
        field.deleteBackward()
        #expect(input.log.take() == [])
        field.text = "new"
        #expect(
            input.log.take() == ["textWillChange", "selectionWillChange", "textDidChange", "selectionDidChange"])
        field.choose(1..<2)
        #expect(input.log.take() == ["selectionWillChange", "selectionDidChange"])
        field.choose(1..<2)
        #expect(input.log.take() == [])
    }

    @Test("Composing: marked text is replaced by the next, unmarked it stays, and is one step to undo")
    func composing() {
        field.insertText("x")
        field.choose(0..<1)
        field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.markedTextRange.map(field.offsets) == 0..<2)
        #expect(field.selection == 2..<2)
        field.setMarkedText("か", selectedRange: NSRange(location: 0, length: 1))
        #expect(field.text == "か")
        #expect(field.selection == 0..<1)
        field.unmarkText()
        #expect(field.markedTextRange == nil)
        field.undoManager?.undo()
        #expect(field.text == "x")
        #expect(field.selection == 0..<1)
        field.undoManager?.redo()
        #expect(field.text == "か")
    }

    @Test("Marked text that joins the character beside it is told with that character")
    func markedPartOfCharacter() {
        field.insertText("\u{1F1E9}")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.setMarkedText("\u{1F1EA}", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.markedTextRange.map(field.offsets) == 0..<4)
        #expect(field.markedTextRange.flatMap(field.text(in:)) == "\u{1F1EA}\u{1F1E9}")
        field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.text == "x\u{1F1E9}")
        #expect(field.markedTextRange.map(field.offsets) == 0..<1)
    }

    @Test("Marked text is underlined; a caret that leaves it settles it")
    func markedLook() {
        field.insertText("ab ")
        field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        screen.settle()
        let underline = field.canvas.subviews[1].subviews
        #expect(underline.count == 1)
        #expect(underline.first?.frame.minX == field.caretRect(for: field.place(3)).minX)
        field.choose(1..<1)
        #expect(field.markedTextRange == nil)
        #expect(field.text == "ab か")
        screen.settle()
        #expect(field.canvas.subviews[1].subviews.isEmpty)
    }
}
