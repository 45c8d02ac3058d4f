// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

@Suite struct ResourceTests {
    @Test("A resource is served with its type, and revalidated by entity tag")
    func revalidated() throws {
        let server = try TestServer()
        let cookie = try server.enter()
        let client = try server.client()
        let response = try client.get("/?any=query", host: server.host, [cookie])
        #expect(response.body == "the page")
        #expect(response.header("Content-Type") == "text/plain")
        #expect(response.header("Cache-Control") == "private, no-cache")
        let tag = try #require(response.header("ETag"))
        let unchanged = try client.get("/", host: server.host, [cookie, "If-None-Match: \"x\", \(tag)"])
        #expect(unchanged.status == 304)
        #expect(unchanged.header("Content-Length") == nil)
        server.server.serve(.init("another".utf8, contentType: "text/plain"), at: "/")
        #expect(try client.get("/", host: server.host, [cookie, "If-None-Match: \(tag)"]).body == "another")
        server.server.serve(nil, at: "/")
        #expect(try client.get("/", host: server.host, [cookie]).status == 404)
        #expect(try server.refusal(.notFound) == .notFound(path: "/"))
    }

    @Test("HEAD tells the length and sends no body")
    func head() throws {
        let server = try TestServer()
        let cookie = try server.enter()
        let client = try server.client()
        client.send("HEAD / HTTP/1.1\r\nHost: \(server.host)\r\n\(cookie)\r\n\r\n")
        #expect(try client.response(isHeadOnly: true).header("Content-Length") == "8")
        #expect(try client.get("/", host: server.host, [cookie]).body == "the page")
    }

    @Test("A lookup answers below its prefix; the longest prefix and a resource of its own come first")
    func lookup() throws {
        let server = try TestServer()
        let cookie = try server.enter()
        let text = { @Sendable (text: String) in
            WebServer.Resource(text.utf8, contentType: "text/plain", caching: .immutable)
        }
        server.server.serve(under: "/image/") { $0 == "none" ? nil : text("image \($0)") }
        server.server.serve(under: "/image/small/") { text("small \($0)") }
        server.server.serve(text("fixed"), at: "/image/fixed")
        let client = try server.client()
        let paths = ["/image/ab%20c", "/image/small/1", "/image/fixed", "/image/"]
        let bodies = try paths.map { try client.get($0, host: server.host, [cookie]).body }
        #expect(bodies == ["image ab%20c", "small 1", "fixed", "image "])
        let response = try client.get("/image/x", host: server.host, [cookie])
        #expect(response.header("Cache-Control") == "private, max-age=31536000, immutable")
        #expect(response.header("ETag") == nil)
        #expect(try client.get("/image/none", host: server.host, [cookie]).status == 404)
        #expect(try client.get("/image", host: server.host, [cookie]).status == 404)
    }

    @Test("Requests sent at once are answered in order, and large bodies come whole")
    func pipelining() throws {
        let server = try TestServer()
        let cookie = try server.enter()
        let large = String(repeating: "0123456789", count: 800_000)
        server.server.serve(under: "/part/") { .init("\($0) \(large)".utf8, contentType: "text/plain") }
        let client = try server.client()
        client.send((0..<5).map { "GET /part/\($0) HTTP/1.1\r\nHost: \(server.host)\r\n\(cookie)\r\n\r\n" }.joined())
        for index in 0..<5 { #expect(try client.response().body == "\(index) \(large)") }
        let last = try client.get("/", host: server.host, [cookie, "Connection: close"])
        #expect(last.header("Connection") == "close")
        try client.readToEnd()
    }

    @Test("Who asks and never reads holds one answer, and is not read from, until the idle timeout")
    func slowReader() throws {
        let server = try TestServer {
            $0.limits.idleTimeout = .seconds(1)
            $0.limits.bytesPerSecond = 100_000
            $0.limits.messageBytes = 0
        }
        let cookie = try server.enter()
        let served = Recorder<String>()
        let body = [UInt8](repeating: 0, count: 16 * 1024 * 1024)
        server.server.serve(under: "/part/") { name in
            served.append(name)
            return .init(body, contentType: "application/octet-stream")
        }
        let client = try server.client()
        client.send((0..<5).map { "GET /part/\($0) HTTP/1.1\r\nHost: \(server.host)\r\n\(cookie)\r\n\r\n" }.joined())
        #expect(served.wait { $0 == ["0"] })
        // More than the rate allows: if the server read it, it would refuse it for that.
        client.send([UInt8](repeating: 0x61, count: 250_000))
        guard case .slowReader(let found, _) = try server.refusal(.slowReader) else { return }
        #expect(found == body.count)
        #expect(served.all == ["0"])
        try client.readToEnd()
        #expect(server.notices.all.count == 2)
    }

    @Test(
        "Every answer carries the headers that keep a page to itself",
        arguments: [200, 303, 304, 401, 404, 405, 421, 431])
    func securityHeaders(status: Int) throws {
        let server = try TestServer()
        let cookie = try server.enter()
        let tag = try #require(server.client().get("/", host: server.host, [cookie]).header("ETag"))
        let client = try server.client()
        let response =
            switch status {
            case 200: try client.get("/", host: server.host, [cookie])
            case 303: try client.get("/?token=", host: server.host, [cookie])
            case 304: try client.get("/", host: server.host, [cookie, "If-None-Match: \(tag)"])
            case 401: try client.get("/", host: server.host)
            case 404: try client.get("/nothing", host: server.host, [cookie])
            case 405:
                try {
                    client.send("POST / HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
                    return try client.response()
                }()
            case 421: try client.get("/", host: "evil.example")
            default: try client.get("/\(String(repeating: "x", count: 20_000))", host: server.host)
            }
        #expect(response.status == status)
        let policy = try #require(response.header("Content-Security-Policy"))
        #expect(policy.hasPrefix("default-src 'none'; "))
        #expect(policy.contains("base-uri 'none'; form-action 'none'; frame-ancestors 'none'"))
        if status < 406 {
            #expect(policy.contains("script-src 'self';"))
            #expect(policy.hasSuffix("require-trusted-types-for 'script'; trusted-types 'none'"))
            #expect(policy.contains("connect-src 'self' ws://\(server.host);"))
        }
        #expect(response.header("X-Content-Type-Options") == "nosniff")
        #expect(response.header("Referrer-Policy") == "no-referrer")
        #expect(response.header("Cross-Origin-Opener-Policy") == "same-origin")
        #expect(response.header("Cross-Origin-Resource-Policy") == "same-origin")
        #expect(response.header("Permissions-Policy")?.contains("accelerometer=(self), gyroscope=(self)") == true)
        #expect(response.header("Cache-Control") != nil)
    }
}
