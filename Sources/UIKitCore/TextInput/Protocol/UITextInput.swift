// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A responder whose text can be read, selected, composed and changed from outside: by a keyboard, a host's text input, an
/// interaction that shows the selection.
///
/// Positions and ranges are the text input's own objects. Offsets count characters as the text input does, which for
/// UIKit's own views is UTF-16 units, as in `NSRange`; a position of theirs never lies inside a grapheme cluster.
/// Rectangles and points are in the coordinates of ``textInputView`` (points).
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The text of the range; `nil` for a range that is none of the text's.
    func text(in range: UITextRange) -> String?
    /// Puts text in the place of the range; afterwards the caret stands behind it.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether the user's change may happen; asked before each.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Whether the text may be changed by its user.
    var isEditable: Bool { get }

    // MARK: Selection

    /// The selection, a caret where it is empty, or `nil`.
    var selectedTextRange: UITextRange? { get set }
    /// To which of its two places on the screen a caret at the end of a wrapped line belongs: `.backward` is the end of the
    /// line, `.forward` the beginning of the next.
    var selectionAffinity: UITextStorageDirection { get set }

    // MARK: Marked text

    /// What is being composed and not settled yet; `nil` if nothing is.
    var markedTextRange: UITextRange? { get }
    /// How marked text looks.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts text in the place of the marked text, or with none of the selection, and marks it. The range selects within the
    /// new text, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// The same with attributes, where the text input keeps any.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Keeps the marked text as it is and marks it no longer.
    func unmarkText()

    // MARK: Positions

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position behind the last character.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions, given in any order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many characters on; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position so many steps on the screen away; `nil` outside the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Which of two positions comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many characters lie between; negative if `toPosition` comes first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The position so many characters into the range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// How many characters the position is into the range.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: Those who work with it

    /// Is told of changes that came from elsewhere.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Knows the units of the text.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: Layout

    /// The view in whose coordinates the geometry is told; the text input itself where it is a view.
    var textInputView: UIView { get }
    /// The end of the range that lies farthest in a direction on the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The characters from the position to the end of its line, or of the text, in a direction on the screen.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// In which direction the text at the position reads.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets in which direction the text of the range reads.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The attributes that text has at the position.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?

    // MARK: Geometry

    /// The rectangle of the part of the range that lies on its first line.
    func firstRect(for range: UITextRange) -> CGRect
    /// Where a caret at the position stands.
    func caretRect(for position: UITextPosition) -> CGRect
    /// How the caret is turned around its center.
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
    /// The menu is about to be shown; what is given to the animator goes with it.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}
