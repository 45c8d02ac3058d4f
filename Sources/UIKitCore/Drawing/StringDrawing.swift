// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Text in the context in force, as labels set it, with one set of attributes.
///
/// An attributed string is not made for it: Foundation for Linux never frees one's attributes.
@MainActor
private func draw(_ text: String, _ attributes: [NSAttributedString.Key: Any]?, in rect: CGRect, breaks: Bool) {
    let attributes = attributes ?? [:]
    draw(StyledText(text, attributes), beginning: attributes, in: rect, breaks: breaks)
}

/// Text in the context in force, each part in its style (W70).
///
/// - Parameter attributes: The attributes of the first character.
@MainActor
private func draw(
    _ styled: StyledText, beginning attributes: [NSAttributedString.Key: Any], in rect: CGRect, breaks: Bool
) {
    let text = styled.text
    guard let context = UIGraphicsGetCurrentContext(), !text.isEmpty else { return }
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    var options = TextLayout.Options(
        font: font, alignment: breaks ? paragraph?.alignment ?? .natural : .left,
        lineBreakMode: paragraph?.lineBreakMode ?? .byWordWrapping, maximumLineCount: 0)
    options.take(paragraph, breaks ? styled.paragraphs : nil)
    let (width, height): (CGFloat, CGFloat) = breaks ? (rect.width, rect.height) : (.infinity, .infinity)
    let metrics = UIApplication.shared.visitors.current.textMetrics
    guard !styled.isPlain else {
        let layout = TextLayout(text, options: options, width: width, height: height, metrics: metrics)
        let color = attributes[.foregroundColor] as? UIColor ?? .black
        return context.drawLines(of: layout, font, color.cgColor, at: rect.origin)
    }
    let layout = TextLayout(styled, options: options, width: width, height: height, metrics: metrics)
    let color: (UIColor?) -> UIColor = { $0 ?? .black }
    context.draw(
        DisplayStyledText(layout, styled, font, at: rect.origin, color: color),
        layout.pictures(in: styled, font, at: rect.origin, color: color), metrics)
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
    @MainActor
    private func draw(in rect: CGRect, breaks: Bool) {
        guard length > 0 else { return }
        UIKitCore.draw(
            StyledText(self), beginning: attributes(at: 0, effectiveRange: nil), in: rect, breaks: breaks)
    }

    /// Draws the text in a rectangle: in lines with `usesLineFragmentOrigin`.
    @preconcurrency @MainActor
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect, breaks: options.contains(.usesLineFragmentOrigin))
    }

    /// Draws the text from a point of its upper left corner, each part in its style (W70).
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: .zero), breaks: false) }

    /// Draws the text in lines within a rectangle, each part in its style (W70).
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) { draw(in: rect, breaks: true) }
}
