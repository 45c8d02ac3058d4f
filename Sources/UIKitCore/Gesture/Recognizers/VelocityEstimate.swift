// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How fast a value changes, from its last two samples (G79, G84).
///
/// Samples of one time count as one, the newest.
struct VelocityEstimate {
    private struct Sample {
        var value: CGFloat
        var time: TimeInterval
    }

    private var earlier: Sample?
    private var latest: Sample?

    mutating func add(_ value: CGFloat, at time: TimeInterval) {
        if let latest, time > latest.time { earlier = latest }
        latest = Sample(value: value, time: max(time, latest?.time ?? time))
    }

    /// Forgets what was before: the value was set, not moved.
    mutating func restart(at value: CGFloat) {
        earlier = nil
        latest = latest.map { Sample(value: value, time: $0.time) }
    }

    mutating func reset() {
        earlier = nil
        latest = nil
    }

    /// Per second; zero without two samples, and when the last one is older than `pause` seconds.
    func velocity(at time: TimeInterval, pause: TimeInterval) -> CGFloat {
        guard let earlier, let latest, latest.time > earlier.time, time - latest.time <= pause else { return 0 }
        let velocity = (latest.value - earlier.value) / (latest.time - earlier.time)
        return velocity.isFinite ? velocity : 0
    }
}
