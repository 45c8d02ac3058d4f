/// What recognizers do to a message that a view or another responder would have had by now (G44–G52).
public struct HoldNote: Hashable, Sendable, Codable {
    /// `nil` for a press.
    public var touch: TouchIdentifier?
    /// The responder that would get the message.
    public var responder: Subject
    /// Which message is held, released or dropped.
    public var message: Message
    /// What became of it.
    public var outcome: Outcome

    public init(touch: TouchIdentifier?, responder: Subject, message: Message, outcome: Outcome) {
        self.touch = touch
        self.responder = responder
        self.message = message
        self.outcome = outcome
    }

    /// A message that recognizers can hold back (G44–G50).
    public enum Message: String, Hashable, Sendable, Codable {
        case beginning, end
    }

    /// What a hold comes to.
    public enum Outcome: Hashable, Sendable {
        /// Withheld while the recognizer is `possible`.
        case held(by: Subject)
        /// Every recognizer that held it has failed.
        case released
        /// G42, G44: a recognizer recognized, so it is never told.
        case dropped
    }
}

extension HoldNote: TraceNote {
    public static var typeName: String { "hold" }

    public var participants: [Subject] {
        if case .held(let recognizer) = outcome { [responder, recognizer] } else { [responder] }
    }

    public var touchNumbers: [TouchIdentifier] { touch.map { [$0] } ?? [] }

    public var sentence: TraceText {
        let part = message == .beginning ? "beginning" : "end"
        let what: TraceText = touch.map { "The \(part) of \($0)" } ?? "The \(part) of the press"
        switch outcome {
        case .held(let recognizer):
            let flag = message == .beginning ? "delaysTouchesBegan" : "delaysTouchesEnded"
            return
                "\(what) is withheld from \(responder) while \(recognizer) is \(code: "Possible"): its \(code: flag) is true."
        case .released: return "\(what) is no longer withheld from \(responder): no recognizer waits any longer."
        case .dropped: return "\(what) never reaches \(responder): a gesture was recognized."
        }
    }
}

extension HoldNote.Outcome: Codable {
    private enum Tag: String, TraceTag {
        case held, released, dropped
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .held: self = .held(by: try container.decode("by"))
        case .released: self = .released
        case .dropped: self = .dropped
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .held(let recognizer):
            try container.encode(tag: Tag.held)
            try container.encode(recognizer, forKey: "by")
        case .released: try container.encode(tag: Tag.released)
        case .dropped: try container.encode(tag: Tag.dropped)
        }
    }
}
