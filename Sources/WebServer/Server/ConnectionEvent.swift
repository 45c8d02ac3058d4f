// SPDX-License-Identifier: Apache-2.0

/// A request to a connection's handler from outside its event loop.
enum ConnectionEvent: Sendable {
    /// The owner of the session closes it.
    case close(WebSocketCloseCode, String)
    /// The waiting bytes would pass the limit.
    case overflow(Int)
    /// Newer strangers take this one's place.
    case crowdedOut
    /// The owner recognized the client.
    case welcome
    /// The owner stops reading, or reads again.
    case hold(Bool)
    /// This visitor has no access any more; with nil nobody has.
    case revoked(WebServer.Visitor?)
    /// The server stops.
    case stop
}

extension ConnectionEvent {
    /// Whether it may take effect in the middle of a callback.
    var isImmediate: Bool {
        switch self {
        case .welcome, .hold: true
        case .close, .overflow, .crowdedOut, .revoked, .stop: false
        }
    }
}
