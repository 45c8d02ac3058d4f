// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A picture in a text: it stands in a line as a letter does (W69).
struct TextPicture {
    let image: UIImage
    /// In the coordinates of the text's view, in points.
    let frame: CGRect
    /// The picture's own color, or of a template the color of the text around it.
    let tint: CGColor?
}

extension NSTextAttachment {
    /// The largest side of a picture in a text, and its largest distance from the baseline, in points.
    private static let most: CGFloat = 10_000

    /// The rectangle beside letters of a font, relative to the baseline: in points, upwards. A symbol without a size of its own
    /// has the font's, and stands in the middle of capitals.
    ///
    /// - Parameters:
    ///   - lineWidth: the width of the line, in points.
    ///   - index: the place of the attachment's character, in UTF-16 units.
    func box(beside font: UIFont, lineWidth: CGFloat, index: Int) -> CGRect {
        let line = CGRect(x: 0, y: 0, width: min(max(0, lineWidth), 10_000_000), height: font.lineHeight)
        var box = attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        if let symbol = symbol(beside: font), box == CGRect(origin: .zero, size: image?.size ?? .zero) {
            box = CGRect(
                x: 0, y: (font.capHeight - symbol.size.height) / 2, width: symbol.size.width, height: symbol.size.height
            )
        }
        func limited(_ number: CGFloat, from least: CGFloat) -> CGFloat {
            number.isFinite ? min(max(number, least), Self.most) : 0
        }
        return CGRect(
            x: 0, y: limited(box.minY, from: -Self.most), width: limited(box.width, from: 0),
            height: limited(box.height, from: 0))
    }

    /// The picture in a rectangle of its line, beside letters of a font.
    func picture(in box: CGRect, beside font: UIFont, index: Int) -> UIImage? {
        let image = image(forBounds: box, textContainer: nil, characterIndex: index) ?? contentImage
        guard let image, image === self.image else { return image }
        return symbol(beside: font) ?? image
    }

    /// The picture, if it is a symbol without a size or weight of its own, in those of a font.
    private func symbol(beside font: UIFont) -> UIImage? {
        guard let image, image.hasDefaultSymbolConfiguration else { return nil }
        return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font))
    }

    /// What assistive technology says for the attachment.
    @MainActor var spokenText: String { accessibilityLabel ?? image?.accessibilityLabel ?? "" }
}

extension TextStyle {
    /// How far a line with letters of the style reaches above its baseline, and below it with the gap to the next line, in points.
    ///
    /// - Parameters:
    ///   - font: the font of a style without one.
    ///   - lineWidth: the width of the line, in points.
    ///   - index: the place of the style's first character, in UTF-16 units.
    @MainActor
    func heights(orIn font: UIFont, lineWidth: CGFloat, index: Int, _ metrics: TextMetrics)
        -> (ascent: CGFloat, depth: CGFloat)
    {
        let font = self.font ?? font
        let heights = metrics.heights(of: font.face)
        var (ascent, depth) = (
            heights.ascent * font.pointSize, (heights.descent + heights.lineGap) * font.pointSize
        )
        if let box = attachment?.box(beside: font, lineWidth: lineWidth, index: index) {
            (ascent, depth) = (max(ascent, box.maxY), max(depth, -box.minY))
        }
        return (ascent + max(0, baselineOffset), depth - min(0, baselineOffset))
    }

    /// The pictures in the place of a run's characters, each of which stands for the attachment.
    ///
    /// - Parameters:
    ///   - count: how many characters the run has.
    ///   - font: the font of a style without one.
    ///   - baseline: the left end of the run's baseline.
    ///   - width: the width of the run, in points.
    ///   - index: the place of the first character, in UTF-16 units.
    ///   - color: returns a color as it is shown, for the color of a text's attributes or of a picture, if any.
    @MainActor
    func pictures(
        _ count: Int, orIn font: UIFont, at baseline: CGPoint, width: CGFloat, lineWidth: CGFloat, index: Int,
        color: (UIColor?) -> UIColor
    ) -> [TextPicture] {
        guard let attachment, count > 0 else { return [] }
        let font = self.font ?? font
        return (0..<count).compactMap { place in
            let box = attachment.box(beside: font, lineWidth: lineWidth, index: index + place)
            guard box.width > 0, box.height > 0,
                let image = attachment.picture(in: box, beside: font, index: index + place)
            else { return nil }
            let frame = CGRect(
                x: baseline.x + width * CGFloat(place) / CGFloat(count), y: baseline.y - baselineOffset - box.maxY,
                width: box.width, height: box.height)
            let tint = image.ownTint.map { color($0) } ?? (image.isTemplate ? color(self.color) : nil)
            return TextPicture(image: image, frame: frame, tint: tint?.cgColor)
        }
    }
}

