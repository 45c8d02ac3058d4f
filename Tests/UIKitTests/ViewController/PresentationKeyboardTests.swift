// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
@testable import UIKitCore
import UIKitTesting

@MainActor
@Suite("D52: presentations and what is being edited")
final class PresentationKeyboardTests: PresentationFixture {
    private func edit() -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        a.view.addSubview(field)
        field.becomeFirstResponder()
        return field
    }

    @Test(
        "D52: what is covered is edited no longer, and is again when the presentation is over",
        arguments: [
            UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .overCurrentContext, .currentContext,
            .automatic,
        ], [true, false])
    func covered(style: UIModalPresentationStyle, animated: Bool) {
        let field = edit()
        let keyboard = KeyboardLog(screen)
        present(style, animated: animated)
        #expect(!field.isFirstResponder)
        #expect(screen.window.firstResponder == nil)
        screen.advance(by: 1)
        a.dismiss(animated: animated)
        screen.advance(by: 1)
        #expect(field.isFirstResponder)
        #expect(keyboard.take().filter { $0.hasPrefix("will") } == [])
    }

    @Test("D52: the keyboard goes with the presentation and comes back after it")
    func keyboard() {
        screen.resizeWithoutKeyboard(to: CGSize(width: 390, height: 844))
        _ = edit()
        screen.advance(by: 1)
        let keyboard = KeyboardLog(screen)
        present(.pageSheet, animated: true)
        #expect(keyboard.take() == ["willChangeFrame", "willHide"])
        screen.advance(by: 1)
        #expect(keyboard.take() == ["didChangeFrame", "didHide"])
        b.dismiss(animated: true)
        screen.advance(by: 0.41)
        #expect(keyboard.take() == ["willChangeFrame", "willShow"])
    }

    @Test("D44, D52: a form sheet, and whoever disables automatic dismissal, leave the keyboard where it is")
    func formSheet() {
        let field = edit()
        present(.formSheet)
        #expect(field.isFirstResponder)
        a.dismiss(animated: false)
        #expect(field.isFirstResponder)
        final class Quiet: UIViewController {
            override var disablesAutomaticKeyboardDismissal: Bool { true }
        }
        let quiet = Quiet()
        quiet.modalPresentationStyle = .overFullScreen
        a.present(quiet, animated: false)
        #expect(field.isFirstResponder)
    }

    @Test("D52: somebody else who is first responder by then stays it")
    func taken() {
        let field = edit()
        present(.pageSheet)
        let other = FocusView("other")
        screen.window.addSubview(other)
        other.becomeFirstResponder()
        a.dismiss(animated: false)
        #expect(other.isFirstResponder && !field.isFirstResponder)
    }

    @Test("D52: a field that left meanwhile, or may not begin, does not come back")
    func gone() {
        let field = edit()
        present(.pageSheet)
        field.removeFromSuperview()
        a.dismiss(animated: false)
        #expect(screen.window.firstResponder == nil)
        a.view.addSubview(field)
        #expect(!field.isFirstResponder)
    }

    @Test("D9, D52: a field of the presented controller that asked early is edited, and the old one afterwards")
    func early() {
        let field = edit()
        let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        b.view.addSubview(inner)
        b.onCall = { if $0 == "willAppear" { inner.becomeFirstResponder() } }
        present(.pageSheet)
        #expect(inner.isFirstResponder && !field.isFirstResponder)
        a.dismiss(animated: false)
        #expect(field.isFirstResponder)
    }

    @Test("D52: what lies beside a presentation in a context goes on being edited")
    func beside() {
        let beside = FocusView("beside")
        screen.window.addSubview(beside)
        beside.becomeFirstResponder()
        a.definesPresentationContext = true
        present(.overCurrentContext)
        #expect(beside.isFirstResponder)
    }

    @Test("J19: the presented controller's viewDidLoad comes before the presenter's viewWillDisappear")
    func loading() {
        let c = LoggingController("c", log: log)
        c.modalPresentationStyle = .fullScreen
        a.present(c, animated: false)
        #expect(
            log.take() == [
                "c.didLoad", "a.willDisappear+", "c.willAppear", "c.isAppearing+", "c.didAppear+", "a.didDisappear",
            ])
    }
}
