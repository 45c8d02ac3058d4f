// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// An application's time. Nothing in the core reads a wall clock or starts a timer: time moves when a host moves it.
///
/// Everything that waits (a long press, a held stepper, a transition) is a deadline here, so that the same input always
/// gives the same result.
@preconcurrency @MainActor
public final class EventClock {
    /// Seconds on the host's monotonic clock. Never goes back.
    @exclusivity(unchecked) public private(set) var now: TimeInterval = 0

    /// An action that will run at a time unless it is cancelled.
    @preconcurrency @MainActor
    public final class Deadline {
        /// Seconds on this clock.
        public let time: TimeInterval
        fileprivate let visitor: VisitorAtHand
        fileprivate var action: (@MainActor () -> Void)?

        fileprivate init(
            time: TimeInterval, visitor: VisitorAtHand, action: @escaping @MainActor () -> Void
        ) {
            self.time = time
            self.visitor = visitor
            self.action = action
        }

        /// Drops the action; without effect once it has run.
        public func cancel() { action = nil }

        /// Whether the action is still to run: neither done nor cancelled.
        public var isPending: Bool { action != nil }
    }

    /// Sorted by time, then by the order of scheduling, the next one last.
    private var deadlines: [Deadline] = [] {
        didSet { earliest = deadlines.last?.time ?? .infinity }
    }
    /// The time of the first deadline. Most input comes before it, and need not look at the list. Unchecked: it is only ever
    /// loaded and stored.
    @exclusivity(unchecked) private(set) var earliest = TimeInterval.infinity
    /// The visitor whose event is being handled. A deadline that the event sets is for the same visitor. Unchecked: as above.
    @exclusivity(unchecked) var visitorAtHand = VisitorAtHand.nobody

    /// Called when the next deadline may have come nearer, so that a host can set its timer.
    var didChange: (@MainActor () -> Void)?

    /// The time of the next deadline; `nil` when nothing waits.
    public var nextDeadline: TimeInterval? {
        while let last = deadlines.last, !last.isPending { deadlines.removeLast() }
        return deadlines.last?.time
    }

    /// Runs an action when the clock has reached a time; one that has passed already runs with the next advance.
    @discardableResult
    public func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Deadline {
        enforce(!time.isNaN, "A deadline needs a time.")
        let deadline = Deadline(time: time, visitor: visitorAtHand, action: action)
        // Later deadlines stand first. Of two with the same time, the older one is nearer to the end.
        var low = 0
        var high = deadlines.count
        while low < high {
            let middle = (low + high) / 2
            if deadlines[middle].time > time { low = middle + 1 } else { high = middle }
        }
        deadlines.insert(deadline, at: low)
        if low == deadlines.count - 1 { didChange?() }
        return deadline
    }

    /// Runs an action after a duration from now.
    @discardableResult
    public func schedule(after duration: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Deadline {
        schedule(at: now + duration, action)
    }

    /// Runs an action with the next advance, and not inside the call that leads to it.
    package func enqueue(_ action: @escaping @MainActor () -> Void) {
        schedule(at: now, action)
    }

    /// The largest time, in seconds. Beyond it a `Double` loses the fractions that deadlines need, and a repeated deadline would
    /// repeat without end.
    private static let latest: TimeInterval = 1e12

    /// Moves the clock on, and stops at each deadline on the way. A time in the past changes nothing, nor does NaN or a time after
    /// thirty thousand years.
    @inline(__always)
    func advance(to time: TimeInterval) {
        if time < earliest, time <= Self.latest {
            now = max(now, time)
        } else {
            runDeadlines(until: time)
        }
    }

    @inline(never)
    private func runDeadlines(until time: TimeInterval) {
        guard time <= Self.latest else { return }
        while let next = nextDeadline, next <= time {
            let deadline = deadlines.removeLast()
            now = max(now, deadline.time)
            let action = deadline.action
            deadline.action = nil
            if let action { during(deadline.visitor, action) }
        }
        now = max(now, time)
    }
}
