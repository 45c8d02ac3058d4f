/// Receives every decision the event system makes, in the order it makes them.
///
/// An application owns at most one sink. With none attached, a decision costs one load and one branch.
@MainActor
public protocol TraceSink: AnyObject {
    /// Takes one entry. Called during event delivery: a sink must not call back into the application.
    func record(_ entry: TraceEntry)
}
