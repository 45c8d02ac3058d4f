// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitAlerts
import UIKitCore
import UIKitTesting

@MainActor
@Suite("NA: alerts")
final class AlertTests: AlertFixture {
    @Test("NA6: a handler is called when the alert is gone")
    func handler() {
        present(.alert, [("OK", .default), ("Cancel", .cancel)])
        #expect(root.presentedViewController === alert)
        finger.tap(at: middle("OK"))
        #expect(log.take() == [])
        finish()
        #expect(log.take() == ["OK, presented: false"])
    }

    @Test("NA6: from a handler another alert can be presented; only one action of an alert is chosen")
    func again() {
        present(.alert, [("OK", .default), ("Cancel", .cancel)])
        finger.tap(at: middle("OK"))
        finger.tap(at: middle("Cancel"))
        finish()
        #expect(log.take() == ["OK, presented: false"])
        present(.alert, [("Next", .default)])
        #expect(root.presentedViewController === alert)
    }

    @Test("NA6: an action that is chosen twice, as assistive technology may, is handled once")
    func twice() {
        present(.alert, [("OK", .default), ("Cancel", .cancel)])
        let (okay, cancel) = (button("OK") as? UIControl, button("Cancel") as? UIControl)
        okay?.performPrimaryAction()
        cancel?.performPrimaryAction()
        finish()
        #expect(log.take() == ["OK, presented: false"])
    }

