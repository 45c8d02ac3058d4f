// SPDX-License-Identifier: Apache-2.0

/// A message passed up the responder chain.
public struct Forwarding: Hashable, Sendable, Codable {
    /// The responder that passed the message on.
    public var responder: Subject
    /// The message.
    public var method: ChainMessage
    /// Whether the responder's class overrides the method (and called `super`) or inherits it.
    public var isOverridden: Bool
    /// The `next` that gets it; `nil` when the chain ends here and the message is discarded (C14).
    public var next: Subject?
    /// The touches of the message, by number; empty for other messages.
    public var touches: [TouchIdentifier]

    /// A note on a message that a responder passed on; no `next` at the end of the chain.
    public init(
        responder: Subject, method: ChainMessage, isOverridden: Bool, next: Subject?, touches: [TouchIdentifier] = []
    ) {
        self.responder = responder
        self.method = method
        self.isOverridden = isOverridden
        self.next = next
        self.touches = touches
    }
}

extension Forwarding: TraceNote {
    /// The word under `type` in JSON: `forwarded`.
    public static var typeName: String { "forwarded" }

    /// The responder that passed the message on, and the one that gets it.
    public var participants: [Subject] { [responder, next].compactMap { $0 } }

    /// The touches of the message.
    public var touchNumbers: [TouchIdentifier] { touches }

    /// Which responder passed which message on to which, and whether an override did.
    public var sentence: TraceText {
        let how: TraceText = isOverridden ? "overrides it and calls \(code: "super")" : "does not override it"
        guard let next else {
            return
                "\(responder) discards \(code: method.rawValue): its class \(how), and the responder chain ends here."
        }
        return "\(responder) passes \(code: method.rawValue) on to its next, \(next): its class \(how)."
    }
}
