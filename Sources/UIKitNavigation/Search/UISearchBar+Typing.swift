// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// What the field lets be said of its typing.
extension UISearchBar {
    /// What an on-screen keyboard puts into capitals; of the bar's text field.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// Whether a keyboard corrects what is typed; of the bar's text field.
    public var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// The keys that an on-screen keyboard offers; of the bar's text field.
    public var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// What the Return key says; of the bar's text field. Return searches whatever it says (SB4).
    public var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    /// Whether Return does nothing while there is no text (SB4); of the bar's text field.
    public var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
}