    @Test("NA6: a handler that does not hold its alert reads the alert's field")
    func unheldAlert() throws {
        weak var known: UIAlertController?
        func ask() {
            let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.text = "Ada" }
            alert.addAction(
                UIAlertAction(title: "Send", style: .default) { [log, unowned alert] _ in
                    log(alert.textFields?.first?.text ?? "")
                })
            known = alert
            root.present(alert, animated: false)
        }
        ask()
        screen.settle()
        do {
            let send = try #require(screen.window.firstView { $0 is UIControl && $0.accessibilityLabel == "Send" })
            finger.tap(at: send.convert(CGPoint(x: send.bounds.midX, y: send.bounds.midY), to: nil))
        }
        finish()
        #expect(log.take() == ["Ada"])
        screen.settle()
        #expect(known == nil)
    }

    @Test("NA2: of two the way out is first, of more it is last; an action sheet has it apart")
    func order() {
        present(.alert, [("OK", .default), ("Cancel", .cancel)])
        #expect(middle("Cancel").x < middle("OK").x && middle("Cancel").y == middle("OK").y)
        #expect(alert.actions.map(\.title) == ["OK", "Cancel"])
        alert.dismiss(animated: false)
        present(.alert, [("Cancel", .cancel), ("A", .default), ("B", .destructive)])
        #expect(middle("A").y < middle("B").y && middle("B").y < middle("Cancel").y)
        alert.dismiss(animated: false)
        present(.actionSheet, [("Cancel", .cancel), ("A", .default)])
        #expect(middle("Cancel").y - middle("A").y > 57)
        #expect(alert.view.frame.maxY <= 844)
    }

    @Test("NA4: a touch beside an alert does nothing")
    func besideAlert() {
        present(.alert, [("OK", .default), ("Cancel", .cancel)])
        finger.tap(at: CGPoint(x: 20, y: 20))
        finish()
        #expect(root.presentedViewController === alert && log.take() == [])
        #expect(outcome.contains("\"Title\" was not dismissed: it is an alert"), "\(outcome)")
    }

    @Test("NA4: a touch beside an action sheet chooses its way out; without one it stays")
    func besideSheet() {
        present(.actionSheet, [("A", .default), ("Cancel", .cancel)])
        finger.tap(at: CGPoint(x: 20, y: 60))
        finish()
        #expect(root.presentedViewController == nil && log.take() == ["Cancel, presented: false"])
        present(.actionSheet, [("A", .default)])
        finger.tap(at: CGPoint(x: 20, y: 60))
        finish()
        #expect(root.presentedViewController === alert)
    }

    @Test(
        "NA7: an action is an element of the screen, which a test taps by its title",
        arguments: [UIAlertController.Style.alert, .actionSheet])
    func elements(style: UIAlertController.Style) throws {
        present(style, [("Remove", .destructive), ("Cancel", .cancel)])
        try screen.button("Remove").tap()
        finish()
        #expect(log.take() == ["Remove, presented: false"])
    }

    @Test("NA7: a finger slides from action to action; where it lifts, it chooses; beside them it chooses nothing")
    func slide() {
        present(.alert, [("A", .default), ("B", .default), ("C", .default)])
        finger.down(at: middle("A"))
        #expect(isHighlighted("A") && !isHighlighted("B"))
        finger.move(to: middle("B"), over: 0.2, steps: 4)
        #expect(!isHighlighted("A") && isHighlighted("B"))
        finger.move(to: CGPoint(x: 195, y: 100), over: 0.2, steps: 4)
        #expect(!isHighlighted("B"))
        finger.up()
        finish()
        #expect(log.take() == [] && root.presentedViewController === alert)
        finger.down(at: middle("A"))
        finger.move(to: middle("C"), over: 0.2, steps: 4)
        finger.up()
        finish()
        #expect(log.take() == ["C, presented: false"])
    }

    private func isHighlighted(_ title: String) -> Bool { (button(title) as? UIControl)?.isHighlighted == true }

    @Test("NA7: a disabled action is not chosen, until it is enabled")
    func enabling() {
        present(.alert, [("OK", .default), ("Cancel", .cancel)]) { $0.actions[0].isEnabled = false }
        finger.tap(at: middle("OK"))
        finish()
        #expect(root.presentedViewController === alert)
        #expect(button("OK")?.accessibilityTraits.contains(.notEnabled) == true)
        alert.actions[0].isEnabled = true
        finger.tap(at: middle("OK"))
        finish()
        #expect(log.take() == ["OK, presented: false"])
    }

    @Test("NA5: Escape chooses the way out, Return the preferred action")
    func keys() {
        present(.alert, [("OK", .default), ("Cancel", .cancel)])
        screen.press(.keyboardEscape)
        finish()
        #expect(log.take() == ["Cancel, presented: false"])
        present(.alert, [("A", .default), ("B", .default), ("Cancel", .cancel)]) { $0.preferredAction = $0.actions[1] }
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        finish()
        #expect(log.take() == ["B, presented: false"])
        present(.alert, [("A", .default), ("B", .default)])
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        finish()
        #expect(log.take() == [] && root.presentedViewController === alert)
    }

    @Test("NA9: the first field is ready for text; Return goes on to the next, and after the last chooses")
    func fields() {
        present(.alert, [("OK", .default), ("Cancel", .cancel)], fields: 2)
        let fields = alert.textFields ?? []
        #expect(fields.first?.isFirstResponder == true)
        screen.press(.keyboardA, characters: "a")
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        #expect(fields.last?.isFirstResponder == true && fields.first?.text == "a")
        screen.press(.keyboardReturnOrEnter, characters: "\r")
        finish()
        #expect(log.take() == ["OK, presented: false"])
    }

    @Test("NA9, D52: who was typed into before an alert is typed into after it")
    func focus() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        present(.alert, [("OK", .default)])
        #expect(!field.isFirstResponder)
        finger.tap(at: middle("OK"))
        finish()
        #expect(field.isFirstResponder)
    }

    @Test("NA3: an alert keeps clear of the keyboard, and comes back to the middle without it")
    func keyboard() {
        screen.scene.softwareKeyboardPolicy = .always
        present(.alert, [("OK", .default)], fields: 1)
        screen.advance(by: 1)
        let keyboard = alert.view.window?.keyboardLayoutGuide.layoutFrame ?? .zero
        #expect(keyboard.height > 200 && abs(alert.view.frame.midY - keyboard.minY / 2) <= 1)
        alert.textFields?.first?.resignFirstResponder()
        screen.advance(by: 1)
        #expect(abs(alert.view.frame.midY - 422) <= 1)
    }

    @Test("NA1: what an alert cannot have is reported and left out")
    func mistakes() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addTextField()
        alert.preferredAction = UIAlertAction(title: "Other", style: .default)
        #expect(alert.actions.map(\.title) == ["Cancel"] && alert.textFields == nil && alert.preferredAction == nil)
    }

    @Test("J: presenting a second alert from the same controller is reported, and the first stays")
    func whilePresenting() {
        present(.alert, [("OK", .default)])
        let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
        root.present(second, animated: true)
        finish()
        #expect(root.presentedViewController === alert && second.presentingViewController == nil)
        // From what is presented it works.
        alert.present(second, animated: true)
        finish()
        #expect(alert.presentedViewController === second)
    }

    @Test("J: an alert before the view is in a window is reported, and is not shown")
    func beforeWindow() {
        let early = UIViewController()
        let alert = UIAlertController(title: "Early", message: nil, preferredStyle: .alert)
        early.present(alert, animated: false)
        #expect(early.presentedViewController == nil)
    }

    @Test("NA10: the title is a header, actions are buttons, and assistive technology's escape is the way out")
    func accessibility() {
        present(.alert, [("OK", .default), ("Cancel", .cancel)])
        #expect(button("OK")?.accessibilityTraits == .button)
        #expect(alert.accessibilityPerformEscape())
        finish()
        #expect(log.take() == ["Cancel, presented: false"])
    }

    @Test("PO9: a text with attributes takes the place of the title, and an action has a color of its own")
    func keyed() throws {
        present(.alert, [("OK", .default)]) { alert in
            let red = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
            alert.setValue(red, forKey: "attributedTitle")
            alert.setValue(NSAttributedString(string: "Said"), forKey: "attributedMessage")
            alert.actions.first?.setValue(UIColor.green, forKey: "titleTextColor")
        }
        let labels = ["Red", "Said"].map { text in
            alert.view.firstView { ($0 as? UILabel)?.text == text } as? UILabel
        }
        #expect(labels.allSatisfy { $0 != nil })
        #expect(labels[0]?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(alert.view.firstView { ($0 as? UILabel)?.text == "Title" } == nil)
        let title = try #require(button("OK")?.firstView { $0 is UILabel } as? UILabel)
        #expect(title.textColor == .green)
        #expect(screen.application.faults.isEmpty)
        alert.actions.first?.setValue(1, forKey: "nothing")
        #expect(screen.application.faults.count == 1)
    }
}

