// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension NSLayoutManager {
    func paintGlyphs(_ glyphsToShow: NSRange, at origin: CGPoint, _ context: CGContext) {
        for (part, line, run) in runs(of: glyphsToShow) {
            let stretch = part.stretch(of: run)
            let style = stretch?.style ?? TextStyle()
            let font = style.font ?? .systemFont(ofSize: 12)
            let place = CGPoint(
                x: origin.x + part.container.lineFragmentPadding + run.x, y: origin.y + line.baseline)
            let color: (UIColor?) -> UIColor = { $0 ?? .black }
            guard style.attachment != nil else {
                context.drawLetters(
                    of: DisplayStyledText.Run(
                        text: run.text, style, font, baseline: place, width: run.width,
                        isRightToLeft: run.isRightToLeft, color: color))
                continue
            }
            let pictures = style.pictures(
                1, orIn: font, at: place, width: run.width, lineWidth: part.layout.width,
                index: part.range.location + (stretch?.unit ?? 0), color: color)
            for picture in pictures { context.draw(picture.image, in: picture.frame, tint: picture.tint) }
        }
    }

    func paintBackground(_ glyphsToShow: NSRange, at origin: CGPoint, _ context: CGContext) {
        for (part, line, run) in runs(of: glyphsToShow) {
            guard let color = part.stretch(of: run)?.style.background else { continue }
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
    func stretch(of run: TextLayout.Run) -> StyledText.Stretch? {
        styled.stretches.first { $0.range.contains(run.range.lowerBound) } ?? styled.stretches.last
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
