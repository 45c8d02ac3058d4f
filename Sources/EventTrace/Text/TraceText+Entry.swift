// SPDX-License-Identifier: Apache-2.0

extension TraceText {
    /// The entry in one line: its number, its time in seconds, and what happened.
    ///
    ///     [42] 12.417 s  UIButton "Buy" #12 gets touchesBegan(_:with:) with touch 1.
    public static func line(for entry: TraceEntry) -> TraceText {
        "[\(entry.sequence)] \(ShortNumber.seconds(entry.time)) s  \(sentence(for: entry.event))"
    }

    /// The entry's line and, indented below it, the steps that led to it: a hit test's tree, the answers to an action.
    public static func lines(for entry: TraceEntry) -> [TraceText] {
        [line(for: entry)] + details(for: entry.event).map { "    \($0)" }
    }

    /// The entries, one after another, each with the steps that led to it.
    public static func lines(for entries: some Sequence<TraceEntry>) -> [TraceText] {
        entries.flatMap { lines(for: $0) }
    }

    /// What happened, and why, in one sentence (two if a mistake's own text has two).
    public static func sentence(for event: TraceEvent) -> TraceText { event.note.sentence }

    /// The steps that led to the event, a line each: a hit test's views, the responders that an action asked, the candidates
    /// of a focus movement. Empty for others.
    public static func details(for event: TraceEvent) -> [TraceText] { event.note.details }

    /// The parts as a sentence lists them: `a`, `a and b`, `a, b and c`.
    static func list(_ parts: [TraceText]) -> TraceText {
        guard let last = parts.last else { return "nobody" }
        let rest = parts.dropLast()
        guard let first = rest.first else { return last }
        return "\(rest.dropFirst().reduce(first) { "\($0), \($1)" }) and \(last)"
    }
}
