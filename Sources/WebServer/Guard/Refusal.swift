// SPDX-License-Identifier: Apache-2.0

/// Why the server refused a client, with the found and the expected value.
///
/// No case carries a token or a cookie.
public enum Refusal: Error, Sendable, Hashable {
    /// The request head is longer than the limit, in bytes. `found` is a lower bound.
    case headTooLarge(found: Int, limit: Int)
    /// The request has more header fields than the limit.
    case tooManyHeaders(found: Int, limit: Int)
    /// The `Host` is absent, or not one this server answers to, the port included.
    case badHost(found: String?, expected: [String])
    /// A WebSocket upgrade without `Origin`: no browser sends one.
    case missingOrigin(expected: String)
    /// The requesting page is not one of ours. The comparison is exact.
    case foreignOrigin(found: String, expected: String)
    /// A request with neither cookie nor token.
    case missingToken
    /// This server did not make the token, or has forgotten it.
    case wrongToken(foundLength: Int, expectedLength: Int)
    /// The token was right once, and was used or replaced since.
    case spentToken
    /// A WebSocket upgrade without this server's cookie. A token in its address does not count.
    case noCookie(expected: String)
    /// The cookie is of no session of this server.
    case unknownCookie(name: String)
    /// Only GET and HEAD are served.
    case methodNotAllowed(found: String)
    /// The server has nothing at the path.
    case notFound(path: String)
    /// The payload of one WebSocket frame is longer than the limit, in bytes. `found` is a lower bound.
    case frameTooLarge(found: UInt64, limit: Int)
    /// The fragments of one WebSocket message are together longer than the limit, in bytes.
    case messageTooLarge(found: Int, limit: Int)
    /// More than the allowed rate came on one connection.
    case rateExceeded(of: Rate, limitPerSecond: Int)
    /// The bytes are not HTTP/1.1 or not WebSocket as this server speaks them.
    case protocolError(found: String, expected: String)
    /// A text message, or the reason of a close, is not UTF-8.
    case invalidText(byteCount: Int)
    /// The client does not read: the bytes that would have waited, and the limit.
    case slowReader(found: Int, limit: Int)
    /// The request head was not whole in time.
    case handshakeTimeout(limit: Duration, bytesReceived: Int)
    /// The client did not say in time who it is.
    case noGreeting(limit: Duration)
    /// The client was silent, pings included, for longer than the limit.
    case idle(limit: Duration)
    /// The limit of visitors' open connections is reached.
    case tooManyConnections(limit: Int)
    /// The connection without a session that waited longest made room for a new one.
    case crowdedOut(limit: Int)
    /// One wrong token or cookie too many came from one address.
    case tooManyGuesses(limitPerSecond: Int)

    /// What a rate counts.
    public enum Rate: String, Sendable, Hashable {
        case messages, bytes
    }
}
