// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of a text view that finds: its interaction, and the matches in its text. Ranges are in UTF-16 units.
@MainActor
final class TextFinding {
    let interaction: UIFindInteraction
    /// Behind the lines, over the selection.
    let view = TextAreasView()
    /// In the order of the text, without the highlighted one.
    private var found: [Range<Int>] = []
    private(set) var highlighted: Range<Int>?
    /// The match that the user came to last, also when it is not shown any more.
    var place: Range<Int>?
    /// Whether the text has changed since it was searched.
    private var isOutdated = false
    /// Whether the text is searched again because it changed, not because the user asked.
    private(set) var isRefreshing = false

    /// - Parameter textView: the view that is searched. Owns this object.
    init(_ textView: UITextView) {
        interaction = UIFindInteraction(sessionDelegate: textView)
    }

    // MARK: Matches

    func decorate(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
        if highlighted == range { highlighted = nil }
        let place = index(of: range)
        let isKnown = place < found.count && found[place] == range
        switch style {
        case .found: if !isKnown { found.insert(range, at: place) }
        case .normal, .highlighted: if isKnown { found.remove(at: place) }
        }
        if style == .highlighted { highlighted = range }
    }

    /// The index of the first match that does not begin before the range.
    private func index(of range: Range<Int>) -> Int {
        // Most matches come in the order of the text.
        if let last = found.last, last.lowerBound < range.lowerBound { return found.count }
        var low = 0
        var high = found.count
        while low < high {
            let middle = (low + high) / 2
            if found[middle].lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func clear() {
        found = []
        highlighted = nil
    }

    /// The matches in a part of the text, with their styles.
    func matches(in part: Range<Int>) -> [(range: Range<Int>, isHighlighted: Bool)] {
        let start = index(of: part.lowerBound..<part.lowerBound)
        // One match may reach into the part from before it.
        let shown = found[max(0, start - 1)...].prefix { $0.lowerBound < part.upperBound }
        var result = shown.filter { $0.upperBound > part.lowerBound }.map { (range: $0, isHighlighted: false) }
        if let highlighted, highlighted.overlaps(part) { result.append((highlighted, true)) }
        return result
    }

    // MARK: Changes of the text

    /// FI11: the places of the matches are not known any more. The text is searched again at the next layout.
    func textChanged() {
        guard interaction.activeFindSession != nil else { return }
        clear()
        place = nil
        isOutdated = true
    }

    /// Returns the match that the user came to last, and forgets it.
    func takePlace() -> Range<Int>? {
        defer { place = nil }
        return place
    }

    /// The text is searched now.
    func isSearched() { isOutdated = false }

    func searchAgainIfOutdated() {
        guard isOutdated else { return }
        isOutdated = false
        isRefreshing = true
        interaction.search()
        isRefreshing = false
    }
}
