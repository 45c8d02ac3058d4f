import EventTrace
import Synchronization

/// Keeps the trace of a session, to be compared.
public final class SessionMemory: SessionOutput {
    private let storage = Mutex<[TraceEntry]>([])

    public init() {}

    /// The entries so far, in order.
    public var entries: [TraceEntry] { storage.withLock { $0 } }

    public func add(_ item: RecordedItem) {
        guard case .entry(let entry) = item else { return }
        storage.withLock { $0.append(entry) }
    }

    // Memory has nothing to wait for.
    public func flush() {}
    public func close() {}
}
