// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The edits of keys. They use the methods that every text input has, so that a delegate is asked as for any typing.
@MainActor
enum KeyboardTyping {
    static func insert(_ text: String, into input: any UIKeyInput) {
        // UIKit's own text inputs ask their delegates themselves.
        let asksItself = input is UITextField || input is UITextView
        if !asksItself, let input = input as? any UITextInput, !allows(text, in: input) { return }
        input.insertText(text)
        KeyboardTextObserver.showSelection(of: input)
    }

    static func deleteBackward(in input: any UIKeyInput) {
        input.deleteBackward()
        KeyboardTextObserver.showSelection(of: input)
    }

    private static func allows(_ text: String, in input: any UITextInput) -> Bool {
        guard let range = input.markedTextRange ?? input.selectedTextRange else { return true }
        return input.shouldChangeText(in: range, replacementText: text)
    }

    /// The text from the beginning of the caret's paragraph to the caret; `nil` without a caret or without readable text. At
    /// most 200 characters are read.
    static func paragraphBeforeCaret(in input: any UITextInput) -> String? {
        guard let caret = input.selectedTextRange?.start else { return nil }
        let start = input.position(from: caret, offset: -200) ?? input.beginningOfDocument
        guard let range = input.textRange(from: start, to: caret), let text = input.text(in: range) else { return nil }
        return text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
    }
}
