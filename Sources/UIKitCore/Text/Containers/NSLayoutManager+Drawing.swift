// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension NSLayoutManager {
    func paintGlyphs(_ glyphsToShow: NSRange, at origin: CGPoint, _ context: CGContext) {
        for (part, line, run) in runs(of: glyphsToShow) {
            let style = part.style(of: run)
            let font = style.font ?? .systemFont(ofSize: 12)
            let color = style.color ?? .black
            let place = CGPoint(
                x: origin.x + part.container.lineFragmentPadding + run.x,
                y: origin.y + line.baseline - style.baselineOffset)
            context.drawText(
                run.isRightToLeft ? "\u{202E}\(run.text)\u{202C}" : run.text, face: font.face, size: font.pointSize,
                color: color.cgColor, at: place)
            let thickness = max(1, font.pointSize / 14)
            func rule(_ y: CGFloat, _ color: UIColor) {
                context.saveGState()
                context.setFillColor(color.cgColor)
                context.fill(CGRect(x: place.x, y: y - thickness / 2, width: run.width, height: thickness))
                context.restoreGState()
            }
            if !style.underline.isEmpty { rule(place.y + font.pointSize / 9, style.underlineColor ?? color) }
            if !style.strikethrough.isEmpty {
                rule(place.y - font.pointSize * 0.27, style.strikethroughColor ?? color)
            }
        }
    }

    func paintBackground(_ glyphsToShow: NSRange, at origin: CGPoint, _ context: CGContext) {
        for (part, line, run) in runs(of: glyphsToShow) {
            guard let color = part.style(of: run).background else { continue }
            context.saveGState()
            context.setFillColor(color.cgColor)
            context.fill(
                CGRect(
                    x: origin.x + part.container.lineFragmentPadding + run.x, y: origin.y + line.frame.minY,
                    width: run.width, height: line.frame.height))
            context.restoreGState()
        }
    }

    /// The runs of a range. Runs that lie partly in it are cut.
    private func runs(of glyphs: NSRange) -> [(Part, TextLayout.Line, TextLayout.Run)] {
        laidOut().flatMap { part in
            let wanted = part.graphemes(NSIntersectionRange(glyphs, part.range))
            return part.lines.flatMap { line in
                line.runs.compactMap { run in part.shown(run, of: wanted).map { (part, line, $0) } }
            }
        }
    }
}

extension NSLayoutManager.Part {
    func style(of run: TextLayout.Run) -> TextStyle {
        styled.stretches.first { $0.range.contains(run.range.lowerBound) }?.style ?? styled.stretches.last?.style
            ?? TextStyle()
    }

    fileprivate func shown(_ run: TextLayout.Run, of wanted: Range<Int>) -> TextLayout.Run? {
        let own = run.range.clamped(to: wanted)
        guard !own.isEmpty else { return nil }
        // An ellipsis is one mark, and runs from right to left are not cut.
        guard own != run.range, !run.isEllipsis, !run.isRightToLeft else { return run }
        var cut = run
        cut.range = own
        cut.text = String(layout.text[layout.index(at: own.lowerBound)..<layout.index(at: own.upperBound)])
        let places = layout.selectionRects(for: own)
        cut.x = places.first?.minX ?? run.x
        cut.width = places.first?.width ?? run.width
        return cut
    }
}
