/// Why the server would not do what a client asked, with what was found and what was expected.
///
/// No case carries a token or a cookie.
public enum Refusal: Error, Sendable, Hashable {
    /// The request head is longer than the limit, in bytes. What was found is at least this long.
    case headTooLarge(found: Int, limit: Int)
    /// The request has more header fields than the limit.
    case tooManyHeaders(found: Int, limit: Int)
    /// The `Host` is absent, or not one this server answers to, the port included.
    case badHost(found: String?, expected: [String])
    /// A WebSocket upgrade without `Origin`: no browser sends one.
    case missingOrigin(expected: String)
    /// The page that asks is not one of ours. The comparison is exact.
    case foreignOrigin(found: String, expected: String)
    /// A request with neither cookie nor token.
    case missingToken
    /// The token is none that this server made or still remembers.
    case wrongToken(foundLength: Int, expectedLength: Int)
    /// The token was right once, and was used or replaced since.
    case spentToken
    /// A WebSocket upgrade without this server's cookie. A token in its address does not count.
    case noCookie(expected: String)
    /// The cookie is of no session of this server.
    case unknownCookie(name: String)
    /// Only GET and HEAD are served.
    case methodNotAllowed(found: String)
    /// There is nothing at the path.
    case notFound(path: String)
    /// The payload of one WebSocket frame is longer than the limit, in bytes. What was found is at least this long.
    case frameTooLarge(found: UInt64, limit: Int)
    /// The fragments of one WebSocket message are together longer than the limit, in bytes.
    case messageTooLarge(found: Int, limit: Int)
    /// More than the allowed rate came on one connection.
    case rateExceeded(of: Rate, limitPerSecond: Int)
    /// The bytes are not HTTP/1.1 or not WebSocket as this server speaks them.
    case protocolError(found: String, expected: String)
    /// A text message, or the reason of a close, is not UTF-8.
    case invalidText(byteCount: Int)
    /// The client does not take what it is sent: in bytes, what would have waited, and how much may.
    case slowReader(found: Int, limit: Int)
    /// The request head was not whole in time.
    case handshakeTimeout(limit: Duration, bytesReceived: Int)
    /// The client did not say in time who it is.
    case noGreeting(limit: Duration)
    /// The client was silent, pings included, for longer than the limit.
    case idle(limit: Duration)
    /// As many visitors' connections are open as may be.
    case tooManyConnections(limit: Int)
    /// Nobody was let in on this connection, which waited longest of as many as may, and made room for a new one.
    case crowdedOut(limit: Int)
    /// One wrong token or cookie too many came from one address.
    case tooManyGuesses(limitPerSecond: Int)

    /// What a rate counts.
    public enum Rate: String, Sendable, Hashable {
        case messages, bytes
    }
}
