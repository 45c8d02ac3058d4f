// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

/// A text view that keeps the presses of some keys, and writes down what it hears.
private final class KeepingTextView: UITextView {
    var kept: Set<UIKeyboardHIDUsage> = []
    var log: CallLog?
    var whenPressed: () -> Void = {}

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys = presses.compactMap(\.key?.keyCode)
        log?("began, text \(text ?? "")")
        whenPressed()
        if kept.isDisjoint(with: keys) { super.pressesBegan(presses, with: event) }
        log?("after, text \(text ?? "")")
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log?("ended")
        super.pressesEnded(presses, with: event)
    }
}

/// A host whose page edits by itself.
@MainActor
private final class PageHost: TextHost {
    var states: [TextInputState?] = []
    var faults: [InputFault] = []
    var editsText: Bool { false }

    func start(_ application: UIApplication) throws {}
    func present(_ changes: DisplayChanges, of scene: SceneIdentifier) {}
    func reject(_ record: InputRecord, because fault: InputFault) { faults.append(fault) }
    func textInputChanged(_ state: TextInputState?, of scene: SceneIdentifier) { states.append(state) }
    func stop() {}
}

@MainActor
@Suite("Presses before text")
struct KeyTextTests {
    private let log = CallLog()
    private let trace = TraceLog()
    private let screen: TestScreen
    private let view = KeepingTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let host = PageHost()

    init() {
        screen = TestScreen(trace: trace)
        screen.application.host = host
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        screen.settle()
    }

    private func down(
        _ usage: UIKeyboardHIDUsage, _ characters: String = "", isRepeat: Bool = false, isEdit: Bool = true
    ) {
        screen.send(
            .key(
                KeySample(
                    isDown: true, isRepeat: isRepeat, usage: usage, characters: characters,
                    charactersIgnoringModifiers: characters, isEdit: isEdit)))
    }

    /// What the page does to the text at a key, against the text that it was told last.
    private func edit(_ edit: TextSample.Edit, _ key: UIKeyboardHIDUsage?) {
        screen.send(.text(TextSample(edit, revision: host.states.last??.revision, key: key)))
    }

    private func type(_ usage: UIKeyboardHIDUsage, _ text: String) {
        down(usage, text)
        edit(.insert(text), usage)
        screen.keyUp(usage)
    }

    // MARK: Keys that the core types

    @Test("F40: a key is typed at the end of the chain of its press")
    func typedAtTheEnd() {
        view.log = log
        screen.press(.keyboardA, characters: "a")
        #expect(log.entries == ["began, text ", "after, text a", "ended"])
    }

    @Test("F40: a press that a text view keeps types nothing, however long it is held")
    func keptReturn() {
        view.kept = [.keyboardReturnOrEnter]
        screen.press(.keyboardA, characters: "a")
        screen.keyDown(.keyboardReturnOrEnter, characters: "\r")
        down(.keyboardReturnOrEnter, "\r", isRepeat: true, isEdit: false)
        screen.keyUp(.keyboardReturnOrEnter)
        screen.press(.keyboardB, characters: "b")
        #expect(view.text == "ab")
        view.kept = []
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        #expect(view.text == "ab\n")
    }

    @Test("F40: a press that was let through repeats its text")
    func repeats() {
        screen.keyDown(.keyboardA, characters: "a")
        down(.keyboardA, "a", isRepeat: true, isEdit: false)
        down(.keyboardA, "a", isRepeat: true, isEdit: false)
        screen.keyUp(.keyboardA)
        #expect(view.text == "aaa")
    }

