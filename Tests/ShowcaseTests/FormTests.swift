// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import Showcase

@MainActor
@Suite("Showcase: form")
struct FormTests {
    let showcase = ShowcaseScreen(.form)

    private struct Missing: Error {
        let identifier: String
    }

    private func find(_ identifier: String) throws -> UIView {
        let found = showcase.screen.searched.firstView { $0.accessibilityIdentifier == identifier }
        guard let found else { throw Missing(identifier: identifier) }
        return found
    }

    private func tap(_ identifiers: String...) throws {
        for identifier in identifiers {
            showcase.screen.finger().tap(try find(identifier))
            // A second tap in the same place would be another gesture.
            showcase.screen.advance(by: 0.6)
        }
    }

    private func field(_ name: String) throws -> UITextField { try #require(try find("form.\(name)") as? UITextField) }

    @Test("A tap on a field shows its keyboard, and keys type into it")
    func typing() throws {
        try tap("form.name", "key.a", "key.d", "key.a", "key.space", "key.l")
        #expect(try field("name").text == "Ada L")
        #expect(showcase.text("form.responder") == "First responder: UITextField “form.name”")
        try tap("key.return", "key.a", "key.@", "key.b", "key..", "key.c")
        #expect(try field("mail").text == "A@b.c" || field("mail").text == "a@b.c")
    }

    @Test("The bar, which the controller gives, leads from field to field, and ends it")
    func bar() throws {
        try tap("form.name", "form.next", "form.next")
        #expect(try field("phone").isFirstResponder)
        try tap("key.1", "key.2", "form.next")
        #expect(try find("form.color").isFirstResponder)
        #expect(throws: (any Error).self) { try find("key.1") }
        try tap("form.previous")
        #expect(try field("phone").isFirstResponder && field("phone").text == "12")
        try tap("form.done")
        #expect(showcase.text("form.responder") == "No first responder")
        #expect(showcase.screen.scene.keyboardFrame == nil)
    }

    @Test("The color's input view reaches the edited field up the chain, and the panel says who gave what")
    func colors() throws {
        try tap("form.color", "color.Green")
        #expect(showcase.text("form.color.value") == "Green")
        #expect(showcase.text("form.chain.0") == "ColorField “form.color” gives the input view")
        let chain = showcase.texts("form.chain.")
        #expect(chain.contains("FormController gives the accessory"))
        #expect(try find("form.color").isFirstResponder)
    }

    @Test("What is edited stays above the keyboard")
    func room() throws {
        try tap("form.name")
        for _ in 0..<6 { try tap("form.next") }
        let editor = try #require(showcase.window.firstView { $0.isFirstResponder })
        let frame = editor.convert(editor.bounds, to: nil)
        let top = try #require(showcase.screen.scene.keyboardFrame).minY
        #expect(frame.maxY <= top, "\(frame) lies below \(top)")
    }

    @Test("Without the software keyboard only the bar is shown")
    func hardware() throws {
        try tap("form.name")
        (try find("form.software") as? UISwitch)?.setOn(false, animated: false)
        (try find("form.software") as? UISwitch)?.sendActions(for: .valueChanged)
        showcase.screen.advance(by: 1)
        #expect(showcase.screen.scene.keyboardFrame?.height == 44)
        #expect(throws: (any Error).self) { try find("key.a") }
    }

    @Test("Leaving the screen takes the keyboard along")
    func leaving() throws {
        try tap("form.name", "form.done")
        try tap("form.name")
        showcase.controller.select(.cards)
        showcase.screen.advance(by: 1)
        #expect(showcase.screen.scene.keyboardFrame == nil)
        #expect(showcase.screen.scene.softwareKeyboardPolicy == .automatic)
    }
}
