// SPDX-License-Identifier: Apache-2.0

/// A touch ended for a responder without lifting.
public struct CancelledTouch: Hashable, Sendable {
    /// The touch that ended there.
    public var touch: TouchIdentifier
    /// The view for which it ended; `nil` where the trace does not say.
    public var view: Subject?
    /// Why it ended (A42, G41).
    public var reason: CancellationReason

    /// A note on a touch that ended for a view without lifting, and why.
    public init(_ touch: TouchIdentifier, view: Subject?, because reason: CancellationReason) {
        self.touch = touch
        self.view = view
        self.reason = reason
    }
}

extension CancelledTouch: TraceNote {
    /// The word under `type` in JSON: `touchCancelled`.
    public static var typeName: String { "touchCancelled" }

    /// The view, and the recognizer that took the touch from it.
    public var participants: [Subject] {
        if case .recognized(let recognizer) = reason { return [view, recognizer].compactMap { $0 } }
        return [view].compactMap { $0 }
    }

    /// The touch that ended.
    public var touchNumbers: [TouchIdentifier] { [touch] }

    /// For which view the touch ended, and why.
    public var sentence: TraceText {
        let whom: TraceText = view.map { " for \($0)" } ?? ""
        let text: TraceText = "\(touch) is cancelled\(whom): \(reason.text)."
        return text.capitalized
    }
}

/// Why a touch ended for a responder without lifting.
public enum CancellationReason: Hashable, Sendable {
    /// The host gave the pointer up.
    case host
    /// The host gave all pointers up: lost focus, hidden, connection lost.
    case hostCancelledAll(String)
    /// A43: the scene stopped being active.
    case sceneDeactivated
    /// The scene was disconnected.
    case sceneDisconnected
    /// A47: the view left its window.
    case viewRemoved
    /// A45: a recognizer with `cancelsTouchesInView` recognized.
    case recognized(by: Subject)
    /// A52: the application began to ignore interaction events.
    case ignoringInteractionEvents
    /// The window was hidden or left its scene.
    case windowHidden
}

extension CancellationReason: TraceReason {
    /// As a clause, without a full stop.
    public var text: TraceText {
        switch self {
        case .host: "the host gave the pointer up"
        case .hostCancelledAll(""): "the host gave every pointer up"
        case .hostCancelledAll(let cause): "the host gave every pointer up (\(cause))"
        case .sceneDeactivated: "its scene is no longer active"
        case .sceneDisconnected: "its scene was disconnected"
        case .viewRemoved: "the view left its window"
        case .recognized(let recognizer): "\(recognizer) recognized, and its \(code: "cancelsTouchesInView") is true"
        case .ignoringInteractionEvents: "the application began to ignore interaction events"
        case .windowHidden: "its window was hidden or left its scene"
        }
    }
}

extension CancellationReason: Codable {
    private enum Tag: String, TraceTag {
        case host, hostCancelledAll, sceneDeactivated, sceneDisconnected, viewRemoved, recognized,
            ignoringInteractionEvents
        case windowHidden
    }

    /// Reads `type` and what goes with it. An unknown type throws ``UnknownTraceType``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TraceKey.self)
        switch try container.decodeTag(Tag.self) {
        case .host: self = .host
        case .hostCancelledAll: self = .hostCancelledAll(try container.decode("cause"))
        case .sceneDeactivated: self = .sceneDeactivated
        case .sceneDisconnected: self = .sceneDisconnected
        case .viewRemoved: self = .viewRemoved
        case .recognized: self = .recognized(by: try container.decode("recognizer"))
        case .ignoringInteractionEvents: self = .ignoringInteractionEvents
        case .windowHidden: self = .windowHidden
        }
    }

    /// Writes `type` and what goes with it: `cause` or `recognizer`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TraceKey.self)
        switch self {
        case .host: try container.encode(tag: Tag.host)
        case .hostCancelledAll(let cause):
            try container.encode(tag: Tag.hostCancelledAll)
            try container.encode(cause, forKey: "cause")
        case .sceneDeactivated: try container.encode(tag: Tag.sceneDeactivated)
        case .sceneDisconnected: try container.encode(tag: Tag.sceneDisconnected)
        case .viewRemoved: try container.encode(tag: Tag.viewRemoved)
        case .recognized(let recognizer):
            try container.encode(tag: Tag.recognized)
            try container.encode(recognizer, forKey: "recognizer")
        case .ignoringInteractionEvents: try container.encode(tag: Tag.ignoringInteractionEvents)
        case .windowHidden: try container.encode(tag: Tag.windowHidden)
        }
    }
}
