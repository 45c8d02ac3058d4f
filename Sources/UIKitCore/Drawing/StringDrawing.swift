// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Text in the context in force, as labels set it, with one set of attributes.
///
/// An attributed string is not made for it: Foundation for Linux never frees one's attributes.
@MainActor
private func draw(_ text: String, _ attributes: [NSAttributedString.Key: Any]?, in rect: CGRect, breaks: Bool) {
    guard let context = UIGraphicsGetCurrentContext(), !text.isEmpty else { return }
    let attributes = attributes ?? [:]
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = (attributes[.foregroundColor] as? UIColor ?? .black).cgColor
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    var options = TextLayout.Options(
        font: font, alignment: breaks ? paragraph?.alignment ?? .natural : .left,
        lineBreakMode: paragraph?.lineBreakMode ?? .byWordWrapping, maximumLineCount: 0)
    if let paragraph { options.lineHeights = paragraph.heights }
    let layout = TextLayout(
        text, options: options, width: breaks ? rect.width : .infinity, height: breaks ? rect.height : .infinity,
        metrics: UIApplication.shared.visitors.current.textMetrics)
    context.drawLines(of: layout, font, color, at: rect.origin)
}

extension CGContext {
    /// Text as it was set, in one font and color.
    func drawLines(of layout: TextLayout, _ font: UIFont, _ color: CGColor, at origin: CGPoint) {
        for line in layout.lines {
            for run in line.painted {
                // A drawing's text contains its direction: an override keeps a run as it was set.
                drawText(
                    run.isRightToLeft ? "\u{202E}\(run.text)\u{202C}" : run.text, face: font.face, size: font.pointSize,
                    color: color, at: CGPoint(x: origin.x + run.x, y: origin.y + line.baseline))
            }
        }
    }
}

extension NSString {
    /// Draws the text from a point of its upper left corner, a line for each paragraph.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text within a rectangle: lines are broken at its width, and those that do not fit its height are left out.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }
}

extension NSString {
    /// Draws the text in a rectangle: in lines with `usesLineFragmentOrigin`.
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}

extension String {
    /// As `NSString`'s.
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        UIKitCore.draw(self, attributes, in: rect, breaks: options.contains(.usesLineFragmentOrigin))
    }

    /// As `NSString`'s.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        UIKitCore.draw(self, attributes, in: CGRect(origin: point, size: .zero), breaks: false)
    }

    /// As `NSString`'s.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        UIKitCore.draw(self, attributes, in: rect, breaks: true)
    }
}

extension NSAttributedString {
    private var attributesOfBeginning: [NSAttributedString.Key: Any]? {
        length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
    }

    /// Draws the text in a rectangle: in lines with `usesLineFragmentOrigin`.
    @preconcurrency @MainActor
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        string.draw(with: rect, options: options, attributes: attributesOfBeginning, context: context)
    }

    /// Draws the text with the font and color of its first character, from a point of its upper left corner.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: attributesOfBeginning) }

    /// Draws the text with the font and color of its first character, in lines within a rectangle.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: attributesOfBeginning) }
}
