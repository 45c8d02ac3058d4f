// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A text in stretches, each with a style of its own.
struct StyledText: Hashable {
    /// Graphemes that follow each other in one style.
    struct Stretch: Hashable {
        /// Offsets in graphemes.
        var range: Range<Int>
        /// Where it begins, in UTF-16 units.
        var unit: Int
        var style: TextStyle
    }

    let text: String
    /// In order and without gaps; empty for an empty text.
    let stretches: [Stretch]
    /// How the paragraphs stand that do not all stand alike (W80).
    let paragraphs: ParagraphSettings?

    /// A grapheme has the attributes of its beginning.
    init(_ attributed: NSAttributedString) {
        text = attributed.string
        var stretches: [Stretch] = []
        var style = TextStyle()
        var paragraph: NSParagraphStyle?
        var setting = ParagraphSetting()
        var paragraphs = ParagraphSettings()
        var beginsParagraph = true
        var offset = 0
        // The range of the last read attributes, in UTF-16 units.
        var known = NSRange(location: 0, length: 0)
        var unit = 0
        for character in text {
            let isBeyond = unit >= known.location + known.length
            if isBeyond {
                let attributes = attributed.attributes(at: unit, effectiveRange: &known)
                style = TextStyle(attributes)
                let own = attributes[.paragraphStyle] as? NSParagraphStyle
                if own !== paragraph { (paragraph, setting) = (own, own?.setting ?? ParagraphSetting()) }
            }
            if beginsParagraph { paragraphs.append(setting, at: offset) }
            beginsParagraph = character.isNewline
            if isBeyond || style.attachment != nil {
                var own = style
                if character != NSTextAttachment.letter { own.attachment = nil }
                // Each attachment is a stretch of its own.
                if own.attachment != nil || stretches.last?.style != own {
                    stretches.append(Stretch(range: offset..<offset, unit: unit, style: own))
                }
            }
            offset += 1
            stretches[stretches.count - 1].range = stretches[stretches.count - 1].range.lowerBound..<offset
            unit += character.utf16.count
        }
        self.stretches = stretches
        self.paragraphs = paragraphs.unlessEven
    }

    /// A text that has the same attributes everywhere.
    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        let style = TextStyle(attributes)
        self.init(
            text: text, stretches: text.isEmpty ? [] : [Stretch(range: 0..<text.count, unit: 0, style: style)],
            paragraphs: (attributes[.paragraphStyle] as? NSParagraphStyle).flatMap { ParagraphSettings($0.setting) })
    }

    /// The text with all its fonts scaled. Parts without a font of their own stay without one.
    func scaled(by factor: CGFloat) -> StyledText {
        StyledText(
            text: text,
            stretches: stretches.map { stretch in
                var scaled = stretch
                scaled.style.font = stretch.style.font.map { $0.withSize(max(1, $0.pointSize * factor)) }
                return scaled
            }, paragraphs: paragraphs)
    }

    private init(text: String, stretches: [Stretch], paragraphs: ParagraphSettings?) {
        (self.text, self.stretches, self.paragraphs) = (text, stretches, paragraphs)
    }

    /// The text as assistive technology reads it: with the names of attachments.
    @MainActor var spoken: String {
        guard stretches.contains(where: { $0.style.attachment != nil }) else { return text }
        var rest = Substring(text)
        return stretches.map { stretch in
            let own = rest.prefix(stretch.range.count)
            rest = rest.dropFirst(stretch.range.count)
            return stretch.style.attachment?.spokenText ?? String(own)
        }.joined()
    }

    /// Whether all of it has one style, with no more than a font and a color.
    var isPlain: Bool { stretches.count <= 1 && stretches.first?.style.isDecorated != true }
}

extension TextLayout {
    /// How high one stretch of a text is, in points.
    struct StretchHeights: Sendable {
        var range: Range<Int>
        var ascent: CGFloat
        /// The height below the baseline, with the gap to the next line.
        var depth: CGFloat
    }

    /// Sets a text in stretches. Parts without a font use the font of the options.
    @MainActor
    init(
        _ styled: StyledText, options: Options, width: CGFloat = .infinity, height: CGFloat = .infinity,
        metrics: TextMetrics
    ) {
        let font = options.font
        let mayShorten = options.lineBreakMode.hasEllipsis && (options.maximumLineCount > 0 || height < .infinity)
        var measures = Measures(
            advances: [], ellipsis: mayShorten ? metrics.advance(of: "…", in: font.face) * font.pointSize : 0,
            heights: metrics.heights(of: font.face), pointSize: font.pointSize)
        var start = styled.text.startIndex
        for stretch in styled.stretches {
            let end = styled.text.index(start, offsetBy: stretch.range.count)
            let own = stretch.style.font ?? font
            if let attachment = stretch.style.attachment {
                let box = attachment.box(beside: own, lineWidth: width, index: stretch.unit)
                measures.advances.append(max(0, box.width + stretch.style.kern))
            } else {
                measures.advances += metrics.advances(of: String(styled.text[start..<end]), in: own.face).map {
                    max(0, $0 * own.pointSize + stretch.style.kern)
                }
            }
            let (ascent, depth) = stretch.style.heights(orIn: font, lineWidth: width, index: stretch.unit, metrics)
            measures.stretches.append(StretchHeights(range: stretch.range, ascent: ascent, depth: depth))
            start = end
        }
        self.init(styled.text, options: options, width: width, height: height, measures: measures)
    }
}

extension TextLayout.Measures {
    /// The heights of a line of these graphemes.
    func heights(of range: Range<Int>) -> (ascent: CGFloat, depth: CGFloat) {
        // An empty line is as high as the text around it.
        let place = range.isEmpty ? max(0, range.lowerBound - 1)..<range.lowerBound + 1 : range
        let concerned = stretches.filter { $0.range.overlaps(place) }
        guard let first = concerned.first else { return (ascent, lineHeight - ascent) }
        return concerned.dropFirst().reduce((first.ascent, first.depth)) {
            (max($0.0, $1.ascent), max($0.1, $1.depth))
        }
    }
}
