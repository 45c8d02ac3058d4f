/// A sink that keeps the newest entries in memory.
@MainActor
public final class TraceLog: TraceSink {
    /// How many entries are kept; older ones are dropped first.
    public let capacity: Int
    private var storage: [TraceEntry] = []
    /// How many entries were dropped to stay within the capacity.
    public private(set) var droppedCount = 0

    public init(capacity: Int = 100_000) {
        precondition(capacity > 0, "A trace log needs room for at least one entry.")
        self.capacity = capacity
    }

    /// The kept entries, oldest first.
    public var entries: [TraceEntry] { storage.count > capacity ? Array(storage.suffix(capacity)) : storage }

    /// The kept entries' events, oldest first.
    public var events: [TraceEvent] { entries.map(\.event) }

    public func record(_ entry: TraceEntry) {
        storage.append(entry)
        // Trimming only at twice the capacity keeps the cost per entry constant.
        if storage.count >= capacity * 2 {
            droppedCount += storage.count - capacity
            storage.removeFirst(storage.count - capacity)
        }
    }

    /// Forgets everything kept so far.
    public func removeAll() {
        storage.removeAll(keepingCapacity: true)
        droppedCount = 0
    }
}
