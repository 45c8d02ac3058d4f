// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import WebServer

/// The server's own handlers of a connection, without a port, a socket or a thread.
@MainActor
struct EmbeddedServer {
    static let host = "127.0.0.1:8080"
    let core: ServerCore
    /// The name and value of the cookie of somebody who was let in.
    private(set) var cookie = ""

    /// - Parameters:
    ///   - notices: called with what the server logs.
    ///   - prepare: adds what is served.
    init(notices: @escaping @Sendable (WebServer.Notice) -> Void = { _ in }, _ prepare: (Routes) -> Void) {
        var configuration = WebServer.Configuration()
        configuration.log = notices
        // Input comes as fast as it can, and what is tried is not the limits of rates.
        configuration.limits.messagesPerSecond = 1_000_000
        configuration.limits.messageBurst = 1_000_000
        configuration.limits.guessesPerSecond = 1_000_000
        configuration.limits.guessBurst = 1_000_000
        core = ServerCore(configuration: configuration)
        prepare(core.routes)
        guard
            let origins = try? AllowedOrigins(
                host: "127.0.0.1", port: 8080, additionalHosts: [], additionalOrigins: []),
            let gate = try? Gate(configuration, origins: origins, port: 8080)
        else { fatalError("the server's own origin is one") }
        var entry = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/?token=\(gate.token ?? "")")
        entry.headers.add(name: "Host", value: Self.host)
        guard case .entered(_, let header, _, _) = try? gate.admit(entry, from: "127.0.0.1"),
            let pair = header.split(separator: ";").first
        else { fatalError("an unused token lets one in") }
        cookie = String(pair)
        _ = gate.makeToken()
        core.gate = gate
    }

    var token: String { core.gate?.token ?? "" }

    /// A connection that is open and has said nothing.
    func connection() -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        do {
            try core.initialize(channel)
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 50_000)).wait()
        } catch {
            fatalError("a connection can be made: \(error)")
        }
        return channel
    }

    /// The request that makes a connection a WebSocket.
    func upgrade(_ path: String) -> [UInt8] {
        let lines = [
            "GET \(path) HTTP/1.1", "Host: \(Self.host)", "Origin: http://\(Self.host)",
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Cookie: \(cookie)",
        ]
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}

extension EmbeddedChannel {
    /// Gives the connection bytes, lets it do all that it has to do at once, and returns what it sends.
    ///
    /// An error that reaches the end of the pipeline is what a real connection would drop.
    @discardableResult
    func exchange(_ bytes: some Collection<UInt8>) -> [UInt8] {
        if !bytes.isEmpty, isActive { _ = try? writeInbound(ByteBuffer(bytes: bytes)) }
        return sent()
    }

    /// What the connection has sent since it was last asked.
    func sent() -> [UInt8] {
        embeddedEventLoop.run()
        var bytes: [UInt8] = []
        while let buffer = try? readOutbound(as: ByteBuffer.self) { bytes += buffer.readableBytesView }
        return bytes
    }
}
