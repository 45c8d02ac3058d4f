// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes part in the editing of a text field, and hears of it.
///
/// When the user goes from field A to field B: B's `shouldBeginEditing`, A's `shouldEndEditing`, A's `didEndEditing`, B's
/// `didBeginEditing` (D22).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the field may become first responder; true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field became first responder and can be typed into.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the field may give up being first responder; true by default. Not asked when the field is forced to (D17).
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// The field is first responder no longer.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called instead of the form without a reason. By default it calls that form.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the user's change may happen; true by default. The range is in UTF-16 units.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The selection or the caret changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button, or the beginning of editing, may clear the text; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key may have its own effect; true by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The edit menu for a range; `nil`, the default, for the suggested one.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The edit menu is about to be shown. Animations that are added to the animator run with it.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The edit menu is about to disappear. Animations that are added to the animator run with it.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    /// True: the field may become first responder.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True: the field may give up being first responder.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls ``textFieldDidEndEditing(_:)``.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// True: every change may happen.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True: the text may be cleared.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True: the return key has its own effect.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// `nil`: the suggested menu is shown.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}
