// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITextView: UIFindInteractionDelegate {
    /// A session that searches the view's text.
    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }

    /// FI9: the match that the user was at is selected.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        guard let place = finding?.takePlace(), isSelectable else { return }
        selectedRange = NSRange(place)
    }
}

extension UITextView: UITextSearching {
    /// The view is its only document, `nil`.
    public typealias DocumentIdentifier = AnyHashable?

    /// In the order of their beginnings; of two that begin together, the shorter one is first.
    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
    ) -> ComparisonResult {
        let first = surface.range(foundRange)
        let second = surface.range(toRange)
        if first == second { return .orderedSame }
        return (first.lowerBound, first.upperBound) < (second.lowerBound, second.upperBound)
            ? .orderedAscending : .orderedDescending
    }

    /// Finds all matches at once.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>
    ) {
        finding?.isSearched()
        for range in editor.matches(of: queryString, options) {
            resultAggregator.foundRange(TextInputRange(range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    /// Colors the match.
    public func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle
    ) {
        finding?.decorate(surface.range(foundTextRange), usingStyle)
        setNeedsLayout()
    }

    /// Takes the colors away.
    public func clearAllDecoratedFoundText() {
        finding?.clear()
        setNeedsLayout()
    }

    /// Remembers the match, which is selected when the search ends.
    public func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {
        finding?.place = surface.range(foundTextRange)
    }

    /// Scrolls as if the user had gone there; not while the text is only searched again.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        guard finding?.isRefreshing != true else { return }
        reveal(NSRange(surface.range(range)))
    }

    /// Whether the text can be edited.
    public var supportsTextReplacement: Bool { isEditable }

    /// Asks the delegate, as for any change of the user's.
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText text: String
    ) -> Bool {
        editor.mayChange(surface.range(foundTextRange), to: text)
    }

    /// The caret stands behind the new text.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText text: String) {
        editor.replaceAnnounced(surface.range(foundTextRange), with: text)
        undoManager?.setActionName("Replace")
    }

    /// From the last match to the first; those that the delegate forbids stay.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText text: String) {
        for range in editor.matches(of: queryString, options).reversed() where editor.mayChange(range, to: text) {
            editor.replaceAnnounced(range, with: text)
        }
        undoManager?.setActionName("Replace All")
    }

    // MARK: Showing

    private static let foundStrength: CGFloat = 0.25
    private static let highlightStrength: CGFloat = 0.5

    /// Colors the matches between two heights of the text.
    func showMatches(_ heights: ClosedRange<CGFloat>) {
        guard let finding else { return }
        if finding.view.superview == nil { canvas.insertSubview(finding.view, aboveSubview: canvas.selectionContainer) }
        if finding.view.frame != canvas.bounds { finding.view.frame = canvas.bounds }
        let matches = finding.matches(in: surface.textRange(heights))
        let colors = (
            UIColor.systemYellow.withAlphaComponent(Self.foundStrength),
            UIColor.systemOrange.withAlphaComponent(Self.highlightStrength)
        )
        finding.view.show(
            matches.flatMap { match in
                surface.showing(heights) { surface.selectionRects(match.range) }
                    .map { TextAreasView.Area(rect: $0.rect, color: match.isHighlighted ? colors.1 : colors.0) }
            })
    }
}

extension TextEditor {
    /// The places of a text, from the beginning on; they do not overlap.
    func matches(of query: String, _ options: UITextSearchOptions) -> [Range<Int>] {
        let text = NSString(string: text)
        var result: [Range<Int>] = []
        var start = 0
        while start < text.length {
            let rest = NSRange(location: start, length: text.length - start)
            guard let found = Range(text.range(of: query, options: options.stringCompareOptions, range: rest)),
                !found.isEmpty
            else { break }
            if stands(found, options.wordMatchMethod) { result.append(found) }
            start = found.upperBound
        }
        return result
    }

    private func stands(_ range: Range<Int>, _ method: UITextSearchOptions.WordMatchMethod) -> Bool {
        func isInWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        if method == .contains { return true }
        if isInWord(buffer.character(before: range.lowerBound)) { return false }
        return method == .startsWith || !isInWord(buffer.character(at: range.upperBound))
    }
}
