// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What UIKit is documented or known to do with texts, asked of the whole as an application would.
@MainActor
@Suite("Probes of texts")
struct TextProbeTests: ProbeSuite {
    let log = CallLog()
    let screen = TestScreen()

    @Test("Texts: a label has none, a field and a text view have an empty one, also after nil")
    func emptyTexts() {
        let (label, field, view) = (UILabel(), UITextField(), UITextView())
        #expect(label.text == nil && field.text?.isEmpty == true && view.text.isEmpty)
        field.text = "a"
        view.text = "a"
        field.text = nil
        view.text = nil
        #expect(field.text?.isEmpty == true && view.text.isEmpty && !field.hasText && !view.hasText)
    }

    @Test("Texts set in code tell no delegate and send no event; the caret is at the end")
    func textInCode() {
        final class Delegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func textViewDidChange(_ textView: UITextView) { log("changed") }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                log("should")
                return true
            }
        }
        let delegate = Delegate(log)
        let (view, field) = (place(UITextView()), place(UITextField()))
        view.delegate = delegate
        field.delegate = delegate
        field.addAction(UIAction { [log] _ in log("editingChanged") }, for: .editingChanged)
        view.text = "abc"
        field.text = "abc"
        #expect(log.take().isEmpty)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test("A field's delegate is asked with the range in UTF-16 and the text; its no changes nothing")
    func shouldChange() {
        final class Delegate: NSObject, UITextFieldDelegate {
            let log: CallLog
            var answer = true
            init(_ log: CallLog) { self.log = log }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                log("\(range.location),\(range.length) \(string)")
                return answer
            }
        }
        let field = place(UITextField())
        let delegate = Delegate(log)
        field.text = "👍"
        field.delegate = delegate
        field.becomeFirstResponder()
        screen.press(.keyboardA, characters: "a")
        delegate.answer = false
        screen.press(.keyboardDeleteOrBackspace)
        #expect(log.take() == ["2,0 a", "2,1 "] && field.text == "👍a")
    }

    @Test("endEditing ends the editing of what is inside, and of nothing else")
    func endEditing() {
        let (outer, other) = (place(UIView()), place(UIView()))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        outer.addSubview(field)
        field.becomeFirstResponder()
        other.endEditing(true)
        #expect(field.isFirstResponder)
        #expect(outer.endEditing(true) && !field.isFirstResponder)
    }
}
