// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Counts the wrong tokens and cookies of each address.
///
/// Nobody guesses 256 bits, however fast. The limit is for the cost of guesses: work and lines of the log.
/// Wrong tokens and cookies from an address never lead to the refusal of a right one: the address may be a proxy's.
struct GuessMeter: Sendable {
    /// Addresses that are remembered at a time.
    static let rememberedAddresses = 1024

    private let perSecond: Int
    private let burst: Int
    private var buckets: [String: TokenBucket] = [:]
    /// Addresses that are remembered now.
    var rememberedCount: Int { buckets.count }

    init(_ limits: WebServer.Limits) {
        perSecond = limits.guessesPerSecond
        burst = limits.guessBurst
    }

    /// The refusal for a guess: its own, or the one for too many.
    mutating func refusal(of guess: Refusal, from address: String, now: NIODeadline = .now()) -> Refusal {
        if buckets.count >= Self.rememberedAddresses, buckets[address] == nil {
            buckets = buckets.filter { !$0.value.isFull(at: now) }
            // So many at once come from one attacker: all start again, and memory stays bounded.
            if buckets.count >= Self.rememberedAddresses { buckets = [:] }
        }
        let isAllowed = buckets[
            address, default: TokenBucket(perSecond: perSecond, burst: Double(burst), now: now)
        ].take(1, now: now)
        return isAllowed ? guess : .tooManyGuesses(limitPerSecond: perSecond)
    }
}
