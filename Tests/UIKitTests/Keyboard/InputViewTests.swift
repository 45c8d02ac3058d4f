// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("D: input views")
struct InputViewTests {
    let screen = TestScreen.withoutKeyboard()
    let field = KeyView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    func input(_ height: CGFloat = 200) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) }

    @Test("D23: by itself a responder vends nothing")
    func defaults() {
        let responder = UIView(frame: .zero)
        #expect(responder.inputView == nil && responder.inputAccessoryView == nil)
        #expect(responder.inputViewController == nil && responder.inputAccessoryViewController == nil)
    }

    @Test("D23: the nearest responder up the chain that has an input view vends it, in the keyboard's own window")
    func lookup() {
        let (outer, inner) = (VendingView(frame: .zero), VendingView(frame: .zero))
        outer.vendedInput = input()
        inner.vendedInput = input(150)
        outer.addSubview(inner)
        inner.addSubview(field)
        screen.window.addSubview(outer)
        screen.edit(field)
        let shown = inner.vendedInput
        #expect(shown?.window is UIRemoteKeyboardWindow && outer.vendedInput?.window == nil)
        #expect(shown?.convert(shown?.bounds ?? .zero, to: nil) == CGRect(x: 0, y: 694, width: 390, height: 150))
    }

    @Test("D24: input view and accessory are searched for by themselves; at one responder the controller wins")
    func independence() {
        let parent = VendingView(frame: .zero)
        parent.vendedAccessory = input(44)
        parent.vendedInput = input()
        let controller = UIInputViewController()
        controller.preferredContentSize.height = 180
        field.vendedInput = input(150)
        field.vendedController = controller
        parent.addSubview(field)
        screen.window.addSubview(parent)
        screen.edit(field)
        #expect(controller.view.window is UIRemoteKeyboardWindow && field.vendedInput?.window == nil)
        #expect(parent.vendedAccessory?.window is UIRemoteKeyboardWindow && parent.vendedInput?.window == nil)
        #expect(screen.scene.keyboardFrame == CGRect(x: 0, y: 844 - 224, width: 390, height: 224))
    }

    @Test("D24: a nearer view wins over a farther controller")
    func nearerView() {
        let parent = KeyView(frame: .zero)
        parent.vendedController = UIInputViewController()
        field.vendedInput = input()
        parent.addSubview(field)
        screen.window.addSubview(parent)
        screen.edit(field)
        #expect(field.vendedInput?.window != nil && parent.vendedController?.viewIfLoaded?.window == nil)
    }

    @Test("D25: resigning dismisses the input view")
    func dismissal() {
        field.vendedInput = input()
        screen.edit(field)
        field.resignFirstResponder()
        #expect(screen.scene.keyboardFrame == nil)
        screen.advance(by: 1)
        #expect(field.vendedInput?.window == nil && field.vendedInput?.superview == nil)
        #expect(screen.scene.windows.filter { !$0.isHidden } == [screen.window])
    }

    @Test("D17, D25: a first responder that leaves its window takes its input view along")
    func removal() {
        field.vendedInput = input()
        screen.edit(field)
        field.removeFromSuperview()
        screen.advance(by: 1)
        #expect(field.vendedInput?.window == nil)
    }

    @Test("D26: reloading asks again and shows at once, without animation; only for the first responder")
    func reload() {
        field.vendedInput = input()
        screen.edit(field)
        let log = KeyboardLog(screen)
        let (old, new) = (field.vendedInput, input(120))
        field.vendedInput = new
        UIView(frame: .zero).reloadInputViews()
        let stranger = KeyView(frame: .zero)
        screen.window.addSubview(stranger)
        stranger.reloadInputViews()
        #expect(old?.window != nil && new.window == nil)
        field.reloadInputViews()
        #expect(old?.window == nil && new.window is UIRemoteKeyboardWindow)
        #expect(log.notes.map(\.duration) == [0, 0, 0, 0])
        #expect(log.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    }

    @Test("D63: an empty view in the keyboard's place keeps every keyboard away, and covers nothing")
    func nothing() {
        let log = KeyboardLog(screen)
        field.vendedInput = UIView()
        screen.edit(field)
        #expect(field.isFirstResponder && screen.scene.keyboardFrame == nil && screen.keyboard == nil)
        #expect(!screen.scene.keyboard.leavesKeysToHost && log.take() == [])
        screen.scene.softwareKeyboardPolicy = .always
        screen.advance(by: 1)
        #expect(screen.scene.keyboardFrame == nil && screen.keyboard == nil && log.take() == [])
        // What stands above it is shown.
        field.vendedAccessory = input(44)
        field.reloadInputViews()
        #expect(screen.scene.keyboardFrame == CGRect(x: 0, y: 800, width: 390, height: 44))
        // One with a height or a content is shown as ever, and without any it goes.
        field.vendedAccessory = nil
        field.vendedInput = input(100)
        field.reloadInputViews()
        #expect(screen.scene.keyboardFrame?.height == 100)
        field.vendedInput = UIView()
        field.reloadInputViews()
        #expect(screen.scene.keyboardFrame == nil)
        let full = UIView()
        full.addSubview(UILabel())
        for view in [full, UIInputView(frame: .zero, inputViewStyle: .keyboard)] {
            field.vendedInput = view
            field.reloadInputViews()
            #expect((screen.scene.keyboardFrame?.height ?? 0) > 100)
        }
    }

    @Test("D58: an accessory with a flexible height has that of its content, and grows with it")
    func ownHeight() {
        final class Bar: UIView {
            var lines: CGFloat = 1 {
                didSet { invalidateIntrinsicContentSize() }
            }
            override var intrinsicContentSize: CGSize {
                CGSize(width: UIView.noIntrinsicMetric, height: 20 + 20 * lines)
            }
        }
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        bar.autoresizingMask = .flexibleHeight
        field.vendedAccessory = bar
        field.vendedInput = input()
        screen.window.addSubview(field)
        screen.edit(field)
        #expect(bar.bounds.size == CGSize(width: 390, height: 40))
        #expect(screen.scene.keyboardFrame?.height == 240)
        let log = KeyboardLog(screen)
        bar.lines = 3
        screen.settle()
        #expect(bar.bounds.height == 80 && screen.scene.keyboardFrame?.height == 280)
        #expect(log.take().contains("willChangeFrame"))
        bar.autoresizingMask = .flexibleWidth
        bar.frame.size.height = 44
        field.reloadInputViews()
        #expect(bar.bounds.height == 44 && screen.scene.keyboardFrame?.height == 244)
    }

    @Test("D48: a shown view's next is the responder that vended it, as long as it is shown")
    func next() {
        let parent = VendingView(frame: .zero)
        let accessory = input(44)
        parent.vendedAccessory = accessory
        field.vendedInput = input()
        parent.addSubview(field)
        screen.window.addSubview(parent)
        screen.edit(field)
        #expect(field.vendedInput?.next === field && accessory.next === parent)
        #expect(accessory.responderChain().contains { $0 === screen.window })
        field.resignFirstResponder()
        screen.advance(by: 1)
        #expect(field.vendedInput?.next == nil && accessory.next == nil)
    }

    @Test("D48: an input view controller's chain goes on with the responder that vended it")
    func controllersNext() {
        let controller = UIInputViewController()
        field.vendedController = controller
        screen.edit(field)
        #expect(controller.view.next === controller && controller.next === field)
        field.resignFirstResponder()
        screen.advance(by: 1)
        #expect(controller.next == nil)
    }

    @Test("D48: a button without a target in an accessory reaches the vending responder's chain")
    func action() {
        final class Editor: UIView {
            var calls: [String] = []
            override class var selectors: [Selector] {
                super.selectors + [Selector("finish:", Editor.finish(_:))]
            }
            func finish(_ sender: Any?) { calls.append("finish") }
        }
        let editor = Editor(frame: screen.window.bounds)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        button.addTarget(nil, action: Selector("finish:"), for: .touchUpInside)
        field.vendedAccessory = button
        editor.addSubview(field)
        screen.window.addSubview(editor)
        screen.edit(field)
        screen.finger().tap(button)
        #expect(editor.calls == ["finish"] && field.isFirstResponder)
    }

    @Test("D49: an action from nobody to nobody finds the first responder itself")
    func firstResponderByAction() {
        var found: UIResponder?
        screen.edit(field)
        let sent = screen.application.sendAction(
            Selector("find", on: UIResponder.self) { found = $0 }, to: nil, from: nil, for: nil)
        #expect(sent && found === field)
    }

    @Test("D12: only the key window's first responder shows its input views")
    func keyWindow() {
        let other = UIWindow(windowScene: screen.scene)
        other.isHidden = false
        let second = KeyView(frame: .zero)
        second.vendedInput = input(100)
        other.addSubview(second)
        field.vendedInput = input()
        screen.edit(field)
        second.becomeFirstResponder()
        #expect(second.isFirstResponder && second.vendedInput?.window == nil)
        other.makeKey()
        #expect(second.vendedInput?.window is UIRemoteKeyboardWindow && field.vendedInput?.window == nil)
    }

    @Test(
        "D11: a text in an accessory is first responder of the window that it works for; when done, the accessory stays"
    )
    func accessoryText() {
        let controller = VendingView(frame: screen.window.bounds)
        controller.mayBecome = true
        let bar = input(50)
        let text = KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        bar.addSubview(text)
        controller.vendedAccessory = bar
        screen.edit(controller)
        let log = KeyboardLog(screen)
        #expect(text.becomeFirstResponder() && text.isFirstResponder && !controller.isFirstResponder)
        #expect(screen.window.firstResponder === text && bar.next === controller)
        // One change: the keyboard comes under the accessory.
        #expect(log.take() == ["willChangeFrame", "willShow"])
        screen.advance(by: 1)
        text.resignFirstResponder()
        #expect(controller.isFirstResponder)
        screen.advance(by: 1)
        #expect(bar.window != nil && screen.keyboard == nil)
    }

    @Test("D44: form sheets keep the keyboard when their first responder resigns; others do not")
    func automaticDismissal() throws {
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.settle()
        for style in [UIModalPresentationStyle.formSheet, .pageSheet] {
            let sheet = UIViewController()
            sheet.modalPresentationStyle = style
            #expect(sheet.disablesAutomaticKeyboardDismissal == (style == .formSheet))
            root.present(sheet, animated: false)
            let field = KeyView(frame: .zero)
            sheet.view.addSubview(field)
            screen.edit(field)
            field.resignFirstResponder()
            screen.advance(by: 1)
            #expect((screen.scene.keyboardFrame != nil) == (style == .formSheet))
            sheet.dismiss(animated: false)
            screen.advance(by: 1)
            #expect(screen.scene.keyboardFrame == nil)
        }
    }

    @Test("The keyboard's window is above alerts, never key, and lets touches beside the keyboard through")
    func window() throws {
        screen.edit(field)
        let window = try #require(screen.keyboard?.window)
        #expect(window.windowLevel > .alert && !window.canBecomeKey)
        #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
        #expect(window.hitTest(CGPoint(x: 100, y: 800), with: nil) is UIKeyboardLayoutStar)
        window.makeKey()
        #expect(screen.scene.keyWindow === screen.window)
    }

    @Test("The keyboard's window is put together as dumps of a device show it")
    func hierarchy() throws {
        screen.edit(field)
        let window = try #require(screen.keyboard?.window)
        let names = sequence(first: screen.keyboard as UIView?) { $0?.superview }
            .prefix { $0 != nil }.compactMap { $0 }.map { "\(type(of: $0))" }
        #expect(names == ["UIKeyboard", "UIInputSetHostView", "UIInputSetContainerView", "UIRemoteKeyboardWindow"])
        #expect(window.recursiveDescription().contains("UIKBKeyplaneView"))
    }

    @Test("A scene that goes away takes its keyboard along")
    func disconnection() {
        field.vendedInput = input()
        screen.edit(field)
        let log = KeyboardLog(screen)
        screen.disconnect()
        #expect(field.vendedInput?.window == nil)
        #expect(log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    }
}
