extension TraceText {
    static func sentence(for note: RecognizerNote) -> TraceText {
        let change: TraceText = "\(note.recognizer) went from \(code: note.old) to \(code: note.new)"
        guard let reason = note.reason else { return "\(change)." }
        return "\(change): \(self.reason(for: reason))."
    }

    static func reason(for reason: GestureReason) -> TraceText {
        switch reason {
        case .failed(let failure): self.reason(for: failure)
        case .requiredRecognized(let other): "it required \(other) to fail, which recognized"
        case .preventedBy(let other): "\(other) recognized and prevents it"
        case .blockedBy(let other): "\(other) had recognized already and prevents it"
        case .viewRefused(let view): "\(code: "gestureRecognizerShouldBegin") of \(view) is false"
        case .delegateRefused: "its delegate's \(code: "gestureRecognizerShouldBegin") is false"
        case .touchesOver: "its touches are over"
        case .disabled: "its \(code: "isEnabled") became false"
        case .removed: "it was removed from its view, or the view left its window"
        }
    }

    static func sentence(for note: GestureWait) -> TraceText {
        "\(note.recognizer) would go to \(code: note.state), and waits for \(note.other) to fail."
    }

    static func sentence(for note: GestureRefusal) -> TraceText {
        let what: TraceText = note.touch.map { "\($0)" } ?? "the press"
        return "\(note.recognizer) does not get \(what): \(reason(for: note.reason, isPress: note.touch == nil))."
    }

    static func reason(for reason: GestureRefusal.Reason, isPress: Bool) -> TraceText {
        switch reason {
        case .disabled: "its \(code: "isEnabled") is false"
        case .gestureOver: "its gesture is over, and other touches of it are not"
        case .typeNotAllowed: "its \(code: isPress ? "allowedPressTypes" : "allowedTouchTypes") do not have the type"
        case .otherTypeFirst:
            "the gesture's first touch is of another type, and its \(code: "requiresExclusiveTouchType") is true"
        case .eventRefused: "its \(code: "shouldReceive(_:)") is false"
        case .delegateRefusedEvent:
            "its delegate's \(code: "gestureRecognizer(_:shouldReceive:)") is false for the event"
        case .delegateRefused:
            "its delegate's \(code: "gestureRecognizer(_:shouldReceive:)") is false for the \(isPress ? "press" : "touch")"
        }
    }

    static func sentence(for note: HoldNote) -> TraceText {
        let part = note.message == .beginning ? "beginning" : "end"
        let what: TraceText = note.touch.map { "The \(part) of \($0)" } ?? "The \(part) of the press"
        switch note.outcome {
        case .held(let recognizer):
            let flag = note.message == .beginning ? "delaysTouchesBegan" : "delaysTouchesEnded"
            return
                "\(what) is withheld from \(note.responder) while \(recognizer) is \(code: "Possible"): its \(code: flag) is true."
        case .released: return "\(what) is no longer withheld from \(note.responder): no recognizer waits any longer."
        case .dropped: return "\(what) never reaches \(note.responder): a gesture was recognized."
        }
    }
}
