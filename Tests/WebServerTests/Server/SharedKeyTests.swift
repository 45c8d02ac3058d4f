// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import WebServer

@Suite struct SharedKeyTests {
    #if SharedSecrets
        private func key(_ byte: UInt8 = 7) throws -> WebServer.SharedKey {
            try WebServer.SharedKey(Data(repeating: byte, count: WebServer.SharedKey.leastBytes))
        }

        @Test("What is sealed opens with the same key for the same purpose, and not otherwise")
        func sealing() throws {
            let plain = Data("state".utf8)
            let sealed = try #require(try key().seal(plain, for: "a"))
            #expect(try key().open(sealed, for: "a") == plain)
            #expect(try key().open(sealed, for: "b") == nil)
            #expect(try key(8).open(sealed, for: "a") == nil)
            #expect(sealed.range(of: plain) == nil)
            #expect(try key().seal(plain, for: "a") != sealed)
        }

        @Test("What was changed or cut short does not open")
        func damage() throws {
            let key = try key()
            let sealed = try #require(key.seal(Data("state".utf8), for: "a"))
            for place in sealed.indices {
                var damaged = sealed
                damaged[place] ^= 1
                #expect(key.open(damaged, for: "a") == nil)
                #expect(key.open(sealed.prefix(place), for: "a") == nil)
            }
        }

        @Test("A secret that could be guessed is no key")
        func shortSecret() {
            #expect(throws: WebServer.SharedKeyError.tooShort(found: 31, expected: 32)) {
                try WebServer.SharedKey(Data(count: 31))
            }
        }

        @Test("Servers with one key take each other's visitors as the same, and each spends its own tokens")
        func twoServers() throws {
            let key = try key()
            func server(_ name: String) throws -> TestServer {
                try TestServer {
                    $0.sharedKey = key
                    $0.name = name
                }
            }
            let first = try server("first")
            let second = try server("second")
            #expect(first.token.hasPrefix("first."))
            #expect(first.token.utf8.count == "first.".utf8.count + 64)
            #expect(try second.client().get("/?token=\(first.token)", host: second.host).status == 401)
            let token = first.token
            let entry = try first.client().get("/?token=\(token)", host: first.host)
            #expect(entry.status == 303)
            #expect(try first.client().get("/?token=\(token)", host: first.host).status == 410)
            let cookie = "Cookie: " + (try #require(entry.header("Set-Cookie")?.split(separator: ";").first))
            #expect(try second.client().get("/", host: second.host, [cookie]).status == 200)
            let sockets = [try first.socket(cookie: cookie), try second.socket(cookie: cookie)]
            #expect(try first.session().visitor == second.session().visitor)
            _ = try second.socket("/other")
            #expect(second.other.sessions.wait { $0.count == 1 })
            #expect(try second.other.sessions.all.first?.visitor != first.session().visitor)
            _ = sockets
            let stranger = try TestServer()
            let value = cookie.drop { $0 != "=" }
            #expect(
                try stranger.client().get("/", host: stranger.host, ["Cookie: \(stranger.cookieName)\(value)"]).status
                    == 401)
        }
    #else
        @Test("Without the trait a secret is refused with what to do")
        func notBuilt() {
            #expect(throws: WebServer.SharedKeyError.notBuilt) { try WebServer.SharedKey(Data(count: 32)) }
            #expect("\(WebServer.SharedKeyError.notBuilt)".contains("--traits SharedSecrets"))
        }
    #endif

    @Test(
        "A name that would not fit into a token is refused",
        arguments: ["", "a.b", "a b", "é", String(repeating: "a", count: 33)])
    func badName(name: String) {
        var configuration = WebServer.Configuration()
        configuration.name = name
        #expect(throws: WebServer.StartError.badName(found: name)) { try WebServer(configuration).start() }
    }

    @Test("Behind a proxy, the printed address is the proxy's")
    func proxied() throws {
        let server = try TestServer {
            $0.additionalOrigins = ["https://touch.example.org", "https://other.example.org"]
        }
        #expect(server.server.entryAddress == "https://touch.example.org/?token=\(server.token)")
        #expect(server.server.newToken() == "https://touch.example.org/?token=\(server.token)")
    }
}
