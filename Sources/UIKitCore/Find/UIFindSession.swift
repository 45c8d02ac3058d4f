// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One search that a find navigator shows: what was found, and the match that the user is at. A subclass searches; for a text
/// there is `UITextSearchingFindSession`.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// What the navigator tells about the matches.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the match that the user is at, and how many there are.
        case currentAndTotal = 0
        /// How many there are.
        case total = 1
        /// Nothing.
        case none = 2
    }

    /// The interaction that shows the session, while it does.
    weak var interaction: UIFindInteraction?

    public override init() { super.init() }

    /// How many matches there are; 0 in this class.
    open var resultCount: Int { 0 }

    /// The index of the match that the user is at, from 0 on; `NSNotFound`, the value of this class, for none.
    open var highlightedResultIndex: Int { NSNotFound }

    /// What the navigator tells about the matches.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { interaction?.updateResultCount() }
    }

    /// Whether matches can be replaced; false in this class.
    open var supportsReplacement: Bool { false }

    /// Whether the match that the user is at may be replaced; as ``supportsReplacement`` in this class.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Searches; called when the user types. The inherited method does nothing.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the match that the user is at. The inherited method does nothing.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}

    /// Replaces all matches. The inherited method does nothing.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Goes to the next match, or to the previous one; behind the last comes the first. The inherited method does nothing.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Forgets all matches; called when nothing is searched any more. The inherited method does nothing.
    open func invalidateFoundResults() {}
}
