// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The look of a found text.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As if it had not been found.
    case normal = 0
    /// One of the matches.
    case found = 1
    /// The match that the user is at.
    case highlighted = 2
}

/// An object whose text a `UITextSearchingFindSession` searches: a text in one document or in several.
///
///     performTextSearch -> the aggregator's foundRange, finishedSearching -> decorate
///     next or previous match -> willHighlight -> decorate -> scrollRangeToVisible
@preconcurrency @MainActor
public protocol UITextSearching: AnyObject {
    /// Names one of the documents.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection. The first match from its beginning on is highlighted first.
    var selectedTextRange: UITextRange? { get }
    /// The document with the selection; `nil` without an implementation.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// The order of two matches of one document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// The order of two documents; the same without an implementation.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Searches for all matches, and tells them to the aggregator, now or later.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Shows a match in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Shows all text as if nothing had been found.
    func clearAllDecoratedFoundText()
    /// The user comes to a match, which is decorated next. Does nothing without an implementation.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls to a match. Does nothing without an implementation.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Whether matches can be replaced; false without an implementation.
    var supportsTextReplacement: Bool { get }
    /// Whether a match may be replaced; true without an implementation.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a match. Does nothing without an implementation.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all matches. Does nothing without an implementation.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

// What is optional on iOS.
extension UITextSearching {
    /// None.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// The same.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    /// Does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// False.
    public var supportsTextReplacement: Bool { false }
    /// True.
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        true
    }
    /// Does nothing.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Does nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
