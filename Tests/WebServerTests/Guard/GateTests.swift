// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOHTTP1
import Synchronization
import Testing

@testable import WebServer

/// The gate's decisions, request by request, without a network.
@Suite("The gate")
struct GateTests {
    /// What the gate's owner was told.
    private final class Log: Sendable {
        private let notices = Mutex<[WebServer.Notice]>([])
        func add(_ notice: WebServer.Notice) { notices.withLock { $0.append(notice) } }
        func take() -> [WebServer.Notice] {
            notices.withLock { notices in
                defer { notices = [] }; return notices
            }
        }
    }

    private let log = Log()
    private let origin = "http://127.0.0.1:8080"

    private func gate(_ change: (inout WebServer.Configuration) throws -> Void = { _ in }) throws -> Gate {
        var configuration = WebServer.Configuration()
        configuration.log = { [log] in log.add($0) }
        try change(&configuration)
        let origins = try AllowedOrigins(host: "127.0.0.1", port: 8080, additionalHosts: [], additionalOrigins: [])
        return try Gate(configuration, origins: origins, port: 8080)
    }

    private func head(
        _ uri: String = "/", _ method: HTTPMethod = .GET, cookie: String? = nil, origin: String? = nil,
        upgrades: Bool = false, host: String = "127.0.0.1:8080"
    ) -> HTTPRequestHead {
        var head = HTTPRequestHead(version: .http1_1, method: method, uri: uri)
        head.headers.add(name: "Host", value: host)
        if let cookie { head.headers.add(name: "Cookie", value: cookie) }
        if let origin { head.headers.add(name: "Origin", value: origin) }
        if upgrades { head.headers.add(name: "Upgrade", value: "WebSocket") }
        return head
    }

    /// A decision in a word, and what it says more.
    private func decision(_ gate: Gate, _ head: HTTPRequestHead, from address: String = "10.0.0.1") -> String {
        do throws(Refusal) {
            switch try gate.admit(head, from: address) {
            case .admitted(let origin, _): return "admitted at \(origin.text)"
            case .entered(_, _, let location, let forgets): return "entered to \(location)\(forgets ? ", forgets" : "")"
            case .alreadyInside(_, let location): return "inside, to \(location)"
            }
        } catch { return error.kind.rawValue }
    }

    private func enter(_ gate: Gate) throws -> String {
        guard case .entered(_, let cookie, _, _) = try gate.admit(head("/?token=\(gate.makeToken())"), from: "10.0.0.1")
        else { return "" }
        return String(cookie.prefix { $0 != ";" })
    }

    @Test("GET and HEAD are served, and a HEAD spends no token")
    func methods() throws {
        let gate = try gate()
        let cookie = try enter(gate)
        #expect(decision(gate, head(cookie: cookie)) == "admitted at \(origin)")
        #expect(decision(gate, head("/", .HEAD, cookie: cookie)) == "admitted at \(origin)")
        for method in [HTTPMethod.POST, .PUT, .DELETE, .OPTIONS, .RAW(value: "get")] {
            #expect(decision(gate, head("/", method, cookie: cookie)) == "methodNotAllowed")
        }
        let token = gate.makeToken()
        #expect(decision(gate, head("/?token=\(token)", .HEAD)) == "missingToken")
        #expect(decision(gate, head("/?token=\(token)", upgrades: true)) == "missingOrigin")
        #expect(decision(gate, head("/?token=\(token)", origin: origin, upgrades: true)) == "noCookie")
        #expect(gate.token == token)
        // Who is in leaves the token to another.
        #expect(decision(gate, head("/a?x=1&token=\(token)", cookie: cookie)) == "inside, to /a?x=1")
        #expect(decision(gate, head("/a?x=1&token=\(token)")) == "entered to /a?x=1" && gate.token == nil)
        #expect(decision(gate, head("/?token=\(token)")) == "spentToken")
        #expect(decision(gate, head("/?token=nonsense")) == "wrongToken")
    }