    @Test("F40: keys that delete and move ask the chain as well")
    func keptDeletionAndArrow() {
        view.text = "abc"
        view.kept = [.keyboardDeleteOrBackspace, .keyboardLeftArrow]
        screen.press(.keyboardDeleteOrBackspace)
        screen.press(.keyboardLeftArrow)
        #expect(view.text == "abc")
        #expect(view.selection == 3..<3)
        view.kept = []
        screen.press(.keyboardLeftArrow)
        screen.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "ac")
    }

    @Test("F40: a controller further up the chain keeps a field's Return, and the field's delegate is not asked")
    func keptAbove() {
        final class Controller: UIViewController, UITextFieldDelegate {
            let log: CallLog
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            var keeps = true

            init(_ log: CallLog) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                field.delegate = self
                view.addSubview(field)
            }

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log("controller")
                if !keeps { super.pressesBegan(presses, with: event) }
            }

            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                log("return")
                return true
            }
        }
        let controller = Controller(log)
        screen.window.rootViewController = controller
        controller.field.becomeFirstResponder()
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        #expect(log.take() == ["controller"])
        controller.keeps = false
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        #expect(log.take() == ["controller", "return"])
    }

    @Test("F40: a command takes a key before the chain and text do, and what it took does not repeat as text")
    func commandsFirst() {
        final class Commanded: UITextView {
            var count = 0
            override class var selectors: [Selector] { super.selectors + [Selector("jump:", Commanded.jump(_:))] }
            override var keyCommands: [UIKeyCommand]? {
                let command = UIKeyCommand(title: "", action: Selector("jump:"), input: "j")
                command.wantsPriorityOverSystemBehavior = true
                return [command]
            }
            func jump(_ command: UIKeyCommand) { count += 1 }
        }
        let commanded = Commanded(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        screen.window.addSubview(commanded)
        commanded.becomeFirstResponder()
        screen.keyDown(.keyboardJ, characters: "j")
        down(.keyboardJ, "j", isRepeat: true, isEdit: false)
        screen.keyUp(.keyboardJ)
        screen.settle()
        type(.keyboardJ, "j")
        type(.keyboardK, "k")
        #expect(commanded.count == 2)
        #expect(commanded.text == "k")
    }

    @Test("F40: a view that takes keys only is asked like text")
    func keyInput() {
        final class Pad: UIView, UIKeyInput {
            var typed = ""
            var keeps = false
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !typed.isEmpty }
            func insertText(_ text: String) { typed += text }
            func deleteBackward() { typed.removeLast() }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if !keeps { super.pressesBegan(presses, with: event) }
            }
        }
        let pad = Pad(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
        screen.window.addSubview(pad)
        pad.becomeFirstResponder()
        for key: (UIKeyboardHIDUsage, String) in [
            (.keyboardA, "a"), (.keyboardB, "b"), (.keyboardDeleteOrBackspace, ""),
        ] {
            screen.press(key.0, characters: key.1)
        }
        pad.keeps = true
        screen.press(.keyboardC, characters: "c")
        screen.press(.keyboardDeleteOrBackspace)
        #expect(pad.typed == "a")
    }

    @Test("F40: text goes to whoever is first responder when the press has passed")
    func movedOn() {
        let other = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        screen.window.addSubview(other)
        view.whenPressed = { other.becomeFirstResponder() }
        screen.press(.keyboardA, characters: "a")
        #expect(view.text == "")
        #expect(other.text == "a")
    }

    // MARK: Keys whose text the host edits

    @Test("F40: a host's edit by a key comes after the press")
    func hostEdit() {
        view.log = log
        type(.keyboardA, "a")
        #expect(view.text == "a")
        #expect(log.entries == ["began, text ", "after, text ", "ended"])
        #expect(host.faults.isEmpty)
    }

    @Test("F40: a host's edit by a key that a responder keeps does not happen, and the host is told the text as it is")
    func hostKept() throws {
        view.kept = [.keyboardReturnOrEnter]
        type(.keyboardA, "a")
        let before = try #require(host.states.last??.revision)
        type(.keyboardReturnOrEnter, "\n")
        #expect(view.text == "a")
        #expect(host.states.last??.text == "a")
        #expect(host.states.last??.revision != before)
        #expect(host.faults.isEmpty)
        let last = trace.entries.compactMap { if case .textEdit(let note) = $0.event { note } else { nil } }.last
        #expect(last?.outcome == .kept)
        type(.keyboardB, "b")
        #expect(view.text == "ab")
    }

    @Test("F40: what a host edits at the repeats of a key is let through or not as the key was")
    func hostRepeats() {
        view.kept = [.keyboardB]
        for usage in [UIKeyboardHIDUsage.keyboardA, .keyboardB] {
            let text = usage == .keyboardA ? "a" : "b"
            down(usage, text)
            edit(.insert(text), usage)
            down(usage, text, isRepeat: true)
            edit(.insert(text), usage)
            screen.keyUp(usage)
        }
        #expect(view.text == "aa")
    }

    @Test("F40: a kept deletion takes nothing away")
    func hostDeletion() {
        view.text = "abc"
        screen.settle()
        view.kept = [.keyboardDeleteOrBackspace]
        down(.keyboardDeleteOrBackspace)
        edit(.delete(.backward, .character, removing: 2..<3), .keyboardDeleteOrBackspace)
        screen.keyUp(.keyboardDeleteOrBackspace)
        #expect(view.text == "abc")
        #expect(host.states.last??.text == "abc")
    }

    @Test("F40: what a soft keyboard or an input method writes belongs to no press")
    func softKeyboard() {
        view.kept = [.keyboardA]
        edit(.insert("a"), nil)
        edit(.mark("に", selecting: 1..<1, replacing: nil), nil)
        edit(.commit("日"), nil)
        #expect(view.text == "a日")
    }

    @Test("F40: an edit by a key that made no press does not happen")
    func withoutPress() {
        edit(.insert("a"), .keyboardA)
        #expect(view.text == "")
        #expect(host.states.last??.text == "")
    }

    @Test("F40: typing into a focused text begins to edit it, and its press comes first")
    func focused() {
        final class Field: UITextField {
            var log: CallLog?
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log?("began, text \(text ?? "")")
                super.pressesBegan(presses, with: event)
            }
        }
        view.removeFromSuperview()
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.log = log
        screen.window.addSubview(field)
        screen.press(.keyboardTab, characters: "\t")
        #expect(field.isFocused)
        field.resignFirstResponder()
        _ = log.take()
        screen.press(.keyboardA, characters: "a")
        #expect(field.isFirstResponder && field.text == "a")
        #expect(log.take() == ["began, text "])
    }
}
