// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// The settings of the field for typing.
extension UISearchBar {
    /// The text that an on-screen keyboard capitalizes; the bar's text field has this setting.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// Whether a keyboard corrects typed text; the bar's text field has this setting.
    public var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// The keys that an on-screen keyboard offers; the bar's text field has this setting.
    public var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// The label of the Return key; the bar's text field has this setting. Return always searches (SB4).
    public var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    /// Whether Return does nothing while there is no text (SB4); the bar's text field has this setting.
    public var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
}
