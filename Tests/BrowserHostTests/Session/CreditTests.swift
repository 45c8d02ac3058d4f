// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserHost
@testable import UIKitCore

/// What a page may send before it is heard.
@MainActor @Suite(.serialized) struct CreditTests {
    @Test("one message of more messages than a page has to say at once is refused, with the byte")
    func tooManyAtOnce() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        let (client, welcome) = try await running.page()
        _ = try running.makeWindow(in: welcome.scene)
        // Ten bytes each: kind, reason and time.
        let cancel = ClientBytes().u8(0x14).u8(0).f64(1000).bytes
        await client.send(Array(repeatElement(cancel, count: Credit.messagesAtOnce + 1).joined()))
        #expect(await code(closing: client) == 4000)
        #expect(running.logged.last?.hasSuffix("byte 40960: more than 4096 messages in one") == true)
    }

    private func code(closing client: RawClient) async -> UInt16? {
        while true {
            switch await client.receive() {
            case .close(let code, _): return code
            case .end: return nil
            case .binary, .other: break
            }
        }
    }

    @Test("a page that sends faster than it is heard waits, and goes on when it was heard; nothing of it is lost")
    func backpressure() async throws {
        let running = try await RunningHost()
        defer { running.stop() }
        running.application.turn.budget = TurnBudget(running.application.eventQueue) { 0 }
        let (client, welcome) = try await running.page()
        _ = try running.makeWindow(in: welcome.scene)
        let count = 20 * Credit.messages
        // Nobody turns meanwhile: most of it stays with the client, or the page would be refused for sending on.
        let sending = Task {
            for number in 0..<count / 64 {
                let taps = (number * 32..<(number + 1) * 32).map { finger in
                    ClientBytes.pointer(0, UInt32(finger)).then(.pointer(2, UInt32(finger)))
                }
                await client.send(taps.reduce(ClientBytes()) { $0.then($1) }.bytes)
            }
        }
        var log: [String] = []
        while log.count < count {
            running.application.makeShared()
            running.application.runTurn()
            log += running.log.take()
            try await Task.sleep(for: .milliseconds(1))
        }
        await sending.value
        #expect(log == (0..<count / 2).flatMap { _ in ["A.began", "A.ended"] })
        #expect(running.logged.isEmpty)
    }

    @Test("a page is not read from while it owes, and what it could not know of is still taken")
    func overdraft() {
        var credit = Credit()
        // Each by itself: `#expect` cannot see what changes its subject.
        let enough = credit.spend(messages: Credit.messages, bytes: 0)
        let oneMore = credit.spend(messages: 1, bytes: 0)
        let many = credit.spend(messages: Credit.messagesAtOnce, bytes: 0)
        #expect([enough, oneMore, many] == [false, true, false])
        #expect(!credit.isOverdrawn(by: 1))
        #expect(credit.isOverdrawn(by: Credit.messagesAtOnce))
        var long = Credit()
        let longText = long.spend(messages: 1, bytes: Credit.bytes + 1)
        #expect(longText)
    }
}