extension TextLayout {
    /// The pictures of a text's attachments.
    ///
    /// - Parameters:
    ///   - font: the font of text without one of its own.
    ///   - origin: the layout's origin in the view's coordinates.
    ///   - color: returns a color as it is shown, for the color of a text's attributes, if any.
    @MainActor
    func pictures(
        in styled: StyledText, _ font: UIFont, at origin: CGPoint, color: (UIColor?) -> UIColor
    ) -> [TextPicture] {
        guard styled.stretches.contains(where: { $0.style.attachment != nil }) else { return [] }
        return lines.flatMap { line in
            line.runs.flatMap { run -> [TextPicture] in
                guard let stretch = run.stretch.map({ styled.stretches[$0] }), stretch.style.attachment != nil else {
                    return []
                }
                return stretch.style.pictures(
                    1, orIn: font, at: CGPoint(x: origin.x + run.x, y: origin.y + line.baseline), width: run.width,
                    lineWidth: width, index: stretch.unit, color: color)
            }
        }
    }
}

extension CGContext {
    /// Text in its styles, and the pictures in it.
    ///
    /// The distance between letters is that of their faces: a drawing has no other.
    @MainActor
    func draw(_ text: DisplayStyledText, _ pictures: [TextPicture], _ metrics: TextMetrics) {
        for run in text.runs { drawBackground(of: run, metrics) }
        for run in text.runs { drawLetters(of: run) }
        for picture in pictures { draw(picture.image, in: picture.frame, tint: picture.tint) }
    }

    @MainActor
    private func drawBackground(of run: DisplayStyledText.Run, _ metrics: TextMetrics) {
        guard let background = run.background else { return }
        let heights = metrics.heights(of: run.face)
        fill(
            CGRect(
                x: run.baseline.x, y: run.baseline.y - heights.ascent * run.size, width: run.width,
                height: (heights.ascent + heights.descent) * run.size), in: background)
    }

    /// The letters of a run, and the lines under and through them.
    func drawLetters(of run: DisplayStyledText.Run) {
        // A drawing's text contains its direction: an override keeps a run as it was set.
        drawText(
            run.isRightToLeft ? "\u{202E}\(run.text)\u{202C}" : run.text, face: run.face, size: run.size,
            color: run.color.cgColor, at: run.baseline)
        let thickness = max(1, run.size / 14)
        func rule(_ stroke: DisplayStyledText.Stroke?, _ distance: CGFloat) {
            guard let stroke else { return }
            let y = run.baseline.y + distance - thickness / 2
            fill(CGRect(x: run.baseline.x, y: y, width: run.width, height: thickness), in: stroke.color)
        }
        rule(run.underline, run.size / 9)
        rule(run.strikethrough, -run.size * 0.27)
    }

    private func fill(_ rect: CGRect, in color: UIColor) {
        saveGState()
        setFillColor(color.cgColor)
        fill(rect)
        restoreGState()
    }
}

extension DisplayContent {
    /// Text, or a drawing of text with pictures in it.
    @MainActor
    init(_ text: DisplayStyledText, _ pictures: [TextPicture], in bounds: CGRect, _ metrics: TextMetrics) {
        self =
            pictures.isEmpty
            ? .styledText(text)
            : .drawing(DisplayDrawing(of: bounds) { $0.draw(text, pictures, metrics) }, .scaleToFill)
    }
}
