// SPDX-License-Identifier: Apache-2.0

import SeededRandom
import Testing

@testable import WebServer

@Suite struct WebSocketRefusalTests {
    /// Bytes a client must not send, the code of the close that answers them, and the refusal behind it.
    struct Attack: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let closeCode: Int
        let refusal: Refusal

        init(_ name: String, _ bytes: [UInt8], _ closeCode: Int, _ refusal: Refusal) {
            (testDescription, self.bytes, self.closeCode, self.refusal) = (name, bytes, closeCode, refusal)
        }
    }

    static let attacks = [
        Attack(
            "a frame over the limit, at its header", RawClient.frame(0x82, [], length: 5000), 1009,
            .frameTooLarge(found: 1001, limit: 1000)),
        Attack(
            "a frame of nearly all 63 bits", RawClient.frame(0x82, [], length: Int.max), 1009,
            .frameTooLarge(found: 1001, limit: 1000)),
        Attack(
            "a length of 64 bits", [0x82, 0xFF] + [UInt8](repeating: 0xFF, count: 8), 1009,
            .frameTooLarge(found: 1001, limit: 1000)),
        Attack(
            "fragments over the limit together",
            RawClient.frame(0x02, [UInt8](repeating: 0, count: 900))
                + RawClient.frame(0x80, [UInt8](repeating: 0, count: 901)),
            1009, .messageTooLarge(found: 1801, limit: 1800)),
        Attack(
            "an unmasked frame", RawClient.frame(0x81, [0x61], isMasked: false), 1002,
            .protocolError(found: "an unmasked frame", expected: "masked frames from a client")),
        Attack(
            "a reserved opcode", RawClient.frame(0x83, []), 1002,
            .protocolError(found: "opcode 3", expected: "opcode 0, 1, 2, 8, 9 or 10")),
        Attack(
            "a reserved control opcode", RawClient.frame(0x8B, []), 1002,
            .protocolError(found: "opcode 11", expected: "opcode 0, 1, 2, 8, 9 or 10")),
        Attack(
            "a compressed frame", RawClient.frame(0xC1, []), 1002,
            .protocolError(found: "reserved bits", expected: "no extension")),
        Attack(
            "a fragmented ping", RawClient.frame(0x09, []), 1002,
            .protocolError(found: "a fragment of a control frame", expected: "a whole control frame")),
        Attack(
            "a ping of 126 bytes", RawClient.frame(0x89, [UInt8](repeating: 0, count: 126)), 1002,
            .protocolError(found: "a control frame of more than 125 bytes", expected: "at most 125")),
        Attack(
            "a continuation of nothing", RawClient.frame(0x80, []), 1002,
            .protocolError(found: "a continuation", expected: "the start of a message")),
        Attack(
            "a message inside another", RawClient.frame(0x01, [0x61]) + RawClient.frame(0x81, [0x61]), 1002,
            .protocolError(found: "a new message", expected: "the rest of the one begun")),
        Attack("text that is not UTF-8", RawClient.frame(0x81, [0x61, 0xFF]), 1007, .invalidText(byteCount: 2)),
        Attack(
            "text that is a surrogate", RawClient.frame(0x81, [0xED, 0xA0, 0x80]), 1007, .invalidText(byteCount: 3)),
        Attack(
            "text cut within a character, over fragments",
            RawClient.frame(0x01, [0xE2, 0x82]) + RawClient.frame(0x80, []), 1007,
            .invalidText(byteCount: 2)),
        Attack(
            "a close of one byte", RawClient.frame(0x88, [3]), 1002,
            .protocolError(found: "a close of one byte", expected: "none, or a code of two")),
        Attack(
            "a close code that is never sent", RawClient.frame(0x88, [0x03, 0xED]), 1002,
            .protocolError(found: "close code 1005", expected: "one that may be sent")),
        Attack(
            "a close reason that is not UTF-8", RawClient.frame(0x88, [0x03, 0xE8, 0xFF]), 1007,
            .invalidText(byteCount: 1)),
    ]

    @Test(
        "Each is answered by the fitting close, told to the handler and the log, and felt by nobody else",
        arguments: attacks)
    func attack(_ attack: Attack) throws {
        let server = try TestServer {
            $0.limits.frameBytes = 1000
            $0.limits.messageBytes = 1800
        }
        try server.withWitness {
            let client = try server.socket()
            client.send(attack.bytes)
            #expect(try client.frame().closeCode == attack.closeCode)
            #expect(try server.refusal(attack.refusal.kind) == attack.refusal)
            #expect(server.echo.reasons.wait { $0 == [.refused(attack.refusal)] }, "\(server.echo.reasons.all)")
            client.sendText("after")
        }
        #expect(server.echo.calls.all == ["opened /socket", "closed"])
    }

    @Test("Bytes without sense end their own session or are waited for, and trap nothing")
    func noise() throws {
        let server = try TestServer { $0.limits.refusalLogBurst = 0 }
        try server.withWitness {
            let cookie = try server.enter()
            var generator = SeededGenerator(seed: 21)
            for _ in 0..<100 {
                let client = try server.socket(cookie: cookie)
                let count = Int.random(in: 1...64, using: &generator)
                client.send((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
            }
            #expect(server.echo.reasons.wait { $0.count == 100 })
        }
    }

    @Test("Frames over the rate end the session, whatever they are", arguments: [0x81, 0x89, 0x8A, 0x82] as [UInt8])
    func messageRate(firstByte: UInt8) throws {
        let server = try TestServer {
            $0.limits.messagesPerSecond = 5
            $0.limits.messageBurst = 20
        }
        try server.withWitness {
            let client = try server.socket()
            for _ in 0..<200 { client.sendFrame(firstByte) }
            #expect(try server.refusal(.rateExceeded) == .rateExceeded(of: .messages, limitPerSecond: 5))
            #expect(server.echo.calls.wait { $0.last == "closed" })
            #expect(server.echo.calls.all.count <= 2 + 25)
            var close: Int?
            while close == nil { close = try client.frame().closeCode }
            #expect(close == 1008)
        }
    }

    @Test("Bytes over the rate end the session, before a message is whole")
    func byteRate() throws {
        let server = try TestServer {
            $0.limits.bytesPerSecond = 2000
            $0.limits.messageBytes = 1000
        }
        try server.withWitness {
            let client = try server.socket()
            client.send(RawClient.frame(0x82, [UInt8](repeating: 0, count: 100_000)))
            #expect(try client.frame().closeCode == 1008)
            #expect(try server.refusal(.rateExceeded) == .rateExceeded(of: .bytes, limitPerSecond: 2000))
        }
    }

    @Test("A client that answers no ping is closed; one that does stays")
    func idle() throws {
        let server = try TestServer { $0.limits.idleTimeout = .seconds(2) }
        let silent = try server.socket()
        let lively = try server.socket("/other")
        #expect(try silent.frame() == .init(firstByte: 0x89, payload: []))
        #expect(try lively.frame() == .init(firstByte: 0x89, payload: []))
        lively.sendFrame(0x8A)
        #expect(try silent.frame().closeCode == 1001)
        #expect(try server.refusal(.idle) == .idle(limit: .seconds(2)))
        #expect(server.echo.reasons.wait { $0 == [.refused(.idle(limit: .seconds(2)))] })
        #expect(try lively.frame() == .init(firstByte: 0x89, payload: []))
        #expect(server.other.calls.all == ["opened /other"])
    }

    @Test("A client that never reads is cut off when its queue is full; send never waits and memory stays bounded")
    func slowReader() throws {
        let limit = 1_000_000
        let server = try TestServer { $0.limits.outgoingQueuedBytes = limit }
        try server.withWitness {
            let client = try server.socket()
            let session = try server.session()
            let picture = [UInt8](repeating: 7, count: 50_000)
            var sent = 0
            var longestQueue = 0
            while session.send(picture) {
                sent += picture.count
                longestQueue = max(longestQueue, session.bufferedBytes)
                // Well over what a kernel buffers for a loopback socket.
                try #require(sent < 200_000_000)
            }
            #expect(longestQueue <= limit)
            guard case .slowReader(let found, limit) = try server.refusal(.slowReader) else {
                Issue.record("not slowReader with the limit")
                return
            }
            #expect(found > limit && found <= limit + picture.count + 10)
            #expect(server.echo.calls.wait { $0 == ["opened /socket", "closed"] })
            #expect(!session.send("more"))
            try client.readToEnd()
        }
    }

    @Test("A client that pings and never reads is cut off too")
    func slowPinger() throws {
        let server = try TestServer {
            $0.limits.outgoingQueuedBytes = 100_000
            $0.limits.messageBurst = 1_000_000
            $0.limits.bytesPerSecond = 1_000_000_000
        }
        try server.withWitness {
            let client = try server.socket()
            let pings = (0..<1000).flatMap { _ in RawClient.frame(0x89, [UInt8](repeating: 0, count: 125)) }
            var rounds = 0
            while client.send(pings), rounds < 1000 { rounds += 1 }
            #expect(rounds < 1000)
            _ = try server.refusal(.slowReader)
        }
    }
}
