// SPDX-License-Identifier: Apache-2.0

import UIKitCore
import UIKitTesting

/// Writes down what a text field's delegate is told, and answers as it was set to.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
    let log: CallLog
    let name: String
    var mayBegin = true
    var mayEnd = true
    var mayClear = true
    var mayReturn = true
    var mayChange: (NSRange, String) -> Bool = { _, _ in true }
    var logsSelection = false

    init(_ name: String = "", log: CallLog = CallLog()) {
        self.name = name.isEmpty ? "" : name + "."
        self.log = log
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log(name + "shouldBegin")
        return mayBegin
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { log(name + "didBegin") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log(name + "shouldEnd")
        return mayEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField) { log(name + "didEnd") }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log(name + "shouldChange \(range.location)+\(range.length) '\(string)'")
        return mayChange(range, string)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        if logsSelection { log(name + "selection \(textField.selection)") }
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log(name + "shouldClear")
        return mayClear
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log(name + "shouldReturn")
        return mayReturn
    }

    /// Writes the field's control events and notifications into the log.
    func follow(_ field: UITextField) {
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "event began"), (.editingChanged, "event changed"), (.editingDidEnd, "event ended"),
        ]
        for (event, text) in events { field.addAction(UIAction { [log, name] _ in log(name + text) }, for: event) }
    }
}

/// Writes down what a text view's delegate is told, and answers as it was set to.
@MainActor
final class ViewLog: NSObject, UITextViewDelegate {
    let log = CallLog()
    var mayBegin = true
    var mayEnd = true
    var mayChange = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log("shouldBegin")
        return mayBegin
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        log(textView.isFirstResponder ? "didBegin" : "didBegin too early")
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        log("shouldEnd")
        return mayEnd
    }

    func textViewDidEndEditing(_ textView: UITextView) { log("didEnd") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log("shouldChange \(range.location)+\(range.length) '\(text)'")
        return mayChange
    }

    func textViewDidChange(_ textView: UITextView) { log("didChange '\(textView.text ?? "")'") }

    func textViewDidChangeSelection(_ textView: UITextView) { log("selection \(textView.selection)") }
}

/// Writes down the notifications of a name, as long as it lives.
@MainActor
final class NotificationLog {
    private var tokens: [any NSObjectProtocol] = []

    init(_ log: CallLog, _ names: [NSNotification.Name: String]) {
        for (name, text) in names {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { log(text) }
                })
        }
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

/// Writes down what a text input tells of changes of its own.
@MainActor
final class InputLog: NSObject, UITextInputDelegate {
    let log = CallLog()

    func selectionWillChange(_ textInput: (any UITextInput)?) { log("selectionWillChange") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { log("selectionDidChange") }
    func textWillChange(_ textInput: (any UITextInput)?) { log("textWillChange") }
    func textDidChange(_ textInput: (any UITextInput)?) { log("textDidChange") }
}

extension UITextInput {
    /// The selection in UTF-16 units.
    var selection: Range<Int> { selectedTextRange.map(offsets) ?? -1 ..< -1 }

    func offsets(_ range: UITextRange) -> Range<Int> {
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<start + offset(from: range.start, to: range.end)
    }

    func place(_ offset: Int) -> UITextPosition { position(from: beginningOfDocument, offset: offset) ?? endOfDocument }

    func range(_ range: Range<Int>) -> UITextRange? {
        textRange(from: place(range.lowerBound), to: place(range.upperBound))
    }

    func choose(_ range: Range<Int>) { selectedTextRange = self.range(range) }

    var allText: String { textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? "" }
}
