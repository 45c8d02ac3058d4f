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
}
