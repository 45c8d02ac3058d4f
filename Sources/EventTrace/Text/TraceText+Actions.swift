extension TraceText {
    static func sentence(for note: ControlNote) -> TraceText {
        let what: TraceText = note.touch.map { "\($0)" } ?? "the touch"
        switch note.refusal {
        case .disabled:
            return
                "\(note.control) ignores \(what): its \(code: "isEnabled") is false, and a disabled control keeps its touches from the responders after it."
        case .trackingDeclined:
            return "\(note.control) ignores \(what): its \(code: "beginTracking(_:with:)") was false."
        case nil: break
        }
        let place: TraceText = note.touch.map { ", with \($0) \(note.isTouchInside ? "inside" : "outside")" } ?? ""
        guard !note.events.isEmpty else { return "\(note.control) sends no control event\(place)." }
        let events = list(note.events.map { "\(code: $0)" })
        let registered =
            switch note.actionCount {
            case nil: ""
            case 0: ": no action is registered for \(note.events.count == 1 ? "it" : "them")"
            case 1: ": 1 action is registered"
            case let count?: ": \(count) actions are registered"
            }
        return "\(note.control) sends \(events)\(place)\(registered)."
    }

    static func sentence(for note: ActionNote) -> TraceText {
        let sender: TraceText = note.sender.map { " from \($0)" } ?? ""
        let action: TraceText = "Action \(code: note.action)\(sender)"
        let count = note.asked.count
        switch note.outcome {
        case .performed(let performer) where note.asked.isEmpty:
            return "\(action) is performed by \(performer), its target."
        case .performed(let performer):
            let declined = note.asked.count { !$0.canPerform }
            guard declined > 0 else { return "\(action) is performed by \(performer), which was asked first." }
            return
                "\(action) is performed by \(performer), after \(declined) other \(declined == 1 ? "responder" : "responders") could not."
        case .nobody:
            let asked =
                count == 0 ? "no responder could be asked" : "none of the \(count) responders asked can perform it"
            return
                "\(action) is performed by nobody: its target is nil, and \(count == 1 ? "the one responder asked cannot perform it" : asked)."
        case .nowhereToStart:
            return
                "\(action) is performed by nobody: its target is nil, and there is neither a first responder nor a sender to start from."
        case .targetLacksAction(let target):
            return
                "\(action) is performed by nobody: its target, \(target), has no such method, and nobody else is asked."
        case .senderMismatch(let target, let expected, let found):
            return
                "\(action) is performed by nobody: the method of its target, \(target), takes a sender of type \(code: expected), and the sender is of type \(code: found)."
        }
    }

    static func clause(for answer: ActionNote.Answer) -> TraceText {
        "\(answer.responder) \(answer.canPerform ? "can" : "cannot") perform it"
    }

    static func sentence(for note: FirstResponderNote) -> TraceText {
        let place: TraceText = note.window.map { " of \($0)" } ?? ""
        let new: TraceText = note.new.map { "\($0)" } ?? "nobody"
        let old: TraceText = note.old.map { "\($0)" } ?? "the present one"
        switch note.outcome {
        case .changed:
            switch (note.old, note.new) {
            case (let old?, nil): return "\(old) is no longer first responder\(place), and nobody else is."
            case (let old?, let new?): return "\(new) is first responder\(place), in place of \(old)."
            case (nil, let new?): return "\(new) is first responder\(place)."
            case (nil, nil): return "Nobody is first responder\(place)."
            }
        case .notInWindow: return "\(new) does not become first responder\(place): it is in no window."
        case .cannotBecome:
            return "\(new) does not become first responder\(place): its \(code: "canBecomeFirstResponder") is false."
        case .currentCannotResign:
            return
                "\(new) does not become first responder\(place): \(code: "canResignFirstResponder") of \(old) is false."
        case .currentRefused:
            return
                "\(new) does not become first responder\(place): \(code: "resignFirstResponder()") of \(old) was false."
        }
    }

    static func sentence(keyWindowFrom old: Subject?, to new: Subject?) -> TraceText {
        switch (old, new) {
        case (let old?, let new?): "\(new) is the key window, in place of \(old)."
        case (nil, let new?): "\(new) is the key window."
        case (let old?, nil): "\(old) is no longer the key window, and no other is."
        case (nil, nil): "No window is key."
        }
    }

    static func sentence(for note: SceneNote) -> TraceText {
        let change =
            switch note.change {
            case .connected: "connected"
            case .enteredForeground: "entered the foreground"
            case .activated: "became active"
            case .deactivated: "is no longer active"
            case .enteredBackground: "entered the background"
            case .disconnected: "disconnected"
            case .resized: "has a new size"
            }
        return "Scene \(note.scene) \(change)."
    }
}
