extension TraceText {
    /// `Focus moves from UIButton "A" #3 to UIButton "B" #4, right: it is the nearest in that direction (12 away, 0 aside).`
    static func sentence(for note: FocusNote) -> TraceText {
        let old: TraceText = note.old.map { " from \($0)" } ?? ""
        switch note.outcome {
        case .moved(let item, let choice):
            return "Focus moves\(old) to \(item) \(clause(for: note.cause)): \(reason(for: choice))."
        case .stayed:
            return "Focus stays\(note.old.map { " on \($0)" } ?? ""): that is where \(subject(of: note.cause)) leads."
        case .lost:
            return "Focus is lost\(old) \(clause(for: note.cause))."
        case .nothingFound:
            return switch note.cause {
            case .woke: "Nothing gets focus \(clause(for: note.cause)): no item can have it."
            case .movement: "Focus does not move \(clause(for: note.cause)): \(reasonForNothing(note))."
            default: "Focus does not move: nothing that \(subject(of: note.cause)) prefers can have it."
            }
        case .vetoed(let subject):
            return
                "Focus does not move\(old) \(clause(for: note.cause)): \(subject) answered no in \(code: "shouldUpdateFocus(in:)")."
        }
    }

    private static func subject(of cause: FocusCause) -> TraceText {
        switch cause {
        case .requested(let subject), .needed(let subject), .firstResponder(let subject): "\(subject)"
        case .movement, .woke, .itemLost, .touch: "the search"
        }
    }

    private static func reasonForNothing(_ note: FocusNote) -> TraceText {
        guard !note.candidates.isEmpty else { return "there is no other item" }
        if note.candidates.allSatisfy(\.verdict.isOtherGroup) { return "what is there belongs to other groups" }
        return "no item is in that direction"
    }

    /// What made focus change, as the end of a sentence.
    private static func clause(for cause: FocusCause) -> TraceText {
        switch cause {
        case .movement(.up): "upwards"
        case .movement(.down): "downwards"
        case .movement(.left): "to the left"
        case .movement(.right): "to the right"
        case .movement(.next): "to the next stop"
        case .movement(.previous): "to the previous stop"
        case .movement(.first): "to the first item"
        case .movement(.last): "to the last item"
        case .woke: "for the first key"
        case .requested(let subject): "because an update to \(subject) was requested"
        case .needed(let subject): "because \(subject) needs an update"
        case .itemLost(let obstacle): "because the item cannot have it any longer (\(reason(for: obstacle)))"
        case .firstResponder(let subject): "because \(subject) became first responder"
        case .touch: "because something else was touched"
        }
    }

    private static func reason(for choice: FocusChoice) -> TraceText {
        switch choice {
        case .nearest(let distance, let offset):
            "it is the nearest in that direction (\(distance) away, \(offset) aside)"
        case .nearestBeside(let distance, let offset):
            "nothing lies straight in that direction, and it is the nearest beside (\(distance) away, \(offset) aside)"
        case .guide(let guide): "\(guide) is the nearest in that direction, and leads there"
        case .preferred(let environment): "it is the first that \(environment) prefers and that can have focus"
        case .primary("", _): "it is a stop of its own"
        case .primary(let group, let priority):
            "it has the highest priority of the group \(code: group) (\(priority))"
        case .readingOrder: "it comes next in reading order"
        case .restored: "it had focus there before"
        case .firstResponder: "it is the first responder"
        }
    }

    /// The candidate and what became of it, without a full stop.
    static func clause(for candidate: FocusCandidate) -> TraceText {
        let start: TraceText = "\(candidate.item) at \(candidate.frame)"
        switch candidate.verdict {
        case .chosen: return "\(start) is chosen"
        case .notInDirection: return "\(start) does not lie in that direction"
        case .besideStrip: return "\(start) lies beside what the focused item sweeps"
        case .farther(let distance): return "\(start) is farther (\(distance) away)"
        case .fartherAside(let offset): return "\(start) is as near but farther aside (\(offset))"
        case .later: return "\(start) is as near but comes later"
        case .otherGroup(""): return "\(start) is in no group, and arrows stay in theirs"
        case .otherGroup(let group): return "\(start) is in the group \(code: group), and arrows stay in theirs"
        case .guideLeadsNowhere: return "\(start) leads to nothing that can have focus"
        case .guideOverlaps: return "\(start) overlaps the focused item"
        case .obstacle(let obstacle): return "\(start) cannot have focus: \(reason(for: obstacle))"
        }
    }

    /// What keeps an item from having focus, without a full stop.
    public static func reason(for obstacle: FocusObstacle) -> TraceText {
        switch obstacle {
        case .notFocusable: "its \(code: "canBecomeFocused") is false"
        case .disabled: "it is a disabled control"
        case .hidden(let view): "\(view) is hidden"
        case .invisible(let view): "the \(code: "alpha") of \(view) is too small to be seen"
        case .interactionDisabled(let view): "the \(code: "isUserInteractionEnabled") of \(view) is false"
        case .notInWindow: "it is in no window"
        case .empty: "it has no size"
        case .offscreen(let view): "\(view) shows nothing of it"
        case .obscured(let view): "\(view) is in front of it"
        case .outsideScope(let scope): "\(scope) keeps focus to itself"
        }
    }
}

extension FocusCandidate.Verdict {
    fileprivate var isOtherGroup: Bool { if case .otherGroup = self { true } else { false } }
}

extension FocusNote: CustomStringConvertible {
    public var description: String { TraceText.sentence(for: self).description }
}

extension FocusObstacle: CustomStringConvertible {
    public var description: String { TraceText.reason(for: self).description }
}

extension FocusCandidate: CustomStringConvertible {
    public var description: String { TraceText.clause(for: self).description }
}
