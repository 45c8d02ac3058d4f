// SPDX-License-Identifier: Apache-2.0

import Foundation

// On iOS these methods are optional, and applications forward with a question mark:
// `delegate?.textFieldShouldBeginEditing?(…)`. Every method has a default answer here, so the result is never `nil`. The
// declarations below let that form compile, with the same meaning on both platforms.
@MainActor
extension UITextFieldDelegate {
    /// The method, for the form `delegate?.textFieldShouldBeginEditing?(…)`.
    public var textFieldShouldBeginEditing: (@MainActor (UITextField) -> Bool)? {
        { [self] in textFieldShouldBeginEditing($0) }
    }

    /// The method, for the form `delegate?.textFieldDidBeginEditing?(…)`.
    public var textFieldDidBeginEditing: (@MainActor (UITextField) -> Void)? {
        { [self] in textFieldDidBeginEditing($0) }
    }

    /// The method, for the form `delegate?.textFieldShouldEndEditing?(…)`.
    public var textFieldShouldEndEditing: (@MainActor (UITextField) -> Bool)? {
        { [self] in textFieldShouldEndEditing($0) }
    }

    /// The method, for the form `delegate?.textFieldDidChangeSelection?(…)`.
    public var textFieldDidChangeSelection: (@MainActor (UITextField) -> Void)? {
        { [self] in textFieldDidChangeSelection($0) }
    }

    /// The method, for the form `delegate?.textFieldShouldClear?(…)`.
    public var textFieldShouldClear: (@MainActor (UITextField) -> Bool)? {
        { [self] in textFieldShouldClear($0) }
    }

    /// The method, for the form `delegate?.textFieldShouldReturn?(…)`.
    public var textFieldShouldReturn: (@MainActor (UITextField) -> Bool)? {
        { [self] in textFieldShouldReturn($0) }
    }

    /// The method, for the form `delegate?.textFieldDidEndEditing?(…)`.
    public var textFieldDidEndEditing: UITextFieldDidEndEditingCall? { UITextFieldDidEndEditingCall(delegate: self) }

    /// The method, for the form `delegate?.textField?(…)`.
    public var textField: UITextFieldDelegateCall? { UITextFieldDelegateCall(delegate: self) }
}

/// The delegate's methods whose names begin with `textFieldDidEndEditing`. Call them by their other labels.
@preconcurrency @MainActor
public struct UITextFieldDidEndEditingCall {
    fileprivate let delegate: any UITextFieldDelegate

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ textField: UITextField
    ) {
        delegate.textFieldDidEndEditing(textField)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        delegate.textFieldDidEndEditing(textField, reason: reason)
    }
}

/// The delegate's methods whose names begin with `textField`. Call them by their other labels.
@preconcurrency @MainActor
public struct UITextFieldDelegateCall {
    fileprivate let delegate: any UITextFieldDelegate

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        delegate.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        delegate.textField(textField, willPresentEditMenuWith: animator)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        delegate.textField(textField, willDismissEditMenuWith: animator)
    }
}
