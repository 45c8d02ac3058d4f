// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

@Suite struct WebSocketTests {
    @Test("The accept value is the one of RFC 6455's example")
    func acceptValue() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(server.upgrade(cookie: try server.enter()))
        let response = try client.response()
        #expect(response.status == 101)
        #expect(response.header("Sec-WebSocket-Accept") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        #expect(response.header("Content-Length") == nil)
    }

    @Test("Text and binary come whole, in order, and the calls of a session start and end as promised")
    func callsInOrder() throws {
        let server = try TestServer()
        let client = try server.socket()
        client.sendText("één")
        client.sendFrame(0x82, [0, 255])
        client.sendText("")
        #expect(try client.frame() == .text("één"))
        #expect(try client.frame() == .init(firstByte: 0x82, payload: [0, 255]))
        #expect(try client.frame() == .text(""))
        client.sendFrame(0x88, [0x03, 0xE8] + Array("bye".utf8))
        #expect(try client.frame() == .init(firstByte: 0x88, payload: [0x03, 0xE8]))
        try client.readToEnd()
        #expect(server.echo.calls.all == ["opened /socket", "text één", "binary 2", "text ", "closed"])
        #expect(server.echo.reasons.all == [.byClient(.normal, "bye")])
    }

    @Test("Every form of length echoes", arguments: [0, 125, 126, 65_535, 65_536, 1_000_000])
    func lengths(count: Int) throws {
        let server = try TestServer()
        let client = try server.socket()
        let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        client.sendFrame(0x82, payload)
        #expect(try client.frame() == .init(firstByte: 0x82, payload: payload))
    }

    @Test("A frame in the packet of the request is not lost")
    func firstBytes() throws {
        let server = try TestServer()
        let client = try server.client()
        let request = server.upgrade(cookie: try server.enter())
        client.send(Array(request.utf8) + RawClient.frame(0x81, Array("early".utf8)))
        #expect(try client.response().status == 101)
        #expect(try client.frame() == .text("early"))
    }

    @Test("A connection that served pages can be upgraded, as behind a proxy that keeps it")
    func lateUpgrade() throws {
        let server = try TestServer()
        let cookie = try server.enter()
        let client = try server.client()
        #expect(try client.get("/", host: server.host, [cookie]).body == "the page")
        // Both at once: the upgrade and the frame after it wait for the page.
        let page = "GET / HTTP/1.1\r\nHost: \(server.host)\r\n\(cookie)\r\n\r\n"
        client.send(Array((page + server.upgrade(cookie: cookie)).utf8) + RawClient.frame(0x81, Array("early".utf8)))
        #expect(try client.response().body == "the page")
        #expect(try client.response().status == 101)
        #expect(try client.frame() == .text("early"))
        client.sendText("late")
        #expect(try client.frame() == .text("late"))
    }

    @Test("A length in a longer form than needed is read as what it says")
    func longLength() throws {
        let server = try TestServer()
        let client = try server.socket()
        client.send([0x81, 0xFE, 0, 1, 0, 0, 0, 0, 0x61])
        #expect(try client.frame() == .text("a"))
    }

    @Test("Fragments make one message, with a ping answered in between")
    func fragments() throws {
        let server = try TestServer()
        let client = try server.socket()
        // The two bytes of "é" come in different fragments.
        client.sendFrame(0x01, [0x63, 0xC3])
        client.sendFrame(0x89, [1, 2, 3])
        client.sendFrame(0x00, [])
        client.sendFrame(0x80, [0xA9])
        #expect(try client.frame() == .init(firstByte: 0x8A, payload: [1, 2, 3]))
        #expect(try client.frame() == .text("cé"))
    }

    @Test("Bytes that come one at a time make the same messages")
    func byteByByte() throws {
        let server = try TestServer()
        let client = try server.socket()
        for byte in RawClient.frame(0x81, Array("slow".utf8)) { client.send([byte]) }
        #expect(try client.frame() == .text("slow"))
    }

    @Test("A close without a code is answered without one")
    func closeWithoutCode() throws {
        let server = try TestServer()
        let client = try server.socket()
        client.sendFrame(0x88)
        #expect(try client.frame() == .init(firstByte: 0x88, payload: []))
        try client.readToEnd()
        #expect(server.echo.reasons.all == [.byClient(.noneGiven, "")])
    }

    @Test("close sends what was queued, then the close; the client's answer ends the connection")
    func closeByServer() throws {
        let server = try TestServer { $0.limits.closeTimeout = .seconds(60) }
        let client = try server.socket()
        let session = try server.session()
        #expect(session.send("last words"))
        session.close(WebSocketCloseCode(rawValue: 4000), reason: String(repeating: "é", count: 100))
        session.close(.normal)
        #expect(!session.send("too late"))
        #expect(try client.frame() == .text("last words"))
        let close = try client.frame()
        #expect(close.closeCode == 4000)
        #expect(close.payload.count == 124)
        client.sendText("ignored")
        client.sendFrame(0x88, [0x0F, 0xA0])
        try client.readToEnd()
        #expect(client.received.isEmpty)
        let reason = String(repeating: "é", count: 100)
        #expect(server.echo.reasons.wait { $0 == [.byServer(WebSocketCloseCode(rawValue: 4000), reason)] })
        #expect(server.echo.calls.all == ["opened /socket", "closed"])
    }

    @Test("A client that does not answer a close is cut off")
    func closeTimeout() throws {
        let server = try TestServer { $0.limits.closeTimeout = .milliseconds(50) }
        let client = try server.socket()
        try server.session().close()
        #expect(try client.frame().closeCode == 1000)
        try client.readToEnd()
    }

    @Test("A connection that just ends is reported as lost")
    func connectionLost() throws {
        let server = try TestServer()
        do { _ = try server.socket() }
        #expect(server.echo.reasons.wait { $0 == [.connectionLost] })
    }

    @Test("Messages of many threads come whole and none is lost")
    func sendFromAnyThread() async throws {
        let server = try TestServer()
        let client = try server.socket()
        let session = try server.session()
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
                group.addTask { for index in 0..<250 { session.send("\(task) \(index)") } }
            }
        }
        var last = [-1, -1, -1, -1]
        for _ in 0..<1000 {
            let words = try client.frame().text.split(separator: " ").compactMap { Int($0) }
            try #require(words.count == 2)
            #expect(words[1] == last[words[0]] + 1)
            last[words[0]] = words[1]
        }
        #expect(last == [249, 249, 249, 249])
    }

    @Test("An endpoint that does not exist is refused, and a plain GET of one that does")
    func endpoints() throws {
        let server = try TestServer()
        let cookie = try server.enter()
        let client = try server.client()
        client.send(server.upgrade("/nowhere", cookie: cookie))
        #expect(try client.response().status == 404)
        #expect(try server.client().get("/socket", host: server.host, [cookie]).status == 404)
    }

    @Test(
        "A bad upgrade is refused",
        arguments: [
            ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 8"), ("Sec-WebSocket-Version: 13\r\n", ""),
            ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: another\r\nSec-WebSocket-Version: 13"),
            ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", ""), ("keep-alive, Upgrade", "keep-alive"),
        ])
    func badUpgrade(found: String, replacement: String) throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(server.upgrade(cookie: try server.enter()).replacing(found, with: replacement))
        #expect(try client.response().status == 400)
        _ = try server.refusal(.protocolError)
    }
}
