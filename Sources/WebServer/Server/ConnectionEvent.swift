/// What is asked of a connection's handler from outside its event loop.
enum ConnectionEvent: Sendable {
    /// The owner of the session closes it.
    case close(WebSocketCloseCode, String)
    /// So many bytes would wait to be sent: more than may.
    case overflow(Int)
    /// Newer strangers take this one's place.
    case crowdedOut
    /// The server stops.
    case stop
}
