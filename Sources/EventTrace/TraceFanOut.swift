// SPDX-License-Identifier: Apache-2.0

/// A sink that hands every entry to several others, since an application has one.
///
///     application.traceSink = TraceFanOut([log, page])
@MainActor
public final class TraceFanOut: TraceSink {
    /// The sinks, in the order in which each entry reaches them.
    public private(set) var sinks: [any TraceSink]

    /// A sink for several others; a sink that is in the list twice gets each entry twice.
    public init(_ sinks: [any TraceSink] = []) {
        self.sinks = sinks
    }

    /// Adds a sink at the end; a sink that is in the list already stays where it is.
    public func add(_ sink: any TraceSink) {
        guard !sinks.contains(where: { $0 === sink }) else { return }
        sinks.append(sink)
    }

    /// Takes a sink out; it gets no entry from now on. That includes the entry that is being recorded, if the sink comes
    /// later in the order.
    public func remove(_ sink: any TraceSink) {
        sinks.removeAll { $0 === sink }
    }

    /// Hands the entry to each sink in order. A sink that is removed meanwhile does not get it; one that is added
    /// gets the next.
    public func record(_ entry: TraceEntry) {
        // A snapshot: a sink may add and remove sinks.
        for sink in sinks where sinks.contains(where: { $0 === sink }) { sink.record(entry) }
    }
}
