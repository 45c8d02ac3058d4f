// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a keyboard should serve a text input.
///
/// Every trait has a default here; a text input declares those that it wants otherwise, and may make them settable.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters are written large; those that begin sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether typing is corrected.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether unknown words are marked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether quotation marks are to become typographic ones. Kept; nothing here converts them.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens are to become a dash. Kept; nothing here converts them.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether pasting and cutting is to keep one space between words. Kept; nothing here does it.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Which keys are offered.
    var keyboardType: UIKeyboardType { get }
    /// The look of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key is off while there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden from those who look on, and is neither copied nor learnt.
    var isSecureTextEntry: Bool { get }
    /// What the text is about, for filling it in.
    var textContentType: UITextContentType! { get }
    /// What a new password must be made of.
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    /// `.sentences`: letters that begin sentences are written large.
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
    /// `nil`: nobody says what the text is about.
    public var textContentType: UITextContentType! { nil }
    /// `nil`: a password may be anything.
    public var passwordRules: UITextInputPasswordRules? { nil }
}