    @Test("An origin is the host's own wherever it is sent; an upgrade has to send it")
    func origins() throws {
        let gate = try gate()
        let cookie = try enter(gate)
        #expect(decision(gate, head(cookie: cookie, origin: origin, upgrades: true)) == "admitted at \(origin)")
        #expect(decision(gate, head(cookie: cookie, upgrades: true)) == "missingOrigin")
        for other in ["http://localhost:8080", "https://127.0.0.1:8080", "null", ""] {
            #expect(decision(gate, head(cookie: cookie, origin: other)) == "foreignOrigin")
        }
        var twice = head(cookie: cookie, origin: origin)
        twice.headers.add(name: "Origin", value: origin)
        #expect(decision(gate, twice) == "foreignOrigin")
        #expect(decision(gate, head(cookie: cookie, host: "evil.example")) == "badHost")
        // The host comes first, then the method, then the origin, then who it is.
        #expect(decision(gate, head("/", .POST, origin: "null", host: "evil.example")) == "badHost")
        #expect(decision(gate, head("/", .POST, origin: "null")) == "methodNotAllowed")
        #expect(decision(gate, head("/", cookie: "webserver-session-8080=x", origin: "null")) == "foreignOrigin")
        #expect(decision(gate, head("/", cookie: "webserver-session-8080=x")) == "unknownCookie")
        #expect(decision(gate, head("/", cookie: "webserver-session-80=x")) == "missingToken")
    }

    @Test("Of too many visitors the one who was away longest is forgotten, not the one who came first")
    func away() throws {
        let gate = try gate()
        let cookies = try (0..<Keyring.keptSessions).map { _ in try enter(gate) }
        #expect(decision(gate, head(cookie: cookies[0])) == "admitted at \(origin)")
        #expect(decision(gate, head("/?token=\(gate.makeToken())")) == "entered to /, forgets")
        #expect(decision(gate, head(cookie: cookies[0])) == "admitted at \(origin)")
        #expect(decision(gate, head(cookie: cookies[1])) == "unknownCookie")
        #expect(decision(gate, head(cookie: cookies[2])) == "admitted at \(origin)")
    }

    @Test("A server's name stands before its tokens: 1 to 32 letters, digits and hyphens")
    func names() throws {
        for name in ["a", "Z9-", "az", String(repeating: "n", count: 32)] {
            let named = try gate { $0.name = name }
            let token = named.makeToken()
            #expect(token.hasPrefix("\(name).") && named.token == token)
            #expect(decision(named, head("/?token=\(token)")) == "entered to /")
            // The name is for the proxy alone.
            let bare = named.makeToken().dropFirst(name.utf8.count + 1)
            #expect(decision(named, head("/?token=\(bare)")) == "entered to /")
        }
        for name in ["", " ", "a.b", "a/b", "ä", "a_", "@", "[", "`", "{", "/", ":", String(repeating: "n", count: 33)]
        {
            #expect(throws: WebServer.StartError.self, "\(name)") { _ = try gate { $0.name = name } }
        }
    }

    @Test("Taking access back is told, and so is that nobody else can be told of it")
    func revoking() throws {
        let plain = try gate()
        let cookies = try [enter(plain), enter(plain)]
        guard case .admitted(_, let visitor) = try plain.admit(head(cookie: cookies[0]), from: "10.0.0.1") else {
            return
        }
        plain.revoke(visitor)
        #expect(cookies.map { decision(plain, head(cookie: $0)) } == ["unknownCookie", "admitted at \(origin)"])
        #expect(log.take() == [.revoked(isEverybody: false)])
        let token = plain.revokeAll(WebServer.DevelopmentKey())
        #expect(decision(plain, head(cookie: cookies[1])) == "unknownCookie")
        #expect(log.take() == [.revoked(isEverybody: true)] && plain.token == token)
        #expect(decision(plain, head("/?token=\(token)")) == "entered to /")
    }

    @Test("One wrong cookie or token too many of one address is refused as such; another address guesses for itself")
    func guesses() throws {
        let gate = try gate()
        var kinds: [String] = []
        for _ in 0..<1000 where kinds.last != "tooManyGuesses" { kinds.append(decision(gate, head("/?token=x"))) }
        #expect(kinds.first == "wrongToken" && kinds.last == "tooManyGuesses")
        #expect(decision(gate, head(cookie: "webserver-session-8080=x")) == "tooManyGuesses")
        #expect(decision(gate, head("/?token=x"), from: "10.0.0.2") == "wrongToken")
        // Who guesses nothing is not kept out.
        #expect(decision(gate, head()) == "missingToken")
        #expect(decision(gate, head("/?token=\(gate.makeToken())")) == "entered to /")
    }
}
