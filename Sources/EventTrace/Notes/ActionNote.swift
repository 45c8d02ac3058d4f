// SPDX-License-Identifier: Apache-2.0

/// The search of an action message for its target.
public struct ActionNote: Hashable, Sendable, Codable {
    /// The selector, as code writes it: `save(_:)` or `save:`.
    public var action: String
    /// The sender; `nil` for an action without one.
    public var sender: Subject?
    /// Every responder that was asked, in order, with its answer. Empty when the target was given.
    public var asked: [Answer]
    /// Whether it was performed.
    public var outcome: Outcome

    /// A note on the search for an action's target; `asked` is empty where the target was given.
    public init(action: String, sender: Subject?, asked: [Answer], outcome: Outcome) {
        self.action = action
        self.sender = sender
        self.asked = asked
        self.outcome = outcome
    }

    /// A responder's answer to `canPerformAction`.
    public struct Answer: Hashable, Sendable, Codable {
        /// The asked responder.
        public var responder: Subject
        /// Its answer to `canPerformAction(_:withSender:)` (F1).
        public var canPerform: Bool

        /// A responder, and whether it can perform the action.
        public init(responder: Subject, canPerform: Bool) {
            self.responder = responder
            self.canPerform = canPerform
        }
    }

    /// The result of an action.
    public enum Outcome: Hashable, Sendable {
        case performed(by: Subject)
        /// E36: no responder of the chain performs it.
        case nobody
        /// E33: a nil target, no first responder and no sender to start from.
        case nowhereToStart
        /// E28: the given target does not have the method.
        case targetLacksAction(Subject)
        /// The sender is not of the type the method takes.
        case senderMismatch(target: Subject, expected: String, found: String)
    }
}

extension ActionNote: TraceNote {
    /// The word under `type` in JSON: `action`.
    public static var typeName: String { "action" }

    /// The sender, the asked responders, and the target that performs the action or lacks it.
    public var participants: [Subject] { [sender].compactMap { $0 } + asked.map(\.responder) + outcome.subjects }

    /// Empty: the control's note names the touch.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// Which target performs the action, or why none does.
    public var sentence: TraceText {
        let sender: TraceText = self.sender.map { " from \($0)" } ?? ""
        let action: TraceText = "Action \(code: self.action)\(sender)"
        let count = self.asked.count
        switch outcome {
        case .performed(let performer) where self.asked.isEmpty:
            return "\(action) is performed by \(performer), its target."
        case .performed(let performer):
            let declined = self.asked.count { !$0.canPerform }
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

    /// The answers of the responders, a line each, in the order of asking.
    public var details: [TraceText] { asked.map(\.text) }
}

extension ActionNote.Answer {
    /// What the responder answered, without a full stop.
    var text: TraceText { "\(responder) \(canPerform ? "can" : "cannot") perform it" }
}

extension ActionNote.Outcome {
    fileprivate var subjects: [Subject] {
        switch self {
        case .performed(let subject), .targetLacksAction(let subject), .senderMismatch(let subject, _, _): [subject]
        case .nobody, .nowhereToStart: []
        }
    }
}

extension ActionNote.Outcome: Codable {
    private enum Tag: String, TraceTag {
        case performed, nobody, nowhereToStart, targetLacksAction, senderMismatch
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .performed: self = .performed(by: try container.decode("by"))
        case .nobody: self = .nobody
        case .nowhereToStart: self = .nowhereToStart
        case .targetLacksAction: self = .targetLacksAction(try container.decode("target"))
        case .senderMismatch:
            self = .senderMismatch(
                target: try container.decode("target"), expected: try container.decode("expected"),
                found: try container.decode("found"))
        }
    }

    /// Writes `type` and what goes with it: `by`, `target`, `expected` and `found`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .performed(let performer):
            try container.encode(tag: Tag.performed)
            try container.encode(performer, forKey: "by")
        case .nobody: try container.encode(tag: Tag.nobody)
        case .nowhereToStart: try container.encode(tag: Tag.nowhereToStart)
        case .targetLacksAction(let target):
            try container.encode(tag: Tag.targetLacksAction)
            try container.encode(target, forKey: "target")
        case .senderMismatch(let target, let expected, let found):
            try container.encode(tag: Tag.senderMismatch)
            try container.encode(target, forKey: "target")
            try container.encode(expected, forKey: "expected")
            try container.encode(found, forKey: "found")
        }
    }
}
