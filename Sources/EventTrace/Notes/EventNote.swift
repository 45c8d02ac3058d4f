// SPDX-License-Identifier: Apache-2.0

/// An event as it was handed to `sendEvent`.
public struct EventNote: Hashable, Sendable, Codable {
    /// A type of `UIEvent`.
    public enum Kind: String, Hashable, Sendable, Codable {
        case touches, motion, remoteControl, presses, scroll, hover, transform
    }

    /// The type of the event.
    public var kind: Kind
    /// Seconds since the host's clock started.
    public var timestamp: Double
    /// The windows that get the event, in the order they get it.
    public var windows: [Subject]
    /// The event's touches, those that rest included; empty for other types.
    public var touches: [TouchNote]

    /// A note on an event that is about to be sent to its windows, in their order.
    public init(kind: Kind, timestamp: Double, windows: [Subject], touches: [TouchNote]) {
        self.kind = kind
        self.timestamp = timestamp
        self.windows = windows
        self.touches = touches
    }
}

extension EventNote: TraceNote {
    /// The word under `type` in JSON: `eventSent`.
    public static var typeName: String { "eventSent" }

    /// The windows, and the hit-test views of the touches.
    public var participants: [Subject] { windows + touches.compactMap(\.view) }

    /// All touches of the event, those that rest included.
    public var touchNumbers: [TouchIdentifier] { touches.map(\.touch) }

    /// Which type of event goes to which windows, and what its touches did.
    public var sentence: TraceText {
        let kind =
            switch self.kind {
            case .touches: "A touches event"
            case .motion: "A motion event"
            case .remoteControl: "A remote control event"
            case .presses: "A presses event"
            case .scroll: "A scroll event"
            case .hover: "A hover event"
            case .transform: "A transform event"
            }
        let way: TraceText =
            windows.isEmpty
            ? "\(kind) goes nowhere: there is no window for it"
            : "\(kind) goes to \(TraceText.list(windows.map { "\($0)" }))"
        guard !self.touches.isEmpty else { return "\(way)." }
        let touches = self.touches.map(\.text)
        return "\(way): \(touches.dropFirst().reduce(touches[0]) { "\($0); \($1)" })."
    }
}
