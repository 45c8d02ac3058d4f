// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The default members of text inputs.
extension UITextInput {
    /// True: every change may happen.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// True.
    public var isEditable: Bool { true }

    /// A text input that keeps no affinity has its carets at the beginning of lines. Setting it has no effect.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    /// A text input without attributes gets only the characters.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// The position a number of characters behind the range's beginning; `nil` outside of the range.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard let found = position(from: range.start, offset: offset),
            compare(found, to: range.start) != .orderedAscending, compare(found, to: range.end) != .orderedDescending
        else { return nil }
        return found
    }

    /// The characters from the range's beginning to the position; negative before it. The range's end has no effect.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// `nil`: the text input reports no style.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    /// The identity: the caret stands upright.
    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

    /// The caret follows the gesture.
    public func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }

    /// The caret goes to the closest position.
    public func updateFloatingCursor(at point: CGPoint) {
        guard let position = closestPosition(to: point) else { return }
        selectedTextRange = textRange(from: position, to: position)
    }

    /// The caret stays where the gesture left it.
    public func endFloatingCursor() {}

    /// `nil`: the suggested menu is shown.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// Does nothing.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// Does nothing.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}
