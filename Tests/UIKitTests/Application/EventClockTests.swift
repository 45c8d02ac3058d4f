// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

@MainActor
@Suite("The clock of events")
struct EventClockTests {
    @Test("deadlines come in order, those of one time in the order in which they were made")
    func order() {
        let clock = EventClock()
        var calls: [String] = []
        clock.schedule(at: 2) { calls.append("late") }
        clock.schedule(at: 1) { calls.append("first") }
        clock.schedule(at: 1) { calls.append("second") }
        clock.advance(to: 3)
        #expect(calls == ["first", "second", "late"] && clock.now == 3)
    }

    @Test("a time to which nothing can be added changes nothing, so that what repeats does not repeat for ever")
    func impossibleTimes() {
        let clock = EventClock()
        var calls = 0
        func again() {
            calls += 1
            clock.schedule(after: 0.1) { again() }
        }
        clock.schedule(at: 1) { again() }
        for time in [.nan, .infinity, 1e300, 1e17, -.infinity] { clock.advance(to: time) }
        #expect(calls == 0 && clock.now == 0)
        clock.advance(to: 1.05)
        #expect(calls == 1 && clock.now == 1.05)
    }

    @Test("the last time is thirty thousand years away, with or without a deadline before it")
    func latest() {
        let clock = EventClock()
        for time in [1e12 + 1, (1e12).nextUp] { clock.advance(to: time) }
        #expect(clock.now == 0)
        var calls = 0
        clock.schedule(at: 5) { calls += 1 }
        clock.advance(to: 1e12 + 1)
        #expect(calls == 0 && clock.now == 0)
        clock.advance(to: 1e12)
        #expect(calls == 1 && clock.now == 1e12)
    }

    @Test("a deadline that is no time is a mistake of the one who sets it")
    func noTime() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            EventClock().schedule(at: .nan) {}
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("A deadline needs a time."))
    }
}
