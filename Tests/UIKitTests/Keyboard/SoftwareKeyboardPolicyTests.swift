// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("D19: when the software keyboard is shown")
struct SoftwareKeyboardPolicyTests {
    let screen = TestScreen.withoutKeyboard()
    let field = KeyView(frame: .zero)

    @Test("D19: for a first responder that takes keys, and for no other")
    func keyInput() {
        let plain = VendingView(frame: .zero)
        plain.mayBecome = true
        screen.edit(plain)
        #expect(screen.keyboard == nil && screen.scene.keyboardFrame == nil)
        screen.edit(field)
        #expect(screen.keyboard != nil)
    }

    @Test("Not where the host has a keyboard, unless the application asks for it")
    func host() {
        screen.send(.resize(ScreenDescription(size: CGSize(width: 390, height: 844), keyboard: .hardware)))
        screen.edit(field)
        #expect(screen.keyboard == nil)
        screen.scene.softwareKeyboardPolicy = .always
        screen.advance(by: 1)
        #expect(screen.keyboard != nil)
        screen.scene.softwareKeyboardPolicy = .never
        screen.resizeWithoutKeyboard(to: CGSize(width: 390, height: 844))
        screen.advance(by: 1)
        #expect(screen.keyboard == nil)
    }

    @Test("D23: where the host has a keyboard, input views and accessories of the application are shown still")
    func vended() {
        screen.send(.resize(ScreenDescription(size: CGSize(width: 390, height: 844), keyboard: .hardware)))
        field.vendedAccessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        screen.edit(field)
        #expect(screen.keyboard == nil && screen.scene.keyboardFrame?.height == 44)
    }

    @Test("D19: touches of the keyboard and beside keys leave the first responder what it is")
    func touches() throws {
        screen.edit(field)
        let keyboard = try #require(screen.keyboard)
        for point in [CGPoint(x: 1, y: 1), CGPoint(x: 200, y: 100), CGPoint(x: 389, y: 220)] {
            screen.finger().tap(at: keyboard.convert(point, to: nil))
            #expect(field.isFirstResponder)
        }
    }
}
