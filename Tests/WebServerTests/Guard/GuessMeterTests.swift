// SPDX-License-Identifier: Apache-2.0

import NIOCore
import Testing

@testable import WebServer

@Suite struct GuessMeterTests {
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

    private func meter() -> GuessMeter {
        var limits = WebServer.Limits()
        limits.guessBurst = 2
        limits.guessesPerSecond = 1
        return GuessMeter(limits)
    }

    @Test("An address that guesses too fast is told so, and others are not")
    func rate() {
        var meter = meter()
        func refusal(_ address: String, _ milliseconds: Int64) -> Refusal {
            meter.refusal(of: .spentToken, from: address, now: start + .milliseconds(milliseconds))
        }
        let tooMany = Refusal.tooManyGuesses(limitPerSecond: 1)
        #expect((0..<4).map { _ in refusal("a", 0) } == [.spentToken, .spentToken, tooMany, tooMany])
        #expect(refusal("b", 0) == .spentToken)
        #expect([refusal("a", 1001), refusal("a", 1002)] == [.spentToken, tooMany])
    }

    @Test("However many addresses guess, a bounded number is remembered, and those that guess now stay")
    func addresses() {
        var meter = meter()
        for number in 0..<(GuessMeter.rememberedAddresses - 1) {
            _ = meter.refusal(of: .spentToken, from: "\(number)", now: start)
        }
        let later = start + .seconds(60)
        for _ in 0..<2 { _ = meter.refusal(of: .spentToken, from: "now", now: later) }
        // Room is made: by forgetting those that are long quiet.
        #expect(meter.refusal(of: .spentToken, from: "new", now: later) == .spentToken)
        #expect(meter.refusal(of: .spentToken, from: "now", now: later) == .tooManyGuesses(limitPerSecond: 1))
        #expect(meter.rememberedCount == 2)
    }

    @Test("When as many guess at once as are remembered, all start again")
    func flood() {
        var meter = meter()
        for number in 0..<GuessMeter.rememberedAddresses {
            #expect(meter.refusal(of: .spentToken, from: "\(number)", now: start) == .spentToken)
        }
        #expect(meter.rememberedCount == 1024)
        // A known address needs no room.
        #expect(meter.refusal(of: .spentToken, from: "7", now: start) == .spentToken)
        #expect(meter.refusal(of: .spentToken, from: "7", now: start) == .tooManyGuesses(limitPerSecond: 1))
        #expect(meter.rememberedCount == 1024)
        #expect(meter.refusal(of: .spentToken, from: "new", now: start) == .spentToken)
        #expect(meter.rememberedCount == 1)
        #expect(meter.refusal(of: .spentToken, from: "7", now: start) == .spentToken)
    }
}
