// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import WebServer

@Suite struct RequestRefusalTests {
    @Test("A giant head is refused once the limit is passed, not once it ends")
    func giantHead() throws {
        let server = try TestServer { $0.limits.requestHeadBytes = 2000 }
        try server.withWitness {
            let client = try server.client()
            client.send("GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 100_000))
            #expect(try client.response().status == 431)
            guard case .headTooLarge(let found, 2000) = try server.refusal(.headTooLarge) else {
                Issue.record("not headTooLarge with the limit")
                return
            }
            #expect(found > 2000)
            try client.readToEnd()
            #expect(!client.wasReset)
        }
    }

    @Test("Target, names and values of exactly the limit are read")
    func longestHead() throws {
        let server = try TestServer { $0.limits.requestHeadBytes = 1000 }
        let rest = "/HostX".utf8.count + server.host.utf8.count
        for (extra, status) in [(0, 401), (1, 431)] {
            let value = String(repeating: "x", count: 1000 - rest + extra)
            #expect(try server.client().get("/", host: server.host, ["X: \(value)"]).status == status)
        }
    }

    @Test("White space counts too, where it is held back")
    func giantWhiteSpace() throws {
        let server = try TestServer { $0.limits.requestHeadBytes = 2000 }
        let client = try server.client()
        client.send("GET / HTTP/1.1\r\nX:" + String(repeating: " ", count: 100_000))
        #expect(try client.response().status == 431)
        _ = try server.refusal(.headTooLarge)
    }

    @Test("More header fields than the limit are refused", arguments: [(4, 401), (5, 431)])
    func manyHeaders(count: Int, status: Int) throws {
        let server = try TestServer { $0.limits.headerCount = 5 }
        let headers = (0..<count).map { "X-\($0): y" }
        let response = try server.client().get("/", host: server.host, headers)
        #expect(response.status == status)
        if status == 431 { #expect(try server.refusal(.tooManyHeaders) == .tooManyHeaders(found: 6, limit: 5)) }
    }

    @Test("A head that never ends is answered with 408 when its time is over")
    func slowLoris() throws {
        let server = try TestServer { $0.limits.handshakeTimeout = .seconds(1) }
        try server.withWitness {
            let client = try server.client()
            client.send("GET / HTTP/1.1\r\n")
            #expect(try client.response().status == 408)
            try client.readToEnd()
            let expected = Refusal.handshakeTimeout(limit: .seconds(1), bytesReceived: 16)
            #expect(try server.refusal(.handshakeTimeout) == expected)
        }
    }

    @Test("The same holds for a later request on a connection that was let in")
    func slowLorisLater() throws {
        let server = try TestServer { $0.limits.handshakeTimeout = .seconds(1) }
        let client = try server.client()
        #expect(try client.get("/", host: server.host, [server.enter()]).status == 200)
        client.send("G")
        #expect(try client.response().status == 408)
    }

    @Test(
        "Bytes that are not HTTP/1.1 as browsers send it are refused",
        arguments: [
            "GET / HTTP/1.0\r\n\r\n", "GET / HTTP/2.0\r\n\r\n", "GET /\r\n\r\n", "get / HTTP/1.1\r\n\r\n",
            "CONNECT a:1 HTTP/1.1\r\n\r\n",
            "G(T / HTTP/1.1\r\n\r\n", "GET http://127.0.0.1/ HTTP/1.1\r\n\r\n", "GET //evil.example HTTP/1.1\r\n\r\n",
            "GET /\\evil.example HTTP/1.1\r\n\r\n", "GET /\u{7F} HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nA b: c\r\n\r\n",
            "GET / HTTP/1.1\r\n folded: x\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n", "GET / HTTP/1.1\r\nA: \0\r\n\r\n",
            "GET / HTTP/1.1\nHost: x\n\r\n\r\n", "GET / HTTP/1.1\r\nA: b\rc\r\n\r\n",
            "GET / HTTP/1.1\r\nA: b\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", "GET / HTTP/1.1\r\nA : b\r\n\r\n",
            "GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\n", "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
            "\u{16}\u{3}\u{1}\r\n\r\n",
        ])
    func malformed(request: String) throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(request)
        #expect(try client.response().status == 400)
        try client.readToEnd()
        _ = try server.refusal(.protocolError)
    }

    @Test("Empty lines before a request and more than one space in its line change nothing")
    func lenience() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("\r\n\r\nGET  / HTTP/1.1\r\nHost: \(server.host)\r\n\(try server.enter())\r\n\r\n")
        #expect(try client.response().body == "the page")
    }

