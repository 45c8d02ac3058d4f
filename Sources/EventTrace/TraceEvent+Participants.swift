extension TraceEvent {
    /// The touches that the event speaks of, each once, in the order it names them.
    public var touches: [TouchIdentifier] {
        switch self {
        case .eventSent(let note): note.touches.map(\.touch)
        case .hitTest(let walk): walk.touch.map { [$0] } ?? []
        case .touchWithheld(let touch, _, .alreadyTracking(let first)): [touch, first]
        case .touchWithheld(let touch, _, _): [touch]
        case .delivered(let delivery), .kept(let delivery): delivery.touches
        case .forwarded(let forwarding): forwarding.touches
        case .touchCancelled(let touch, _, _): [touch]
        case .controlEvents(let note): note.touch.map { [$0] } ?? []
        case .recognizerRefused(let note): note.touch.map { [$0] } ?? []
        case .hold(let note): note.touch.map { [$0] } ?? []
        case .inputReceived, .inputRejected, .action, .firstResponder, .keyWindow, .scene, .recognizer,
            .recognizerWaits, .shake, .remoteCommand, .textEdit, .focus, .fault:
            []
        }
    }

    /// Whether the event speaks of the participant: as who got, passed on or kept something, was asked, or was in the way.
    public func concerns(_ subject: Subject) -> Bool {
        subjects.contains { $0.identifier == subject.identifier }
    }

    /// Everybody the event names, in the order it names them; a name may come twice.
    public var subjects: [Subject] {
        switch self {
        case .inputReceived, .inputRejected, .scene, .shake, .remoteCommand, .fault: []
        case .textEdit(let note): [note.responder].compactMap { $0 }
        case .eventSent(let note): note.windows + note.touches.compactMap(\.view)
        case .hitTest(let walk):
            walk.visits.flatMap { [$0.view] + $0.verdict.subjects } + [walk.result].compactMap { $0 }
        case .touchWithheld(_, let view, .alreadyTracking): [view]
        case .touchWithheld(_, let view, .exclusiveTouch(let other)): [view, other]
        case .touchWithheld(_, let view, .otherViewTracking(let other)): [view, other]
        case .delivered(let delivery), .kept(let delivery): [delivery.responder]
        case .forwarded(let forwarding): [forwarding.responder, forwarding.next].compactMap { $0 }
        case .touchCancelled(_, let view, .recognized(let recognizer)): [view, recognizer].compactMap { $0 }
        case .touchCancelled(_, let view, _): [view].compactMap { $0 }
        case .controlEvents(let note): [note.control]
        case .action(let note): [note.sender].compactMap { $0 } + note.asked.map(\.responder) + note.outcome.subjects
        case .firstResponder(let note): [note.window, note.old, note.new].compactMap { $0 }
        case .keyWindow(let old, let new): [old, new].compactMap { $0 }
        case .recognizer(let note): [note.recognizer] + (note.reason?.subjects ?? [])
        case .recognizerWaits(let note): [note.recognizer, note.other]
        case .recognizerRefused(let note): [note.recognizer]
        case .focus(let note): note.subjects
        case .hold(let note):
            if case .held(let recognizer) = note.outcome { [note.responder, recognizer] } else { [note.responder] }
        }
    }
}

extension ActionNote.Outcome {
    fileprivate var subjects: [Subject] {
        switch self {
        case .performed(let subject), .targetLacksAction(let subject), .senderMismatch(let subject, _, _): [subject]
        case .nobody, .nowhereToStart: []
        }
    }
}

extension GestureReason {
    fileprivate var subjects: [Subject] {
        switch self {
        case .requiredRecognized(let subject), .preventedBy(let subject), .blockedBy(let subject),
            .viewRefused(let subject):
            [subject]
        case .failed, .delegateRefused, .touchesOver, .disabled, .removed: []
        }
    }
}

extension HitTestWalk.Verdict {
    /// An override may answer a view that was never asked itself.
    fileprivate var subjects: [Subject] {
        switch self {
        case .passedOn(let subject), .covered(let subject): [subject]
        case .answeredByOverride(let answer): [answer].compactMap { $0 }
        case .hit, .refused: []
        }
    }
}

extension FocusNote {
    fileprivate var subjects: [Subject] {
        let named: [Subject?]
        switch outcome {
        case .moved(let item, .guide(let guide)): named = [item, guide]
        case .moved(let item, .preferred(let environment)): named = [item, environment]
        case .moved(let item, _): named = [item]
        case .vetoed(let environment): named = [environment]
        case .stayed, .lost, .nothingFound: named = []
        }
        return ([old, cause.subject] + named).compactMap { $0 }
            + candidates.flatMap { [$0.item] + $0.verdict.subjects }
    }
}

extension FocusCause {
    fileprivate var subject: Subject? {
        switch self {
        case .requested(let subject), .needed(let subject), .firstResponder(let subject): subject
        case .itemLost(let obstacle): obstacle.subject
        case .movement, .woke, .touch: nil
        }
    }
}

extension FocusCandidate.Verdict {
    fileprivate var subjects: [Subject] {
        if case .obstacle(let obstacle) = self { obstacle.subject.map { [$0] } ?? [] } else { [] }
    }
}

extension FocusObstacle {
    /// Who is in the way.
    fileprivate var subject: Subject? {
        switch self {
        case .hidden(let view), .invisible(let view), .interactionDisabled(let view), .offscreen(let view),
            .obscured(let view), .outsideScope(let view):
            view
        case .notFocusable, .disabled, .notInWindow, .empty: nil
        }
    }
}
