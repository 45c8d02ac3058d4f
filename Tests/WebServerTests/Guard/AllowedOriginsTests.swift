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
}