@MainActor
@Suite("NA8: action sheets on a wide screen")
final class PopoverTests {
    let fixture = AlertFixture(size: CGSize(width: 1024, height: 768))

    @Test("NA8: a popover comes beside its source, without the way out; a touch beside it chooses that")
    func popover() {
        let source = UIView(frame: CGRect(x: 600, y: 100, width: 100, height: 44))
        fixture.root.view.addSubview(source)
        fixture.present(.actionSheet, [("A", .default), ("Cancel", .cancel)]) {
            $0.popoverPresentationController?.sourceView = source
        }
        let frame = fixture.alert.view.convert(fixture.alert.view.bounds, to: nil)
        #expect(frame.midX == 650 && frame.minY == 144 + 13)
        #expect(fixture.alert.popoverPresentationController?.arrowDirection == .up)
        #expect(fixture.button("Cancel") == nil && fixture.button("A") != nil)
        fixture.finger.tap(at: CGPoint(x: 50, y: 700))
        fixture.finish()
        #expect(fixture.log.take() == ["Cancel, presented: false"])
    }

    @Test("NA8: without a source it is reported, and comes in the middle")
    func noSource() {
        fixture.present(.actionSheet, [("A", .default)])
        let frame = fixture.alert.view.convert(fixture.alert.view.bounds, to: nil)
        #expect(abs(frame.midX - 512) <= 1 && abs(frame.midY - 384) <= 1)
        fixture.finger.tap(at: CGPoint(x: 50, y: 700))
        fixture.finish()
        #expect(fixture.root.presentedViewController == nil)
    }
}
