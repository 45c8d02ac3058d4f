// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Keys in text")
struct TextInputKeysTests {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init() {
        screen.window.addSubview(view)
        view.becomeFirstResponder()
    }

    @discardableResult
    private func press(
        _ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ characters: String = ""
    ) -> Bool {
        let key = UIKey(keyCode: usage, modifierFlags: modifiers, characters: characters)
        return TextInputKeys.handle(key, in: screen.window)
    }

    @Test("F36: characters are typed, Return breaks the line, Tab goes into text of several lines")
    func typing() {
        #expect(press(.keyboardA, [], "a"))
        #expect(press(.keyboardB, .shift, "B"))
        #expect(press(.keyboardReturnOrEnter, [], "\r"))
        #expect(press(.keyboardTab, [], "\t"))
        #expect(press(.keyboardO, .alternate, "ø"))
        #expect(view.text == "aB\n\tø")
        #expect(!press(.keyboardC, .command, "c"))
        #expect(!press(.keyboardF1, [], "\u{F704}"))
        #expect(!press(.keyboardEscape, [], "\u{1B}"))
        #expect(!press(.keyboardA, .control, "\u{1}"))
    }

    @Test("D56: Backspace reaches a text that says of no selection: it deletes by itself")
    func deletionWithoutSelection() {
        final class Digits: UITextField {
            var deletions = 0
            override var selectedTextRange: UITextRange? {
                get { nil }
                set {}
            }
            override func deleteBackward() {
                deletions += 1
                super.deleteBackward()
            }
        }
        let field = Digits(frame: CGRect(x: 0, y: 220, width: 200, height: 40))
        screen.window.addSubview(field)
        field.text = "42"
        field.becomeFirstResponder()
        #expect(press(.keyboardDeleteOrBackspace))
        #expect(field.deletions == 1)
    }

    @Test("Keys without a text input, or where the host edits by itself, are for others")
    func others() {
        view.resignFirstResponder()
        #expect(!press(.keyboardA, [], "a"))
    }

    @Test("Arrows go by characters, with Option by words, with Command to the line's and the text's end")
    func arrows() {
        view.text = "one two 👨\u{200D}👩\u{200D}👧\nnext"
        view.choose(0..<0)
        press(.keyboardRightArrow)
        #expect(view.selection == 1..<1)
        press(.keyboardRightArrow, .alternate)
        #expect(view.selection == 3..<3)
        press(.keyboardRightArrow, .command)
        #expect(view.selection == 16..<16)
        press(.keyboardLeftArrow)
        #expect(view.selection == 8..<8)
        press(.keyboardDownArrow, .command)
        #expect(view.selection == 21..<21)
        press(.keyboardLeftArrow, .command)
        #expect(view.selection == 17..<17)
        press(.keyboardUpArrow, .command)
        #expect(view.selection == 0..<0)
        press(.keyboardLeftArrow)
        #expect(view.selection == 0..<0)
        press(.keyboardDownArrow, .alternate)
        #expect(view.selection == 16..<16)
        press(.keyboardDownArrow, .alternate)
        #expect(view.selection == 21..<21)
        press(.keyboardUpArrow, .alternate)
        #expect(view.selection == 17..<17)
    }

    @Test("Shift extends from where the selection began, and may turn it around")
    func extending() {
        view.text = "abcdef"
        view.choose(3..<3)
        press(.keyboardRightArrow, .shift)
        press(.keyboardRightArrow, .shift)
        #expect(view.selection == 3..<5)
        for _ in 0..<4 { press(.keyboardLeftArrow, .shift) }
        #expect(view.selection == 1..<3)
        press(.keyboardRightArrow)
        #expect(view.selection == 3..<3)
        press(.keyboardLeftArrow, [.shift, .command])
        #expect(view.selection == 0..<3)
        press(.keyboardLeftArrow)
        #expect(view.selection == 0..<0)
    }

    @Test("Up and down remember the column over a short line, until something else moves the caret")
    func column() {
        view.text = "wwwwww\nw\nwwwwww"
        view.choose(5..<5)
        press(.keyboardDownArrow)
        #expect(view.selection == 8..<8)
        press(.keyboardDownArrow)
        #expect(view.selection == 14..<14)
        press(.keyboardDownArrow)
        #expect(view.selection == 15..<15)
        press(.keyboardUpArrow)
        #expect(view.selection == 8..<8)
        view.choose(7..<7)
        press(.keyboardUpArrow)
        #expect(view.selection == 0..<0)
        press(.keyboardUpArrow)
        #expect(view.selection == 0..<0)
    }

    @Test(
        "Delete takes a character, a word with Option, the rest of the line with Command; forward Delete what follows")
    func deleting() {
        view.text = "one two three\nfour"
        view.choose(13..<13)
        press(.keyboardDeleteOrBackspace)
        #expect(view.text == "one two thre\nfour")
        press(.keyboardDeleteOrBackspace, .alternate)
        #expect(view.text == "one two \nfour")
        press(.keyboardDeleteOrBackspace, .command)
        #expect(view.text == "\nfour")
        press(.keyboardDeleteForward)
        #expect(view.text == "four")
        press(.keyboardDeleteForward, .alternate)
        #expect(view.text == "")
        #expect(press(.keyboardDeleteOrBackspace))
    }

    @Test("Deletion asks as typing does")
    func asking() {
        let delegate = ViewLog()
        view.text = "ab cd"
        view.delegate = delegate
        press(.keyboardDeleteOrBackspace, .alternate)
        press(.keyboardDeleteOrBackspace)
        #expect(
            delegate.log.take().filter { $0.hasPrefix("should") } == ["shouldChange 3+2 ''", "shouldChange 2+1 ''"])
        delegate.mayChange = false
        press(.keyboardDeleteOrBackspace)
        #expect(view.text == "ab")
    }

    @Test("In a text field Up and Down go to the ends, and Return is its return key")
    func field() {
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 30))
        let delegate = FieldLog()
        field.delegate = delegate
        screen.window.addSubview(field)
        field.text = "abc"
        field.becomeFirstResponder()
        press(.keyboardUpArrow)
        #expect(field.selection == 0..<0)
        press(.keyboardDownArrow, .shift)
        #expect(field.selection == 0..<3)
        #expect(!press(.keyboardTab, [], "\t"))
        _ = delegate.log.take()
        press(.keyboardReturnOrEnter, [], "\r")
        #expect(delegate.log.take() == ["shouldReturn"])
    }
}