    @Test("Empty lines without end are no request, and have no more time than one")
    func emptyLines() throws {
        let server = try TestServer { $0.limits.handshakeTimeout = .milliseconds(100) }
        let client = try server.client()
        client.send("\r\n\r\n")
        #expect(try client.response().status == 408)
    }

    @Test(
        "A request hidden in another's body is never answered, however the body's length is told",
        arguments: [
            "Content-Length: LENGTH", "Content-Length: LENGTH\r\nTransfer-Encoding: chunked",
            "Transfer-Encoding: chunked\r\nContent-Length: LENGTH", "Transfer-Encoding: chunked",
            "Transfer-Encoding: xchunked", "Transfer-Encoding: identity", "Transfer-Encoding: chunked, identity",
            "Transfer-Encoding : chunked", "Transfer-Encoding:\u{B}chunked", "X: y\nTransfer-Encoding: chunked",
            "X: y\r\n Transfer-Encoding: chunked", "Content-Length: 0\r\nContent-Length: LENGTH",
            "Content-Length: +LENGTH", "Content-Length: 0, LENGTH", "Content-Length: -1", "Content-Length: 0x5",
            "Content-Length: 0\r\nTransfer-Encoding: chunked",
        ])
    func smuggled(header: String) throws {
        let server = try TestServer()
        try server.withWitness {
            let served = Recorder<String>()
            server.server.serve(under: "/hidden/") { name in
                served.append(name)
                return nil
            }
            let fields = "HTTP/1.1\r\nHost: \(server.host)\r\n\(try server.enter())\r\n"
            let hidden = "0\r\n\r\nGET /hidden/x \(fields)\r\n"
            let client = try server.client()
            let told = header.replacing("LENGTH", with: String(hidden.utf8.count))
            client.send("GET / \(fields)\(told)\r\n\r\n\(hidden)")
            #expect(try client.response().status == 400)
            try client.readToEnd()
            #expect(client.received.isEmpty)
            #expect(served.all.isEmpty)
            _ = try server.refusal(.protocolError)
            let refused = server.notices.all.filter { if case .refused = $0 { true } else { false } }
            #expect(refused.count == 1)
        }
    }

    @Test("A body of no bytes is none")
    func emptyBody() throws {
        let server = try TestServer()
        let client = try server.client()
        let cookie = try server.enter()
        for _ in 0..<2 {
            #expect(try client.get("/", host: server.host, [cookie, "Content-Length: 0"]).status == 200)
        }
    }

