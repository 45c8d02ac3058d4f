// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Changes a text for its user. It asks the text input before each change.
@MainActor
enum TextTyping {
    static func insert(_ text: String, into input: any UIKeyInput) {
        if let input = input as? any UITextInput, let range = input.markedTextRange ?? input.selectedTextRange,
            !input.shouldChangeText(in: range, replacementText: text)
        {
            return
        }
        input.insertText(text)
    }

    static func deleteBackward(in input: any UITextInput) {
        guard let selection = input.selectedTextRange else { return }
        var range = selection
        if selection.isEmpty {
            guard
                let start = input.tokenizer.position(
                    from: selection.start, toBoundary: .character, inDirection: .storage(.backward)),
                let character = input.textRange(from: start, to: selection.start)
            else { return input.deleteBackward() }
            range = character
        }
        guard input.shouldChangeText(in: range, replacementText: "") else { return }
        input.deleteBackward()
    }

    static func replace(_ range: UITextRange, with text: String, in input: any UITextInput) {
        guard input.shouldChangeText(in: range, replacementText: text) else { return }
        input.replace(range, withText: text)
    }
}
