// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Who would perform an action, and who is first responder", .serialized)
struct ForecastTests {
    private let screen = TestScreen()

    private final class Editor: UIView {
        override var canBecomeFirstResponder: Bool { true }
        private(set) var copies = 0
        override func copy(_ sender: Any?) { copies += 1 }
        override class var selectors: [Selector] { super.selectors + [Selector("save:", Editor.save(_:))] }
        func save(_ sender: Any?) {}
    }

    private func editor(_ name: String, below parent: UIView? = nil) -> Editor {
        let editor = Editor(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        editor.accessibilityIdentifier = name
        (parent ?? screen.window).addSubview(editor)
        return editor
    }

    @Test("E27: an object that is no responder is asked for what its class lists")
    func plainTarget() {
        final class Keeper: NSObject, SelectorListing {
            static var selectors: [Selector] { [Selector("keep", on: Keeper.self) { _ in }] }
        }
        let keeper = Keeper()
        let subject = screen.application.subject(of: keeper)
        let kept = screen.application.forecast(Selector("keep"), to: keeper).note.outcome
        let lost = screen.application.forecast(Selector("lose"), to: keeper).note.outcome
        #expect(kept == .performed(by: subject) && lost == .targetLacksAction(subject))
    }

    @Test("E35: every answer along the chain is told, and nothing is performed")
    func chain() {
        let editor = editor("editor")
        let field = UIControl(frame: .zero)
        editor.addSubview(field)
        let forecast = screen.application.forecast(Selector("copy:"), from: field)
        #expect(
            forecast.sentence.description
                == "Action copy: from \(screen.application.subject(of: field)) would be performed by \(screen.application.subject(of: editor)), after 1 other responder could not."
        )
        #expect(forecast.lines.count == 3)
        #expect(forecast.note.asked.map(\.canPerform) == [false, true])
        #expect(editor.copies == 0)
    }

    @Test("E33, E36: nobody, and nowhere to start")
    func nobody() {
        let forecast = screen.application.forecast(Selector("explode:"), from: screen.window)
        #expect(forecast.performer == nil)
        #expect(forecast.sentence.description.hasSuffix("none of the responders asked can perform it."))
        #expect(
            screen.application.forecast(Selector("explode:")).sentence.description
                == "Action explode: would be performed by nobody: there is neither a first responder nor a sender to start from."
        )
    }

    @Test("E27, E28: a given target is the only one asked")
    func target() {
        let editor = editor("editor")
        #expect(
            screen.application.forecast(Selector("save:"), to: editor).sentence.description.hasSuffix(", its target."))
        #expect(
            screen.application.forecast(Selector("explode:"), to: editor).sentence.description
                .hasSuffix("has no such method, and nobody else is asked."))
    }

    @Test("F24: a command's action is searched like the command itself")
    func command() {
        let editor = editor("editor")
        editor.becomeFirstResponder()
        let forecast = screen.application.forecast(UICommand(title: "Copy", action: Selector("copy:")))
        #expect(forecast.performer == screen.application.subject(of: editor))
    }

    @Test("D4: the first responder and the chain, and what changed since a moment")
    func snapshot() {
        let window = screen.application.subject(of: screen.window).description
        let before = screen.application.responderSnapshot()
        #expect(before.lines[0].description == "\(window) is key; nobody in it is first responder.")
        let editor = editor("editor")
        #expect(screen.application.responderSnapshot() == before)
        editor.becomeFirstResponder()
        let after = screen.application.responderSnapshot()
        let name = screen.application.subject(of: editor).description
        #expect(after.lines[0].description == "\(window) is key; \(name) is its first responder.")
        #expect(after.chain.first == screen.application.subject(of: editor))
        let lines = after.differences(since: before).map(\.description)
        #expect(lines.first == "\(name) is first responder of \(window).")
        #expect(lines.last?.hasPrefix("Messages go to \(name), \(window)") == true)
        #expect(after.differences(since: after).isEmpty)
    }
}
