// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The text that an input view controller types into, as far as it may see it.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the caret or selection, back to the beginning of its paragraph; `nil` where the first responder lets
    /// nothing be read.
    var documentContextBeforeInput: String? { get }
    /// The text behind the caret or selection, to the end of its paragraph.
    var documentContextAfterInput: String? { get }
    /// The selected text; `nil` without any.
    var selectedText: String? { get }
    /// The input mode of the first responder.
    var documentInputMode: UITextInputMode? { get }
    /// The same as long as the first responder is.
    var documentIdentifier: UUID { get }

    /// Moves the caret by characters: forward, or back if negative.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Puts text that is being composed at the caret; the range selects within it, in UTF-16 units.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Keeps what is being composed.
    func unmarkText()
}
