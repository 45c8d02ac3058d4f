// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Finds shakes in samples of acceleration (I8). It is a value without a clock: the same samples give the same shakes.
///
///              over the threshold              quiet
///     still ─────────────────────> shaking ─────────────> still      ended
///       ^                             │ longest duration
///       │           quiet             v
///       └────────────────────────── spent                            cancelled
public struct ShakeDetector: Sendable {
    /// A change of a shake.
    public enum Change: Sendable, Hashable {
        /// The acceleration without gravity that was over the threshold, in g.
        case began(acceleration: Double)
        case ended
        case cancelled
    }

    private enum State {
        case still
        case shaking(since: TimeInterval, lastStrong: TimeInterval)
        /// Cancelled. No shake begins before the device has been quiet.
        case spent(lastStrong: TimeInterval)
    }

    /// What counts as a shake; a change holds from the next sample on.
    public var constants: ShakeConstants
    /// The last sample, with gravity and the rest told apart.
    public private(set) var reading: MotionReading?
    private var state = State.still
    private var filter = GravityFilter()

    /// A detector on a device that lies still.
    public init(constants: ShakeConstants = ShakeConstants()) {
        self.constants = constants
    }

    /// Whether a shake has begun, and neither ended nor been cancelled.
    public var isShaking: Bool {
        if case .shaking = state { true } else { false }
    }

    /// Takes a sample. Times are seconds on one clock and do not go back.
    public mutating func take(_ sample: MotionSample, at time: TimeInterval) -> [Change] {
        var changes: [Change] = []
        if let due = advance(to: time) { changes.append(due) }
        let reading = filter.split(sample, at: time, timeConstant: constants.gravityTimeConstant)
        self.reading = reading
        let strength = reading.userAcceleration.magnitude
        guard strength > constants.threshold else { return changes }
        switch state {
        case .still:
            state = .shaking(since: time, lastStrong: time)
            changes.append(.began(acceleration: strength))
        case .shaking(let start, _): state = .shaking(since: start, lastStrong: time)
        case .spent: state = .spent(lastStrong: time)
        }
        return changes
    }

    /// When `advance` has work, if no sample comes before; `nil` while the device is still.
    public var nextDeadline: TimeInterval? {
        switch state {
        case .still: nil
        case .shaking(let start, let last): min(start + constants.longestDuration, last + constants.quietInterval)
        case .spent(let last): last + constants.quietInterval
        }
    }

    /// Lets time pass without a sample.
    public mutating func advance(to time: TimeInterval) -> Change? {
        guard let due = nextDeadline, due <= time else { return nil }
        switch state {
        case .still: return nil
        case .shaking(_, let last):
            if due == last + constants.quietInterval {
                state = .still
                return .ended
            }
            state = .spent(lastStrong: last)
            // The device may have been quiet for long enough since.
            if last + constants.quietInterval <= time { state = .still }
            return .cancelled
        case .spent:
            state = .still
            return nil
        }
    }

    /// Forgets a shake under way: it was ended from outside.
    public mutating func giveUp() {
        if case .shaking(_, let last) = state { state = .spent(lastStrong: last) }
    }
}
