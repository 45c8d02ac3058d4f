// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A line of text that is set: `CTLineCreateWithAttributedString(_:)`, or one of a frame's or typesetter's.
@preconcurrency @MainActor
public final class CTLine: NSObject {
    /// Where the line's text begins in the text that it belongs to.
    let start: Int
    let layout: SetText

    var text: NSAttributedString { layout.text }

    /// - Parameter text: with UIKit's attributes.
    init(_ text: NSAttributedString, from start: Int = 0) {
        self.start = start
        layout = SetText(text, in: CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// With the blanks at its end.
    var width: CGFloat { layout.offset(of: text.length) }
    var widthWithoutBlanks: CGFloat { layout.offset(of: text.endWithoutBlanks) }

    /// The greatest of the fonts in a part of the line: above the baseline, below it, and between lines.
    func heights(in range: NSRange) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        var heights: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) = (0, 0, 0)
        text.enumerateAttribute(.font, in: range) { value, _, _ in
            let font = value as? UIFont ?? .systemFont(ofSize: 12)
            heights = (
                max(heights.ascent, font.ascender), max(heights.descent, -font.descender),
                max(heights.leading, font.leading)
            )
        }
        return heights
    }

    var whole: NSRange { NSRange(location: 0, length: text.length) }

    /// Draws the line with its start, on the baseline, at a point of a context whose y grows upwards (CT6).
    func draw(at origin: CGPoint, _ context: CGContext) {
        guard let first = layout.lines.first else { return }
        CTFrame.upright(in: context, at: origin) { layout.draw(at: CGPoint(x: 0, y: -first.origin.y)) }
    }
}

/// One line of a text, however long it is.
@preconcurrency @MainActor
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(attrString.withUIKitAttributes)
}

/// The width of a line, with the blanks at its end. The heights above and below the baseline and between lines go where the pointers say.
@preconcurrency @MainActor
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let heights = line.heights(in: line.whole)
    ascent?.pointee = heights.ascent
    descent?.pointee = heights.descent
    leading?.pointee = heights.leading
    return Double(line.width)
}

/// The rectangle of a line, from its start on the baseline; y grows upwards. The options have no effect.
@preconcurrency @MainActor
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    let heights = line.heights(in: line.whole)
    return CGRect(x: 0, y: -heights.descent, width: line.width, height: heights.ascent + heights.descent)
}

/// What counts for the bounds of a line. Kept without effect: glyphs have the bounds of their fonts.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// Apple's number.
    public let rawValue: Int
    /// From Apple's number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Without the space between lines, which is never in it here.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// As the glyphs are painted.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// By the edges that readers see.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// The width of the blanks at a line's end.
@preconcurrency @MainActor
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    Double(line.width - line.widthWithoutBlanks)
}

/// The part of its text that a line shows, in UTF-16 units.
@preconcurrency @MainActor
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRangeMake(line.start, line.text.length) }

/// How many glyphs a line has: one for each UTF-16 unit here.
@preconcurrency @MainActor
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }

/// The place in the text that is nearest to a point, for a caret or a touch (CT3).
///
/// - Parameter position: from the line's start, on the baseline.
/// - Returns: an index of UTF-16 units, from the line's first to the one behind its last.
@preconcurrency @MainActor
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.start + line.layout.index(at: position.x)
}

/// The distance of an index from the line's start (CT3).
///
/// - Parameter secondaryOffset: gets the same; carets that are split between two directions are not known here.
@preconcurrency @MainActor
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.layout.offset(of: min(max(charIndex - line.start, 0), line.text.length))
    secondaryOffset?.pointee = offset
    return offset
}

/// How far a line must be moved to the right to stand in a width: 0 at the left for the factor 0, in the middle for 0.5, at the right for
/// 1. The blanks at its end do not count.
@preconcurrency @MainActor
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, flushWidth - Double(line.widthWithoutBlanks)) * Double(min(max(flushFactor, 0), 1))
}

