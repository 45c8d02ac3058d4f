// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A responder whose text others can read, select, compose and change: a keyboard, a host's text input, an interaction that
/// shows the selection.
///
/// Positions and ranges are the text input's own objects. Offsets count characters as the text input does, which for
/// UIKit's own views is UTF-16 units, as in `NSRange`; a position of theirs never lies inside a grapheme cluster.
/// Rectangles and points are in the coordinates of ``textInputView`` (points).
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The text of the range; `nil` for a range of another text.
    func text(in range: UITextRange) -> String?
    /// Replaces the range by text. Afterwards the caret stands behind it.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether the user's change may happen; asked before each.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Whether users may change the text.
    var isEditable: Bool { get }

    // MARK: Selection

    /// The selection, a caret where it is empty, or `nil`.
    var selectedTextRange: UITextRange? { get set }
    /// The place of a caret at the end of a wrapped line: `.backward` is the end of the line, `.forward` the beginning of the next.
    var selectionAffinity: UITextStorageDirection { get set }

    // MARK: Marked text

    /// The marked text of a composition, which is not settled yet; `nil` without one.
    var markedTextRange: UITextRange? { get }
    /// How marked text looks.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or without one the selection, by text, and marks it. The range selects within the new text,
    /// in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// The same with attributes, if the text input keeps them.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Keeps the marked text, and removes the mark.
    func unmarkText()

    // MARK: Positions

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position behind the last character.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions, given in any order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position a number of characters on; `nil` outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position a number of steps away on the screen; `nil` outside of the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Which of two positions comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of characters between two positions; negative if `toPosition` comes first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The position a number of characters into the range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// How many characters the position is into the range.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: Those who work with it

    /// Hears of changes that it did not make itself.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Knows the units of the text.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: Layout

    /// The view whose coordinates the geometry uses; the text input itself if it is a view.
    var textInputView: UIView { get }
    /// The end of the range that lies farthest in a direction on the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The characters from the position to the end of its line, or of the text, in a direction on the screen.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// The direction of the text at the position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets the direction of the range's text.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The attributes of text at the position.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?

    // MARK: Geometry

    /// The rectangle of the part of the range that lies on its first line.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of a caret at the position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The caret's turn around its center.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform
    /// The rectangles that cover the range.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to the point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position within the range that is nearest to the point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at the point.
    func characterRange(at point: CGPoint) -> UITextRange?

    // MARK: The floating cursor

    /// A gesture on the keyboard begins to move the caret.
    func beginFloatingCursor(at point: CGPoint)
    /// The gesture went on to a point.
    func updateFloatingCursor(at point: CGPoint)
    /// The gesture is over.
    func endFloatingCursor()

    // MARK: The edit menu

    /// The menu to show for the range; `nil` for the one of the system.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// The menu is about to be shown. Animations that are added to the animator run with it.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}
