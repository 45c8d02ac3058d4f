// SPDX-License-Identifier: Apache-2.0

/// Makes verdicts of a trace, entry by entry: live, recorded or replayed.
///
///     var verdicts = Verdicts()
///     for entry in entries { verdicts.take(entry) }
///     for verdict in verdicts.all { print(verdict) }
///
/// It keeps the newest verdicts up to its capacity, and a bounded number of facts for each.
public struct Verdicts: Sendable {
    /// How many verdicts are kept; older ones are dropped first.
    public let capacity: Int

    private var follower: EntryFollower

    /// Makes room for this many verdicts. A capacity below 1 ends the program.
    public init(capacity: Int = 100_000) {
        enforce(capacity > 0, "Verdicts need room for at least one.")
        self.capacity = capacity
        follower = EntryFollower(capacity: capacity)
    }

    /// The verdicts of a trace, in the order in which their acts began.
    public static func all(in entries: some Sequence<TraceEntry>) -> [Verdict] {
        var verdicts = Verdicts(capacity: .max)
        for entry in entries { verdicts.take(entry) }
        return verdicts.all
    }

    /// The verdict on one touch; `nil` if the trace does not mention it.
    public static func verdict(on touch: TouchIdentifier, in entries: some Sequence<TraceEntry>) -> Verdict? {
        var verdicts = Verdicts(capacity: .max)
        for entry in entries { verdicts.take(entry) }
        for deed in verdicts.follower.deeds.all {
            if case .touch(let facts) = deed.kind, facts.touch == touch { return verdicts.verdict(on: deed) }
        }
        return nil
    }

    /// Reads the next entry of the trace; entries come in the order of their sequence.
    public mutating func take(_ entry: TraceEntry) { follower.take(entry) }

    /// The verdicts so far, in the order in which their acts began.
    public var all: [Verdict] { follower.deeds.all.map(verdict(on:)) }

    /// The newest verdict.
    public var last: Verdict? { follower.deeds.all.last.map(verdict(on:)) }

    /// The first entries of the verdicts that are new or changed since the last call.
    public mutating func takeChangedSequences() -> Set<UInt64> { follower.deeds.takeChangedSequences() }

    /// The verdicts that begin with one of the entries, in order; dropped verdicts are left out.
    public func verdicts(of sequences: Set<UInt64>) -> [Verdict] {
        follower.deeds.all.filter { sequences.contains($0.sequence) }.map(verdict(on:))
    }

    private func verdict(on deed: Deed) -> Verdict { DeedReport(deed, knownActions: follower.performed).verdict }
}
