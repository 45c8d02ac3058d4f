// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Beginning and end of editing in a text field")
struct UITextFieldEditingTests {
    let screen = TestScreen()
    let log = CallLog()

    private func field(_ name: String, y: CGFloat = 100) -> (UITextField, FieldLog) {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        let delegate = FieldLog(name, log: log)
        delegate.follow(field)
        screen.window.addSubview(field)
        screen.settle()
        return (field, delegate)
    }

    private func notifications() -> NotificationLog {
        NotificationLog(
            log,
            [
                UITextField.textDidBeginEditingNotification: "notification began",
                UITextField.textDidEndEditingNotification: "notification ended",
                UITextField.textDidChangeNotification: "notification changed",
            ])
    }

    @Test("D19: a tap makes a text field first responder; one that is disabled it does not")
    func tap() {
        let (field, delegate) = field("A")
        screen.finger().tap(field)
        #expect(field.isFirstResponder && field.isEditing)
        #expect(log.take() == ["A.shouldBegin", "A.didBegin", "A.event began"])
        field.resignFirstResponder()
        field.isEnabled = false
        screen.advance(by: 1)
        screen.finger().tap(field)
        #expect(!field.isFirstResponder)
        withExtendedLifetime(delegate) {}
    }

    @Test("D19: tapping a button does not change who is first responder")
    func button() {
        let (field, delegate) = field("A")
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        screen.window.addSubview(button)
        field.becomeFirstResponder()
        screen.finger().tap(button)
        #expect(field.isFirstResponder)
        withExtendedLifetime(delegate) {}
    }

    @Test("D20: shouldBegin, didBegin, the notification; the field is first responder from didBegin on")
    func begin() {
        let (field, delegate) = field("A")
        let notifications = notifications()
        #expect(field.becomeFirstResponder())
        #expect(log.take() == ["A.shouldBegin", "A.didBegin", "A.event began", "notification began"])
        field.becomeFirstResponder()
        #expect(log.take() == [])
        withExtendedLifetime((delegate, notifications)) {}
    }

    @Test("D20: a delegate that says no keeps the field from it, and is told nothing more")
    func refusedBeginning() {
        let (field, delegate) = field("A")
        delegate.mayBegin = false
        #expect(!field.becomeFirstResponder())
        #expect(!field.isFirstResponder)
        #expect(log.take() == ["A.shouldBegin"])
    }

    @Test("D21: shouldEnd, didEnd, the notification; a delegate may keep it")
    func end() {
        let (field, delegate) = field("A")
        let notifications = notifications()
        field.becomeFirstResponder()
        _ = log.take()
        delegate.mayEnd = false
        #expect(!field.resignFirstResponder())
        #expect(field.isFirstResponder)
        #expect(log.take() == ["A.shouldEnd"])
        delegate.mayEnd = true
        #expect(field.resignFirstResponder())
        #expect(log.take() == ["A.shouldEnd", "A.didEnd", "A.event ended", "notification ended"])
        withExtendedLifetime(notifications) {}
    }

    @Test("D22: from field A to field B: B shouldBegin, A shouldEnd, A didEnd, B didBegin")
    func switching() {
        let (a, aDelegate) = field("A")
        let (b, bDelegate) = field("B", y: 200)
        a.becomeFirstResponder()
        _ = log.take()
        b.becomeFirstResponder()
        #expect(b.isFirstResponder)
        #expect(
            log.take() == [
                "B.shouldBegin", "A.shouldEnd", "A.didEnd", "A.event ended", "B.didBegin", "B.event began",
            ])
        bDelegate.mayEnd = false
        #expect(!a.becomeFirstResponder())
        #expect(b.isFirstResponder)
        #expect(log.take() == ["A.shouldBegin", "B.shouldEnd"])
        withExtendedLifetime(aDelegate) {}
    }

    @Test("D20, D46: a field whose delegate takes the place back each time keeps it, and begins as often as it ends")
    func insistent() {
        final class Insistent: NSObject, UITextFieldDelegate {
            var begun = 0
            var ended = 0
            func textFieldDidBeginEditing(_ textField: UITextField) { begun += 1 }
            func textFieldDidEndEditing(_ textField: UITextField) {
                ended += 1
                textField.becomeFirstResponder()
            }
        }
        let delegate = Insistent()
        let (field, _) = field("A")
        let (other, otherDelegate) = self.field("B", y: 200)
        field.delegate = delegate
        #expect(field.becomeFirstResponder())
        #expect(!other.becomeFirstResponder())
        #expect(field.isFirstResponder)
        #expect(delegate.begun == delegate.ended + 1)
        field.delegate = nil
        #expect(other.becomeFirstResponder())
        #expect(otherDelegate.log.take().suffix(2) == ["B.didBegin", "B.event began"])
    }

    @Test("D17: a field that leaves its window ends editing and is not asked; endEditing(true) asks nobody either")
    func forced() {
        let (field, delegate) = field("A")
        delegate.mayEnd = false
        field.becomeFirstResponder()
        _ = log.take()
        #expect(!screen.window.endEditing(false))
        #expect(log.take() == ["A.shouldEnd"])
        screen.window.endEditing(true)
        #expect(!field.isFirstResponder)
        #expect(log.take() == ["A.didEnd", "A.event ended"])
        field.becomeFirstResponder()
        _ = log.take()
        field.removeFromSuperview()
        #expect(log.take() == ["A.didEnd", "A.event ended"])
    }

    @Test("The end of editing has a reason: for a delegate that asks, and in the notification")
    func reason() {
        final class Asking: NSObject, UITextFieldDelegate {
            var reasons: [UITextField.DidEndEditingReason] = []
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                reasons.append(reason)
            }
        }
        let (field, _) = field("A")
        let asking = Asking()
        field.delegate = asking
        field.becomeFirstResponder()
        var told: Int?
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
        ) { note in
            let reason = note.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
            MainActor.assumeIsolated { told = reason }
        }
        field.resignFirstResponder()
        NotificationCenter.default.removeObserver(token)
        #expect(asking.reasons == [.committed])
        #expect(told == 0)
    }

    @Test("D34: a field has an undo manager of its own, which is cleared when it resigns")
    func undoManager() {
        let (a, _) = field("A")
        let (b, _) = field("B", y: 200)
        #expect(a.undoManager !== b.undoManager)
        #expect(a.undoManager !== screen.window.undoManager)
        a.becomeFirstResponder()
        a.insertText("typed")
        #expect(a.undoManager?.canUndo == true)
        b.becomeFirstResponder()
        #expect(a.undoManager?.canUndo == false)
        #expect(a.text == "typed")
    }

    @Test("clearsOnBeginEditing asks textFieldShouldClear")
    func clearing() {
        let (field, delegate) = field("A")
        field.clearsOnBeginEditing = true
        field.text = "old"
        delegate.mayClear = false
        field.becomeFirstResponder()
        #expect(field.text == "old")
        field.resignFirstResponder()
        delegate.mayClear = true
        _ = log.take()
        field.becomeFirstResponder()
        #expect(field.text == "")
        #expect(
            log.take() == ["A.shouldBegin", "A.shouldClear", "A.event changed", "A.didBegin", "A.event began"])
    }

    @Test("Setting the text is not told to the delegate, and puts the caret at the end")
    func settingText() {
        let (field, delegate) = field("A")
        field.becomeFirstResponder()
        _ = log.take()
        field.text = "some text"
        #expect(log.take() == [])
        #expect(field.selection == 9..<9)
        field.text = nil
        #expect(field.text == "")
        withExtendedLifetime(delegate) {}
    }
}
