// SPDX-License-Identifier: Apache-2.0

/// The newest deeds of a trace. They keep their numbers when older ones are dropped.
struct DeedList: Sendable {
    /// The kept deeds, the oldest first.
    private(set) var all: [Deed] = []
    /// The number of the first deed that is kept, counted from 0.
    private var first = 0
    /// Deeds that changed since ``takeChangedSequences()``, by their numbers.
    private var changed: Set<Int> = []
    private let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    /// `nil` when it was dropped.
    subscript(number: Int) -> Deed? { number < first ? nil : all[number - first] }

    /// The number of the newest.
    var last: Int? { all.isEmpty ? nil : first + all.count - 1 }

    /// - Returns: the deed's number.
    mutating func add(_ deed: Deed) -> Int {
        all.append(deed)
        let number = first + all.count - 1
        changed.insert(number)
        // Dropping only at twice the capacity keeps the cost per entry constant.
        if all.count / 2 >= capacity {
            let excess = all.count - capacity
            all.removeFirst(excess)
            first += excess
        }
        return number
    }

    /// Changes a deed because of an entry, unless it was dropped.
    mutating func change(_ number: Int, _ entry: TraceEntry, _ change: (inout Deed) -> Void) {
        guard number >= first else { return }
        all[number - first].lastSequence = entry.sequence
        all[number - first].lastTime = entry.time
        change(&all[number - first])
        changed.insert(number)
    }

    /// The first entries of the deeds that are new or changed since the last call.
    mutating func takeChangedSequences() -> Set<UInt64> {
        let numbers = changed
        changed = []
        return Set(numbers.compactMap { self[$0]?.sequence })
    }
}
