// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The editing commands that menus and keyboards send up the responder chain (F6).
///
/// On iOS each is optional. Here `UIResponder` declares them all, so that a class implements one by overriding it, with the
/// same source on both. `canPerformAction` is true exactly for those that the class overrides (F7).
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts the selection.
    func cut(_ sender: Any?)
    /// Copies the selection.
    func copy(_ sender: Any?)
    /// Pastes what is on the pasteboard.
    func paste(_ sender: Any?)
    /// Pastes, in the style of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes an address and goes there.
    func pasteAndGo(_ sender: Any?)
    /// Pastes text and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects the content at the place.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Sets the selected paragraphs from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the selected paragraphs from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selection bold, or no longer.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection slanted, or no longer.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selected letters larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selected letters smaller.
    func decreaseSize(_ sender: Any?)
    /// Begins to find.
    func find(_ sender: Any?)
    /// Begins to find and replace.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next match.
    func findNext(_ sender: Any?)
    /// Goes to the previous match.
    func findPrevious(_ sender: Any?)
    /// Finds the selected text.
    func useSelectionForFind(_ sender: Any?)
    /// Gives the selection other attributes. The closure makes them from the present ones.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    /// Prints, by the name `print:`.
    func printContent(_ sender: Any?)
    /// Renames the document.
    func rename(_ sender: Any?)
    /// Makes a copy of the document or object.
    func duplicate(_ sender: Any?)
    /// Moves the document.
    func move(_ sender: Any?)
    /// Writes the document in another form.
    func export(_ sender: Any?)
    /// Shows help for writing.
    func showWritingTools(_ sender: Any)
    /// Makes a document from the pasteboard's content.
    func newFromPasteboard(_ sender: Any?)
    /// Sets the selected paragraphs at the left.
    func alignLeft(_ sender: Any?)
    /// Sets the selected paragraphs in the middle.
    func alignCenter(_ sender: Any?)
    /// Sets the selected paragraphs at both sides.
    func alignJustified(_ sender: Any?)
    /// Sets the selected paragraphs at the right.
    func alignRight(_ sender: Any?)
    /// Shows or hides the sidebar.
    func toggleSidebar(_ sender: Any?)
    /// Shows or hides the inspector.
    func toggleInspector(_ sender: Any?)
    /// Closes the front window or document.
    func performClose(_ sender: Any?)
}
