// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// A rate limit that lets bursts through: full at first, refilled steadily, never fuller than its burst.
struct TokenBucket {
    private let perNanosecond: Double
    private let burst: Double
    private var level: Double
    private var filledAt: NIODeadline

    init(perSecond: Int, burst: Double, now: NIODeadline) {
        perNanosecond = Double(perSecond) / 1e9
        self.burst = burst
        level = burst
        filledAt = now
    }

    /// Whether nothing is missing in it any more.
    func isFull(at now: NIODeadline) -> Bool {
        level + Double(max(0, (now - filledAt).nanoseconds)) * perNanosecond >= burst
    }

    /// Takes `amount` out and says whether it was there. An amount that was not there is not taken.
    mutating func take(_ amount: Int, now: NIODeadline) -> Bool {
        if now > filledAt {
            level = min(burst, level + Double((now - filledAt).nanoseconds) * perNanosecond)
            filledAt = now
        }
        guard level >= Double(amount) else { return false }
        level -= Double(amount)
        return true
    }
}
