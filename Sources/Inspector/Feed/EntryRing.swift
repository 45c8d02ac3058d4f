// SPDX-License-Identifier: Apache-2.0

import EventTrace

/// The newest entries, numbered from 0 without end; as many as there is room for.
struct EntryRing {
    let capacity: Int
    private var storage: [TraceEntry] = []
    /// The number of the oldest entry that is kept.
    private(set) var first: UInt64 = 0

    init(capacity: Int) { self.capacity = capacity }

    /// The number that the next entry gets.
    var end: UInt64 { first + UInt64(storage.count) }

    mutating func append(_ entry: TraceEntry) {
        storage.append(entry)
        // Trimming only at twice the capacity keeps the cost per entry constant.
        guard storage.count >= 2 * capacity else { return }
        let excess = storage.count - capacity
        storage.removeFirst(excess)
        first += UInt64(excess)
    }

    /// At most `limit` entries from a number on; those before the oldest are gone.
    func entries(from number: UInt64, limit: Int) -> ArraySlice<TraceEntry> {
        let start = Int(max(number, first) - first)
        guard start < storage.count else { return [] }
        return storage[start..<min(storage.count, start + limit)]
    }

    /// Forgets the entries, and numbers on.
    mutating func removeAll() {
        first = end
        storage = []
    }
}
