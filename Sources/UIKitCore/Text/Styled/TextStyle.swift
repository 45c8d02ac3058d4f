// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The look of a stretch of text, as far as its attributes set it.
struct TextStyle: Hashable {
    var font: UIFont?
    var color: UIColor?
    var background: UIColor?
    var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: UIColor?
    /// In points, behind each grapheme.
    var kern: CGFloat = 0
    /// In points, upwards.
    var baselineOffset: CGFloat = 0
    /// Whether it is a link.
    var isLink = false
    /// What stands in the place of U+FFFC (W69); no other character has one.
    var attachment: NSTextAttachment?

    init() {}

    /// The attributes that text can show here. Others are kept with the text and not shown.
    init(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
        background = attributes[.backgroundColor] as? UIColor
        underline = Self.lineStyle(attributes[.underlineStyle])
        underlineColor = attributes[.underlineColor] as? UIColor
        strikethrough = Self.lineStyle(attributes[.strikethroughStyle])
        strikethroughColor = attributes[.strikethroughColor] as? UIColor
        kern = Self.points(attributes[.kern])
        baselineOffset = Self.points(attributes[.baselineOffset])
        isLink = attributes[.link] != nil
        attachment = attributes[.attachment] as? NSTextAttachment
    }

    /// Takes over another style's colors and lines. Fonts and distances stay, because the text was measured with them.
    mutating func overlay(_ style: TextStyle) {
        color = style.color ?? color
        background = style.background ?? background
        if !style.underline.isEmpty { (underline, underlineColor) = (style.underline, style.underlineColor) }
        if !style.strikethrough.isEmpty {
            (strikethrough, strikethroughColor) = (style.strikethrough, style.strikethroughColor)
        }
    }

    /// Whether it has more than a font and a color.
    var isDecorated: Bool {
        var plain = TextStyle()
        (plain.font, plain.color) = (font, color)
        return self != plain
    }

    private static func lineStyle(_ value: Any?) -> NSUnderlineStyle {
        (value as? NSUnderlineStyle) ?? NSUnderlineStyle(rawValue: (value as? NSNumber)?.intValue ?? value as? Int ?? 0)
    }

    /// A letter's distance is limited, so that sums stay finite.
    private static func points(_ value: Any?) -> CGFloat {
        let number = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat ?? 0
        return number.isFinite ? min(max(number, -1000), 1000) : 0
    }
}
