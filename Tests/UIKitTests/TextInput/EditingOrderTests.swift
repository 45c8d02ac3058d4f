// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("D53, D54: the order of what is told of editing")
struct EditingOrderTests {
    let log = CallLog()
    let screen = TestScreen.withoutKeyboard()

    private func notifications() -> NotificationLog {
        NotificationLog(
            log,
            [
                UIResponder.keyboardWillShowNotification: "willShow",
                UIResponder.keyboardWillHideNotification: "willHide",
            ])
    }

    @Test("D53: a field's delegate hears that editing began before the keyboard shows; it hides before editing ended")
    func field() {
        let notifications = notifications()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.window.addSubview(field)
        let delegate = FieldLog(log: log)
        field.delegate = delegate
        field.becomeFirstResponder()
        #expect(log.take() == ["shouldBegin", "didBegin", "willShow"])
        screen.advance(by: 1)
        field.resignFirstResponder()
        #expect(log.take() == ["shouldEnd", "willHide", "didEnd"])
        withExtendedLifetime(notifications) {}
    }

    @Test("D53: a text view's delegate hears that editing began after the keyboard began to show")
    func view() {
        let notifications = notifications()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(view)
        let delegate = ViewLog()
        view.delegate = delegate
        let watch = NotificationLog(delegate.log, [UIResponder.keyboardWillShowNotification: "willShow"])
        view.becomeFirstResponder()
        #expect(delegate.log.take() == ["shouldBegin", "willShow", "didBegin"])
        withExtendedLifetime((notifications, watch)) {}
    }

    @Test("D22, D53: from field to field the keyboard stays, and the new one begins after the old one ended")
    func change() {
        let a = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let b = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
        let delegates = [FieldLog("a", log: log), FieldLog("b", log: log)]
        for (field, delegate) in zip([a, b], delegates) {
            screen.window.addSubview(field)
            field.delegate = delegate
        }
        a.becomeFirstResponder()
        screen.advance(by: 1)
        _ = log.take()
        let notifications = notifications()
        b.becomeFirstResponder()
        #expect(log.take() == ["b.shouldBegin", "a.shouldEnd", "a.didEnd", "b.didBegin"])
        withExtendedLifetime(notifications) {}
    }

    @Test("D54: a text view that is typed into tells of its selection, then of its text")
    func typing() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        let delegate = ViewLog()
        view.delegate = delegate
        screen.press(.keyboardA, characters: "a")
        #expect(delegate.log.take() == ["shouldChange 0+0 'a'", "selection 1..<1", "didChange 'a'"])
        screen.press(.keyboardDeleteOrBackspace)
        #expect(delegate.log.take() == ["shouldChange 0+1 ''", "selection 0..<0", "didChange ''"])
        view.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
        #expect(delegate.log.take() == ["shouldChange 0+0 'k'", "selection 1..<1", "didChange 'k'"])
    }

    @Test("D54: a field tells of its text, then of its selection")
    func typingInField() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        let delegate = FieldLog(log: log)
        delegate.logsSelection = true
        delegate.follow(field)
        screen.press(.keyboardA, characters: "a")
        #expect(log.take() == ["shouldChange 0+0 'a'", "event changed", "selection 1..<1"])
    }

    @Test("E4: a field that is disabled while it is edited is edited no longer, and its delegate is not asked")
    func disabled() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        let delegate = FieldLog(log: log)
        delegate.mayEnd = false
        field.delegate = delegate
        field.isEnabled = false
        #expect(!field.isFirstResponder)
        #expect(log.take() == ["didEnd"])
    }

    @Test("D18: a hidden field may become first responder and is typed into; hiding it later makes it resign")
    func hidden() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.isHidden = true
        screen.window.addSubview(field)
        #expect(field.becomeFirstResponder())
        screen.press(.keyboardA, characters: "a")
        #expect(field.text == "a")
        field.isHidden = false
        field.isHidden = true
        #expect(!field.isFirstResponder)
    }
}
