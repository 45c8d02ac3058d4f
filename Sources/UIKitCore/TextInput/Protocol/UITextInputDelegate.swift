// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Hears from a text input about changes that the delegate (the keyboard, or a host's text input) did not make itself.
///
/// A text input sends `...WillChange` before the change and `...DidChange` after it. It sends neither for changes by its
/// `UIKeyInput` and `UITextInput` methods, because the caller knows of those.
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
