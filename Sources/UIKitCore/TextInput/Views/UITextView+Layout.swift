// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UITextView {
    /// Points between the insets and the text at the left and the right.
    var linePadding: CGFloat { textContainer.lineFragmentPadding }

    private var textWidth: CGFloat {
        max(0, bounds.width - textContainerInset.left - textContainerInset.right - 2 * linePadding)
    }

    var textStyle: TextLines.Style {
        TextLines.Style(
            font: fontStorage, width: textWidth, alignment: textAlignment, writingDirection: writingDirection,
            isRightToLeftByDefault: traitCollection.layoutDirection == .rightToLeft,
            exclusions: textContainer.exclusionArea)
    }

    /// The text looks otherwise.
    func restyle() {
        setNeedsArrangement()
        textInteraction.setNeedsSelectionUpdate()
    }

    /// Breaks the lines for the view's width, and measures their heights.
    func arrange() {
        surface.lines.set(textStyle, editor.buffer)
        surface.width = textWidth
        surface.origin = CGPoint(x: textContainerInset.left + linePadding, y: textContainerInset.top)
        let height = shownHeight(of: surface.lines) + textContainerInset.top + textContainerInset.bottom
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    /// The number of lines that the container shows (PO10).
    private func shownCount(of lines: TextLines) -> Int {
        let most = textContainer.maximumNumberOfLines
        return most > 0 ? min(most, lines.count) : lines.count
    }

    private func shownHeight(of lines: TextLines) -> CGFloat {
        let shown = shownCount(of: lines)
        return shown < lines.count ? lines.top(of: shown) : lines.height
    }

    /// The last line with the ellipsis for the text behind it; `nil` if no text is left out, or without a mark.
    private var shortenedLine: (line: Int, run: TextLineGeometry.Run)? {
        let lines = surface.lines
        let last = shownCount(of: lines) - 1
        guard last + 1 < lines.count, textContainer.lineBreakMode.hasEllipsis else { return nil }
        let start = lines.range(last, editor.buffer).lowerBound
        let text = editor.buffer.substring(start..<editor.buffer.count)
        let options = TextLayout.Options(
            font: fontStorage, lineBreakMode: textContainer.lineBreakMode, maximumLineCount: 1)
        let set = TextLayout(text, options: options, width: lines.width(of: last, editor.buffer), metrics: textMetrics)
        let style = lines.geometry(last, editor.buffer).runs.first?.style
        guard let line = set.lines.first else { return nil }
        return (
            last,
            TextLineGeometry.Run(
                text: line.text, x: 0, width: line.frame.width, style: style, isRightToLeft: line.isRightToLeft)
        )
    }

    func fittingSize(in size: CGSize) -> CGSize {
        let padding = textContainerInset.left + textContainerInset.right + 2 * linePadding
        var style = textStyle
        style.width = size.width > 0 ? max(0, size.width - padding) : .infinity
        let lines: TextLines
        if style.width == textWidth {
            arrangeIfNeeded()
            lines = surface.lines
        } else {
            lines = TextLines(style, metrics: textMetrics)
            lines.reset(editor.buffer)
        }
        var widest: CGFloat = 0
        for line in 0..<shownCount(of: lines) {
            widest = max(widest, lines.left(of: line, editor.buffer) + lines.geometry(line, editor.buffer).width)
        }
        return CGSize(
            width: (widest + padding).rounded(.up),
            height: (shownHeight(of: lines) + textContainerInset.top + textContainerInset.bottom).rounded(.up))
    }

    // MARK: Showing

    /// How much text above and below the visible part has views already, for short scrolls.
    private static let margin: CGFloat = 200

    private var shownHeights: ClosedRange<CGFloat> {
        bounds.minY - Self.margin...max(bounds.minY, bounds.maxY) + Self.margin
    }

    func showText() {
        let content = CGRect(
            origin: .zero, size: CGSize(width: bounds.width, height: max(contentSize.height, bounds.maxY)))
        if canvas.frame != content { canvas.frame = content }
        let shown = shownHeights
        canvas.show(
            surface, from: shown.lowerBound, to: shown.upperBound, font: fontStorage, color: textColorStorage,
            links: linkStyle, lastLine: shownCount(of: surface.lines) - 1, shortened: shortenedLine?.run)
        let marked = editor.marked.map { marked in
            surface.showing(shown) { surface.selectionRects(marked.range).map(\.rect) }
        }
        canvas.underline(marked ?? [], color: textColorStorage)
        canvas.selectionContainer.frame = canvas.bounds
        showMatches(shown)
        textInteraction.setNeedsSelectionUpdate()
    }

    func reveal(_ range: NSRange) {
        guard let range = Range(range) else { return }
        arrangeIfNeeded()
        let start = surface.caretRect(min(range.lowerBound, editor.buffer.count), .forward)
        let end = surface.caretRect(min(range.upperBound, editor.buffer.count), .backward)
        scrollRectToVisible(start.union(end), animated: false)
    }

    /// After typing, scrolls the caret into view.
    func revealCaretIfNeeded() {
        guard revealsCaret else { return }
        revealsCaret = false
        guard isFirstResponder, isScrollEnabled, !isTracking else { return }
        let caret = surface.caretRect(editor.selection.range.upperBound, editor.selection.affinity)
        // With the insets around the text, so that the first and the last line are completely visible.
        let room = UIEdgeInsets(top: -textContainerInset.top, left: 0, bottom: -textContainerInset.bottom, right: 0)
        scrollRectToVisible(caret.inset(by: room), animated: false)
    }
}

extension UITextView: TextSelectionContaining {
    var selectionContainer: UIView? { canvas.selectionContainer }

    func rectsInSight(_ rects: () -> [UITextSelectionRect]) -> [UITextSelectionRect] {
        surface.showing(shownHeights, rects)
    }
}
