// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The text that an input view controller types into, as far as it may see it.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the caret or selection, back to the beginning of its paragraph; `nil` if the first responder's text
    /// cannot be read.
    var documentContextBeforeInput: String? { get }
    /// The text behind the caret or selection, to the end of its paragraph.
    var documentContextAfterInput: String? { get }
    /// The selected text; `nil` without any.
    var selectedText: String? { get }
    /// The input mode of the first responder.
    var documentInputMode: UITextInputMode? { get }
    /// Stays the same for as long as the first responder does.
    var documentIdentifier: UUID { get }

    /// Moves the caret by characters: forward, or back if negative.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Inserts marked text of a composition at the caret. The range selects within it, in UTF-16 units.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Ends the composition, and keeps its text.
    func unmarkText()
}
