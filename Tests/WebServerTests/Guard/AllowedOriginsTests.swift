// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

@Suite struct AllowedOriginsTests {
    private func hosts(_ host: String, port: Int = 8080, hosts: [String] = [], origins: [String] = []) throws
        -> [String]
    {
        try AllowedOrigins(host: host, port: port, additionalHosts: hosts, additionalOrigins: origins).hosts
    }

    @Test("Loopback names go with loopback and with wildcards; a wildcard is no name")
    func bindings() throws {
        #expect(try hosts("127.0.0.1") == ["127.0.0.1:8080", "localhost:8080"])
        #expect(try hosts("::1") == ["[::1]:8080", "localhost:8080"])
        #expect(try hosts("0.0.0.0", hosts: ["Desk.local"]) == ["127.0.0.1:8080", "desk.local:8080", "localhost:8080"])
        #expect(try hosts("192.168.1.5") == ["192.168.1.5:8080"])
        #expect(try hosts("192.168.1.5", origins: ["https://a.b:444"]) == ["192.168.1.5:8080", "a.b:444"])
    }

    @Test("Port 80 may be named or not; the origin never names it")
    func defaultPort() throws {
        let origins = try AllowedOrigins(host: "192.168.1.5", port: 80, additionalHosts: [], additionalOrigins: [])
        #expect(origins.hosts == ["192.168.1.5", "192.168.1.5:80"])
        #expect(origins.origin(forHost: "192.168.1.5:80")?.text == "http://192.168.1.5")
    }

    @Test("The wildcard of both families has both families' loopback names; names of the machine ignore case")
    func wildcards() throws {
        #expect(try hosts("::") == ["127.0.0.1:8080", "[::1]:8080", "localhost:8080"])
        #expect(try hosts("LocalHost") == ["127.0.0.1:8080", "localhost:8080"])
        let origins = try AllowedOrigins(host: "Desk", port: 1, additionalHosts: [], additionalOrigins: [])
        #expect(origins.origin(forHost: "dESK:1")?.text == "http://desk:1" && origins.origin(forHost: "desk") == nil)
    }

    @Test(
        "What is no origin is named at the start",
        arguments: ["desk", "ftp://desk", "http://", "https://", "http://a/b", "http://a b", "http://a@b", "http://ä"])
    func badOrigins(_ text: String) {
        #expect(throws: WebServer.StartError.badOrigin(found: text)) { try hosts("desk", origins: [text]) }
    }

    @Test("Every character that a host may have")
    func goodOrigins() throws {
        #expect(try hosts("d", origins: ["HTTP://AZ-09.az:1"]).contains("az-09.az:1"))
        #expect(try hosts("d", origins: ["https://[::1]:1"]).contains("[::1]:1"))
    }

    @Test("The port of a scheme is not named; an address in brackets keeps them")
    func texts() {
        #expect(Origin.text(scheme: "http", host: "A", port: 80) == "http://a")
        #expect(Origin.text(scheme: "http", host: "a", port: 443) == "http://a:443")
        #expect(Origin.text(scheme: "https", host: "a", port: 443) == "https://a")
        #expect(Origin.text(scheme: "https", host: "a", port: 80) == "https://a:80")
        #expect(Origin.text(scheme: "http", host: "::1", port: 8) == "http://[::1]:8")
        #expect(Origin.text(scheme: "http", host: "[::1]", port: 8) == "http://[::1]:8")
        let (plain, secure) = (Origin(text: "http://a:1"), Origin(text: "https://a:1"))
        #expect(!plain.isSecure && secure.isSecure && plain.authority == "a:1" && secure.authority == "a:1")
        #expect(plain.webSocketSource == "ws://a:1" && secure.webSocketSource == "wss://a:1")
    }
}
