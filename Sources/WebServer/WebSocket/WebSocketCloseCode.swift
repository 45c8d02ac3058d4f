// SPDX-License-Identifier: Apache-2.0

/// Why a WebSocket is closed, as the number both sides see (RFC 6455, section 7.4).
public struct WebSocketCloseCode: RawRepresentable, Sendable, Hashable {
    /// The number in the close frame.
    public let rawValue: UInt16
    /// A code of any number. Not every number may be sent.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The purpose is fulfilled.
    public static let normal = WebSocketCloseCode(rawValue: 1000)
    /// A side goes away: the server stops, the page is left, or nothing was heard of it.
    public static let goingAway = WebSocketCloseCode(rawValue: 1001)
    /// A frame, or an order of frames, that the protocol does not allow.
    public static let protocolError = WebSocketCloseCode(rawValue: 1002)
    /// The close carried no code. Never sent.
    public static let noneGiven = WebSocketCloseCode(rawValue: 1005)
    /// Text that is not UTF-8.
    public static let invalidPayload = WebSocketCloseCode(rawValue: 1007)
    /// A message that the receiver does not want, where no other code fits.
    public static let policyViolation = WebSocketCloseCode(rawValue: 1008)
    /// A message, or a frame, above the receiver's limit.
    public static let messageTooBig = WebSocketCloseCode(rawValue: 1009)
    /// The server met something that it did not expect and cannot go on.
    public static let internalError = WebSocketCloseCode(rawValue: 1011)

    /// Whether the code may stand in a close frame.
    var isSendable: Bool {
        switch rawValue {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
