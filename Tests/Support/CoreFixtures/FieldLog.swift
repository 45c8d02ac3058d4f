// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitTesting

/// Writes down what a text field's delegate is told, and answers as it was set to.
@MainActor
package final class FieldLog: NSObject, UITextFieldDelegate {
    package let log: CallLog
    package let name: String
    package var mayBegin = true
    package var mayEnd = true
    package var mayClear = true
    package var mayReturn = true
    package var mayChange: (NSRange, String) -> Bool = { _, _ in true }
    package var logsSelection = false

    package init(_ name: String = "", log: CallLog = CallLog()) {
        self.name = name.isEmpty ? "" : name + "."
        self.log = log
        super.init()
    }

    package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log(name + "shouldBegin")
        return mayBegin
    }

    package func textFieldDidBeginEditing(_ textField: UITextField) { log(name + "didBegin") }

    package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log(name + "shouldEnd")
        return mayEnd
    }

    package func textFieldDidEndEditing(_ textField: UITextField) { log(name + "didEnd") }

    package func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log(name + "shouldChange \(range.location)+\(range.length) '\(string)'")
        return mayChange(range, string)
    }

    package func textFieldDidChangeSelection(_ textField: UITextField) {
        if logsSelection { log(name + "selection \(textField.selection)") }
    }

    package func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log(name + "shouldClear")
        return mayClear
    }

    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log(name + "shouldReturn")
        return mayReturn
    }

    /// Writes the field's control events and notifications into the log.
    package func follow(_ field: UITextField) {
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "event began"), (.editingChanged, "event changed"), (.editingDidEnd, "event ended"),
        ]
        for (event, text) in events { field.addAction(UIAction { [log, name] _ in log(name + text) }, for: event) }
    }
}

extension UITextInput {
    /// The selection in UTF-16 units.
    package var selection: Range<Int> { selectedTextRange.map(offsets) ?? -1 ..< -1 }

    package func offsets(_ range: UITextRange) -> Range<Int> {
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<start + offset(from: range.start, to: range.end)
    }

    package func place(_ offset: Int) -> UITextPosition {
        position(from: beginningOfDocument, offset: offset) ?? endOfDocument
    }

    package func range(_ range: Range<Int>) -> UITextRange? {
        textRange(from: place(range.lowerBound), to: place(range.upperBound))
    }

    package func choose(_ range: Range<Int>) { selectedTextRange = self.range(range) }

    package var allText: String {
        textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? ""
    }
}
