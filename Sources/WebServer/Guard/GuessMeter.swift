import NIOCore

/// Counts the wrong tokens and cookies of each address.
///
/// With 256 bits nothing is found by guessing, however fast. What is limited is what guesses cost: work and lines of the log.
/// A right token or cookie is never refused for wrong ones from the same address, which may be a proxy's.
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

    /// What a guess is refused as: as what it is, or as one too many.
    mutating func refusal(of guess: Refusal, from address: String, now: NIODeadline = .now()) -> Refusal {
        if buckets.count >= Self.rememberedAddresses, buckets[address] == nil {
            buckets = buckets.filter { !$0.value.isFull(at: now) }
            // So many at once are one attacker's: all begin anew, and memory stays what it is.
            if buckets.count >= Self.rememberedAddresses { buckets = [:] }
        }
        let isAllowed = buckets[
            address, default: TokenBucket(perSecond: perSecond, burst: Double(burst), now: now)
        ].take(1, now: now)
        return isAllowed ? guess : .tooManyGuesses(limitPerSecond: perSecond)
    }
}
