// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension TextLayout {
    /// The settings for the layout of a text.
    public struct Options: Hashable, Sendable {
        /// The font of text without one of its own, and of ellipses.
        public var font: UIFont
        /// On which side lines stand.
        public var alignment: NSTextAlignment
        /// Where lines break, and how text that does not fit is shortened.
        public var lineBreakMode: NSLineBreakMode
        /// The most lines that are set; 0 or less means any number.
        public var maximumLineCount: Int
        /// The heights of lines, besides the font's.
        public var lineHeights = LineHeights()
        /// How each paragraph stands, in the place of ``alignment`` and ``lineHeights``; `nil` if all stand so (W80).
        var paragraphs: ParagraphSettings?
        /// What lines leave out; `nil` for nothing (PO20).
        var exclusions: ExclusionArea?

        /// A setting of text in a font; without further arguments over any number of lines, broken between words.
        public init(
            font: UIFont, alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byWordWrapping,
            maximumLineCount: Int = 0
        ) {
            self.font = font
            self.alignment = alignment
            self.lineBreakMode = lineBreakMode
            self.maximumLineCount = maximumLineCount
        }

        /// Whether lines are equally high in a text of one font, and have all of its width.
        var isEven: Bool { paragraphs == nil && exclusions == nil }

        /// Sets the text as a style says, or each paragraph as its own one says.
        mutating func take(_ style: NSParagraphStyle?, _ paragraphs: ParagraphSettings?) {
            self.paragraphs = paragraphs
            if paragraphs == nil, let style { lineHeights = style.heights }
        }
    }

    /// The measures of one text, in points: in one font, or in stretches.
    struct Measures {
        var advances: [CGFloat]
        /// The advance of "…".
        var ellipsis: CGFloat
        var ascent: CGFloat
        var lineHeight: CGFloat
        /// The stretches of a text in several fonts, without gaps; empty for a text in one font.
        var stretches: [StretchHeights] = []

        init(advances: [CGFloat], ellipsis: CGFloat, heights: FontMetrics, pointSize: CGFloat) {
            self.advances = advances
            self.ellipsis = ellipsis
            ascent = heights.ascent * pointSize
            lineHeight = (heights.ascent + heights.descent + heights.lineGap) * pointSize
        }

        /// Gives lines the heights of a paragraph style.
        mutating func apply(_ heights: LineHeights) {
            guard heights != LineHeights() else { return }
            let (above, below) = heights.applied(ascent: ascent, depth: lineHeight - ascent)
            (ascent, lineHeight) = (above, above + below)
            for place in stretches.indices {
                (stretches[place].ascent, stretches[place].depth) = heights.applied(
                    ascent: stretches[place].ascent, depth: stretches[place].depth)
            }
        }
    }
}

extension NSLineBreakMode {
    /// Whether text that does not fit is shortened by "…".
    var hasEllipsis: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}
