import CoreGraphics

/// The attributes that a text view's text can have: one font and one color for all of it.
enum TextAttributes {
    /// The font and the color that attributes name.
    static func read(_ attributes: [NSAttributedString.Key: Any]) -> (font: UIFont?, color: UIColor?) {
        (attributes[.font] as? UIFont, attributes[.foregroundColor] as? UIColor)
    }

    /// Those of a text's first character.
    static func read(_ text: NSAttributedString) -> (font: UIFont?, color: UIColor?) {
        text.length > 0 ? read(text.attributes(at: 0, effectiveRange: nil)) : (nil, nil)
    }
}
