// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("What keys, actions, shakes and remote commands came to")
struct OtherVerdictTests {
    let fixture = VerdictFixture()
    var screen: TestScreen { fixture.screen }

    @Test("F27: a command of the main menu that nobody performs")
    func undo() {
        screen.press(.keyboardP, characters: "p", modifiers: .command)
        let before = fixture.verdicts.count
        screen.press(.keyboardZ, characters: "z", modifiers: .command)
        #expect(fixture.verdicts.count == before + 1)
        #expect(fixture.title == "⌘Z")
        #expect(fixture.outcome.contains("nobody in the chain"))
        #expect(fixture.outcome.contains("performs undo:"))
        #expect(fixture.effect == .nothing)
    }

    @Test("F28: a responder's command that is performed")
    func command() {
        final class Commanding: UIView {
            static let save = Selector("save", Commanding.save)
            var count = 0
            func save() { count += 1 }
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "s", modifierFlags: .command, action: Self.save)]
            }
        }
        let view = Commanding(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.accessibilityIdentifier = "Editor"
        fixture.page.addSubview(view)
        view.becomeFirstResponder()
        screen.press(.keyboardS, characters: "s", modifiers: .command)
        #expect(view.count == 1)
        #expect(fixture.title == "⌘S")
        #expect(fixture.outcome.hasSuffix("\"Editor\" performed save."))
        #expect(fixture.effect == .acted)
    }

    @Test("F39: a key that nobody takes is a press that goes up the chain")
    func press() {
        screen.press(.keyboardA, characters: "a")
        #expect(fixture.title == "Key")
        #expect(fixture.outcome.hasPrefix("The press reached "))
        #expect(fixture.outcome.hasSuffix("and none of them overrides pressesBegan(_:with:)."))
        #expect(fixture.effect == .nothing)
        // What was typed is in no trace.
        #expect(!fixture.trace.text.contains("\"a\""))
    }

    @Test("an action that the program sends")
    func action() {
        _ = screen.application.sendAction(Selector("bay:"), to: fixture.page, from: nil, for: nil)
        #expect(fixture.title == "Action bay:")
        #expect(fixture.outcome.contains("has no such method."))
        #expect(fixture.effect == .nothing)
    }

    @Test("I3: a shake that nobody takes")
    func shake() {
        screen.shake()
        screen.advance(by: 2)
        #expect(fixture.title == "Shake")
        #expect(fixture.outcome.contains("none of them overrides motionEnded(_:with:)."))
        #expect(fixture.effect == .nothing)
        #expect(fixture.verdicts.count == 1)
    }

    @Test("I21: a remote command that nobody asked for")
    func remote() {
        screen.remote(.play)
        #expect(fixture.title == "Remote command play")
        #expect(fixture.outcome.hasPrefix("Nobody is registered for it"))
        #expect(fixture.effect == .nothing)
    }

    @Test("with a second scene, each is called by its name")
    func scenes() {
        fixture.finger.tap(fixture.button())
        let second = screen.connectScreen()
        let finger = screen.finger(on: second)
        finger.tap(at: CGPoint(x: 10, y: 10))
        #expect(fixture.title.contains(" in "))
        #expect(fixture.verdicts.last?.scene == 2)
    }
}
