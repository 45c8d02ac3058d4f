// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The attributes of a whole text. Its parts may differ from them.
struct TextAttributes {
    var font: UIFont
    var color: UIColor

    var values: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: color] }

    /// Whether all values of the attributes are among these.
    func covers(_ attributes: TextStyles.Attributes) -> Bool {
        !attributes.isMore && (attributes.style.font ?? font) == font && (attributes.style.color ?? color) == color
    }

    /// The font and the color that attributes name.
    static func read(_ attributes: [NSAttributedString.Key: Any]) -> (font: UIFont?, color: UIColor?) {
        (attributes[.font] as? UIFont, attributes[.foregroundColor] as? UIColor)
    }

    /// The font and the color of a text's first character.
    static func read(_ text: NSAttributedString) -> (font: UIFont?, color: UIColor?) {
        text.length > 0 ? read(text.attributes(at: 0, effectiveRange: nil)) : (nil, nil)
    }
}
