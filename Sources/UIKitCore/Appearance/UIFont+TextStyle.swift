// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIFont {
    /// The purpose of a text. Its size follows from the purpose and from the user's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name that UIKit gives the style.
        public let rawValue: String

        /// The style of that name; a font for an unknown name has the size of body text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The title of a screen: 34 points under ``UIContentSizeCategory/large``.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The largest heading: 28 points under ``UIContentSizeCategory/large``.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The second heading: 22 points under ``UIContentSizeCategory/large``.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The third heading: 20 points under ``UIContentSizeCategory/large``.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A line that stands out: 17 points under ``UIContentSizeCategory/large``, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A line below a heading: 15 points under ``UIContentSizeCategory/large``.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Ordinary text: 17 points under ``UIContentSizeCategory/large``.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text beside the ordinary one: 16 points under ``UIContentSizeCategory/large``.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Notes: 13 points under ``UIContentSizeCategory/large``.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The text of a picture: 12 points under ``UIContentSizeCategory/large``.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The smallest text: 11 points under ``UIContentSizeCategory/large``.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The sizes in points that Apple publishes for iOS, one for each of `UIContentSizeCategory.ascending`.
        private static let sizes: [TextStyle: [CGFloat]] = [
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]

        /// The size in points under `category`; an unknown category counts as large, an unknown style as body.
        package func pointSize(for category: UIContentSizeCategory) -> CGFloat {
            let row = Self.sizes[self] ?? Self.sizes[.body] ?? []
            let place = UIContentSizeCategory.ascending.firstIndex(of: category) ?? 3
            return row[place]
        }
    }

    /// The font for `style` at the size the current traits ask for.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for `style` at the size `traits` ask for, or the current traits if they ask for none.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        var category = traits?.preferredContentSizeCategory ?? .unspecified
        if category == .unspecified {
            category = UITraitCollection.current.preferredContentSizeCategory
        }
        let weight: Weight = style == .headline ? .semibold : .regular
        return UIFont(
            face: FontFace(weight: weight.number), size: style.pointSize(for: category), scaling: .style(style))
    }
}
