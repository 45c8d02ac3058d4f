// SPDX-License-Identifier: Apache-2.0

/// A command from outside the application (a headset, media keys, a desktop, the page), and its result.
public struct RemoteCommandNote: Hashable, Sendable {
    /// Its name: `play`, `skipForward`.
    public var command: String
    /// Whether a handler performed it, or why none did.
    public var outcome: Outcome

    /// A note on a command by its name, and its result.
    public init(command: String, outcome: Outcome) {
        self.command = command
        self.outcome = outcome
    }

    /// The result of a remote command.
    public enum Outcome: Hashable, Sendable {
        /// I26: the application's handlers took it, and answered with this status.
        case handled(status: String, handlers: Int)
        /// I22: it goes to responders, as an event.
        case event
        /// Handlers are registered, but the command is switched off.
        case disabled
        /// I21: no handler is registered, and `beginReceivingRemoteControlEvents()` was not called.
        case notReceiving
        /// I20: no handler is registered, and there is no event for the command.
        case noEvent
    }
}

extension RemoteCommandNote: TraceNote {
    /// The word under `type` in JSON: `remoteCommand`.
    public static var typeName: String { "remoteCommand" }

    /// Empty: responders that get it as an event have notes of their own.
    public var participants: [Subject] { [] }

    /// Empty: a command is no touch.
    public var touchNumbers: [TouchIdentifier] { [] }

    /// The result of the command, and why.
    public var sentence: TraceText {
        let command: TraceText = "Remote command \(code: self.command)"
        switch outcome {
        case .handled(let status, let count):
            let handlers = count == 1 ? "its handler" : "its \(count) handlers"
            return "\(command) is taken by \(handlers), with the answer \(code: status)."
        case .event:
            return
                "\(command) becomes an event, and goes to the first responder or the application: no handler is registered for it."
        case .disabled:
            return "\(command) does nothing: it has handlers, but its \(code: "isEnabled") is false."
        case .notReceiving:
            return
                "\(command) does nothing: no handler is registered for it, and \(code: "beginReceivingRemoteControlEvents()") was not called."
        case .noEvent:
            return "\(command) does nothing: no handler is registered for it, and there is no event of its kind."
        }
    }
}

extension RemoteCommandNote.Outcome: Codable {
    private enum Tag: String, TraceTag {
        case handled, event, disabled, notReceiving, noEvent
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .handled:
            self = .handled(status: try container.decode("status"), handlers: try container.decode("handlers"))
        case .event: self = .event
        case .disabled: self = .disabled
        case .notReceiving: self = .notReceiving
        case .noEvent: self = .noEvent
        }
    }

    /// Writes `type`, and `status` and `handlers` of a command that was handled.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .handled(let status, let handlers):
            try container.encode(tag: Tag.handled)
            try container.encode(status, forKey: "status")
            try container.encode(handlers, forKey: "handlers")
        case .event: try container.encode(tag: Tag.event)
        case .disabled: try container.encode(tag: Tag.disabled)
        case .notReceiving: try container.encode(tag: Tag.notReceiving)
        case .noEvent: try container.encode(tag: Tag.noEvent)
        }
    }
}
