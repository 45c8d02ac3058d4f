// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("E54: UIResponder's methods without arguments, by name")
struct PlainActionTests {
    let screen = TestScreen()

    @Test("E54: resignFirstResponder, sent to nobody in particular, reaches the first responder")
    func resign() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(screen.application.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil))
        #expect(!field.isFirstResponder)
        #expect(!screen.application.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil))
    }

    @Test("E54: becomeFirstResponder and reloadInputViews are performed by name, overrides included")
    func others() {
        let view = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        #expect(screen.application.sendAction(Selector("becomeFirstResponder"), to: view, from: nil, for: nil))
        #expect(view.isFirstResponder)
        #expect(screen.application.sendAction(Selector("reloadInputViews"), to: nil, from: nil, for: nil))
        for name in ["nextResponder", "canBecomeFirstResponder", "isFirstResponder", "undoManager", "inputView"] {
            #expect(view.responds(to: Selector(name)), "\(name)")
        }
        #expect(!view.responds(to: Selector("resignFirstResponder:")))
        #expect(!view.responds(to: Selector("fly")))
        let focus = FocusView("focus")
        screen.window.addSubview(focus)
        focus.becomeFirstResponder()
        focus.refuses = true
        #expect(screen.application.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil))
        #expect(focus.isFirstResponder)
    }

    @Test("E54: a button with the name as its action and no target ends editing")
    func button() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        for view in [field, button] { screen.window.addSubview(view) }
        button.addTarget(nil, action: Selector("resignFirstResponder"), for: .touchUpInside)
        field.becomeFirstResponder()
        screen.finger().tap(button)
        #expect(!field.isFirstResponder)
    }
}