    @Test("What cannot be read after a good request is refused once that is answered")
    func garbageAfterRequest() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET / HTTP/1.1\r\nHost: \(server.host)\r\n\(try server.enter())\r\n\r\n\u{16}\u{3}\u{1}\r\n")
        #expect(try client.response().body == "the page")
        #expect(try client.response().status == 400)
        try client.readToEnd()
    }

    @Test("An upgrade to a protocol not spoken here is answered as a plain request, and the connection's last")
    func otherUpgrade() throws {
        let server = try TestServer()
        let client = try server.client()
        let upgrade = ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: x"]
        let response = try client.get("/", host: server.host, [server.enter()] + upgrade)
        #expect(response.body == "the page")
        #expect(response.header("Connection") == "close")
        try client.readToEnd()
    }

    @Test("A client that leaves within a request is no refusal")
    func cutShort() throws {
        let server = try TestServer { $0.limits.strangers = 1 }
        do { try server.client().send("GET / HTTP/1.1\r\nHo") }
        let status = try server.client().response(to: "GET / HTTP/1.1\r\nHost: \(server.host)\r\n\r\n").status
        #expect(status == 401)
        #expect(!server.notices.all.contains { if case .refused(.protocolError, _) = $0 { true } else { false } })
    }

    @Test("Whatever comes harms nobody else, and traps nothing")
    func noise() throws {
        let server = try TestServer { $0.limits.refusalLogBurst = 0 }
        try server.withWitness {
            let start = "GET / HTTP/1.1\r\nHost: \(server.host)\r\n\(try server.enter())\r\n\r\n"
            let parts = [
                "GET ", "/", "/?token=", " HTTP/1.1", "\r\n", "\r\n\r\n", "Host: h", ":", " ", "\n", "\r", "\0", "é",
            ]
            var generator = SeededGenerator(seed: 22)
            for _ in 0..<200 {
                let tail = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                    parts.randomElement(using: &generator) ?? ""
                }
                let client = try server.client()
                client.send(start + tail.joined())
                #expect(try client.response().body == "the page")
            }
        }
    }

    @Test("A thousand requests at once are answered one after another")
    func flood() throws {
        let server = try TestServer()
        let client = try server.client()
        let request = "GET / HTTP/1.1\r\nHost: \(server.host)\r\n\(try server.enter())\r\n\r\n"
        client.send(String(repeating: request, count: 1000))
        for _ in 0..<1000 { #expect(try client.response().status == 200) }
    }

    @Test("Only GET and HEAD are served", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])
    func methods(method: String) throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("\(method) / HTTP/1.1\r\nHost: \(server.host)\r\n\(try server.enter())\r\n\r\n")
        let response = try client.response()
        #expect(response.status == 405)
        #expect(response.header("Allow") == "GET, HEAD")
        #expect(try server.refusal(.methodNotAllowed) == .methodNotAllowed(found: method))
    }

    @Test("Requests over the rate are refused")
    func requestRate() throws {
        let server = try TestServer {
            $0.limits.messagesPerSecond = 1
            $0.limits.messageBurst = 3
        }
        try server.withWitness {
            let cookie = try server.enter()
            let client = try server.client()
            let statuses = try (0..<4).map { _ in try client.get("/", host: server.host, [cookie]).status }
            #expect(statuses == [200, 200, 200, 429])
            #expect(try server.refusal(.rateExceeded) == .rateExceeded(of: .messages, limitPerSecond: 1))
        }
    }

    @Test("One visitor's connection more than the limit is turned away, and a place that is left is free again")
    func connections() throws {
        let server = try TestServer { $0.limits.connections = 3 }
        let cookie = try server.enter()
        try server.withWitness {
            var inside = try (0..<2).map { _ in try server.client() }
            for client in inside { #expect(try client.get("/", host: server.host, [cookie]).status == 200) }
            let tooMany = try server.client()
            #expect(try tooMany.get("/", host: server.host, [cookie]).status == 503)
            try tooMany.readToEnd()
            #expect(try server.refusal(.tooManyConnections) == .tooManyConnections(limit: 3))
            inside.removeAll()
            // The server may see the new connection before it sees that the old ones ended.
            var status = 503
            for _ in 0..<1000 where status == 503 {
                status = try server.client().get("/", host: server.host, [cookie]).status
            }
            #expect(status == 200)
        }
    }

    @Test("Strangers who hold connections make room for new ones, the oldest first, and keep nobody out")
    func crowd() throws {
        let server = try TestServer { $0.limits.strangers = 3 }
        let cookie = try server.enter()
        try server.withWitness {
            let strangers = try (0..<20).map { _ in
                let client = try server.client()
                client.send("GET / HTTP/1.1\r\n")
                return client
            }
            #expect(try server.client().get("/", host: server.host, [cookie]).status == 200)
            for client in strangers.prefix(17) { try client.readToEnd() }
            #expect(try server.refusal(.crowdedOut) == .crowdedOut(limit: 3))
        }
    }
}

extension RawClient {
    fileprivate func response(to request: String) throws -> Response {
        send(request)
        return try response()
    }
}
