// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

@Suite struct RunningTests {
    @Test("stop closes sessions as going away, and the port")
    func stop() throws {
        let server = try TestServer { $0.limits.closeTimeout = .milliseconds(200) }
        let polite = try server.socket()
        let waiting = try server.client()
        _ = try server.session()
        server.server.stop()
        #expect(try polite.frame().closeCode == 1001)
        try polite.readToEnd()
        try waiting.readToEnd()
        #expect(server.echo.reasons.all == [.serverStopped])
        #expect(throws: RawClient.TimedOut.self) { try server.client() }
        #expect(server.server.address == nil)
        #expect(server.server.entryAddress == nil)
        #expect(server.server.newToken() == nil)
        #expect(throws: WebServer.StartError.alreadyStarted) { try server.server.start() }
    }

    @Test("A server starts and stops from asynchronous code as well")
    func asynchronous() async throws {
        let server = WebServer()
        #expect(server.entryAddress == nil)
        let address = try await server.start()
        #expect(address.origin == "http://127.0.0.1:\(address.port)")
        #expect(server.address == address)
        await server.stop()
        #expect(server.address == nil)
    }

    @Test("A port that is taken is reported with its number")
    func portTaken() throws {
        let server = try TestServer()
        var configuration = WebServer.Configuration()
        configuration.port = server.port
        #expect {
            try WebServer(configuration).start()
        } throws: { error in
            guard case .portInUse("127.0.0.1", server.port)? = error as? WebServer.StartError else { return false }
            return true
        }
    }

    @Test(
        "An additional origin that is none is reported",
        arguments: ["example.org", "ftp://x", "https://", "https://x/y", ""])
    func badOrigin(text: String) {
        var configuration = WebServer.Configuration()
        configuration.additionalOrigins = [text]
        #expect(throws: WebServer.StartError.badOrigin(found: text)) { try WebServer(configuration).start() }
    }

    @Test("A flood is logged a few times and then counted")
    func logIsNotFlooded() throws {
        let server = try TestServer {
            $0.limits.refusalLogBurst = 2
            $0.limits.refusalLogWindow = .milliseconds(500)
        }
        try server.withWitness {
            let cookie = try server.enter()
            // One connection reports each kind once.
            let client = try server.client()
            for _ in 0..<10 { #expect(try client.get("/nothing", host: server.host, [cookie]).status == 404) }
            let begin = ContinuousClock.now
            for _ in 0..<20 { #expect(try server.client().get("/", host: server.host).status == 401) }
            // On a slow machine the flood lasts for several windows.
            let windows = Int((ContinuousClock.now - begin) / .milliseconds(500)) + 1
            var single = 0
            var counted = 0
            let came = server.notices.wait { notices in
                let missing = notices.filter { if case .refused(.missingToken, _) = $0 { true } else { false } }
                single = missing.count
                counted = notices.reduce(0) {
                    if case .repeated(.missingToken, let count) = $1 { $0 + count } else { $0 }
                }
                return single + counted == 20
            }
            #expect(came)
            #expect(single <= 2 * windows)
            let notFound = server.notices.all.filter { if case .refused(.notFound, _) = $0 { true } else { false } }
            #expect(notFound.count == 1)
        }
    }
}
