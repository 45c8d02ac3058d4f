// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Text in the context in force, as labels set it.
@MainActor
private func draw(_ text: NSAttributedString, in rect: CGRect, breaks: Bool) {
    guard let context = UIGraphicsGetCurrentContext(), text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = (attributes[.foregroundColor] as? UIColor ?? .black).cgColor
    let paragraph = NSParagraphStyle.ofBeginning(of: text)
    var options = TextLayout.Options(
        font: font, alignment: breaks ? paragraph?.alignment ?? .natural : .left,
        lineBreakMode: paragraph?.lineBreakMode ?? .byWordWrapping, maximumLineCount: 0)
    if let paragraph { options.lineHeights = paragraph.heights }
    let layout = TextLayout(
        text.string, options: options, width: breaks ? rect.width : .infinity, height: breaks ? rect.height : .infinity,
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
        UIKitCore.draw(
            NSAttributedString(string: String(describing: self), attributes: attributes),
            in: CGRect(origin: point, size: .zero), breaks: false)
    }

    /// Draws the text within a rectangle: lines are broken at its width, and those that do not fit its height are left out.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        UIKitCore.draw(
            NSAttributedString(string: String(describing: self), attributes: attributes), in: rect, breaks: true)
    }
}

extension NSString {
    /// Draws the text in a rectangle: in lines with `usesLineFragmentOrigin`.
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        let text = NSAttributedString(string: String(describing: self), attributes: attributes)
        UIKitCore.draw(text, in: rect, breaks: options.contains(.usesLineFragmentOrigin))
    }
}

extension String {
    /// As `NSString`'s.
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        let text = NSAttributedString(string: self, attributes: attributes)
        UIKitCore.draw(text, in: rect, breaks: options.contains(.usesLineFragmentOrigin))
    }

    /// As `NSString`'s.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        UIKitCore.draw(
            NSAttributedString(string: self, attributes: attributes), in: CGRect(origin: point, size: .zero),
            breaks: false)
    }

    /// As `NSString`'s.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        UIKitCore.draw(NSAttributedString(string: self, attributes: attributes), in: rect, breaks: true)
    }
}

extension NSAttributedString {
    /// Draws the text in a rectangle: in lines with `usesLineFragmentOrigin`.
    @preconcurrency @MainActor
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        UIKitCore.draw(self, in: rect, breaks: options.contains(.usesLineFragmentOrigin))
    }

    /// Draws the text with the font and color of its first character, from a point of its upper left corner.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) { UIKitCore.draw(self, in: CGRect(origin: point, size: .zero), breaks: false) }

    /// Draws the text with the font and color of its first character, in lines within a rectangle.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) { UIKitCore.draw(self, in: rect, breaks: true) }
}
