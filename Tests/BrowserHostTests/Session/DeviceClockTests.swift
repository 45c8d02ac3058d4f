// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserHost

@Suite struct DeviceClockTests {
    @Test("A7: a time on the page's clock becomes the host's, whenever it arrives")
    func mapping() {
        let clock = Clock(deviceTime: 500, arrival: 100)
        let request = clock.ask(at: 100)
        // The page's clock shows 520 when the host's shows 100.01.
        #expect(clock.answer(request: request, deviceTime: 520, arrival: 100.02))
        #expect(abs(clock.time(of: 1510, arrival: 101.5) - 101) < 1e-9)
    }

    @Test("the exchange that took the shortest time counts")
    func shortest() {
        let clock = Clock(deviceTime: 0, arrival: 0)
        for (sent, device, arrived) in [(1.0, 990.0, 1.4), (2.0, 2000.0, 2.002), (3.0, 2900.0, 3.5)] {
            #expect(clock.answer(request: clock.ask(at: sent), deviceTime: device, arrival: arrived))
        }
        #expect(abs(clock.time(of: 4000, arrival: 5) - 4.001) < 1e-9)
    }

    @Test("a hostile clock moves nothing into the future, and nothing back")
    func bounds() {
        let clock = Clock(deviceTime: 0, arrival: 10)
        #expect(clock.time(of: 1e12, arrival: 11) == 11)
        #expect(clock.time(of: 0, arrival: 12) == 11)
        #expect(clock.answer(request: clock.ask(at: 12), deviceTime: 1e12, arrival: 12.1))
        #expect(clock.time(of: 0, arrival: 13) == 11)
    }

    @Test("A40: a predicted sample may lie a little ahead, and holds back nothing")
    func prediction() {
        let clock = Clock(deviceTime: 0, arrival: 10)
        #expect(abs(clock.time(of: 1050, arrival: 11, isPredicted: true) - 11.05) < 1e-9)
        #expect(clock.time(of: 9000, arrival: 11, isPredicted: true) == 11 + DeviceClock.farthestPrediction)
        #expect(clock.time(of: 1010, arrival: 11.02) == 11.01)
    }

    @Test("an answer without a question is none, and a question is answered once")
    func answers() {
        let clock = Clock(deviceTime: 0, arrival: 10)
        #expect(!clock.answer(request: 1, deviceTime: 0, arrival: 11))
        let request = clock.ask(at: 11)
        #expect(clock.answer(request: request, deviceTime: 0, arrival: 11))
        #expect(!clock.answer(request: request, deviceTime: 0, arrival: 11))
    }

    @Test("it is settled after four exchanges, and no longer when the page slept")
    func settling() {
        let clock = Clock(deviceTime: 0, arrival: 0)
        for _ in 0..<4 {
            #expect(!clock.isSettled)
            _ = clock.answer(request: clock.ask(at: 0), deviceTime: 0, arrival: 0)
        }
        #expect(clock.isSettled)
        clock.unsettle()
        #expect(!clock.isSettled)
    }

    /// A clock that a macro's expansion can ask: its calls mutate, and an expectation takes its subject by value.
    private final class Clock {
        private var clock: DeviceClock

        init(deviceTime: Double, arrival: Double) {
            clock = DeviceClock(deviceTime: deviceTime, arrival: arrival)
        }

        var isSettled: Bool { clock.isSettled }
        func ask(at now: Double) -> UInt32 { clock.ask(at: now) }
        func unsettle() { clock.unsettle() }

        func answer(request: UInt32, deviceTime: Double, arrival: Double) -> Bool {
            clock.answer(request: request, deviceTime: deviceTime, arrival: arrival)
        }

        func time(of deviceTime: Double, arrival: Double, isPredicted: Bool = false) -> Double {
            clock.time(of: deviceTime, arrival: arrival, isPredicted: isPredicted)
        }
    }
}
