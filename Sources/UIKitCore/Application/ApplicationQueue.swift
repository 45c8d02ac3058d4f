// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Delayed work of sources for iOS, on the application's clock (PO6): the rewriter replaces `DispatchQueue.main.async`,
/// `asyncAfter` and timers with a block by it. Tests and replays move that clock.
public enum ApplicationQueue {
    /// Runs work on the main actor, in the order in which it came, as soon as the work under way is done.
    @preconcurrency
    public static func async(execute work: @escaping @MainActor @Sendable () -> Void) {
        async(after: 0, execute: work)
    }

    /// The same for an item; a cancelled item is not performed.
    public static func async(execute workItem: DispatchWorkItem) {
        // Items are made to be handed from queue to queue.
        nonisolated(unsafe) let item = workItem
        onMain { _ = UIApplication.shared.clock.schedule(after: 0) { item.perform() } }
    }

    /// Runs work on the main actor at a deadline, rounded up to a millisecond.
    @preconcurrency
    public static func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor @Sendable () -> Void
    ) {
        guard let delay = seconds(until: deadline) else { return }
        async(after: delay, execute: work)
    }

    /// The same for an item; a cancelled item is not performed.
    public static func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        guard let delay = seconds(until: deadline) else { return }
        // Items are made to be handed from queue to queue.
        nonisolated(unsafe) let item = execute
        onMain { _ = UIApplication.shared.clock.schedule(after: delay) { item.perform() } }
    }

    /// Seconds on the application's clock. On another thread than the main one, those of the clock that a live application's follows.
    public static var now: TimeInterval {
        MainQueue.isCurrent ? MainActor.assumeIsolated { UIApplication.shared.clock.now } : HostClock.now
    }

    /// Runs work on the main actor after so many seconds of the application's clock.
    @preconcurrency
    public static func async(after seconds: TimeInterval, execute work: @escaping @MainActor @Sendable () -> Void) {
        onMain { _ = UIApplication.shared.clock.schedule(after: max(0, seconds), work) }
    }

    /// A timer on the application's clock, from the main thread.
    @preconcurrency @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = ClockTimer(interval: interval, repeats: repeats)
        timer.start(block)
        return timer
    }

    /// A timer on the application's clock, which runs from when `add(_:forMode:)` gets it. Stands for `Timer(timeInterval:…)`.
    public static func timer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = ClockTimer(interval: timeInterval, repeats: repeats, userInfo: userInfo)
        timer.prepare(performing: selector, on: target)
        return timer
    }

    /// As ``timer(timeInterval:target:selector:userInfo:repeats:)``.
    @preconcurrency
    public static func timer(
        timeInterval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = ClockTimer(interval: timeInterval, repeats: repeats)
        timer.prepare(block)
        return timer
    }

    /// A timer that is not valid and does nothing: what a variable holds until something is scheduled. Stands for `Timer()`.
    public static func timer() -> Timer { ClockTimer(interval: 0, repeats: false) }

    /// Starts a timer of this queue, on the main thread; another one becomes the main run loop's. Stands for
    /// `RunLoop.main.add(_:forMode:)`.
    public static func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        guard let own = timer as? ClockTimer else { return RunLoop.main.add(timer, forMode: mode) }
        // Unsafe for the compiler, and safe: a timer of this queue is used on the main thread.
        nonisolated(unsafe) let started = own
        onMain { started.begin() }
    }

    /// Gives the main run loop a port.
    public static func add(_ port: Port, forMode mode: RunLoop.Mode) { RunLoop.main.add(port, forMode: mode) }

    /// `nil` for a time that never comes.
    private static func seconds(until deadline: DispatchTime) -> TimeInterval? {
        guard deadline != .distantFuture else { return nil }
        let (then, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
        let milliseconds = then > now ? (Double(then - now) / 1_000_000).rounded(.up) : 0
        return milliseconds / 1000
    }

    /// At once on the main actor, else in its next turn.
    static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(action) }
        }
    }
}

/// The queue of the main actor. It need not run on the main thread: without a run loop Dispatch may use any thread for it.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the code that asks runs on it.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? Thread.isMainThread }
}
