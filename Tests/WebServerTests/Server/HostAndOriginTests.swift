// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

@Suite struct HostAndOriginTests {
    @Test(
        "Hosts that are this server's, in any case", arguments: ["127.0.0.1:PORT", "localhost:PORT", "LocalHost:PORT"])
    func allowedHosts(host: String) throws {
        let server = try TestServer()
        let host = host.replacing("PORT", with: String(server.port))
        #expect(try server.client().get("/", host: host, [server.enter()]).status == 200)
    }

    @Test(
        "Hosts that are not, even with a cookie: a name that was rebound, a wildcard, no port, another port",
        arguments: ["evil.example:PORT", "0.0.0.0:PORT", "127.0.0.1", "localhost:1", "127.0.0.1:PORT.evil.example", ""])
    func foreignHosts(host: String) throws {
        let server = try TestServer()
        let host = host.replacing("PORT", with: String(server.port))
        try server.withWitness {
            let response = try server.client().get("/", host: host, [server.enter()])
            #expect(response.status == 421)
            let expected = ["127.0.0.1:\(server.port)", "localhost:\(server.port)"]
            #expect(try server.refusal(.badHost) == .badHost(found: host, expected: expected))
        }
    }

    @Test("A request without Host, or with two, is refused")
    func missingHost() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET / HTTP/1.1\r\n\(try server.enter())\r\n\r\n")
        #expect(try client.response().status == 400)
        let second = try server.client().get("/", host: server.host, ["Host: \(server.host)"])
        #expect(second.status == 421)
    }

    @Test("A foreign host learns nothing and cannot spend the token")
    func foreignHostKeepsToken() throws {
        let server = try TestServer()
        let response = try server.client().get("/?token=\(server.token)", host: "evil.example:\(server.port)")
        #expect(response.status == 421)
        #expect(try server.client().get("/?token=\(server.token)", host: server.host).status == 303)
    }

    @Test("Additional hosts are allowed with the bound port; additional origins stand for a proxy")
    func additional() throws {
        let server = try TestServer {
            $0.additionalHosts = ["192.168.1.5"]
            $0.additionalOrigins = ["https://Touch.example.org"]
        }
        let lan = try server.client().get("/?token=\(server.token)", host: "192.168.1.5:\(server.port)")
        #expect(lan.status == 303)
        #expect(lan.header("Set-Cookie")?.contains("Secure") == false)
        _ = server.server.newToken()
        let proxied = try server.client().get("/?token=\(server.token)", host: "touch.example.org")
        let cookie = try #require(proxied.header("Set-Cookie"))
        #expect(cookie.hasSuffix("; Secure"))
        // Browsers take a cookie of such a name from this host alone.
        #expect(cookie.hasPrefix("__Host-webserver-session-"))
        let pair = try #require(cookie.split(separator: ";").first)
        #expect(try server.client().get("/", host: "touch.example.org", ["Cookie: \(pair)"]).status == 200)
        #expect(
            try server.client().get("/", host: "touch.example.org", ["Cookie: \(pair.dropFirst(7))"]).status == 401)
        let policy = try #require(proxied.header("Content-Security-Policy"))
        #expect(policy.contains("connect-src 'self' wss://touch.example.org;"))
    }

    @Test("An upgrade without Origin is refused")
    func missingOrigin() throws {
        let server = try TestServer()
        try server.withWitness {
            let client = try server.client()
            client.send(server.upgrade(cookie: try server.enter(), without: ["Origin"]))
            #expect(try client.response().status == 403)
            #expect(try server.refusal(.missingOrigin) == .missingOrigin(expected: server.origin))
            #expect(server.echo.calls.all.isEmpty)
        }
    }

    @Test(
        "An upgrade from any other origin is refused",
        arguments: [
            "http://evil.example", "null", "http://localhost:PORT", "http://127.0.0.1", "http://127.0.0.1:1",
            "https://127.0.0.1:PORT", "HTTP://127.0.0.1:PORT", "http://127.0.0.1:PORT/",
            "http://127.0.0.1:PORT.evil.example",
        ])
    func foreignOrigin(origin: String) throws {
        let server = try TestServer()
        let origin = origin.replacing("PORT", with: String(server.port))
        try server.withWitness {
            let client = try server.client()
            client.send(server.upgrade(origin: origin, cookie: try server.enter()))
            #expect(try client.response().status == 403)
            #expect(try server.refusal(.foreignOrigin) == .foreignOrigin(found: origin, expected: server.origin))
            #expect(server.echo.calls.all.isEmpty)
        }
    }

    @Test("A page of another origin gets no resource either, with or without the cookie")
    func foreignOriginOfResource() throws {
        let server = try TestServer()
        let headers = ["Origin: http://127.0.0.1:1", try server.enter()]
        #expect(try server.client().get("/", host: server.host, headers).status == 403)
    }

    @Test("An upgrade without cookie is refused, and a token in its address does not help")
    func upgradeWithoutCookie() throws {
        let server = try TestServer()
        try server.withWitness {
            _ = server.server.newToken()
            let client = try server.client()
            client.send(server.upgrade("/socket?token=\(server.token)", cookie: nil))
            #expect(try client.response().status == 401)
            #expect(try server.refusal(.noCookie) == .noCookie(expected: server.cookieName))
            #expect(server.server.entryAddress != nil)
        }
    }
}
