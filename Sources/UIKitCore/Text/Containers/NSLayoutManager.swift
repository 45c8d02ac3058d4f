// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Hears of a layout manager. Kept: what is set here follows no delegate's wishes.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

/// Sets a text storage's text in lines, and tells where each character stands (PO11).
///
/// The text goes through the containers in turn: what has no room in one is set in the next. A glyph is a UTF-16 unit here, so that indices of
/// glyphs and characters are the same. Everything is set when it is asked for, and again after a change.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// What is set. The storage keeps the manager alive, and not the other way around.
    open internal(set) weak var textStorage: NSTextStorage? { didSet { forget() } }
    /// The rooms that the text goes through.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Kept, and asked nothing.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Kept: lines are as high as the font says, with the gap between lines.
    open var usesFontLeading = true
    /// Kept: nothing is set before it is asked for.
    open var allowsNonContiguousLayout = false
    /// Kept: whether marks would be shown for blanks.
    open var showsInvisibleCharacters = false
    /// Kept: whether marks would be shown for control characters.
    open var showsControlCharacters = false
    /// Kept: words are not hyphenated.
    open var hyphenationFactor: CGFloat = 0
    private var parts: [Part]?
    private var generation = -1
    /// The storage's, when it was set last.
    private var version: Int?

    public override init() { super.init() }

    // MARK: Containers

    /// Adds a room behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a room before another one.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(0, index), textContainers.count))
        container.layoutManager = self
        forget()
    }

    /// Takes a room away.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        forget()
    }

    // MARK: Setting

    /// What is set in one container.
    struct Part {
        let container: NSTextContainer
        let layout: TextLayout
        let styled: StyledText
        /// How many lines have room.
        let lineCount: Int
        /// Of the whole text, in UTF-16 units.
        let range: NSRange

        var lines: ArraySlice<TextLayout.Line> { layout.lines[..<lineCount] }
    }

    func forget() { parts = nil }

    /// The containers with what is set in them.
    func laidOut() -> [Part] {
        let metrics = UIApplication.shared.visitors.current.textMetrics
        if let parts, generation == metrics.generation, version == textStorage?.version { return parts }
        generation = metrics.generation
        version = textStorage?.version
        var result: [Part] = []
        var start = 0
        let text = textStorage?.snapshot ?? NSAttributedString(string: "")
        for container in textContainers {
            let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
            let part = Part(rest, from: start, in: container, metrics)
            result.append(part)
            start += part.range.length
            if start >= text.length { break }
        }
        // Asking for measures may have made new ones: then it is set again when it is asked for again.
        parts = result
        return result
    }

    func part(at glyph: Int) -> Part? {
        let parts = laidOut()
        return parts.first { NSLocationInRange(glyph, $0.range) } ?? parts.last
    }

    func part(of container: NSTextContainer) -> Part? { laidOut().first { $0.container === container } }

    /// Sets the text of a range now; it is set whenever it is asked for.
    open func ensureLayout(for container: NSTextContainer) { _ = laidOut() }

    /// Sets the text of a range now; it is set whenever it is asked for.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut() }

    /// Sets the text of a range now; it is set whenever it is asked for.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut() }

    /// Glyphs are the text's own units: nothing to make.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// The text is set anew when it is asked for.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) {
        actualCharRange?.pointee = charRange
        forget()
    }

    /// The text of the view, if it is one's, is painted anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in textContainers { container.textView?.setNeedsLayout() }
    }

    /// The text of the view, if it is one's, is painted anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    // MARK: Drawing

    /// Draws glyphs of a range into the context in force, with the container's corner at a point: letters in their fonts and colors, and the
    /// lines under and through them.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        UIGraphicsGetCurrentContext().map { paintGlyphs(glyphsToShow, at: origin, $0) }
    }

    /// Fills what is behind glyphs of a range that have a background, with the container's corner at a point.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        UIGraphicsGetCurrentContext().map { paintBackground(glyphsToShow, at: origin, $0) }
    }

    // MARK: Glyphs and characters

    /// The length of the text in UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// The same index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The same index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Whether there is a glyph of that index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// The same range.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// The same range.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// What is set in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        part(of: container)?.range ?? NSRange(location: 0, length: 0)
    }

    /// The container in which a glyph is set.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        guard let part = laidOut().first(where: { NSLocationInRange(glyphIndex, $0.range) }) else { return nil }
        effectiveGlyphRange?.pointee = part.range
        return part.container
    }
}

extension NSLayoutManager.Part {
    @MainActor
    init(_ text: NSAttributedString, from start: Int, in container: NSTextContainer, _ metrics: TextMetrics) {
        let font = TextAttributes.read(text).font ?? .systemFont(ofSize: 12)
        let paragraph = NSParagraphStyle.ofBeginning(of: text)
        var options = TextLayout.Options(
            font: font, alignment: container.lineWidth.isFinite ? paragraph?.alignment ?? .natural : .left,
            lineBreakMode: Self.lineBreaks(container.lineBreakMode, paragraph),
            maximumLineCount: container.maximumNumberOfLines)
        if let paragraph { options.lineHeights = paragraph.heights }
        let height = container.size.height > 0 ? container.size.height : .infinity
        let shortens = container.lineBreakMode.hasEllipsis
        styled = StyledText(text)
        layout = TextLayout(
            styled, options: options, width: container.lineWidth, height: shortens ? height : .infinity,
            metrics: metrics)
        let fitting = layout.lines.prefix { $0.frame.maxY <= height + 0.001 }.count
        lineCount = shortens ? layout.lines.count : max(min(1, layout.lines.count), fitting)
        self.container = container
        let end = layout.index(at: layout.lines[lineCount - 1].range.upperBound).utf16Offset(in: layout.text)
        range = NSRange(location: start, length: end)
    }

    /// The container says how the last line ends, and a paragraph that is broken within words is so in any container.
    private static func lineBreaks(_ mode: NSLineBreakMode, _ paragraph: NSParagraphStyle?) -> NSLineBreakMode {
        mode == .byWordWrapping && paragraph?.lineBreakMode == .byCharWrapping ? .byCharWrapping : mode
    }

    /// The grapheme in which a UTF-16 unit of the whole text is.
    func grapheme(_ glyph: Int) -> Int {
        let offset = min(max(0, glyph - range.location), range.length)
        return layout.offset(of: String.Index(utf16Offset: offset, in: layout.text))
    }

    /// Of the whole text, in UTF-16 units.
    func glyph(_ grapheme: Int) -> Int { range.location + layout.index(at: grapheme).utf16Offset(in: layout.text) }

    func graphemes(_ glyphs: NSRange) -> Range<Int> {
        let first = grapheme(glyphs.location)
        guard glyphs.length > 0, NSMaxRange(glyphs) > range.location else { return first..<first }
        return first..<max(first, grapheme(NSMaxRange(glyphs) - 1) + 1)
    }

    func glyphs(_ graphemes: Range<Int>) -> NSRange {
        let start = glyph(graphemes.lowerBound)
        return NSRange(location: start, length: glyph(graphemes.upperBound) - start)
    }

    func line(at glyph: Int) -> TextLayout.Line {
        let found = layout.lineIndex(of: .init(offset: grapheme(glyph)))
        return layout.lines[min(found, lineCount - 1)]
    }
}
