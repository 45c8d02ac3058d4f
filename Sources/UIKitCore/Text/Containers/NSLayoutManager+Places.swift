// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// The places of lines and characters, in the coordinates of the container (points).
extension NSLayoutManager {
    // MARK: Lines

    /// The rectangle of a container's lines, with the paddings; empty without text.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let part = part(of: container), part.range.length > 0 else { return .zero }
        return part.lines.reduce(CGRect.null) { $0.union(part.used($1)) }
    }

    /// The line of a glyph, as wide as the container; in a container without an end, as wide as its text.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        line(of: glyphIndex, effectiveGlyphRange) { $0.fragment($1) }
    }

    /// The line of a glyph, as wide as its text with the paddings.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        line(of: glyphIndex, effectiveGlyphRange) { $0.used($1) }
    }

    /// A rectangle of a glyph's line, and the line's glyphs; empty without text.
    private func line(
        of glyph: Int, _ glyphs: UnsafeMutablePointer<NSRange>?, _ rect: (Part, TextLayout.Line) -> CGRect
    ) -> CGRect {
        guard let part = part(at: glyph) else { return .zero }
        let line = part.line(at: glyph)
        glyphs?.pointee = part.glyphs(line.range)
        return rect(part, line)
    }

    /// Calls the closure for each line that has glyphs of a range. The closure gets the line's rectangle, that of its text,
    /// the container, the glyphs, and a flag that ends the loop.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for part in laidOut() {
            for line in part.lines {
                let own = part.glyphs(line.range)
                guard NSIntersectionRange(own, glyphRange).length > 0 else { continue }
                block(part.fragment(line), part.used(line), part.container, own, &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// The empty line behind a text that ends with a line break; empty for other texts.
    public var extraLineFragmentRect: CGRect {
        guard let part = laidOut().last, let line = part.lines.last, line.range.isEmpty, part.range.length > 0 else {
            return .zero
        }
        return part.fragment(line)
    }

    // MARK: Glyphs

    /// The place of a glyph in its line: its left end, and the baseline.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let part = part(at: glyphIndex) else { return .zero }
        let line = part.line(at: glyphIndex)
        let caret = part.layout.caretRect(at: .init(offset: part.grapheme(glyphIndex)))
        return CGPoint(x: caret.minX + part.container.lineFragmentPadding, y: line.baseline - line.frame.minY)
    }

    /// The smallest rectangle around the glyphs of a range that are in a container.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.nonNull
    }

    /// Calls the closure with the rectangles that cover a range, one or more for each line; the flag ends the loop. The
    /// selection has no effect.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(of: glyphRange, in: textContainer) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    private func rects(of glyphs: NSRange, in container: NSTextContainer) -> [CGRect] {
        guard let part = part(of: container) else { return [] }
        let own = NSIntersectionRange(glyphs, part.range)
        guard own.length > 0 else { return [] }
        let end = part.lines.last?.frame.maxY ?? 0
        return part.layout.selectionRects(for: part.graphemes(own)).filter { $0.maxY <= end + 0.001 }.map(part.moved)
    }

    /// The glyphs of the lines in a rectangle.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let part = part(of: container) else { return NSRange(location: 0, length: 0) }
        let seen = part.lines.filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
        guard let first = seen.first, let last = seen.last else {
            return NSRange(location: part.range.location, length: 0)
        }
        return part.glyphs(first.range.lowerBound..<last.range.upperBound)
    }

    // MARK: Points

    /// The glyph at a point, or the nearest on the line at its height.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The glyph at a point, or the nearest on the line at its height. The fraction is the part of it before the point, 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let part = part(of: container), part.range.length > 0 else { return 0 }
        let place = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
        let line = part.layout.lines[min(part.layout.lineIndex(at: place), part.lineCount - 1)]
        let last = max(line.range.lowerBound, line.range.upperBound - (line.endsWithNewline ? 2 : 1))
        let found = min(max(part.grapheme(at: place.x, on: line), line.range.lowerBound), last)
        let box = part.layout.selectionRects(for: found..<found + 1).first ?? .zero
        if box.width > 0 { partialFraction?.pointee = min(max(0, (place.x - box.minX) / box.width), 1) }
        return min(part.glyph(found), NSMaxRange(part.range) - 1)
    }

    /// The part of the glyph at a point that lies before the point, 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// As ``glyphIndex(for:in:fractionOfDistanceThroughGlyph:)``.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }
}

extension NSLayoutManager.Part {
    @MainActor func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: container.lineFragmentPadding, dy: 0) }

    /// The text of a line with the paddings.
    @MainActor func used(_ line: TextLayout.Line) -> CGRect {
        CGRect(
            x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * container.lineFragmentPadding,
            height: line.frame.height)
    }

    /// The whole line.
    @MainActor func fragment(_ line: TextLayout.Line) -> CGRect {
        guard container.size.width > 0 else { return used(line) }
        if let room = line.room {
            return CGRect(
                x: room.x, y: line.frame.minY, width: room.width + 2 * container.lineFragmentPadding,
                height: line.frame.height)
        }
        return CGRect(x: 0, y: line.frame.minY, width: container.size.width, height: line.frame.height)
    }

    /// The grapheme of a line at a place, or the nearest.
    func grapheme(at x: CGFloat, on line: TextLayout.Line) -> Int {
        let y = line.frame.midY
        if let found = layout.grapheme(at: CGPoint(x: x, y: y)) { return found }
        let caret = layout.closestCaret(to: CGPoint(x: x, y: y)).offset
        return caret > line.range.lowerBound && x > line.frame.midX ? caret - 1 : caret
    }
}

extension CGRect {
    /// The rectangle, or the empty one for the null rectangle.
    fileprivate var nonNull: CGRect { isNull ? .zero : self }
}
