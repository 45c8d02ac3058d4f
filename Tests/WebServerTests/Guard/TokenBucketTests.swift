// SPDX-License-Identifier: Apache-2.0

import NIOCore
import Testing

@testable import WebServer

@Suite struct TokenBucketTests {
    @Test("A bucket gives its burst at once, then its rate, and never saves up more than its burst")
    func rate() {
        let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
        var bucket = TokenBucket(perSecond: 10, burst: 3, now: start)
        func taken(_ milliseconds: Int64) -> Bool { bucket.take(1, now: start + .milliseconds(milliseconds)) }
        #expect([taken(0), taken(0), taken(0), taken(0)] == [true, true, true, false])
        #expect([taken(99), taken(101), taken(102)] == [false, true, false])
        #expect((0..<5).map { _ in taken(60_000) } == [true, true, true, false, false])
    }

    @Test("A bucket gives all that it has, to the last, and nothing of what it has not")
    func amounts() {
        let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
        var bucket = TokenBucket(perSecond: 1000, burst: 10, now: start)
        func take(_ amount: Int, _ nanoseconds: Int64 = 0) -> Bool {
            bucket.take(amount, now: start + .nanoseconds(nanoseconds))
        }
        func isFull(_ nanoseconds: Int64 = 0) -> Bool { bucket.isFull(at: start + .nanoseconds(nanoseconds)) }
        #expect(isFull())
        #expect([take(11), take(10)] == [false, true])
        #expect(!isFull())
        #expect([take(1), take(0)] == [false, true])
        // A thousand a second are one each millisecond.
        #expect([take(1, 999_999), take(1, 1_000_000)] == [false, true])
        #expect([isFull(10_999_999), isFull(11_000_000)] == [false, true])
        // A time that goes back fills nothing and takes nothing.
        #expect([isFull(), take(1)] == [false, false])
        #expect([take(10, 1_000_000_000), take(1)] == [true, false])
        // Nothing has flowed in yet, however fast it flows.
        var fast = TokenBucket(perSecond: 1_000_000_000, burst: 1, now: start)
        #expect(fast.take(1, now: start) && !fast.isFull(at: start))
    }
}
