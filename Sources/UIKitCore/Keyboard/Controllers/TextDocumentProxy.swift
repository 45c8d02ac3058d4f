// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Passes an input view controller's requests to its document on to the first responder.
@MainActor
final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    private weak var controller: UIInputViewController?
    private weak var identified: UIResponder?
    private var identifier = UUID()

    init(_ controller: UIInputViewController) {
        self.controller = controller
        super.init()
    }

    private var responder: UIResponder? { controller?.typist }
    private var keyInput: (any UIKeyInput)? { responder as? any UIKeyInput }
    private var textInput: (any UITextInput)? { responder as? any UITextInput }

    // MARK: Typing

    var hasText: Bool { keyInput?.hasText ?? false }

    func insertText(_ text: String) { keyInput.map { KeyboardTyping.insert(text, into: $0) } }

    func deleteBackward() { keyInput.map { KeyboardTyping.deleteBackward(in: $0) } }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        textInput?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { textInput?.unmarkText() }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let textInput, let selection = textInput.selectedTextRange else { return }
        let start = offset < 0 ? selection.start : selection.end
        let limit = offset < 0 ? textInput.beginningOfDocument : textInput.endOfDocument
        let place = textInput.position(from: start, offset: offset) ?? limit
        textInput.selectedTextRange = textInput.textRange(from: place, to: place)
    }

    // MARK: Context

    var documentContextBeforeInput: String? { textInput.flatMap { KeyboardTyping.paragraphBeforeCaret(in: $0) } }

    var documentContextAfterInput: String? {
        guard let textInput, let selection = textInput.selectedTextRange,
            let rest = textInput.textRange(from: selection.end, to: textInput.endOfDocument),
            let text = textInput.text(in: rest)
        else { return nil }
        return text.prefix { !$0.isNewline }.description
    }

    var selectedText: String? {
        guard let textInput, let selection = textInput.selectedTextRange, !selection.isEmpty else { return nil }
        return textInput.text(in: selection)
    }

    var documentInputMode: UITextInputMode? { responder?.textInputMode }

    var documentIdentifier: UUID {
        if identified !== responder {
            identified = responder
            identifier = UUID()
        }
        return identifier
    }

    // MARK: Traits

    var keyboardType: UIKeyboardType { keyInput?.keyboardType ?? .default }
    var keyboardAppearance: UIKeyboardAppearance { keyInput?.keyboardAppearance ?? .default }
    var returnKeyType: UIReturnKeyType { keyInput?.returnKeyType ?? .default }
    var enablesReturnKeyAutomatically: Bool { keyInput?.enablesReturnKeyAutomatically ?? false }
    var isSecureTextEntry: Bool { keyInput?.isSecureTextEntry ?? false }
    var autocapitalizationType: UITextAutocapitalizationType { keyInput?.autocapitalizationType ?? .sentences }
    var autocorrectionType: UITextAutocorrectionType { keyInput?.autocorrectionType ?? .default }
    var spellCheckingType: UITextSpellCheckingType { keyInput?.spellCheckingType ?? .default }
    var textContentType: UITextContentType! { keyInput?.textContentType }
}
