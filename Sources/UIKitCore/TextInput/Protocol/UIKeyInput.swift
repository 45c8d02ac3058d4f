// SPDX-License-Identifier: Apache-2.0

/// A responder that takes typed text: what there is to do for a simple key, without selection or geometry.
///
/// A first responder that conforms shows the keyboard (D19). All calls come in the order of typing.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything that `deleteBackward` could take away.
    var hasText: Bool { get }
    /// Puts text at the caret, in place of the selection if there is one. A line break is `"\n"`.
    func insertText(_ text: String)
    /// Takes away the selection, or with none the character before the caret.
    func deleteBackward()
}
