// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The delegate of a layout manager. Kept without an effect: layout does not ask it.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

/// Lays out a text storage's text in lines, and knows the place of each character (PO11).
///
/// The text goes through the containers in turn: text that does not fit in one is set in the next. A glyph is a UTF-16 unit
/// here, so that indices of glyphs and characters are the same. Text is laid out when it is needed, and again after a change.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text. The storage keeps the manager alive; the manager does not keep the storage alive.
    open internal(set) weak var textStorage: NSTextStorage? { didSet { forget() } }
    /// The areas through which the text goes.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Kept, and asked nothing.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Kept without an effect: lines always have the font's height, with the gap between lines.
    open var usesFontLeading = true
    /// Kept without an effect: text is laid out only when it is needed.
    open var allowsNonContiguousLayout = false
    /// Whether blanks are shown as marks. Kept without an effect.
    open var showsInvisibleCharacters = false
    /// Whether control characters are shown as marks. Kept without an effect.
    open var showsControlCharacters = false
    /// Kept: words are not hyphenated.
    open var hyphenationFactor: CGFloat = 0
    private var parts: [Part]?
    private var generation = -1
    /// The version of the storage at the last layout.
    private var version: Int?

    public override init() { super.init() }

    // MARK: Containers

    /// Adds an area behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds an area before another one.
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

    /// The text in one container.
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

    /// The containers with their text.
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
        // The layout may have caused new measures. Then the next request lays the text out again.
        parts = result
        return result
    }

    func part(at glyph: Int) -> Part? {
        let parts = laidOut()
        return parts.first { NSLocationInRange(glyph, $0.range) } ?? parts.last
    }

    func part(of container: NSTextContainer) -> Part? { laidOut().first { $0.container === container } }

    /// Lays out the text of a range now. It is not needed, because text is laid out when it is needed.
    open func ensureLayout(for container: NSTextContainer) { _ = laidOut() }

    /// Lays out the text of a range now. It is not needed, because text is laid out when it is needed.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut() }

    /// Lays out the text of a range now. It is not needed, because text is laid out when it is needed.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut() }

    /// Glyphs are the text's own units: nothing to make.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// The text is laid out again when it is needed.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) {
        actualCharRange?.pointee = charRange
        forget()
    }

    /// Paints the text again, if it belongs to a view.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in textContainers { container.textView?.setNeedsLayout() }
    }

    /// Paints the text again, if it belongs to a view.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    // MARK: Drawing

    /// Draws glyphs of a range into the current context, with the container's corner at a point: letters in their fonts and
    /// colors, and the lines under and through them.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        UIGraphicsGetCurrentContext().map { paintGlyphs(glyphsToShow, at: origin, $0) }
    }

    /// Fills the background of glyphs of a range that have one, with the container's corner at a point.
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

    /// Whether there is a glyph with the index.
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

    /// The glyphs in a container.
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
        options.exclusions = container.exclusionArea
        let height = container.size.height > 0 ? container.size.height : .infinity
        let shortens = container.lineBreakMode.hasEllipsis
        styled = StyledText(text)
        options.take(paragraph, container.lineWidth.isFinite ? styled.paragraphs : styled.paragraphs?.aligned(.left))
        layout = TextLayout(
            styled, options: options, width: container.lineWidth, height: shortens ? height : .infinity,
            metrics: metrics)
        let fitting = layout.lines.prefix { $0.frame.maxY <= height + 0.001 }.count
        lineCount = shortens ? layout.lines.count : max(min(1, layout.lines.count), fitting)
        self.container = container
        let end = layout.index(at: layout.lines[lineCount - 1].range.upperBound).utf16Offset(in: layout.text)
        range = NSRange(location: start, length: end)
    }

    /// The container decides how the last line ends. A paragraph that breaks within words does so in any container.
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
