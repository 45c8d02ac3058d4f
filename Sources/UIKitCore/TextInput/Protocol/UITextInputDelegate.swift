import Foundation

/// Is told by a text input of changes that did not come from the one it is told to: the keyboard, or a host's text input.
///
/// A text input sends `...WillChange` before the change and `...DidChange` after it, and sends neither for what came by its
/// `UIKeyInput` and `UITextInput` methods: whoever called those knows.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
