// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WebServer

/// Who was let in, and has not said what for.
@Suite struct GreetingTests {
    /// Knows a client by its first word, and takes no more from one that says "wait".
    private final class Doorkeeper: WebSocketHandler {
        let messages = Recorder<Int>()
        let sessions = Recorder<WebSocketSession>()

        var expectsGreeting: Bool { true }

        func opened(_ session: WebSocketSession) { sessions.append(session) }

        func received(_ text: String, from session: WebSocketSession) {
            messages.append(text.utf8.count)
            if text == "hello" { session.welcome() }
            if text == "wait" { session.hold(true) }
            session.send(text)
        }

        func received(_ bytes: [UInt8], from session: WebSocketSession) {}

        func closed(_ session: WebSocketSession, reason: WebSocketSession.CloseReason) {}
    }

    private func door(
        _ change: (inout WebServer.Configuration) -> Void = { _ in }
    ) throws -> (TestServer, Doorkeeper, RawClient) {
        let server = try TestServer {
            $0.limits.greetingBytes = 1_000
            change(&$0)
        }
        let keeper = Doorkeeper()
        server.server.accept(keeper, at: "/door")
        return (server, keeper, try server.socket("/door"))
    }

    @Test(
        "Before the greeting little may come, in one message or in many, whole or not",
        arguments: [
            [RawClient.frame(0x81, [UInt8](repeating: 0x61, count: 1_100))],
            [[UInt8]](repeating: RawClient.frame(0x81, [UInt8](repeating: 0x61, count: 94)), count: 11),
            [
                RawClient.frame(0x01, [UInt8](repeating: 0x61, count: 900)),
                RawClient.frame(0x00, [UInt8](repeating: 0x61, count: 200)),
            ],
            [RawClient.frame(0x81, [UInt8](repeating: 0x61, count: 1_100), length: 100_000)],
        ])
    func room(_ frames: [[UInt8]]) throws {
        let (server, _, client) = try door()
        for frame in frames { client.send(frame) }
        try client.readToEnd()
        guard case .messageTooLarge(let found, limit: 1_000) = try server.refusal(.messageTooLarge) else {
            Issue.record("another refusal")
            return
        }
        #expect(found > 1_000)
    }

    @Test("After it there is all the room there was")
    func welcome() throws {
        let (server, _, client) = try door()
        defer { withExtendedLifetime(server) {} }
        client.sendText("hello")
        #expect(try client.frame() == .text("hello"))
        let long = String(repeating: "a", count: 50_000)
        client.sendText(long)
        #expect(try client.frame() == .text(long))
    }

    @Test("Who says nothing is not waited for")
    func silence() throws {
        let (server, _, client) = try door { $0.limits.greetingTimeout = .milliseconds(50) }
        #expect(try client.frame().closeCode == 1008)
        #expect(try server.refusal(.noGreeting) == .noGreeting(limit: .milliseconds(50)))
        // Who greeted in time stays.
        let patient = try door { $0.limits.greetingTimeout = .seconds(600) }
        patient.2.sendText("hello")
        #expect(try patient.2.frame() == .text("hello"))
    }

    @Test(
        "One visitor's messages that never end have a bounded room together, whatever came before; another's have their own"
    )
    func unfinished() throws {
        let server = try TestServer { $0.limits.unfinishedBytes = 300_000 }
        let cookie = try server.enter()
        let begun = RawClient.frame(0x82, [UInt8](repeating: 0, count: 200_000), length: 900_000)
        let first = try server.socket(cookie: cookie)
        first.send(RawClient.frame(0x82, [UInt8](repeating: 0, count: 250_000)))
        #expect(try first.frame().payload.count == 250_000)
        first.send(begun)
        let second = try server.socket(cookie: cookie)
        second.send(begun)
        let third = try server.socket(cookie: cookie)
        third.send(begun)
        // Whichever came last.
        guard case .messageTooLarge(_, limit: 300_000) = try server.refusal(.messageTooLarge) else {
            Issue.record("another refusal")
            return
        }
        let other = try server.socket("/other")
        other.send(RawClient.frame(0x82, [UInt8](repeating: 0, count: 250_000)))
        #expect(try other.frame().payload.count == 250_000)
        withExtendedLifetime((first, second, third)) {}
    }

    @Test("Nothing is taken from a client that is held, until it is let go; then all of it comes, in order")
    func holding() throws {
        let (server, keeper, client) = try door()
        defer { withExtendedLifetime(server) {} }
        client.sendText("hello")
        client.sendText("wait")
        #expect(try client.frame() == .text("hello"))
        #expect(try client.frame() == .text("wait"))
        for number in 1...100 { client.sendText(String(repeating: "a", count: number)) }
        // What is not taken leaves no trace to wait for; the other direction goes on meanwhile.
        let session = try #require(keeper.sessions.all.first)
        session.send("still here")
        #expect(try client.frame() == .text("still here"))
        #expect(keeper.messages.all == [5, 4])
        session.hold(false)
        #expect(keeper.messages.wait { $0.count == 102 })
        #expect(keeper.messages.all == [5, 4] + Array(1...100))
    }
}
