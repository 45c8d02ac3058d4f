// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A find session that searches an object's text, decorates the matches, and goes from one to the next.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let matches: any FoundMatches

    /// Makes a session for an object, which it does not keep alive.
    public init(searchableObject: any UITextSearching) {
        func matches<Object: UITextSearching>(of object: Object) -> any FoundMatches { TextMatches(object) }
        self.matches = matches(of: searchableObject)
        super.init()
        self.matches.changed = { [weak self] in self?.interaction?.updateResultCount() }
    }

    /// The object that is searched.
    open var searchableObject: (any UITextSearching)? { matches.object }

    open override var resultCount: Int { matches.count }

    open override var highlightedResultIndex: Int { matches.highlighted ?? NSNotFound }

    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && matches.highlighted != nil
    }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        matches.search(query, options ?? UITextSearchOptions())
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, matches.replace(with: replacementString) else { return }
        performSearch(query: searchQuery, options: options)
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement else { return }
        let options = options ?? UITextSearchOptions()
        searchableObject?.replaceAll(queryString: searchQuery, options: options, withText: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) { matches.highlightNext(direction) }

    open override func invalidateFoundResults() { matches.forget() }
}

/// The matches in an object's text, whatever names its documents.
@MainActor
private protocol FoundMatches: AnyObject {
    var object: (any UITextSearching)? { get }
    var count: Int { get }
    var highlighted: Int? { get }
    /// Called after the matches changed, or the one that the user is at.
    var changed: () -> Void { get set }
    func search(_ query: String, _ options: UITextSearchOptions)
    func highlightNext(_ direction: UITextStorageDirection)
    /// Replaces the match that the user is at. False if the object does not allow it, or there is none.
    func replace(with text: String) -> Bool
    func forget()
}

@MainActor
private final class TextMatches<Object: UITextSearching>: FoundMatches {
    private typealias Search = TextSearch<Object.DocumentIdentifier>

    private weak var searched: Object?
    private var search: Search?
    private var matches: [Search.Match] = []
    private(set) var highlighted: Int?
    var changed: () -> Void = {}

    init(_ object: Object) { searched = object }

    var object: (any UITextSearching)? { searched }

    var count: Int { matches.count }

    func search(_ query: String, _ options: UITextSearchOptions) {
        guard let searched else { return }
        // What is told from now on belongs to the new search.
        clear()
        guard !query.isEmpty else { return changed() }
        let search = Search { [weak self] in self?.show() }
        self.search = search
        searched.performTextSearch(
            queryString: query, options: options, resultAggregator: UITextSearchAggregator(search: search))
    }

    func forget() {
        clear()
        changed()
    }

    private func clear() {
        search = nil
        matches = []
        highlighted = nil
        searched?.clearAllDecoratedFoundText()
    }

    /// FI6: the matches in the order of their documents and places; the user comes to the first one from the selection on.
    private func show() {
        guard let search, let searched else { return }
        searched.clearAllDecoratedFoundText()
        matches = inOrder(search.found, searched)
        for match in matches { decorate(match, .found) }
        let first = matches.firstIndex { isBehindSelection($0, searched) } ?? matches.indices.first
        highlighted = nil
        first.map(highlight)
        changed()
    }

    private func inOrder(_ matches: [Search.Match], _ searched: Object) -> [Search.Match] {
        func isBefore(_ first: Search.Match, _ second: Search.Match) -> Bool {
            if first.document != second.document {
                return searched.compare(document: first.document, toDocument: second.document) == .orderedAscending
            }
            return searched.compare(first.range, toRange: second.range, document: first.document) == .orderedAscending
        }
        // Most objects find them in order, and a long text has very many.
        let isOrdered = zip(matches, matches.dropFirst()).allSatisfy { !isBefore($1, $0) }
        return isOrdered ? matches : matches.sorted(by: isBefore)
    }

    private func isBehindSelection(_ match: Search.Match, _ searched: Object) -> Bool {
        guard let selection = searched.selectedTextRange else { return true }
        if let document = searched.selectedTextSearchDocument, document != match.document {
            return searched.compare(document: match.document, toDocument: document) == .orderedDescending
        }
        return searched.compare(match.range, toRange: selection, document: match.document) != .orderedAscending
    }

    func highlightNext(_ direction: UITextStorageDirection) {
        guard !matches.isEmpty else { return }
        let step = direction == .forward ? 1 : -1
        let start = highlighted ?? (direction == .forward ? -1 : 0)
        if let highlighted { decorate(matches[highlighted], .found) }
        highlight((start + step + matches.count) % matches.count)
        changed()
    }

    private func highlight(_ index: Int) {
        let match = matches[index]
        highlighted = index
        searched?.willHighlight(foundTextRange: match.range, document: match.document)
        decorate(match, .highlighted)
        searched?.scrollRangeToVisible(match.range, inDocument: match.document)
    }

    private func decorate(_ match: Search.Match, _ style: UITextSearchFoundTextStyle) {
        searched?.decorate(foundTextRange: match.range, document: match.document, usingStyle: style)
    }

    func replace(with text: String) -> Bool {
        guard let highlighted, let searched else { return false }
        let match = matches[highlighted]
        guard searched.shouldReplace(foundTextRange: match.range, document: match.document, withText: text) else {
            return false
        }
        searched.replace(foundTextRange: match.range, document: match.document, withText: text)
        return true
    }
}
