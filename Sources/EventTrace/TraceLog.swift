// SPDX-License-Identifier: Apache-2.0

/// A sink that keeps the newest entries in memory.
@MainActor
public final class TraceLog: TraceSink {
    /// How many entries are kept; older ones are dropped first.
    public let capacity: Int
    private var storage: [TraceEntry] = []
    private var trimmedCount = 0
    /// How many entries were dropped to stay within the capacity.
    public var droppedCount: Int { trimmedCount + max(0, storage.count - capacity) }

    /// A log with room for so many entries. A capacity below 1 ends the program.
    public init(capacity: Int = 100_000) {
        enforce(capacity > 0, "A trace log needs room for at least one entry.")
        self.capacity = capacity
    }

    /// The kept entries, oldest first.
    public var entries: [TraceEntry] { storage.count > capacity ? Array(kept) : storage }

    private var kept: ArraySlice<TraceEntry> { storage.suffix(capacity) }

    /// The kept entries' events, oldest first.
    public var events: [TraceEvent] { entries.map(\.event) }

    /// The kept entries whose sequence number is at least this one, oldest first. The cost depends only on the returned
    /// entries, not on the kept ones. A reader that polls continues after the last number it saw.
    public func entries(from sequence: UInt64) -> ArraySlice<TraceEntry> {
        let kept = kept
        var start = kept.endIndex
        while start > kept.startIndex, kept[start - 1].sequence >= sequence { start -= 1 }
        return kept[start...]
    }

    /// Keeps the entry; drops the oldest one if there is no room.
    public func record(_ entry: TraceEntry) {
        storage.append(entry)
        // Trimming only at twice the capacity keeps the cost per entry constant.
        if storage.count >= capacity * 2 {
            trimmedCount += storage.count - capacity
            storage.removeFirst(storage.count - capacity)
        }
    }

    /// Forgets everything kept so far.
    public func removeAll() {
        storage.removeAll(keepingCapacity: true)
        trimmedCount = 0
    }

    // MARK: Questions

    /// The entries about a touch, oldest first: its hit test, its events, its receivers, its end.
    public func entries(for touch: TouchIdentifier) -> [TraceEntry] {
        kept.filter { $0.event.touches.contains(touch) }
    }

    /// The entries that mention a participant, oldest first.
    public func entries(for subject: Subject) -> [TraceEntry] {
        kept.filter { $0.event.concerns(subject) }
    }

    /// The newest hit test.
    public var lastHitTest: HitTestWalk? {
        for entry in kept.reversed() {
            if case .hitTest(let walk) = entry.event { return walk }
        }
        return nil
    }

    /// The hit test that decided the view of a touch.
    public func hitTest(for touch: TouchIdentifier) -> HitTestWalk? {
        for entry in kept.reversed() {
            if case .hitTest(let walk) = entry.event, walk.touch == touch { return walk }
        }
        return nil
    }

    /// The kept entries as text, each with the steps that led to it: for a failed test's message, or a file for people.
    public var text: String { TraceText.lines(for: kept).map(\.description).joined(separator: "\n") }
}
