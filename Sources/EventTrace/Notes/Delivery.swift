// SPDX-License-Identifier: Apache-2.0

/// A call of a responder's method by the event system.
public struct Delivery: Hashable, Sendable, Codable {
    /// The responder whose method was called.
    public var responder: Subject
    /// The method that was called.
    public var method: ChainMessage
    /// The touches of the call; empty for presses and other messages.
    public var touches: [TouchIdentifier]

    /// A call of a responder's method; no touches for presses or another message.
    public init(responder: Subject, method: ChainMessage, touches: [TouchIdentifier] = []) {
        self.responder = responder
        self.method = method
        self.touches = touches
    }
}

extension Delivery: TraceNote {
    /// The word under `type` in JSON: `delivered`.
    public static var typeName: String { "delivered" }

    /// The responder.
    public var participants: [Subject] { [responder] }

    /// The touches of the call.
    public var touchNumbers: [TouchIdentifier] { touches }

    /// Which responder got which message.
    public var sentence: TraceText {
        guard !touches.isEmpty else { return "\(responder) gets \(code: method.rawValue)." }
        return "\(responder) gets \(code: method.rawValue) with \(TraceText.list(touches.map { "\($0)" }))."
    }
}

/// A responder's override returned without passing the message on: the message ends there.
public struct KeptMessage: Hashable, Sendable {
    /// The call that did not pass the message on.
    public var delivery: Delivery

    /// The call whose message went no further.
    public init(_ delivery: Delivery) {
        self.delivery = delivery
    }
}

extension KeptMessage: TraceNote {
    /// The word under `type` in JSON: `kept`.
    public static var typeName: String { "kept" }

    /// Reads the members of the call, which are the note's own.
    public init(from decoder: any Decoder) throws { self.init(try Delivery(from: decoder)) }

    /// Writes the members of the call, which are the note's own.
    public func encode(to encoder: any Encoder) throws { try delivery.encode(to: encoder) }

    /// The responder that kept the message.
    public var participants: [Subject] { delivery.participants }

    /// The touches of the call.
    public var touchNumbers: [TouchIdentifier] { delivery.touches }

    /// Which responder kept which message.
    public var sentence: TraceText {
        "\(delivery.responder) keeps \(code: delivery.method.rawValue): its class overrides it without calling \(code: "super"), so the message ends here."
    }
}
