// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Scales fonts and lengths as the text of a style grows with the size that the user asks for.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Those of text of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Those of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font, as much larger as text of the style is. In a label or field that adjusts its font it goes on to follow (AX31).
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// The font, as much larger as text of the style is in the traits, or in the current ones if they ask for no size.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
    }

    /// The same, with a size in points that is not exceeded.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The same in the traits, with a size in points that is not exceeded.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            face: font.face,
            size: min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize),
            scaling: .metrics(style, size: font.pointSize, greatest: maximumPointSize))
    }

    /// A length, as much greater as text of the style is.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length, as much greater as text of the style is in the traits than under ``UIContentSizeCategory/large``.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
        return value * size / style.pointSize(for: .large)
    }
}
