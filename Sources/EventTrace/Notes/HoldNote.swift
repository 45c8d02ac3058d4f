// SPDX-License-Identifier: Apache-2.0

/// A recognizer holds back, releases or drops a message to a view or another responder (G44–G52).
public struct HoldNote: Hashable, Sendable, Codable {
    /// `nil` for a press.
    public var touch: TouchIdentifier?
    /// The receiver of the message.
    public var responder: Subject
    /// Which message is held, released or dropped.
    public var message: Message
    /// The result.
    public var outcome: Outcome

    /// A note on a message that recognizers hold, release or drop; without a touch for a press.
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

    /// The result of a hold.
    public enum Outcome: Hashable, Sendable {
        /// Withheld while the recognizer is `possible`.
        case held(by: Subject)
        /// Every recognizer that held it has failed.
        case released
        /// G42, G44: a recognizer recognized, so the message is never sent.
        case dropped
    }
}

extension HoldNote: TraceNote {
    /// The word under `type` in JSON: `hold`.
    public static var typeName: String { "hold" }

    /// The responder that would get the message, and the recognizer that holds it.
    public var participants: [Subject] {
        if case .held(let recognizer) = outcome { [responder, recognizer] } else { [responder] }
    }

    /// The touch; empty for a press.
    public var touchNumbers: [TouchIdentifier] { touch.map { [$0] } ?? [] }

    /// Which recognizer holds which message for which responder, or whether the message was released or dropped.
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

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .held: self = .held(by: try container.decode("by"))
        case .released: self = .released
        case .dropped: self = .dropped
        }
    }

    /// Writes `type`, and `by` of a message that is held.
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
