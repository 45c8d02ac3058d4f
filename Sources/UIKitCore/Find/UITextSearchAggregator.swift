// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Collects the matches of one search. May be told from any thread; the session hears of it on the main actor.
///
/// A search that another one followed is over: what its aggregator is told has no effect (FI5).
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: Sendable {
    let search: TextSearch<DocumentIdentifier>

    /// Adds a match. A range that equals one of the same document is kept once.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        search.perform(.found(.init(range: range, document: document)))
    }

    /// Removes a match.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        search.perform(.lost(.init(range: range, document: document)))
    }

    /// Removes all matches.
    public func invalidate() { search.perform(.lostAll) }

    /// All matches have been told. They are shown now.
    public func finishedSearching() { search.perform(.finished) }

    /// The matches so far, in the order in which they were found.
    public var allFoundRanges: [UITextRange] { search.ranges }
}

/// One search: its matches, and who shows them.
///
/// Sendable: all of its state lies behind the lock. A range belongs to the main actor and is only kept here. A document is
/// compared and handed back, and the object that is searched made both.
final class TextSearch<DocumentIdentifier: Hashable>: @unchecked Sendable {
    struct Match: Hashable {
        let range: UITextRange
        let document: DocumentIdentifier
    }

    enum Step {
        case found(Match)
        case lost(Match)
        case lostAll
        case finished
    }

    private let lock = NSLock()
    private var matches: [Match] = []
    private var places: [Match: Int] = [:]
    private var isFinished = false
    private let changed: @MainActor @Sendable () -> Void

    /// - Parameter changed: called when the search ends, and at each change after it.
    init(changed: @escaping @MainActor @Sendable () -> Void) {
        self.changed = changed
    }

    var found: [Match] { lock.withLock { matches } }

    var ranges: [UITextRange] { lock.withLock { matches.map(\.range) } }

    func perform(_ step: Step) {
        let tells = lock.withLock {
            apply(step)
            return isFinished
        }
        if tells { ApplicationQueue.onMain(changed) }
    }

    private func apply(_ step: Step) {
        switch step {
        case .found(let match):
            guard places[match] == nil else { return }
            places[match] = matches.count
            matches.append(match)
        case .lost(let match):
            guard let place = places[match] else { return }
            matches.remove(at: place)
            places = Dictionary(uniqueKeysWithValues: zip(matches, matches.indices))
        case .lostAll:
            matches = []
            places = [:]
        case .finished: isFinished = true
        }
    }
}
