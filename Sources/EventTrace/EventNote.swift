/// An event as it was handed to `sendEvent`.
public struct EventNote: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case touches, motion, remoteControl, presses, scroll, hover, transform
    }

    public var kind: Kind
    /// Seconds since the host's clock started.
    public var timestamp: Double
    /// The windows that get the event, in the order they get it.
    public var windows: [Subject]
    public var touches: [TouchNote]

    public init(kind: Kind, timestamp: Double, windows: [Subject], touches: [TouchNote]) {
        self.kind = kind
        self.timestamp = timestamp
        self.windows = windows
        self.touches = touches
    }
}

/// A touch at the moment of an event.
public struct TouchNote: Hashable, Sendable, Codable {
    public enum Phase: String, Hashable, Sendable, Codable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public var touch: TouchIdentifier
    public var phase: Phase
    /// In the window's coordinates.
    public var location: TracePoint
    public var tapCount: Int
    public var view: Subject?

    public init(touch: TouchIdentifier, phase: Phase, location: TracePoint, tapCount: Int, view: Subject?) {
        self.touch = touch
        self.phase = phase
        self.location = location
        self.tapCount = tapCount
        self.view = view
    }
}
