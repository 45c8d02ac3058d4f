// SPDX-License-Identifier: Apache-2.0

/// A touch or a key that went down and became no event.
public struct IgnoredInput: Hashable, Sendable, Codable {
    /// The number that the touch got; `nil` for a key.
    public var touch: TouchIdentifier?
    /// Why it became no event.
    public var reason: Reason

    /// A note on a touch that became no event, or on a key if the touch is `nil`.
    public init(touch: TouchIdentifier?, reason: Reason) {
        self.touch = touch
        self.reason = reason
    }

    /// Why a touch or a key does not become an event.
    public enum Reason: String, Hashable, Sendable, Codable {
        /// A52: the application ignores interaction events.
        case ignoringInteractionEvents
        /// The touch made the window key. Meanwhile the window was hidden or left its scene, or the view left the window.
        case windowLeft
        /// There is no key window for a key, or no responder there takes keys.
        case noKeyWindow
    }
}

extension IgnoredInput: TraceNote {
    /// The word under `type` in JSON: `inputIgnored`.
    public static var typeName: String { "inputIgnored" }

    /// Empty: no responder got it.
    public var participants: [Subject] { [] }

    /// The touch; empty for a key.
    public var touchNumbers: [TouchIdentifier] { touch.map { [$0] } ?? [] }

    /// The ignored input, and why.
    public var sentence: TraceText {
        let what: TraceText = touch.map { "\($0)" } ?? "the key"
        let text: TraceText = "\(what) becomes no event: \(reason.text)."
        return text.capitalized
    }
}

extension IgnoredInput.Reason: TraceReason {
    /// As a clause, without a full stop.
    public var text: TraceText {
        switch self {
        case .ignoringInteractionEvents: "the application ignores interaction events"
        case .windowLeft: "its window or view left while the window was to become key"
        case .noKeyWindow: "no window that takes keys is key"
        }
    }
}
