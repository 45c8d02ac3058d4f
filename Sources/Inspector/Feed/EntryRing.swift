// SPDX-License-Identifier: Apache-2.0

import EventTrace
import UIKitCore

/// The newest entries, numbered from 0 without end; up to the capacity.
struct EntryRing {
    let capacity: Int
    private var storage: [(entry: TraceEntry, owner: VisitorIdentifier?)] = []
    /// The number of the oldest entry that is kept.
    private(set) var first: UInt64 = 0

    init(capacity: Int) { self.capacity = capacity }

    /// The number that the next entry gets.
    var end: UInt64 { first + UInt64(storage.count) }

    /// Keeps an entry and its owner.
    mutating func append(_ entry: TraceEntry, of owner: VisitorIdentifier? = nil) {
        storage.append((entry, owner))
        // Trimming only at twice the capacity keeps the cost per entry constant.
        guard storage.count >= 2 * capacity else { return }
        let excess = storage.count - capacity
        storage.removeFirst(excess)
        first += UInt64(excess)
    }

    /// Looks at no more than `limit` entries from a number on; those before the oldest are gone.
    ///
    /// - Returns: those that the viewer sees, and the number of the first entry that was not read.
    func entries(from number: UInt64, limit: Int, for viewer: Viewer = .everybody) -> (seen: [TraceEntry], next: UInt64)
    {
        let start = Int(max(number, first) - first)
        guard start < storage.count else { return ([], max(number, first)) }
        let looked = storage[start..<min(storage.count, start + limit)]
        return (looked.filter { viewer.sees($0.owner) }.map(\.entry), first + UInt64(looked.endIndex))
    }

    /// Forgets the entries, and continues the numbers.
    mutating func removeAll() {
        first = end
        storage = []
    }
}
