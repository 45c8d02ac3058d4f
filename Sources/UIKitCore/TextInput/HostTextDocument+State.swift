// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The state for a host.
extension HostTextDocument {
    func state(of input: any UIKeyInput, _ responder: UIResponder) -> TextInputState {
        let view = responder as? UIView ?? (input as? any UITextInput)?.textInputView
        let frame = view.map { Self.onScreen($0.bounds, of: $0) } ?? .zero
        var caret = frame
        if let input = input as? any UITextInput, let selection = input.selectedTextRange {
            caret = Self.onScreen(input.caretRect(for: selection.end), of: input.textInputView)
        }
        return TextInputState(
            revision: revision, traits: Self.traits(of: input, view),
            text: reading?.shownText ?? String(decoding: mirror.units, as: UTF16.self),
            selection: mirror.selection, marked: mirror.marked, isSelectionClipped: isClipped,
            view: view?.displayIdentifier, caret: caret, frame: frame)
    }

    /// An application's answer may not be finite, and would do harm in conversions.
    private static func onScreen(_ rect: CGRect, of view: UIView) -> CGRect {
        guard let window = view.window else { return .zero }
        let found = window.convert(view.convert(rect, to: nil), to: nil)
        let isFinite = [found.minX, found.minY, found.width, found.height].allSatisfy(\.isFinite)
        return isFinite ? found : .zero
    }

    private static func traits(of input: any UIKeyInput, _ view: UIView?) -> TextInputState.Traits {
        var traits = TextInputState.Traits()
        traits.keyboardType = input.keyboardType
        traits.returnKeyType = input.returnKeyType
        traits.autocapitalizationType = input.autocapitalizationType
        traits.autocorrectionType = input.autocorrectionType
        traits.spellCheckingType = input.spellCheckingType
        traits.contentType = input.textContentType
        traits.isSecure = input.isSecureTextEntry
        traits.isMultiline = ![.textField, .searchField].contains(view?.displayAccessibility.role)
        return traits
    }
}
