// SPDX-License-Identifier: Apache-2.0

import Foundation

// On iOS these methods are optional, and applications forward with a question mark:
// `delegate?.textViewShouldBeginEditing?(…)`. Every method has a default answer here, so the result is never `nil`. The
// declarations below let that form compile, with the same meaning on both platforms.
@MainActor
extension UITextViewDelegate {
    /// The method, for the form `delegate?.textViewShouldBeginEditing?(…)`.
    public var textViewShouldBeginEditing: (@MainActor (UITextView) -> Bool)? {
        { [self] in textViewShouldBeginEditing($0) }
    }

    /// The method, for the form `delegate?.textViewShouldEndEditing?(…)`.
    public var textViewShouldEndEditing: (@MainActor (UITextView) -> Bool)? {
        { [self] in textViewShouldEndEditing($0) }
    }

    /// The method, for the form `delegate?.textViewDidBeginEditing?(…)`.
    public var textViewDidBeginEditing: (@MainActor (UITextView) -> Void)? {
        { [self] in textViewDidBeginEditing($0) }
    }

    /// The method, for the form `delegate?.textViewDidEndEditing?(…)`.
    public var textViewDidEndEditing: (@MainActor (UITextView) -> Void)? {
        { [self] in textViewDidEndEditing($0) }
    }

    /// The method, for the form `delegate?.textViewDidChange?(…)`.
    public var textViewDidChange: (@MainActor (UITextView) -> Void)? {
        { [self] in textViewDidChange($0) }
    }

    /// The method, for the form `delegate?.textViewDidChangeSelection?(…)`.
    public var textViewDidChangeSelection: (@MainActor (UITextView) -> Void)? {
        { [self] in textViewDidChangeSelection($0) }
    }

    /// The method, for the form `delegate?.textView?(…)`.
    public var textView: UITextViewDelegateCall? { UITextViewDelegateCall(delegate: self) }
}

/// The delegate's methods whose names begin with `textView`. Call them by their other labels.
@preconcurrency @MainActor
public struct UITextViewDelegateCall {
    fileprivate let delegate: any UITextViewDelegate

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        delegate.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        delegate.textView(textView, willPresentEditMenuWith: animator)
    }

    /// Calls the delegate's method of these labels.
    public func callAsFunction(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        delegate.textView(textView, willDismissEditMenuWith: animator)
    }
}
