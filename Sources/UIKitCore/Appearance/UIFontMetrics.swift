// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Scales fonts and lengths as the text of a style grows with the user's text size.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of text of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Those of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font, scaled as text of the style. In a label or field that adjusts its font, it follows later changes too (AX31).
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// The font, scaled as text of the style is in the traits; in the current traits if these ask for no size.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
    }

    /// The same, up to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The same in the traits, up to a size in points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            face: font.face,
            size: min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize),
            scaling: .metrics(style, size: font.pointSize, greatest: maximumPointSize))
    }

    /// A length, scaled as text of the style.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length, scaled as text of the style grows from ``UIContentSizeCategory/large`` to the traits' size.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
        return value * size / style.pointSize(for: .large)
    }
}
