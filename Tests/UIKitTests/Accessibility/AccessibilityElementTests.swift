// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("What assistive technology finds")
struct AccessibilityElementTests {
    private let screen = TestScreen()
    private let log = CallLog()
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))

    init() {
        screen.window.addSubview(view)
        screen.scene.startDisplay()
        screen.settle()
    }

    /// An element that says what it is asked.
    private final class Bar: UIAccessibilityElement {
        var log: CallLog?
        var answer = true
        override func accessibilityActivate() -> Bool {
            log?("\(accessibilityLabel ?? "").activate")
            return answer
        }
        override func accessibilityElementDidBecomeFocused() { log?("\(accessibilityLabel ?? "") has it") }
        override func accessibilityElementDidLoseFocus() { log?("\(accessibilityLabel ?? "") lost it") }
    }

    private func bar(_ name: String, _ frame: CGRect) -> Bar {
        let bar = Bar(accessibilityContainer: view)
        bar.log = log
        bar.accessibilityLabel = name
        bar.accessibilityFrameInContainerSpace = frame
        return bar
    }

    private func act(_ action: AccessibilitySample.Action, on view: UIView, element: Int? = nil) {
        screen.send(
            .accessibility(
                AccessibilitySample(view: view.displayIdentifier.number, element: element, action: action)))
    }

    @Test("AX1: labels, controls and texts are elements by their class; a plain view is one when it says so")
    func elements() {
        #expect(UILabel().isAccessibilityElement && UIButton().isAccessibilityElement)
        #expect(UITextField().isAccessibilityElement && UISwitch().isAccessibilityElement)
        #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
        #expect(view.displayAccessibility.isElement == nil)
        view.isAccessibilityElement = true
        #expect(view.displayAccessibility.isElement == true)
        let label = UILabel()
        label.text = "A"
        #expect(label.displayAccessibility.isLabelPainted && label.displayAccessibility.isElement == nil)
        label.accessibilityLabel = "Letter A"
        #expect(!label.displayAccessibility.isLabelPainted)
        label.isAccessibilityElement = false
        #expect(label.displayAccessibility.isElement == false)
    }

    @Test("Hint, language and actions are told; a view that has none of it has no side object")
    func words() {
        #expect(view.extras?.rare == nil)
        view.accessibilityHint = "Opens the door"
        view.accessibilityLanguage = "de"
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Knock") { _ in true }]
        let told = view.displayAccessibility
        #expect(told.hint == "Opens the door" && told.language == "de" && told.actions == ["Knock"])
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.accessibilityPath = path
        #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 2.5, y: 4))
    }

    @Test("AX11: elements that are no views are listed with their places, and move with their view")
    func list() {
        let (one, two) = (
            bar("one", CGRect(x: 0, y: 0, width: 10, height: 20)),
            bar("two", CGRect(x: 10, y: 0, width: 10, height: 40))
        )
        view.accessibilityElements = [two, one]
        #expect(view.accessibilityElementCount() == 2 && view.index(ofAccessibilityElement: one) == 1)
        #expect(view.accessibilityElement(at: 0) as AnyObject === two && view.accessibilityElement(at: 2) == nil)
        guard case .element(let told)? = view.displayAccessibility.order?.first else {
            return #expect(Bool(false), "the first is an element")
        }
        #expect(told.accessibility.label == "two" && told.frame == CGRect(x: 10, y: 0, width: 10, height: 40))
        #expect(one.accessibilityFrame == CGRect(x: 10, y: 20, width: 10, height: 20))
        view.frame.origin.x = 50
        #expect(one.accessibilityFrame.minX == 50)
    }

    @Test("AX2, AX3: an element is activated by its own word, else by a touch where it is")
    func activation() {
        let one = bar("one", CGRect(x: 40, y: 40, width: 20, height: 20))
        view.accessibilityElements = [one]
        let button = UIButton(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        button.addAction(UIAction { [log] _ in log("tapped") }, for: .touchUpInside)
        view.addSubview(button)
        screen.settle()
        act(.activate, on: view, element: 0)
        #expect(log.take() == ["one.activate"])
        one.answer = false
        act(.activate, on: view, element: 0)
        #expect(log.take() == ["one.activate", "tapped"])
    }

    @Test("AX7: what has the page's focus hears of it, and what had it; only one has it")
    func focus() {
        let (one, two) = (bar("one", .zero), bar("two", .zero))
        view.accessibilityElements = [one, two]
        act(.focus, on: view, element: 0)
        #expect(one.accessibilityElementIsFocused() && !two.accessibilityElementIsFocused())
        act(.focus, on: view, element: 1)
        act(.focus, on: view, element: 1)
        #expect(log.take() == ["one has it", "one lost it", "two has it"])
    }

    @Test("AX7, AX8: focus comes along to a control; a text that it comes to is edited")
    func focusOfControls() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
        view.addSubview(button)
        view.addSubview(field)
        screen.settle()
        act(.focus, on: button)
        #expect(screen.scene.focusSystem?.focusedItem === button)
        act(.focus, on: field)
        #expect(field.isFirstResponder && screen.scene.focusSystem?.focusedItem === field)
        act(.focus, on: button)
        #expect(!field.isFirstResponder)
        button.isEnabled = false
        screen.settle()
        act(.focus, on: button)
        #expect(screen.scene.focusSystem?.focusedItem !== button)
    }

    @Test("AX19: another text takes the place of all of it, as if typed: the delegate is asked")
    func text() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var asked: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                asked.append(string)
                return string != "no"
            }
        }
        let (field, delegate) = (UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), Delegate())
        field.text = "before"
        field.delegate = delegate
        view.addSubview(field)
        screen.settle()
        act(.setText("after"), on: field)
        #expect(field.text == "after" && field.isFirstResponder && delegate.asked == ["after"])
        // The same again: a host that waited too long for the answer.
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        act(.setText("after"), on: field)
        #expect(field.text == "after" && field.selectedTextRange?.end == field.beginningOfDocument)
        #expect(delegate.asked == ["after"])
        act(.setText("no"), on: field)
        #expect(field.text == "after")
        act(.setText(""), on: field)
        #expect(field.text == "")
        act(.setText("x"), on: view)
        #expect(field.text == "")
    }

    @Test("AX7: what is out of view is scrolled there, also what cannot have focus")
    func reveal() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 600)
        let label = UILabel(frame: CGRect(x: 0, y: 400, width: 100, height: 20))
        label.text = "Far"
        scroll.addSubview(label)
        view.addSubview(scroll)
        screen.settle()
        act(.focus, on: label)
        screen.advance(by: 1)
        #expect(scroll.contentOffset.y >= 320 && scroll.contentOffset.y <= 400)
    }

    @Test("An element that the list does not have is refused")
    func refused() {
        let trace = TraceLog()
        screen.application.traceSink = trace
        view.accessibilityElements = [bar("one", .zero), view]
        act(.activate, on: view, element: 1)
        act(.activate, on: view, element: 5)
        let refused = trace.entries.filter { if case .inputRejected = $0.event { true } else { false } }
        #expect(refused.count == 2 && log.take() == [])
    }

    @Test("AX12, AX13: what is hidden and what is modal is told; a presentation's container is modal")
    func modal() {
        view.accessibilityElementsHidden = true
        #expect(view.displayAccessibility.isHidden && !view.displayAccessibility.isModal)
        view.accessibilityViewIsModal = true
        #expect(view.displayAccessibility.isModal)
        let presented = UIViewController()
        presented.title = "Colors"
        presented.modalPresentationStyle = .overFullScreen
        let root = UIViewController()
        screen.window.rootViewController = root
        screen.settle()
        root.present(presented, animated: false)
        screen.settle()
        let container = presented.presentationController?.containerView
        #expect(container?.displayAccessibility.isModal == true && container?.displayAccessibility.label == "Colors")
    }
}
