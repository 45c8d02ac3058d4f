// SPDX-License-Identifier: Apache-2.0

import EventTrace
import ViewDump

/// An entry of the log with its words.
package struct LoggedEntry: Encodable, Sendable {
    package var entry: TraceEntry
    package var words: Words
    /// The steps that led to it: a line for each visit of a hit test, and for each answer to an action.
    package var details: [Words]
    /// The place among the visits of the answer that counted.
    package var result: Int?

    package init(_ entry: TraceEntry) {
        self.entry = entry
        words = Words(TraceText.sentence(for: entry.event))
        if case .hitTest(let walk) = entry.event {
            details = Self.details(of: walk)
            result = walk.resultIndex
        } else {
            details = TraceText.details(for: entry.event).map(Words.init)
        }
    }

    package static func details(of walk: HitTestWalk) -> [Words] {
        walk.visits.indices.map { Words(TraceText.reason(forVisit: $0, of: walk)) }
    }
}

/// New entries, oldest first.
package struct Entries: Encodable, Sendable {
    /// The number of entries that this page missed so far, because it was slow.
    package var dropped: UInt64
    package var entries: [LoggedEntry]

    package init(dropped: UInt64 = 0, entries: [LoggedEntry]) {
        self.dropped = dropped
        self.entries = entries
    }
}
