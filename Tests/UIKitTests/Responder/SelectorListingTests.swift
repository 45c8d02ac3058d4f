// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

private final class Model: NSObject, SelectorListing {
    var log: [String] = []

    class var selectors: [Selector] {
        [
            Selector("save:", on: Model.self) { (model: Model, sender: UIButton) in model.log.append("save") },
            Selector(
                ignoringSender: "clear:", on: Model.self,
                { (model: Model, sender: UIButton) in
                    model.log.append("clear")
                }),
            Selector(
                ignoringSender: "close:", on: Model.self,
                { (model: Model, sender: UIButton?) in
                    model.log.append("close \(sender == nil ? "without" : "with") button")
                }),
            Selector(
                ignoringSender: "count:", on: Model.self,
                { (model: Model, sender: Int) in
                    model.log.append("count")
                }),
        ]
    }
}

@MainActor
@Suite("Actions by name, of objects that are no responders")
struct SelectorListingTests {
    let screen = TestScreen()
    private let model = Model()

    private func send(_ name: String, from sender: Any?) -> Bool {
        screen.application.sendAction(Selector(name), to: model, from: sender, for: nil)
    }

    @Test("E27: what the class lists is performed by name alone; what it does not list is not")
    func listed() {
        #expect(send("save:", from: UIButton()))
        #expect(!send("fly:", from: UIButton()))
        model.perform(Selector("clear:"), with: nil)
        #expect(model.log == ["save", "clear"])
    }

    @Test("E28: a method that reads its sender gets none of another class; one that does not is performed all the same")
    func senders() {
        let recognizer = UITapGestureRecognizer()
        #expect(!send("save:", from: recognizer))
        #expect(send("clear:", from: recognizer))
        #expect(send("clear:", from: 5))
        #expect(send("clear:", from: nil))
        #expect(send("close:", from: recognizer))
        #expect(send("close:", from: UIButton()))
        #expect(!send("count:", from: recognizer))
        #expect(model.log == ["clear", "clear", "clear", "close without button", "close with button"])
    }

    @Test("A finger's tap reaches it through a recognizer and through a control")
    func fingers() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.addTarget(model, action: Selector("save:"), for: .touchUpInside)
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        view.addGestureRecognizer(UITapGestureRecognizer(target: model, action: Selector("clear:")))
        for each in [button, view] { screen.window.addSubview(each) }
        screen.finger().tap(button)
        screen.finger().tap(view)
        #expect(model.log == ["save", "clear"])
    }

    @Test("E54: a view performs its own methods without arguments by name, and ends editing")
    func views() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(screen.application.sendAction(Selector("endEditing:"), to: screen.window, from: field, for: nil))
        #expect(!field.isFirstResponder)
        #expect(screen.application.sendAction(Selector("removeFromSuperview"), to: field, from: nil, for: nil))
        #expect(field.superview == nil)
        #expect(!UIViewController().responds(to: Selector("removeFromSuperview")))
    }
}
