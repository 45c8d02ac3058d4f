// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

@Suite struct LimitsTests {
    @Test("The limits that a server begins with")
    func defaults() {
        let limits = WebServer.Limits()
        #expect(limits.requestHeadBytes == 16_384 && limits.headerCount == 64)
        #expect(limits.frameBytes == 1_048_576 && limits.messageBytes == 4_194_304)
        #expect(limits.unfinishedBytes == 16_777_216)
        #expect(limits.greetingBytes == 131_072 && limits.greetingTimeout == .seconds(10))
        #expect(limits.messagesPerSecond == 600 && limits.messageBurst == 1200)
        #expect(limits.bytesPerSecond == 4_194_304)
        #expect(limits.connections == 128 && limits.strangers == 64)
        #expect(limits.guessesPerSecond == 1 && limits.guessBurst == 20)
        #expect(limits.outgoingQueuedBytes == 16_777_216)
        #expect(limits.handshakeTimeout == .seconds(10) && limits.idleTimeout == .seconds(30))
        #expect(limits.closeTimeout == .seconds(2))
        #expect(limits.refusalLogBurst == 5 && limits.refusalLogWindow == .seconds(10))
    }

    @Test("The port is in the cookie's name; a server's own name has at most 32 letters, digits and hyphens")
    func names() throws {
        let origins = try AllowedOrigins(host: "desk", port: 9, additionalHosts: [], additionalOrigins: [])
        func gate(_ name: String?) throws -> Gate {
            var configuration = WebServer.Configuration()
            configuration.name = name
            return try Gate(configuration, origins: origins, port: 9)
        }
        let plain = try gate(nil)
        #expect(plain.cookieName(at: Origin(text: "http://desk:9")) == "webserver-session-9")
        #expect(plain.cookieName(at: Origin(text: "https://desk")) == "__Host-webserver-session-9")
        #expect(plain.token?.utf8.count == 64)
        for name in ["a", "azAZ09-", String(repeating: "a", count: 32)] {
            #expect(try gate(name).token?.hasPrefix("\(name).") == true)
            #expect(try gate(name).makeToken().utf8.count == name.utf8.count + 65)
        }
        for name in ["", "a.b", "a b", "ä", "a/", String(repeating: "a", count: 33)] {
            #expect(throws: WebServer.StartError.badName(found: name)) { try gate(name) }
        }
    }
}
