import Foundation

/// Maps a page's times onto the host's monotonic clock.
///
/// The host asks for the page's time again and again. The page's answer was given at some moment between question and
/// answer; the exchange that took the shortest time says it best. Nothing a page claims moves a time past its arrival, or
/// back behind an earlier one.
struct DeviceClock {
    private struct Exchange {
        var duration: TimeInterval
        /// What to add to the page's time to get the host's.
        var offset: TimeInterval
    }

    /// Exchanges older than this many are forgotten, since two clocks drift apart.
    private static let remembered = 8
    /// How far ahead of its arrival a predicted sample may lie, in seconds.
    static let farthestPrediction: TimeInterval = 0.1

    private var exchanges: [Exchange] = []
    private var pending: [(request: UInt32, sent: TimeInterval)] = []
    private var lastRequest: UInt32 = 0
    private var offset: TimeInterval
    private var latest: TimeInterval

    /// - Parameter deviceTime: What the page's clock showed when it sent its hello, in milliseconds.
    /// - Parameter arrival: When the hello came, in seconds on the host's clock.
    init(deviceTime: Double, arrival: TimeInterval) {
        offset = arrival - deviceTime / 1000
        latest = arrival
    }

    /// Notes a question; its number goes to the page.
    mutating func ask(at now: TimeInterval) -> UInt32 {
        lastRequest &+= 1
        if pending.count == Self.remembered { pending.removeFirst() }
        pending.append((lastRequest, now))
        return lastRequest
    }

    /// Takes an answer in. False if there was no such question.
    mutating func answer(request: UInt32, deviceTime: Double, arrival: TimeInterval) -> Bool {
        guard let place = pending.firstIndex(where: { $0.request == request }) else { return false }
        let sent = pending.remove(at: place).sent
        let duration = max(0, arrival - sent)
        if exchanges.count == Self.remembered { exchanges.removeFirst() }
        exchanges.append(Exchange(duration: duration, offset: sent + duration / 2 - deviceTime / 1000))
        offset = exchanges.min { $0.duration < $1.duration }?.offset ?? offset
        return true
    }

    /// Whether enough was exchanged for the offset to be good.
    var isSettled: Bool { exchanges.count >= 4 }

    /// Forgets what was exchanged: the page slept, and its clock may have stood still.
    mutating func unsettle() { exchanges.removeAll() }

    /// The host's time of an input.
    ///
    /// - Parameter deviceTime: In milliseconds on the page's clock.
    /// - Parameter arrival: When it came, in seconds on the host's clock.
    mutating func time(of deviceTime: Double, arrival: TimeInterval, isPredicted: Bool = false) -> TimeInterval {
        let time = deviceTime / 1000 + offset
        if isPredicted { return min(max(time, latest), arrival + Self.farthestPrediction) }
        latest = max(latest, min(time, arrival))
        return latest
    }
}
