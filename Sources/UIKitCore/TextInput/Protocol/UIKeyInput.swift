// SPDX-License-Identifier: Apache-2.0

/// A responder that takes typed text: the edits of simple keys, without selection or geometry.
///
/// A first responder that conforms shows the keyboard (D19). All calls come in the order of typing.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that `deleteBackward` could delete.
    var hasText: Bool { get }
    /// Inserts text at the caret, or replaces the selection. A line break is `"\n"`.
    func insertText(_ text: String)
    /// Deletes the selection, or without one the character before the caret.
    func deleteBackward()
}
