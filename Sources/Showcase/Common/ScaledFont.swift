// SPDX-License-Identifier: Apache-2.0

import UIKit

// Fonts with the showcase's own sizes, which follow the user's size of text.

extension UILabel {
    /// A font that follows the size of text, from its ordinary size.
    var scaledFont: UIFont {
        get { font }
        set {
            font = UIFontMetrics.default.scaledFont(for: newValue)
            adjustsFontForContentSizeCategory = true
        }
    }
}

extension UITextField {
    /// A font that follows the size of text, from its ordinary size.
    var scaledFont: UIFont? {
        get { font }
        set {
            font = newValue.map(UIFontMetrics.default.scaledFont(for:))
            adjustsFontForContentSizeCategory = true
        }
    }
}

extension UITextView {
    /// A font that follows the size of text, from its ordinary size.
    var scaledFont: UIFont? {
        get { font }
        set {
            font = newValue.map(UIFontMetrics.default.scaledFont(for:))
            adjustsFontForContentSizeCategory = true
        }
    }
}
