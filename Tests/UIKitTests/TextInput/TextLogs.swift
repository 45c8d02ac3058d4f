// SPDX-License-Identifier: Apache-2.0

import CoreFixtures
import UIKitCore
import UIKitTesting

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