/// Where a line that is too wide is cut.
public enum CTLineTruncationType: UInt32, Sendable {
    /// At its start.
    case start = 0
    /// At its end.
    case end = 1
    /// In its middle.
    case middle = 2
}

/// The line, or what of it fits in a width with a mark in the place of the rest (CT4).
///
/// - Parameter truncationToken: the mark; without one nothing stands there.
/// - Returns: `nil` if not even the mark fits.
@preconcurrency @MainActor
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard Double(line.width) > width else { return line }
    let mark = truncationToken?.text ?? NSAttributedString(string: "")
    guard Double(truncationToken?.width ?? 0) <= width else { return nil }
    // Whole characters, as many as fit: more characters are never narrower.
    let string = line.text.string
    let starts = string.indices.map { $0.utf16Offset(in: string) } + [line.text.length]
    func shortened(keeping count: Int) -> CTLine {
        let head = truncationType == .start ? 0 : truncationType == .end ? count : (count + 1) / 2
        let text = NSMutableAttributedString(
            attributedString: line.text.attributedSubstring(from: NSRange(location: 0, length: starts[head])))
        text.append(mark)
        let tail = starts[starts.count - 1 - (count - head)]
        text.append(line.text.attributedSubstring(from: NSRange(location: tail, length: line.text.length - tail)))
        return CTLine(text, from: line.start)
    }
    var kept = 0..<max(starts.count - 1, 1)
    while kept.count > 1 {
        let middle = kept.lowerBound + kept.count / 2
        let fits = Double(shortened(keeping: middle).width) <= width
        kept = fits ? middle..<kept.upperBound : kept.lowerBound..<middle
    }
    return shortened(keeping: kept.lowerBound)
}

/// The line moved and stretched to a width. Blanks are not made wider here: the line itself, if it is narrower than the width.
///
/// - Returns: `nil` for a line that is wider.
@preconcurrency @MainActor
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    Double(line.widthWithoutBlanks) <= justificationWidth ? line : nil
}

/// Draws a line at the context's text position (CT6), which moves on behind it.
@preconcurrency @MainActor
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.draw(at: context.textPosition, context)
    context.textPosition.x += line.width
}

// MARK: Runs

/// A part of a line in which no attribute changes.
@preconcurrency @MainActor
public final class CTRun: NSObject {
    let line: CTLine
    /// Of the line's own text.
    let range: NSRange

    init(_ line: CTLine, _ range: NSRange) {
        self.line = line
        self.range = range
    }
}

/// The runs of a line, in the order of the text.
@preconcurrency @MainActor
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var runs: [CTRun] = []
    line.text.enumerateAttributes(in: line.whole) { _, range, _ in runs.append(CTRun(line, range)) }
    return runs
}

/// The attributes of a run.
@preconcurrency @MainActor
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let attributes = run.line.text.attributes(at: run.range.location, effectiveRange: nil)
    return Dictionary(attributes.map { (AnyHashable($0.key.rawValue), $0.value) }) { first, _ in first }
}

/// The part of the text that a run shows, in UTF-16 units.
@preconcurrency @MainActor
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRangeMake(run.line.start + run.range.location, run.range.length)
}

/// How many glyphs a run has: one for each UTF-16 unit here.
@preconcurrency @MainActor
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }

/// The width of a part of a run, of all of it for a length of 0, and its heights.
@preconcurrency @MainActor
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let heights = run.line.heights(in: run.range)
    ascent?.pointee = heights.ascent
    descent?.pointee = heights.descent
    leading?.pointee = heights.leading
    let start = run.range.location + min(max(range.location, 0), run.range.length)
    let end = range.length == 0 ? NSMaxRange(run.range) : min(start + range.length, NSMaxRange(run.range))
    return Double(run.line.layout.offset(of: end) - run.line.layout.offset(of: start))
}
