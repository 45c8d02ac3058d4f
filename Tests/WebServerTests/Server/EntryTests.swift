// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

@Suite struct EntryTests {
    @Test("The token is exchanged for a cookie and a redirect to the path without it")
    func exchange() throws {
        let server = try TestServer()
        let token = server.token
        #expect(token.utf8.count == 64)
        #expect(server.server.entryAddress == "http://127.0.0.1:\(server.port)/?token=\(token)")
        let response = try server.client().get("/a/b?x=1&token=\(token)&y=2", host: server.host)
        #expect(response.status == 303)
        #expect(response.header("Location") == "/a/b?x=1&y=2")
        #expect(response.header("Cache-Control") == "no-store")
        let cookie = try #require(response.header("Set-Cookie"))
        let parts = cookie.split(separator: "; ").map(String.init)
        #expect(parts.dropFirst() == ["HttpOnly", "SameSite=Strict", "Path=/"])
        #expect(parts[0].hasPrefix("webserver-session-\(server.port)="))
        #expect(!cookie.contains(token))
        #expect(try server.client().get("/", host: server.host, ["Cookie: a=b; \(parts[0])"]).body == "the page")
        #expect(server.server.entryAddress == nil)
    }

    @Test("A spent token is told from a wrong one, and opens nothing")
    func spentToken() throws {
        let server = try TestServer { $0.newTokenHint = "Press Return." }
        let token = server.token
        _ = try server.client().get("/?token=\(token)", host: server.host)
        let again = try server.client().get("/?token=\(token)", host: server.host)
        #expect(again.status == 410)
        #expect(again.body.contains("Press Return."))
        #expect(again.header("Set-Cookie") == nil)
        #expect(try server.refusal(.spentToken) == .spentToken)
    }

    @Test("A new token replaces the one before, and sessions stay")
    func newToken() throws {
        let server = try TestServer()
        let cookie = try server.enter()
        _ = server.server.newToken()
        let first = server.token
        let address = try #require(server.server.newToken())
        #expect(address == "http://127.0.0.1:\(server.port)/?token=\(server.token)")
        #expect(try server.client().get("/?token=\(first)", host: server.host).status == 410)
        #expect(try server.client().get("/?token=\(server.token)", host: server.host).status == 303)
        #expect(try server.client().get("/", host: server.host, [cookie]).status == 200)
    }

    @Test("Who is inside does not spend the token: it stays for somebody who is not")
    func inside() throws {
        let server = try TestServer()
        let cookie = try server.enter()
        let address = try #require(server.server.newToken())
        let response = try server.client().get("/?token=\(server.token)", host: server.host, [cookie])
        #expect(response.status == 303)
        #expect(response.header("Location") == "/")
        #expect(response.header("Set-Cookie") == nil)
        #expect(server.server.entryAddress == address)
        #expect(try server.client().get("/?token=\(server.token)", host: server.host).header("Set-Cookie") != nil)
    }

    @Test("A wrong token is refused without telling how it was wrong", arguments: [0, 10, 63, 64, 65])
    func wrongToken(length: Int) throws {
        let server = try TestServer()
        let wrong = String(repeating: "0", count: length)
        let response = try server.client().get("/?token=\(wrong)", host: server.host)
        #expect(response.status == 401)
        #expect(response.body == "Nobody gets in here without the address that the app printed.\n")
        #expect(try server.refusal(.wrongToken) == .wrongToken(foundLength: length, expectedLength: 64))
        #expect(server.server.entryAddress != nil)
    }

    @Test("One wrong digit anywhere makes a token wrong", arguments: [0, 31, 63])
    func wrongDigit(index: Int) throws {
        let server = try TestServer()
        var digits = Array(server.token)
        digits[index] = digits[index] == "0" ? "1" : "0"
        #expect(try server.client().get("/?token=\(String(digits))", host: server.host).status == 401)
    }

    @Test("Wrong tokens and cookies over the rate are told to be too many, and a right token is taken all the same")
    func tooManyGuesses() throws {
        let server = try TestServer {
            $0.limits.guessBurst = 3
            $0.limits.guessesPerSecond = 0
        }
        try server.withWitness {
            let wrong = String(repeating: "0", count: 64)
            func guess() throws -> [Int] {
                let cookie = "Cookie: \(server.cookieName)=\(wrong)"
                return [
                    try server.client().get("/?token=\(wrong)", host: server.host).status,
                    try server.client().get("/", host: server.host, [cookie]).status,
                ]
            }
            #expect(try guess() + guess() + guess() == [401, 401, 401, 429, 429, 429])
            #expect(try server.refusal(.tooManyGuesses) == .tooManyGuesses(limitPerSecond: 0))
            let cookie = try server.enter()
            #expect(try server.client().get("/", host: server.host, [cookie]).status == 200)
        }
    }

    @Test("Without cookie and token every path answers alike", arguments: ["/", "/socket", "/nothing/there"])
    func missingToken(path: String) throws {
        let server = try TestServer()
        let response = try server.client().get(path, host: server.host)
        #expect(response.status == 401)
        #expect(response.body == "Nobody gets in here without the address that the app printed.\n")
        #expect(response.header("Connection") == "close")
        #expect(try server.refusal(.missingToken) == .missingToken)
    }

    @Test("A cookie of no session is refused, also one that came from another server's port")
    func unknownCookie() throws {
        let server = try TestServer()
        let cookie = try TestServer().enter()
        #expect(try server.client().get("/", host: server.host, [cookie]).status == 401)
        let forged = "Cookie: \(server.cookieName)=\(String(repeating: "0", count: 64))"
        #expect(try server.client().get("/", host: server.host, [forged]).status == 401)
        #expect(try server.refusal(.missingToken) == .missingToken)
        #expect(try server.refusal(.unknownCookie) == .unknownCookie(name: server.cookieName))
    }

    @Test("A HEAD, as a link preview sends it, does not spend the token")
    func headDoesNotSpend() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("HEAD /?token=\(server.token) HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
        #expect(try client.response(isHeadOnly: true).status == 401)
        #expect(try server.client().get("/?token=\(server.token)", host: server.host).status == 303)
    }

    @Test("Who is inside and opens a spent address again is sent on")
    func alreadyInside() throws {
        let server = try TestServer()
        let cookie = try server.enter()
        let response = try server.client().get("/?token=0", host: server.host, [cookie])
        #expect(response.status == 303)
        #expect(response.header("Location") == "/")
        #expect(response.header("Set-Cookie") == nil)
    }

    @Test("After a link on another site the page navigates itself, for a redirect would lose the strict cookie")
    func crossSiteNavigation() throws {
        let server = try TestServer()
        let response = try server.client().get(
            "/?token=\(server.token)&q=\"<", host: server.host, ["Sec-Fetch-Site: cross-site"])
        #expect(response.status == 200)
        #expect(response.header("Set-Cookie") != nil)
        #expect(response.body.contains("content=\"0;url=/?q=&quot;&lt;\""))
    }

    @Test("No log line carries a token or a cookie")
    func secretsStayOut() throws {
        let server = try TestServer()
        let token = server.token
        let cookie = try server.enter()
        _ = try server.client().get("/?token=\(token)", host: server.host)
        _ = try server.client().get("/nothing", host: server.host, [cookie])
        _ = try server.refusal(.notFound)
        let log = server.notices.all.map(\.description).joined(separator: "\n")
        #expect(!log.contains(token))
        #expect(!log.contains(cookie.suffix(64)))
    }
}
