// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

/// A server on a free port with an echo at `/socket` and `/other`, a page at `/`, and what its log and handlers saw.
final class TestServer {
    let server: WebServer
    let port: Int
    let notices = Recorder<WebServer.Notice>()
    /// The endpoint under attack.
    let echo = EchoHandler()
    /// The endpoint of the well-behaved.
    let other = EchoHandler()

    init(_ change: (inout WebServer.Configuration) -> Void = { _ in }) throws {
        var configuration = WebServer.Configuration()
        // On a busy machine a test may be kept waiting: only those about time have its limits.
        configuration.limits.idleTimeout = .seconds(600)
        configuration.limits.handshakeTimeout = .seconds(600)
        change(&configuration)
        configuration.log = { [notices] in notices.append($0) }
        server = WebServer(configuration)
        server.serve(.init("the page".utf8, contentType: "text/plain"), at: "/")
        server.accept(echo, at: "/socket")
        server.accept(other, at: "/other")
        port = try server.start().port
    }

    deinit { server.stop() }

    var host: String { "127.0.0.1:\(port)" }
    var origin: String { "http://\(host)" }
    var cookieName: String { "webserver-session-\(port)" }
    /// The token nobody has used.
    var token: String { server.entryAddress.map { String($0.split(separator: "=")[1]) } ?? "" }

    func client() throws -> RawClient { try RawClient(port: port) }

    /// Exchanges a new token and returns the `Cookie` header line.
    func enter() throws -> String {
        _ = server.newToken()
        let response = try client().get("/?token=\(token)", host: host, ["Connection: close"])
        try #require(response.status == 303)
        let cookie = try #require(response.header("Set-Cookie")?.split(separator: ";").first)
        return "Cookie: \(cookie)"
    }

    /// The lines of an upgrade request; nil leaves a header out.
    func upgrade(
        _ path: String = "/socket", host: String? = nil, origin: String? = nil, cookie: String?, without: [String] = []
    ) -> String {
        var lines = ["Host: \(host ?? self.host)", "Origin: \(origin ?? self.origin)"]
        lines += [
            "Connection: keep-alive, Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        if let cookie { lines.append(cookie) }
        lines.removeAll { line in without.contains { line.hasPrefix($0 + ":") } }
        return "GET \(path) HTTP/1.1\r\n" + lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// An open WebSocket.
    func socket(_ path: String = "/socket", cookie: String? = nil) throws -> RawClient {
        let client = try client()
        client.send(upgrade(path, cookie: try cookie ?? enter()))
        let response = try client.response()
        try #require(response.status == 101)
        return client
    }

    /// The server's side of the one WebSocket at the endpoint under attack.
    func session() throws -> WebSocketSession {
        let came = echo.sessions.wait { $0.count == 1 }
        try #require(came, "no session was opened")
        return echo.sessions.all[0]
    }

    /// Runs an attack while somebody else's session is open, and checks that this session noticed nothing.
    func withWitness(_ attack: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let witness = try socket("/other")
        witness.sendText("before")
        #expect(try witness.frame() == .text("before"), sourceLocation: sourceLocation)
        try attack()
        witness.sendText("after")
        #expect(try witness.frame() == .text("after"), sourceLocation: sourceLocation)
        #expect(other.calls.all == ["opened /other", "text before", "text after"], sourceLocation: sourceLocation)
    }

    /// Waits for a refusal to be logged and returns it.
    func refusal(_ kind: Refusal.Kind, sourceLocation: SourceLocation = #_sourceLocation) throws -> Refusal {
        var found: Refusal?
        let came = notices.wait { notices in
            for case .refused(let refusal, _) in notices where refusal.kind == kind { found = refusal }
            return found != nil
        }
        #expect(came, "no refusal \(kind) in \(notices.all)", sourceLocation: sourceLocation)
        return try #require(found, sourceLocation: sourceLocation)
    }
}
