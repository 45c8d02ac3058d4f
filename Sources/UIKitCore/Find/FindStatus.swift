// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a navigator tells about its session's matches (FI7).
struct FindStatus: Equatable {
    /// "2 of 5"; empty where nothing is told.
    var text = ""
    /// Whether there is a match to go to.
    var hasMatches = false
    /// Whether the match that the user is at may be replaced.
    var canReplace = false

    init() {}

    @MainActor
    init(of session: UIFindSession, isSearching: Bool) {
        let count = session.resultCount
        hasMatches = count > 0
        canReplace = session.allowsReplacementForCurrentlyHighlightedResult
        guard isSearching, session.searchResultDisplayStyle != .none else { return }
        let index = session.highlightedResultIndex
        if count == 0 {
            text = "Not found"
        } else if session.searchResultDisplayStyle == .currentAndTotal, index < count, index >= 0 {
            text = "\(index + 1) of \(count)"
        } else {
            text = count == 1 ? "1 result" : "\(count) results"
        }
    }
}
