// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The check of an upgrade request and its answer (RFC 6455, section 4.2).
enum WebSocketHandshake {
    /// The answer to a request that may be accepted.
    ///
    /// SwiftNIO's upgrader makes it, and completes at once on the event loop. Its upgrade handler is not used: that takes a
    /// connection's first request only, and reverse proxies upgrade connections they have used before.
    static func answer(to head: HTTPRequestHead, origin: Origin, on channel: any Channel) throws(Refusal) -> Answer {
        guard head.method == .GET else { throw .methodNotAllowed(found: head.method.rawValue) }
        guard head.headers[canonicalForm: "Connection"].contains(where: { $0.lowercased() == "upgrade" }) else {
            throw .protocolError(found: "an upgrade without Connection: Upgrade", expected: "both")
        }
        let upgrader = NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
            upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
        var headers: HTTPHeaders?
        upgrader.buildUpgradeResponse(channel: channel, upgradeRequest: head, initialResponseHeaders: HTTPHeaders())
            .assumeIsolated().whenSuccess { headers = $0 }
        guard let headers else {
            throw .protocolError(found: "a bad upgrade", expected: "one key, and version 13")
        }
        return Answer(.switchingProtocols, headers.map { ($0.name, $0.value) }, origin: origin)
    }
}
