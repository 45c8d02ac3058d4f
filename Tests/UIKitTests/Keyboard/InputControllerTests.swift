// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Input view controllers, guides and dragging")
struct InputControllerTests {
    let screen = TestScreen.withoutKeyboard()
    let field = KeyView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    final class LoggedController: UIInputViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    }

    @Test("A shown controller appears and disappears once")
    func appearance() {
        let controller = LoggedController()
        field.vendedController = controller
        screen.edit(field)
        #expect(controller.calls == ["willAppear", "didAppear"])
        field.resignFirstResponder()
        screen.advance(by: 1)
        #expect(controller.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(controller.parent == nil)
    }

    @Test("The proxy types into the first responder, and dismissing makes it resign")
    func proxy() {
        let controller = UIInputViewController()
        field.vendedController = controller
        field.returnKeyType = .go
        screen.edit(field)
        let proxy = controller.textDocumentProxy
        #expect(!proxy.hasText && proxy.returnKeyType == .go)
        proxy.insertText("abc")
        proxy.deleteBackward()
        #expect(field.text == "ab" && proxy.hasText)
        #expect(proxy.documentContextBeforeInput == nil)
        let identifier = proxy.documentIdentifier
        #expect(identifier == proxy.documentIdentifier)
        controller.dismissKeyboard()
        #expect(!field.isFirstResponder)
    }

    @Test("An input view sizes itself where it may")
    func selfSizing() {
        final class Pad: UIInputView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 2) }
        }
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 0, height: 100), inputViewStyle: .keyboard)
        field.vendedInput = pad
        screen.edit(field)
        #expect(screen.scene.keyboardFrame?.height == 100)
        pad.allowsSelfSizing = true
        field.reloadInputViews()
        #expect(screen.scene.keyboardFrame?.height == 195)
        #expect(pad.backgroundColor != nil && UIInputView(frame: .zero).backgroundColor == nil)
    }

    // MARK: Guides

    @Test("The keyboard's guide is what it covers of a view; without a keyboard what the safe area covers")
    func guide() {
        screen.resizeWithoutKeyboard(
            to: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let view = UIView(frame: CGRect(x: 0, y: 44, width: 390, height: 800))
        screen.window.addSubview(view)
        screen.settle()
        let guide = view.keyboardLayoutGuide
        #expect(guide === view.keyboardLayoutGuide && guide.owningView === view)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 766, width: 390, height: 34))
        guide.usesBottomSafeArea = false
        #expect(guide.layoutFrame == CGRect(x: 0, y: 800, width: 390, height: 0))
        field.vendedInput = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        screen.edit(field)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 566, width: 390, height: 234))
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 766))
    }

    @Test("Views that follow the guide are laid out within the keyboard's animation, and move along")
    func guidedLayout() {
        final class Page: UIView {
            let bar = UIView(frame: .zero)
            override func layoutSubviews() {
                super.layoutSubviews()
                if bar.superview == nil { addSubview(bar) }
                bar.frame = CGRect(x: 0, y: keyboardLayoutGuide.layoutFrame.minY - 50, width: bounds.width, height: 50)
            }
        }
        let page = Page(frame: screen.window.bounds)
        screen.window.addSubview(page)
        page.setNeedsLayout()
        screen.settle()
        field.vendedInput = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(page.bar.frame.minY == 594)
        screen.advance(by: 0.125)
        let shown = page.bar.layer.presentation()?.frame.minY ?? 0
        #expect(shown > 600 && shown < 790)
    }

    // MARK: Dragging

    private func page(_ mode: UIScrollView.KeyboardDismissMode) -> UIScrollView {
        let scrollView = UIScrollView(frame: screen.window.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.keyboardDismissMode = mode
        field.vendedInput = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        scrollView.addSubview(field)
        screen.window.addSubview(scrollView)
        screen.edit(field)
        return scrollView
    }

    @Test(
        "A drag ends editing in the modes that say so",
        arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
    func onDrag(mode: UIScrollView.KeyboardDismissMode) {
        _ = page(mode)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 100, y: 400))
        finger.move(by: CGVector(dx: 0, dy: -40), over: 0.2, steps: 4)
        #expect(!field.isFirstResponder)
        finger.up()
    }

    @Test("Interactive: the keyboard follows a finger that comes down to it, and comes back with it")
    func interactive() {
        _ = page(.interactive)
        let log = KeyboardLog(screen)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 100, y: 400))
        finger.move(to: CGPoint(x: 100, y: 600), over: 0.5, steps: 10)
        #expect(screen.scene.keyboardFrame?.minY == 644)
        finger.move(to: CGPoint(x: 100, y: 700), over: 0.5, steps: 10)
        #expect(screen.scene.keyboardFrame?.minY == 700 && field.isFirstResponder)
        #expect(field.vendedInput?.convert(CGPoint.zero, to: nil).y == 700)
        finger.move(to: CGPoint(x: 100, y: 660), over: 0.5, steps: 10)
        #expect(screen.scene.keyboardFrame?.minY == 660)
        screen.advance(by: 1)
        finger.up()
        screen.advance(by: 1)
        #expect(screen.scene.keyboardFrame?.minY == 644 && field.isFirstResponder)
        #expect(log.take() == [])
    }

    @Test("Interactive: pushed far or thrown, the keyboard goes from where the finger let it")
    func interactiveDismissal() {
        _ = page(.interactive)
        let log = KeyboardLog(screen)
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 100, y: 400))
        finger.move(to: CGPoint(x: 100, y: 800), over: 0.5, steps: 20)
        finger.up()
        #expect(!field.isFirstResponder)
        #expect(log.notes.first?.begin.minY == 800 && log.notes.first?.end.minY == 844)
        #expect(log.take() == ["willChangeFrame", "willHide"])
    }

    @Test("Interactive: a responder that will not resign keeps its keyboard")
    func interactiveRefusal() {
        _ = page(.interactive)
        field.mayResign = false
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 100, y: 400))
        finger.move(to: CGPoint(x: 100, y: 800), over: 0.5, steps: 20)
        finger.up()
        screen.advance(by: 2)
        #expect(field.isFirstResponder && screen.scene.keyboardFrame?.minY == 644)
    }
}
