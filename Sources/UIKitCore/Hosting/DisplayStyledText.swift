// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Text in several styles, laid out: runs of one style each.
public struct DisplayStyledText: Equatable {
    /// A line under or through a run, as wide as the run.
    public struct Stroke: Equatable {
        /// One line, a thick one, two, or a dotted or dashed one.
        public var style: NSUnderlineStyle
        /// The line's color, resolved for the view's traits.
        public var color: UIColor
    }

    /// Text of one style on one line, in one direction, to paint in one go.
    public struct Run: Equatable {
        /// The characters, in the order in which they are read.
        public var text: String
        /// The typeface.
        public var face: FontFace
        /// In points.
        public var size: CGFloat
        /// The color of the letters, resolved for the view's traits.
        public var color: UIColor
        /// Behind the letters.
        public var background: UIColor?
        /// The line under the run; `nil` for none.
        public var underline: Stroke?
        /// The line through the run; `nil` for none.
        public var strikethrough: Stroke?
        /// In points, between the letters beside the face's own distances.
        public var kern: CGFloat
        /// In the view's own coordinates: the left end of the baseline.
        public var baseline: CGPoint
        /// In points.
        public var width: CGFloat
        /// Whether all of it reads from right to left, else all of it from left to right.
        public var isRightToLeft: Bool
    }

    /// Line by line.
    public var runs: [Run]
}

extension DisplayStyledText {
    /// - Parameters:
    ///   - font: the font of text without one of its own, and of ellipses.
    ///   - origin: the layout's origin in the view's coordinates.
    ///   - color: returns a color as it is shown, for the color of a text's attributes, if any.
    @MainActor
    init(
        _ layout: TextLayout, _ styled: StyledText, _ font: UIFont, at origin: CGPoint, color: (UIColor?) -> UIColor
    ) {
        runs = layout.lines.flatMap { line in
            line.runs.compactMap { run in
                let style = run.stretch.map { styled.stretches[$0].style } ?? TextStyle()
                guard style.attachment == nil else { return nil }
                return Run(
                    text: run.text, style, font, baseline: CGPoint(x: origin.x + run.x, y: origin.y + line.baseline),
                    width: run.width, isRightToLeft: run.isRightToLeft, color: color)
            }
        }
    }

    /// A line of a text that is edited.
    ///
    /// - Parameter resolved: returns a color as it is shown.
    @MainActor
    init(_ line: TextLineView.Content, resolved: (UIColor) -> UIColor) {
        runs = line.runs.compactMap { run in
            guard run.attachmentCount == 0 else { return nil }
            return Run(
                text: run.text, run.style ?? TextStyle(), line.font, baseline: CGPoint(x: run.x, y: line.ascent),
                width: run.width, isRightToLeft: run.isRightToLeft, color: { resolved($0 ?? line.color) })
        }
    }
}

extension DisplayStyledText.Run {
    /// - Parameters:
    ///   - font: the font of a style without one.
    ///   - baseline: the line's baseline in the view's coordinates.
    ///   - color: returns a color as it is shown, for the color of a text's attributes, if any.
    init(
        text: String, _ style: TextStyle, _ font: UIFont, baseline: CGPoint, width: CGFloat,
        isRightToLeft: Bool, color: (UIColor?) -> UIColor
    ) {
        let font = style.font ?? font
        let shown = color(style.color)
        func stroke(_ kind: NSUnderlineStyle, _ own: UIColor?) -> DisplayStyledText.Stroke? {
            kind.isEmpty ? nil : DisplayStyledText.Stroke(style: kind, color: own.map(color) ?? shown)
        }
        self.init(
            text: text, face: font.face, size: font.pointSize, color: shown, background: style.background.map(color),
            underline: stroke(style.underline, style.underlineColor),
            strikethrough: stroke(style.strikethrough, style.strikethroughColor), kern: style.kern,
            baseline: CGPoint(x: baseline.x, y: baseline.y - style.baselineOffset), width: width,
            isRightToLeft: isRightToLeft)
    }
}
