// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@testable import BrowserHost
@testable import UIKitCore

/// Access that ends while the program runs, through the running server.
@MainActor @Suite(.serialized) struct AccessTests {
    @Test("who signs out loses all scenes and the cookie; touches that are down are cancelled, and others go on")
    func signOut() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let first = try await running.page()
        let cookie = try await running.enter()
        let other = try await running.page(cookie: cookie)
        _ = try running.makeWindow(in: first.welcome.scene)
        await first.client.send(ClientBytes.pointer(0).bytes)
        await running.turn()
        #expect(running.log.take() == ["A.began"])
        let visitor = try #require(running.visitor)
        running.host.signOut(visitor)
        running.application.runTurn()
        #expect(running.log.take() == ["A.cancelled"])
        #expect(running.application.windowScene(for: SceneIdentifier(first.welcome.scene)) == nil)
        #expect(running.application.windowScene(for: SceneIdentifier(other.welcome.scene)) != nil)
        #expect(Array(running.host.sessions.keys) == [SceneIdentifier(other.welcome.scene)])
        #expect(try await !isTaken(running.cookie, running))
        #expect(try await isTaken(cookie, running))
        #expect(running.logged.contains("access was taken back from one visitor"))
    }

    @Test("the program's owner takes everybody's access back, and the next comes in at a new address")
    func takeAll() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let page = try await running.page()
        let cookie = try await running.enter()
        _ = try await running.page(cookie: cookie)
        let before = running.host.entryAddress
        running.host.takeAccessBack()
        running.application.runTurn()
        #expect(running.host.sessions.isEmpty)
        #expect(running.application.connectedScenes.isEmpty)
        #expect(running.host.entryAddress != nil && running.host.entryAddress != before)
        for cookie in [running.cookie, cookie] { #expect(try await !isTaken(cookie, running)) }
        // No page gets the old scene's state either.
        let new = try await running.enter()
        #expect(
            try await running.page(session: page.welcome.session, cookie: new).welcome.session != page.welcome.session)
    }

    @Test("a WebSocket at the sign-out page's address signs its visitor out")
    func endpoint() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        _ = try await running.page()
        let client = try RawClient(port: running.port)
        #expect(await client.open("/sign-out", cookie: running.cookie))
        while !running.host.sessions.isEmpty { await Task.yield() }
        #expect(try await !isTaken(running.cookie, running))
    }

    private func isTaken(_ cookie: String, _ running: RunningHost) async throws -> Bool {
        try await RawClient(port: running.port).open(cookie: cookie)
    }
}
