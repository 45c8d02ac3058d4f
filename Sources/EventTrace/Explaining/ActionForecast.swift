// SPDX-License-Identifier: Apache-2.0

/// Which responder would perform an action, and the answers of all responders on the way. Making a forecast performs nothing.
public struct ActionForecast: Hashable, Sendable {
    /// The search, with the note that a sent action would leave in a trace.
    public var note: ActionNote

    /// A forecast from the note of a search without an action.
    public init(_ note: ActionNote) { self.note = note }

    /// The responder that would perform it; `nil` for none.
    public var performer: Subject? {
        if case .performed(let performer) = note.outcome { performer } else { nil }
    }

    /// The outcome in a sentence.
    public var sentence: TraceText {
        let sender: TraceText = note.sender.map { " from \($0)" } ?? ""
        let action: TraceText = "Action \(code: note.action)\(sender)"
        let declined = note.asked.count { !$0.canPerform }
        let others = "\(declined) other \(declined == 1 ? "responder" : "responders")"
        switch note.outcome {
        case .performed(let performer) where note.asked.isEmpty:
            return "\(action) would be performed by \(performer), its target."
        case .performed(let performer) where declined == 0:
            return "\(action) would be performed by \(performer), which is asked first."
        case .performed(let performer):
            return "\(action) would be performed by \(performer), after \(others) could not."
        case .nobody: return "\(action) would be performed by nobody: none of the responders asked can perform it."
        case .nowhereToStart:
            return
                "\(action) would be performed by nobody: there is neither a first responder nor a sender to start from."
        case .targetLacksAction(let target):
            return
                "\(action) would be performed by nobody: its target, \(target), has no such method, and nobody else is asked."
        case .senderMismatch(let target, let expected, let found):
            return
                "\(action) would be performed by nobody: the method of its target, \(target), takes a sender of type \(code: expected), and the sender is of type \(code: found)."
        }
    }

    /// The sentence, and below it every answer in the order of asking.
    public var lines: [TraceText] {
        [sentence] + note.asked.map { "    \($0.responder) \($0.canPerform ? "can" : "cannot") perform it" }
    }
}

extension ActionForecast: CustomStringConvertible {
    /// The lines of ``lines``, one below the other.
    public var description: String { lines.map(\.description).joined(separator: "\n") }
}

extension ActionForecast: Encodable {
    private enum Key: String, CodingKey {
        case format, version, action, text
    }

    /// Described in Documentation/Sessions.md.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode("responder-action", forKey: .format)
        try container.encode(1, forKey: .version)
        try container.encode(note, forKey: .action)
        try container.encode(lines.map(\.description), forKey: .text)
    }
}
