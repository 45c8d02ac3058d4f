/// A sink that hands every entry to several others, since an application has one.
///
///     application.traceSink = TraceFanOut([log, page])
@MainActor
public final class TraceFanOut: TraceSink {
    /// The sinks, in the order in which each entry reaches them.
    public private(set) var sinks: [any TraceSink]

    public init(_ sinks: [any TraceSink] = []) {
        self.sinks = sinks
    }

    /// Adds a sink at the end; one that is there already stays where it is.
    public func add(_ sink: any TraceSink) {
        guard !sinks.contains(where: { $0 === sink }) else { return }
        sinks.append(sink)
    }

    /// Takes a sink out; it gets no entry from now on, not even the one that is being recorded if it comes later in the order.
    public func remove(_ sink: any TraceSink) {
        sinks.removeAll { $0 === sink }
    }

    public func record(_ entry: TraceEntry) {
        // A snapshot: a sink may add and remove sinks.
        for sink in sinks where sinks.contains(where: { $0 === sink }) { sink.record(entry) }
    }
}
