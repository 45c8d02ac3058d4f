// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Maps a page's times onto the host's monotonic clock.
///
/// The host asks for the page's time again and again. The page answers at some moment between the question and the arrival of
/// the answer, so the shortest exchange is the most exact. No claim of a page moves a time past its arrival, or
/// back behind an earlier one.
struct DeviceClock {
    private struct Exchange {
        var duration: TimeInterval
        /// The host's time minus the page's.
        var offset: TimeInterval
    }

    /// How many exchanges are kept. Older ones are forgotten, because two clocks drift apart.
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

    /// Takes an answer. False if there was no such question.
    mutating func answer(request: UInt32, deviceTime: Double, arrival: TimeInterval) -> Bool {
        guard let place = pending.firstIndex(where: { $0.request == request }) else { return false }
        let sent = pending.remove(at: place).sent
        let duration = max(0, arrival - sent)
        if exchanges.count == Self.remembered { exchanges.removeFirst() }
        exchanges.append(Exchange(duration: duration, offset: sent + duration / 2 - deviceTime / 1000))
        offset = exchanges.min { $0.duration < $1.duration }?.offset ?? offset
        return true
    }

    /// Whether there were enough exchanges for a good offset.
    var isSettled: Bool { exchanges.count >= 4 }

    /// Forgets the exchanges: the page slept, and its clock may have stood still.
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
