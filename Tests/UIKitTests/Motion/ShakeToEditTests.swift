// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("I6, I7: shake to edit")
struct ShakeToEditTests {
    let fixture = DeviceFixture()
    var screen: TestScreen { fixture.screen }
    let text = Text()

    /// What is edited.
    @MainActor
    final class Text {
        private(set) var words = ["one"]

        /// Undoing is registered to be redone.
        func set(_ words: [String], _ undoManager: UndoManager?) {
            let old = self.words
            undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
            undoManager?.setActionName("Typing")
            self.words = words
        }
    }

    /// A first responder that keeps no shake, with a word to undo.
    private func editor() -> EditorView {
        let view = EditorView(frame: .zero)
        fixture.controller.view.addSubview(view)
        view.becomeFirstResponder()
        return view
    }

    private func type(_ word: String, in view: UIView) {
        text.set(text.words + [word], view.undoManager)
        screen.settle()
    }

    private func find(_ identifier: String) -> UIView? {
        screen.scene.windows.firstView { $0.accessibilityIdentifier == identifier }
    }

    private func title(_ identifier: String) -> String? {
        (find(identifier) as? UILabel)?.text ?? (find(identifier) as? UIButton)?.title(for: .normal)
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        private(set) var shakes = 0

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes += 1 }
    }

    @Test("I6: by itself an application supports it, and a shake offers to undo what can be undone")
    func offersUndo() throws {
        let editor = editor()
        type("two", in: editor)
        #expect(screen.application.applicationSupportsShakeToEdit)
        let delegate = Delegate()
        screen.application.delegate = delegate
        screen.shake()
        #expect(title("undoAlert.title") == "Undo Typing" && delegate.shakes == 0)
        #expect(find("undoAlert.redo") == nil)
        screen.finger().tap(try #require(find("undoAlert.undo")))
        #expect(text.words == ["one"])
        #expect(find("undoAlert") == nil)
        #expect(editor.isFirstResponder)
    }

    @Test("I7: what was undone is offered to be redone, and cancelling changes nothing")
    func offersRedo() throws {
        let editor = editor()
        type("two", in: editor)
        editor.undoManager?.undo()
        screen.settle()
        screen.shake()
        #expect(title("undoAlert.title") == "Redo Typing")
        #expect(find("undoAlert.undo") == nil)
        screen.finger().tap(try #require(find("undoAlert.cancel")))
        #expect(find("undoAlert") == nil && text.words == ["one"])
        screen.shake()
        screen.finger().tap(try #require(find("undoAlert.redo")))
        #expect(text.words == ["one", "two"])
    }

    @Test("I7: with nothing to undo or redo there is no alert, and the delegate hears of the shake")
    func nothing() {
        _ = editor()
        fixture.controller.log("start")
        _ = fixture.log.take()
        let parent = fixture.screen.window
        parent.rootViewController = nil
        let view = EditorView(frame: .zero)
        parent.addSubview(view)
        view.becomeFirstResponder()
        screen.shake()
        #expect(find("undoAlert") == nil)
        #expect(fixture.log.take() == ["delegate.began", "delegate.ended"])
    }

    @Test("I6: switched off, there is no alert")
    func off() {
        let view = EditorView(frame: .zero)
        screen.window.rootViewController = nil
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        type("two", in: view)
        screen.application.applicationSupportsShakeToEdit = false
        screen.shake()
        #expect(find("undoAlert") == nil)
        screen.application.applicationSupportsShakeToEdit = true
        screen.shake()
        #expect(find("undoAlert") != nil)
    }

    @Test("I6: a responder that keeps the end of a shake keeps the alert away")
    func kept() {
        let view = fixture.view()
        type("two", in: view)
        screen.shake()
        #expect(find("undoAlert") == nil)
    }

    @Test("a further shake while the alert is up brings no second one")
    func once() throws {
        let view = EditorView(frame: .zero)
        screen.window.rootViewController = nil
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        type("two", in: view)
        let count = screen.scene.windows.count
        screen.shake()
        screen.shake()
        #expect(screen.scene.windows.count == count + 1)
        screen.finger().tap(try #require(find("undoAlert.cancel")))
        #expect(screen.scene.windows.count == count)
    }
}

private final class EditorView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    // The fixture's controller keeps shakes; here they are to go past it.
    override var next: UIResponder? { window }
}
