// SPDX-License-Identifier: Apache-2.0

/// One decision, with its place in the order of all decisions and the time of the input that led to it.
public struct TraceEntry: Hashable, Sendable {
    /// The entry's number, counted from 0 since the sink was attached.
    public var sequence: UInt64
    /// Seconds on the application's event clock.
    public var time: Double
    /// The decision.
    public var event: TraceEvent

    /// An entry; a sink gets them with growing numbers and times that do not go back.
    public init(sequence: UInt64, time: Double, event: TraceEvent) {
        self.sequence = sequence
        self.time = time
        self.event = event
    }
}

/// Receives every decision the event system makes, in the order it makes them.
///
/// An application owns at most one sink. With none attached, a decision costs one load and one branch.
@MainActor
public protocol TraceSink: AnyObject {
    /// Takes one entry. Called during event delivery: a sink must not call back into the application.
    func record(_ entry: TraceEntry)
}
