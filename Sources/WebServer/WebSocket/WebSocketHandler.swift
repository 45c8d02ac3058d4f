// SPDX-License-Identifier: Apache-2.0

/// The server's side of one WebSocket endpoint, for all its sessions.
///
/// Calls come on an event loop: they must return soon and never wait. The calls of one session come one after another, in
/// the order of what happened: ``opened(_:)`` first, ``closed(_:reason:)`` last, each exactly once.
public protocol WebSocketHandler: AnyObject, Sendable {
    /// Whether a client has little room and little time until the handler recognizes it and calls
    /// ``WebSocketSession/welcome()``: see ``WebServer/Limits/greetingBytes``. By default it has all its room at once.
    var expectsGreeting: Bool { get }
    /// A client passed the guard and is connected.
    func opened(_ session: WebSocketSession)
    /// A whole text message came.
    func received(_ text: String, from session: WebSocketSession)
    /// A whole binary message came.
    func received(_ bytes: [UInt8], from session: WebSocketSession)
    /// The session is over. It delivers nothing more, and drops messages sent to it from now on.
    func closed(_ session: WebSocketSession, reason: WebSocketSession.CloseReason)
}

extension WebSocketHandler {
    /// False: a client has all its room at once, without a call of `welcome()`.
    public var expectsGreeting: Bool { false }
}
