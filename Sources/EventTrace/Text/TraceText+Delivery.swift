extension TraceText {
    static func sentence(for note: EventNote) -> TraceText {
        let kind =
            switch note.kind {
            case .touches: "A touches event"
            case .motion: "A motion event"
            case .remoteControl: "A remote control event"
            case .presses: "A presses event"
            case .scroll: "A scroll event"
            case .hover: "A hover event"
            case .transform: "A transform event"
            }
        let way: TraceText =
            note.windows.isEmpty
            ? "\(kind) goes nowhere: there is no window for it"
            : "\(kind) goes to \(list(note.windows.map { "\($0)" }))"
        guard !note.touches.isEmpty else { return "\(way)." }
        let touches = note.touches.map(clause(for:))
        return "\(way): \(touches.dropFirst().reduce(touches[0]) { "\($0); \($1)" })."
    }

    static func clause(for note: TouchNote) -> TraceText {
        let verb =
            switch note.phase {
            case .began: "began at"
            case .moved: "moved to"
            case .stationary: "stayed at"
            case .ended: "ended at"
            case .cancelled: "was cancelled at"
            case .regionEntered: "entered the region at"
            case .regionMoved: "moved within the region to"
            case .regionExited: "left the region at"
            }
        let view: TraceText = note.view.map { "on \($0)" } ?? "on no view"
        let taps = note.tapCount > 1 ? ", tap \(note.tapCount)" : ""
        return "\(note.touch) \(verb) \(note.location) \(view)\(taps)"
    }

    static func sentence(delivered delivery: Delivery) -> TraceText {
        guard !delivery.touches.isEmpty else { return "\(delivery.responder) gets \(code: delivery.method)." }
        return "\(delivery.responder) gets \(code: delivery.method) with \(list(delivery.touches.map { "\($0)" }))."
    }

    static func sentence(kept delivery: Delivery) -> TraceText {
        "\(delivery.responder) keeps \(code: delivery.method): its class overrides it without calling \(code: "super"), so the message ends here."
    }

    static func sentence(for forwarding: Forwarding) -> TraceText {
        let how: TraceText =
            forwarding.isOverridden ? "overrides it and calls \(code: "super")" : "does not override it"
        guard let next = forwarding.next else {
            return
                "\(forwarding.responder) discards \(code: forwarding.method): its class \(how), and the responder chain ends here."
        }
        return "\(forwarding.responder) passes \(code: forwarding.method) on to its next, \(next): its class \(how)."
    }

    static func sentence(withheld touch: TouchIdentifier, from view: Subject, because reason: WithholdingReason)
        -> TraceText
    {
        let text: TraceText = "\(touch) is withheld from \(view): \(self.reason(for: reason))."
        return text.capitalized
    }

    static func reason(for reason: WithholdingReason) -> TraceText {
        switch reason {
        case .alreadyTracking(let first):
            "its \(code: "isMultipleTouchEnabled") is false, and \(first) on it is not over"
        case .exclusiveTouch(let owner):
            "\(owner) has \(code: "isExclusiveTouch") and a touch, so no other view of the window gets one"
        case .otherViewTracking(let other):
            "its \(code: "isExclusiveTouch") is true, and \(other) of the same window has a touch already"
        }
    }

    static func sentence(cancelled touch: TouchIdentifier, view: Subject?, because reason: CancellationReason)
        -> TraceText
    {
        let whom: TraceText = view.map { " for \($0)" } ?? ""
        let text: TraceText = "\(touch) is cancelled\(whom): \(self.reason(for: reason))."
        return text.capitalized
    }

    static func reason(for reason: CancellationReason) -> TraceText {
        switch reason {
        case .host: "the host gave the pointer up"
        case .hostCancelledAll(""): "the host gave every pointer up"
        case .hostCancelledAll(let cause): "the host gave every pointer up (\(cause))"
        case .sceneDeactivated: "its scene is no longer active"
        case .sceneDisconnected: "its scene was disconnected"
        case .viewRemoved: "the view left its window"
        case .recognized(let recognizer): "\(recognizer) recognized, and its \(code: "cancelsTouchesInView") is true"
        case .ignoringInteractionEvents: "the application began to ignore interaction events"
        case .windowHidden: "its window was hidden or left its scene"
        }
    }

    /// The parts as a sentence lists them: `a`, `a and b`, `a, b and c`.
    static func list(_ parts: [TraceText]) -> TraceText {
        guard let last = parts.last else { return "nobody" }
        let rest = parts.dropLast()
        guard let first = rest.first else { return last }
        return "\(rest.dropFirst().reduce(first) { "\($0), \($1)" }) and \(last)"
    }
}
