/// One decision, with its place in the order of all decisions and the time of the input that led to it.
public struct TraceEntry: Hashable, Sendable {
    /// The entry's number, counted from 0 since the sink was attached.
    public var sequence: UInt64
    /// Seconds on the application's event clock.
    public var time: Double
    public var event: TraceEvent

    public init(sequence: UInt64, time: Double, event: TraceEvent) {
        self.sequence = sequence
        self.time = time
        self.event = event
    }
}
