// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("What keys do, in words")
struct KeyTests {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))

    init() {
        screen.window.addSubview(field)
        field.becomeFirstResponder()
    }

    @Test("A text is typed with all that an American keyboard has")
    func type() {
        let text = "Ab! 'Zz' 09 ()_+{}|:\"<>? -=[]\\;,./`~@#$%^&*"
        screen.type(text)
        #expect(field.text == text)
    }

    @Test("Backspace, and what no key types")
    func others() {
        screen.type("cafe\u{8}é 你好 🙂")
        #expect(field.text == "café 你好 🙂")
    }

    @Test("A text is typed in the time that is given")
    func interval() {
        screen.type("abc", interval: 0.5)
        #expect(screen.now == 1.5)
    }

    @Test("Return is what the delegate is asked about")
    func `return`() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var returns = 0

            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                returns += 1
                return true
            }
        }
        let delegate = Delegate()
        field.delegate = delegate
        screen.type("a\n")
        #expect(delegate.returns == 1 && field.text == "a")
    }

    @Test("F41: a shifted key says what it types without Shift, and Shift goes down before it")
    func shifted() {
        final class Keys: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for key in presses.compactMap(\.key) {
                    log.append("\(key.keyCode.rawValue) \(key.characters) \(key.charactersIgnoringModifiers)")
                }
            }

            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log += presses.compactMap(\.key).map { "\($0.keyCode.rawValue) up" }
            }
        }
        let keys = Keys(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
        screen.window.addSubview(keys)
        keys.becomeFirstResponder()
        screen.type("!")
        #expect(keys.log == ["225  ", "30 ! 1", "30 up", "225 up"])
    }

    @Test("F1: a character with modifiers is a key command")
    func command() {
        final class Commands: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save", Commands.save)),
                    UIKeyCommand(
                        input: "s", modifierFlags: [.command, .shift], action: Selector("saveAs", Commands.saveAs)),
                ]
            }

            func save() { log.append("save") }
            func saveAs() { log.append("save as") }
        }
        let commands = Commands(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
        screen.window.addSubview(commands)
        commands.becomeFirstResponder()
        screen.press("s", .command)
        screen.press("s", [.command, .shift])
        screen.press("s", [])
        #expect(commands.log == ["save", "save as"])
    }
}
