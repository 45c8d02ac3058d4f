// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a keyboard should serve a text input.
///
/// Every trait has a default here. A text input declares those that it wants to change, and may make them settable.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters are capitalized; by default those that begin sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether typing is corrected.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether unknown words are marked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether quotation marks become typographic ones. Kept without an effect.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens become a dash. Kept without an effect.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether pasting and cutting keeps one space between words. Kept without an effect.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Which keys are offered.
    var keyboardType: UIKeyboardType { get }
    /// The look of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The text of the return key.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key is off while there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden from onlookers, and is neither copied nor learnt.
    var isSecureTextEntry: Bool { get }
    /// The meaning of the text, for filling it in.
    var textContentType: UITextContentType! { get }
    /// The rules for a new password.
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    /// `.sentences`: letters that begin sentences are capitalized.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// `.default`.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// `.default`.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// `.default`.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// `.default`.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// `.default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// `.default`.
    public var keyboardType: UIKeyboardType { .default }
    /// `.default`.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// `.default`.
    public var returnKeyType: UIReturnKeyType { .default }
    /// False: the return key is always on.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// False: the text is shown.
    public var isSecureTextEntry: Bool { false }
    /// `nil`: the meaning of the text is not known.
    public var textContentType: UITextContentType! { nil }
    /// `nil`: there are no rules.
    public var passwordRules: UITextInputPasswordRules? { nil }
}
