/// What is asked of a connection's handler from outside its event loop.
enum ConnectionEvent: Sendable {
    /// The owner of the session closes it.
    case close(WebSocketCloseCode, String)
    /// So many bytes would wait to be sent: more than may.
    case overflow(Int)
    /// Newer strangers take this one's place.
    case crowdedOut
    /// The owner knows the client for one of its own.
    case welcome
    /// The owner takes no more, or takes more again.
    case hold(Bool)
    /// The server stops.
    case stop
}

extension ConnectionEvent {
    /// Whether it may take effect in the middle of a callback.
    var isImmediate: Bool {
        switch self {
        case .welcome, .hold: true
        case .close, .overflow, .crowdedOut, .stop: false
        }
    }
}
