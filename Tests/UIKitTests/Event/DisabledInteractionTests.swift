// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("B25: views whose interaction is disabled get no keys")
struct DisabledInteractionTests {
    private let fixture = TouchFixture()
    private var log: CallLog { fixture.log }

    /// Logs presses and a key command, ⌘J.
    private class KeyView: UIView {
        let name: String
        let log: CallLog

        init(_ name: String, _ log: CallLog) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "j", modifierFlags: .command, action: "jump:")]
        }

        override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            log("\(name) asked for a target")
            return nil
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("\(name).began") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("\(name).ended") }
    }

    private func make() -> (outer: KeyView, inner: KeyView) {
        let outer = KeyView("outer", log)
        let inner = KeyView("inner", log)
        outer.addSubview(inner)
        fixture.screen.window.addSubview(outer)
        inner.becomeFirstResponder()
        return (outer, inner)
    }

    private func type(_ modifiers: UIKeyModifierFlags = []) {
        fixture.screen.keyDown(.keyboardJ, characters: "j", modifiers: modifiers)
        fixture.screen.keyUp(.keyboardJ, modifiers: modifiers)
    }

    @Test("B25: neither its presses nor its key commands, and nobody on its chain gets them instead")
    func dropped() {
        let (outer, inner) = make()
        type()
        #expect(log.take() == ["inner.began", "inner.ended"])
        inner.isUserInteractionEnabled = false
        type()
        type(.command)
        #expect(log.take() == [])
        inner.isUserInteractionEnabled = true
        outer.isUserInteractionEnabled = false
        type()
        type(.command)
        #expect(log.take() == [])
        outer.isUserInteractionEnabled = true
        type(.command)
        #expect(log.take() == ["inner asked for a target", "inner.began", "inner.ended"])
    }

    @Test("B25, H2: a press that has begun ends; one that began while interaction was disabled does not begin later")
    func halfway() {
        let (_, inner) = make()
        fixture.screen.keyDown(.keyboardJ, characters: "j")
        inner.isUserInteractionEnabled = false
        fixture.screen.keyUp(.keyboardJ)
        #expect(log.take() == ["inner.began", "inner.ended"])
        fixture.screen.keyDown(.keyboardJ, characters: "j")
        inner.isUserInteractionEnabled = true
        fixture.screen.keyUp(.keyboardJ)
        #expect(log.take() == [])
    }

    @Test("B25: what is meant for a controller reaches it, whatever its view takes")
    func controller() {
        final class Controller: UIViewController {
            var log: CallLog?
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("controller") }
        }
        let controller = Controller()
        controller.log = log
        controller.view.isUserInteractionEnabled = false
        fixture.screen.window.rootViewController = controller
        fixture.screen.settle()
        type()
        #expect(log.take() == ["controller"])
    }
}
