extension TraceText {
    /// The entry in one line: its number, its time in seconds, and what happened.
    ///
    ///     [42] 12.417 s  UIButton "Buy" #12 gets touchesBegan(_:with:) with touch 1.
    public static func line(for entry: TraceEntry) -> TraceText {
        "[\(entry.sequence)] \(ShortNumber.seconds(entry.time)) s  \(sentence(for: entry.event))"
    }

    /// The entry's line and, indented below it, what led to it: a hit test's tree, the answers to an action.
    public static func lines(for entry: TraceEntry) -> [TraceText] {
        [line(for: entry)] + details(for: entry.event).map { "    \($0)" }
    }

    /// The entries, one after another, with everything that led to each.
    public static func lines(for entries: some Sequence<TraceEntry>) -> [TraceText] {
        entries.flatMap { lines(for: $0) }
    }

    /// What happened, and why, in one sentence (a second one where a mistake's own text has one).
    public static func sentence(for event: TraceEvent) -> TraceText {
        switch event {
        case .inputReceived(let note): "Input: \(clause(for: note))."
        case .inputRejected(let note, let fault): "Input refused, because \(reason(for: fault)): \(clause(for: note))."
        case .eventSent(let note): sentence(for: note)
        case .hitTest(let walk): sentence(for: walk)
        case .touchWithheld(let touch, let view, let reason): sentence(withheld: touch, from: view, because: reason)
        case .delivered(let delivery): sentence(delivered: delivery)
        case .forwarded(let forwarding): sentence(for: forwarding)
        case .kept(let delivery): sentence(kept: delivery)
        case .touchCancelled(let touch, let view, let reason): sentence(cancelled: touch, view: view, because: reason)
        case .controlEvents(let note): sentence(for: note)
        case .action(let note): sentence(for: note)
        case .firstResponder(let note): sentence(for: note)
        case .keyWindow(let old, let new): sentence(keyWindowFrom: old, to: new)
        case .scene(let note): sentence(for: note)
        case .recognizer(let note): sentence(for: note)
        case .recognizerWaits(let note): sentence(for: note)
        case .recognizerRefused(let note): sentence(for: note)
        case .hold(let note): sentence(for: note)
        case .shake(let note): sentence(for: note)
        case .remoteCommand(let note): sentence(for: note)
        case .textEdit(let note): sentence(for: note)
        case .fault(let mistake): "Mistake: \(mistake)"
        }
    }

    /// What led to the event, a line each: a hit test's views, the responders that an action asked. Empty for others.
    public static func details(for event: TraceEvent) -> [TraceText] {
        switch event {
        case .hitTest(let walk): tree(for: walk)
        case .action(let note): note.asked.map(clause(for:))
        default: []
        }
    }
}
