/// Why something was decided as it was.
public protocol TraceReason: Hashable, Sendable, CustomStringConvertible {
    /// The reason as a clause, without a full stop: sentences and pages put it where they need it.
    var text: TraceText { get }
}

extension TraceReason {
    public var description: String { text.description }
}
