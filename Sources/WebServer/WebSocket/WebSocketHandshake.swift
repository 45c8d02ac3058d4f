import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The check of an upgrade request and its answer (RFC 6455, section 4.2).
enum WebSocketHandshake {
    /// The value of `Sec-WebSocket-Accept` for a request that may be accepted.
    static func accept(_ head: RequestHead, on channel: any Channel) throws(Refusal) -> String {
        guard head.method == "GET" else { throw .methodNotAllowed(found: head.method) }
        guard head.headers[canonicalForm: "Connection"].contains(where: { $0.lowercased() == "upgrade" }) else {
            throw .protocolError(found: "an upgrade without Connection: Upgrade", expected: "both")
        }
        let versions = head.headers["Sec-WebSocket-Version"]
        guard versions == ["13"] else {
            throw .protocolError(
                found: "Sec-WebSocket-Version \(versions.joined(separator: ", "))", expected: "version 13")
        }
        let keys = head.headers["Sec-WebSocket-Key"]
        guard keys.count == 1, isKey(keys[0]) else {
            throw .protocolError(
                found: "Sec-WebSocket-Key \(keys.joined(separator: ", "))", expected: "16 bytes in base 64")
        }
        return try digest(head, on: channel)
    }

    /// The digest is SwiftNIO's: its upgrader is asked for the headers only, and completes at once on the event loop.
    private static func digest(_ head: RequestHead, on channel: any Channel) throws(Refusal) -> String {
        let upgrader = NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
            upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
        let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: head.path, headers: head.headers)
        var accept: String?
        upgrader.buildUpgradeResponse(channel: channel, upgradeRequest: request, initialResponseHeaders: HTTPHeaders())
            .assumeIsolated().whenSuccess { accept = $0.first(name: "Sec-WebSocket-Accept") }
        guard let accept else { throw .protocolError(found: "a bad upgrade", expected: "one by RFC 6455") }
        return accept
    }

    private static func isKey(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.count == 24 && bytes.suffix(2).elementsEqual("==".utf8)
            && bytes.dropLast(2).allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"): true
                default: false
                }
            }
    }
}
