// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Timer {
    /// Performs a method of a target after some seconds, and again and again if it repeats, on the application's clock. The target is
    /// kept alive until the timer is invalid. To be used on the main thread.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        // Used on the main thread: the documentation says so, and it is checked.
        nonisolated(unsafe) let target = ObjectCast.object(aTarget)
        let timer = ClockTimer(interval: ti, repeats: yesOrNo, userInfo: userInfo)
        timer.start { timer in Self.perform(aSelector, on: target, with: timer) }
        return timer
    }

    /// Makes a timer that performs a method of a target. It runs when it was added to a run loop, by the system's clock. Its
    /// `userInfo` is always `nil`.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo, block: Timer.performing(aSelector, on: aTarget))
    }

    /// Makes a timer that performs a method of a target at a date, and then again and again if it repeats. It runs when it
    /// was added to a run loop, by the system's clock. Its `userInfo` is always `nil`.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(fire: date, interval: ti, repeats: rep, block: Timer.performing(s, on: t))
    }

    /// The block of a timer of the main run loop.
    private static func performing(_ selector: Selector, on target: Any) -> @Sendable (Timer) -> Void {
        // The timer is the main run loop's. So both are used on the main thread only.
        nonisolated(unsafe) let target = ObjectCast.object(target)
        return { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { Timer.perform(selector, on: target, with: timer) }
        }
    }

    @MainActor
    fileprivate static func perform(_ selector: Selector, on target: AnyObject, with timer: Timer) {
        let result = selector.performNamed(on: target, sender: timer)
        if result != .performed { UIApplication.shared.report("A timer's target was not called. \(result)") }
    }
}

/// A timer on the application's clock.
final class ClockTimer: Timer {
    // Unsafe: the documentation says that timers of selectors are used on the main thread. The code that schedules, fires or
    // ends one checks that by `assumeIsolated`.
    private nonisolated(unsafe) var deadline: EventClock.Deadline?
    private nonisolated(unsafe) var action: (@MainActor (Timer) -> Void)?
    private let repeats: Bool
    private let interval: TimeInterval
    /// Until it fires for the first time, in seconds.
    private let delay: TimeInterval
    // Unsafe as the others are: read on the main thread only.
    private nonisolated(unsafe) let info: Any?

    init(interval: TimeInterval, repeats: Bool, userInfo: Any? = nil) {
        self.repeats = repeats
        info = userInfo
        // As on a device, an interval of 0 or less becomes a tenth of a millisecond.
        self.interval = interval > 0 ? interval : 0.0001
        delay = self.interval
        super.init(fire: .distantFuture, interval: interval, repeats: repeats) { _ in }
    }

    /// Makes a timer that waits for `begin()`. It repeats if the interval is above 0.
    init(delay: TimeInterval, interval: TimeInterval, action: @escaping @MainActor (Timer) -> Void) {
        repeats = interval > 0
        info = nil
        self.interval = interval
        self.delay = delay
        super.init(fire: .distantFuture, interval: interval, repeats: interval > 0) { _ in }
        self.action = action
    }

    /// What it does from `begin()` on.
    func prepare(_ action: @escaping @MainActor (Timer) -> Void) { self.action = action }

    /// The method that it performs from `begin()` on.
    func prepare(performing selector: Selector, on target: Any) {
        // Used on the main thread: the documentation says so, and it is checked.
        nonisolated(unsafe) let target = ObjectCast.object(target)
        prepare { timer in Timer.perform(selector, on: target, with: timer) }
    }

    /// Begins, unless it has begun or ended.
    func begin() { if isValid, deadline == nil { schedule(after: delay) } }

    func start(_ action: @escaping @MainActor (Timer) -> Void) {
        self.action = action
        schedule(after: delay)
    }

    private func schedule(after delay: TimeInterval) {
        nonisolated(unsafe) let timer = self
        MainActor.assumeIsolated {
            timer.deadline = UIApplication.shared.clock.schedule(after: delay) {
                timer.fire()
                if timer.isValid { timer.schedule(after: timer.interval) }
            }
        }
    }

    override var isValid: Bool { action != nil }
    override var userInfo: Any? { info }
    override var timeInterval: TimeInterval { repeats ? interval : 0 }

    /// Performs the action. A timer that repeats is due when it was.
    override func fire() {
        nonisolated(unsafe) let timer = self
        MainActor.assumeIsolated { timer.action?(timer) }
        if !repeats { invalidate() }
    }

    override func invalidate() {
        nonisolated(unsafe) let timer = self
        MainActor.assumeIsolated { timer.deadline?.cancel() }
        action = nil
        super.invalidate()
    }
}
