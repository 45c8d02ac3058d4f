// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import UIKitCore

private final class Asked: UIView, UIContextMenuInteractionDelegate {
    var places: [CGPoint] = []
    override var canBecomeFirstResponder: Bool { true }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        places.append(location)
        return UIContextMenuConfiguration { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
    }
}

@MainActor @Suite("F49: keys and clicks that ask for a menu")
struct ContextMenuKeyTests {
    private let screen = TestScreen()
    private let view = Asked(frame: CGRect(x: 20, y: 100, width: 200, height: 100))

    init() {
        screen.window.addSubview(view)
        view.addInteraction(UIContextMenuInteraction(delegate: view))
    }

    private var isShown: Bool { !screen.application.menus.shown.isEmpty }

    @Test("The menu key, and Shift with F10, show the menu of what has the keyboard, in its middle")
    func keys() {
        view.becomeFirstResponder()
        screen.press(.keyboardF10)
        #expect(!isShown)
        screen.press(.keyboardApplication)
        #expect(isShown && view.places == [CGPoint(x: 100, y: 50)])
        screen.press(.keyboardEscape)
        screen.settle()
        #expect(!isShown)
        screen.press(.keyboardF10, modifiers: .shift)
        #expect(isShown && view.places.count == 2)
    }

    @Test("The menu of the nearest view around is shown where what has the keyboard is")
    func around() {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        view.addSubview(field)
        field.becomeFirstResponder()
        screen.press(.keyboardApplication)
        #expect(isShown && view.places == [CGPoint(x: 60, y: 25)])
    }

    @Test("A command of the application that has the key comes first")
    func command() {
        final class Taker: UIViewController {
            var log: [String] = []
            override class var selectors: [Selector] { [Selector("help:", Taker.help(_:))] }
            func help(_ sender: Any?) { log.append("help") }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: UIKeyCommand.f10, modifierFlags: .shift, action: "help:")]
            }
        }
        let controller = Taker()
        screen.window.rootViewController = controller
        controller.view.addSubview(view)
        view.becomeFirstResponder()
        screen.press(.keyboardF10, modifiers: .shift)
        #expect(controller.log == ["help"] && !isShown)
    }

    @Test("A click of the secondary button shows the menu where it is, without the wait of a long press")
    func secondaryClick() {
        let mouse = screen.mouse()
        mouse.sample.buttons = 2
        mouse.down(at: CGPoint(x: 50, y: 120))
        mouse.up()
        #expect(isShown && view.places == [CGPoint(x: 30, y: 20)])
    }
}
