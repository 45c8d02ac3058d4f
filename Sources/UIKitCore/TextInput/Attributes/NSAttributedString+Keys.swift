// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`, of the letters.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`, behind the letters.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; without one the color of the letters.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor`; without one the color of the letters.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A number of points between letters, beside those of the font.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// An `NSShadow`. Kept and not shown, as the keys after it.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `URL`, or a string with one.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// 1 for letters that are joined as the font would; 0 for none.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// A `UIColor`, of the outline of the letters.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// How wide the outline is, in hundredths of the font's size; negative for one around filled letters.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// How far the letters lean.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The logarithm of the factor by which the letters are stretched.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The name of an effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// Numbers that override the direction of the text.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// A number of points by which the letters stand above their line.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
