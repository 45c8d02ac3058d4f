// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes part in the editing of a text view, and hears of it and of scrolling.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the view may become first responder to be edited; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether the view may give up being first responder; true by default. Not asked when the view is forced to (D17).
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// The view became first responder and can be typed into.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// The view is first responder no longer.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether the user's change may happen; true by default. The range is in UTF-16 units.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// The selection or the caret changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// The edit menu for a range; `nil`, the default, for the suggested one.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Whether a touched link in text that cannot be edited opens its page (PO12). True by default. The range is in UTF-16 units.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// The form from before iOS 10. It is asked if the delegate does not implement the other form.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// An attachment was tapped in text that cannot be edited (PO12). The answer has no effect, because attachments do nothing by
    /// themselves. The range is in UTF-16 units.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// The form from before iOS 10. It is asked if the delegate does not implement the other form.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
    /// The edit menu is about to be shown. Animations that are added to the animator run with it.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The edit menu is about to disappear. Animations that are added to the animator run with it.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
    /// True: the view may become first responder.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// True: the view may give up being first responder.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// True: every change may happen.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// The answer of the form without the kind of interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// True: the link is opened.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
    /// The answer of the form without the kind of interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    /// True.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { true }
    /// `nil`: the suggested menu is shown.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing.
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    /// Does nothing.
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
}
