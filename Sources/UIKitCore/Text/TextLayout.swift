// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A text set in lines, with the place of each grapheme: for painting, for carets and for fingers.
///
/// It is a value that depends on nothing but its input. Places in the text are offsets in graphemes (`Character`s). Geometry
/// is in points, with the origin at the top left of the text's area. Unicode's bidirectional algorithm decides the order on a
/// line. Each paragraph has the direction of its first letter.
///
/// Setting a text takes time proportional to its length.
public struct TextLayout: Sendable {
    /// The text that was set.
    public let text: String
    /// The lines from top to bottom, at least one: that of an empty text is empty and gives a caret its place.
    public let lines: [Line]
    /// The size of the lines, from the origin to the right end of the widest line and to the bottom of the last.
    ///
    /// It is not rounded. With a finite width, centered or right-aligned text is moved within that width, as ``Line/frame``
    /// shows. `size.width` is still the width of the widest line.
    public let size: CGSize
    /// The height of a line in the font of the options, in points; the height of every line in a text of one font.
    public let lineHeight: CGFloat
    /// Whether some of the text is not shown: it was shortened by an ellipsis, cut off, or had no room.
    public let isTruncated: Bool

    /// The width for which the text was set.
    let width: CGFloat
    /// Where each grapheme begins. A hidden grapheme has the place of the ellipsis, or the end of its line.
    let edges: [CGFloat]
    /// The index of each grapheme in ``text``, and the end index.
    let indices: [String.Index]

    /// Sets `text` with the measures of `metrics`, and adds a request there for each measure that no screen has sent.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - options: font, alignment, line breaks.
    ///   - width: the greatest width, in points. Infinity, or NaN, sets every paragraph on one line; zero and less set one
    ///     grapheme on each.
    ///   - height: the greatest height of whole lines, in points; one line is always set.
    ///   - metrics: the measures of the application's screens.
    @MainActor
    public init(
        _ text: String, options: Options, width: CGFloat = .infinity, height: CGFloat = .infinity, metrics: TextMetrics
    ) {
        let font = options.font
        let mayShorten = options.lineBreakMode.hasEllipsis && (options.maximumLineCount > 0 || height < .infinity)
        self.init(
            text, options: options, width: width, height: height,
            measures: Measures(
                advances: metrics.advances(of: text, in: font.face).map { $0 * font.pointSize },
                ellipsis: mayShorten ? metrics.advance(of: "…", in: font.face) * font.pointSize : 0,
                heights: metrics.heights(of: font.face), pointSize: font.pointSize))
    }

    /// Sets `text` with `measures`, which has an advance for each of its graphemes.
    init(
        _ text: String, options: Options, width: CGFloat = .infinity, height: CGFloat = .infinity, measures: Measures
    ) {
        var measures = measures
        measures.apply(options.lineHeights)
        let spacing = options.lineHeights.spacing
        // The last line has nothing below it.
        var setter = LineSetter(text, options: options, width: width, height: height + spacing, measures: measures)
        setter.setLines()
        self.text = text
        self.width = setter.width
        lines = setter.lines
        edges = setter.edges
        indices = setter.indices
        isTruncated = setter.isTruncated
        lineHeight = measures.lineHeight
        size = CGSize(
            width: lines.reduce(0) { max($0, $1.frame.width + ($1.room?.x ?? 0)) },
            height: measures.stretches.isEmpty && options.isEven
                ? lineHeight * CGFloat(lines.count) - spacing
                : lines.reduce(0) { max($0, $1.frame.maxY) } - spacing - setter.spacingBelow)
    }

    /// ``size`` with both sides rounded up to whole pixels, as views size themselves.
    public func size(roundedUpToScale scale: CGFloat) -> CGSize {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        // An excess no larger than rounding errors must not cost another pixel.
        func up(_ side: CGFloat) -> CGFloat { (side * scale - 0.0001).rounded(.up) / scale }
        return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
    }
}
