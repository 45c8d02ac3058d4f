// SPDX-License-Identifier: Apache-2.0

import EventTrace
import Synchronization

/// Keeps the trace of a session, for comparisons.
public final class SessionMemory: SessionOutput {
    private let storage = Mutex<[TraceEntry]>([])

    /// A memory without entries.
    public init() {}

    /// The entries so far, in order.
    public var entries: [TraceEntry] { storage.withLock { $0 } }

    /// Keeps an entry, and ignores other items. It drops the oldest entry if there is no room.
    public func add(_ item: RecordedItem) {
        guard case .entry(let entry) = item else { return }
        storage.withLock { $0.append(entry) }
    }

    // Memory has nothing to wait for.
    /// Does nothing: entries in memory are written nowhere.
    public func flush() {}
    /// Does nothing: there is no file.
    public func close() {}
}
