// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import EventTrace
import Foundation

/// Animates changes of views. It can be paused, turned around, and moved to any place on the way, for example by a finger.
///
///     inactive -- startAnimation, pauseAnimation, fractionComplete --> active (running or paused)
///     active ---- it comes to an end, stopAnimation(true) -----------> inactive
///     active ---- stopAnimation(false) -----------------------------> stopped -- finishAnimation(at:) --> inactive
///
/// The closures run when it becomes active. While it is active, the views themselves are at the end that it heads for, and
/// the shown values are on the way there (B22). After a stop or a pause it goes on from the shown values, in the time that is
/// left. Seconds are those of the application's clock.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The part of the way on which it is, while it moves.
    private struct Leg {
        let start: TimeInterval
        let duration: TimeInterval
        let from: Double
        let to: Double
        let timing: AnimationTiming
        let end: EventClock.Deadline

        func place(at time: TimeInterval) -> Double {
            guard duration > 0 else { return to }
            let progress = timing.progress(at: (time - start) / duration)
            return min(max(from + (to - from) * progress, 0), 1)
        }
    }

    /// Seconds of the whole way; those of a spring that has a duration of its own.
    open private(set) var duration: TimeInterval
    /// Seconds before it started.
    open private(set) var delay: TimeInterval = 0
    /// The curve or spring that the animator was made with.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Where the animator is in the diagram above.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Whether it may be paused or stopped; true at first.
    open var isInterruptible = true
    /// Whether the views take touches while they move; true at first.
    open var isUserInteractionEnabled = true
    /// Whether setting ``fractionComplete`` sets a part of the way. Otherwise it sets a part of the time, and the curve gives
    /// the part of the way. True at first.
    open var scrubsLinearly = true
    /// Whether it stays active at its ends, so that it can be turned around there; false at first.
    open var pausesOnCompletion = false

    private var changes: [(from: Double, run: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [AnimatorTrack] = []
    /// Its last place without motion, from the beginning of the way.
    private var restingPlace = 0.0
    private var leg: Leg?
    /// The transactions that it was started in wait until it is inactive again (W33).
    private var transactions = TransactionHold.none
    private var reversed = false

    // MARK: Making

    /// An animator with a duration in seconds. It has not started. A negative duration counts as 0; NaN ends the program. A
    /// spring with a duration of its own uses that instead.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        enforce(!duration.isNaN, "An animator's duration must be a number.")
        self.duration = parameters.springTimingParameters?.ownDuration ?? max(0, duration)
        timingParameters = parameters
    }

    /// An animator of no duration.
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// An animator with a built-in curve and a duration in seconds. The closure runs when the animator becomes active.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a Bézier curve and a duration in seconds. The x of both points is clamped to 0...1. The closure runs
    /// when the animator becomes active.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that rests after a duration in seconds. A ratio of 1 does not swing. The closure runs when
    /// the animator becomes active.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that is started already.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let made = unsafeDowncast(
            UIViewPropertyAnimator(duration: duration, timingParameters: options.timingParameters), to: Self.self)
        made.addAnimations(animations)
        if let completion { made.addCompletion(completion) }
        made.startAnimation(afterDelay: delay)
        return made
    }

    /// UIKit treats the release of a running animator as a mistake. Here its views stay where they are shown.
    @MainActor deinit {
        guard state == .active else { return }
        for track in tracks { track.arrive(at: restingPlace) }
        UIApplication.current?.report(
            "An animator was released while it was paused: its views stay where they were shown.")
    }

    // MARK: What it does

    /// Adds changes that begin after a part of the remaining way.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        enforce(state != .stopped, "Animations cannot be added to an animator that is stopped.")
        let place = state == .inactive ? 0 : place
        changes.append((place + (1 - place) * Double(delayFactor), animation))
        guard state == .active else { return }
        let wasRunning = isRunning
        settle()
        takeChanges()
        if wasRunning { go() } else { hold() }
    }

    /// Adds changes that begin now and take the remaining way.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a completion. It is called once, with the views' final place.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        enforce(state != .stopped, "Completions cannot be added to an animator that is stopped.")
        completions.append(completion)
    }

    // MARK: Moving

    /// Whether it moves, or waits for the end of its delay.
    open var isRunning: Bool { leg != nil }

    /// Whether it heads for the beginning. Turned around while it moves, it goes back from where it is.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            let wasRunning = isRunning
            settle()
            reversed = newValue
            guard state == .active else { return }
            if wasRunning { go() } else { hold() }
        }
    }

    /// How much of the way it has covered, always from the beginning to the end, also when it is reversed. Setting it pauses
    /// the animator there.
    open var fractionComplete: CGFloat {
        get { CGFloat(place) }
        set {
            guard !newValue.isNaN, state != .stopped else { return }
            becomeActive()
            settle()
            let part = Double(min(max(newValue, 0), 1))
            restingPlace = scrubsLinearly ? part : timing(for: duration).progress(at: part)
            hold()
        }
    }

    /// Makes the animator active if it is not, and moves on from where it is.
    open func startAnimation() { start(after: 0) }

    /// Starts after a delay in seconds, in which the views are shown where they were.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = max(0, delay)
        start(after: self.delay)
    }

    private func start(after delay: TimeInterval) {
        enforce(state != .stopped, "An animator that is stopped must be finished before it starts.")
        becomeActive()
        guard !isRunning else { return }
        // VT4: an animator that a finger drives waits for the finger.
        if HeldAnimations.take(self) { return hold() }
        go(after: delay)
    }

    /// Stops at the shown values. An animator that has not begun becomes active at its beginning.
    open func pauseAnimation() {
        enforce(state != .stopped, "An animator that is stopped cannot be paused.")
        guard isInterruptible || state == .inactive else { return }
        becomeActive()
        settle()
        hold()
    }

    /// Goes on with another curve, in a part of the whole duration; 0 takes the time that is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        if let parameters { timingParameters = parameters }
        go(in: durationFactor > 0 ? duration * Double(durationFactor) : nil)
    }

    // MARK: Ends

    /// Leaves the views where they are shown. With `false`, `finishAnimation(at:)` has to end it, and calls the completions.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible else { return }
        settle()
        for track in tracks { track.arrive(at: restingPlace) }
        state = .stopped
        if withoutFinishing {
            completions = []
            becomeInactive()
        }
    }

    /// Ends an animator that was stopped, with its views at a position.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        enforce(state == .stopped, "Only an animator that was stopped with stopAnimation(false) can be finished.")
        switch finalPosition {
        case .end: for track in tracks { track.set(1) }
        case .start: for track in tracks { track.set(0) }
        case .current: break
        }
        finish(finalPosition)
    }

    private func finish(_ position: UIViewAnimatingPosition) {
        let told = completions
        completions = []
        becomeInactive()
        for completion in told { completion(position) }
    }

    // MARK: The way

    private var clock: EventClock {
        (tracks.lazy.compactMap { $0.view?.window }.first?.application ?? UIApplication.shared).clock
    }

    private func timing(for seconds: TimeInterval) -> AnimationTiming {
        timingParameters?.timing(for: max(seconds, .leastNormalMagnitude)) ?? .cubic(.easeInOut)
    }

    private var place: Double { leg?.place(at: clock.now) ?? restingPlace }

    private func becomeActive() {
        guard state == .inactive else { return }
        state = .active
        transactions = .begin()
        takeChanges()
    }

    private func takeChanges() {
        tracks += AnimationBlock.capture(changes)
        changes = []
    }

    private func becomeInactive() {
        state = .inactive
        transactions.release()
        tracks = []
        restingPlace = 0
        reversed = false
    }

    /// Moves no more, and is where it was.
    private func settle() {
        guard let leg else { return }
        restingPlace = leg.place(at: clock.now)
        leg.end.cancel()
        self.leg = nil
    }

    private var target: Double { reversed ? 0 : 1 }

    private func course(_ duration: TimeInterval, _ timing: AnimationTiming, _ repeatCount: Double) -> AnimationCourse {
        AnimationCourse(
            start: clock.now, duration: duration, timing: timing, repeatCount: repeatCount,
            refusesTouches: !isUserInteractionEnabled, group: AnimationGroup(completion: nil, hold: .none))
    }

    private func hold() {
        let held = course(1, .linear, .infinity)
        for track in tracks { track.hold(at: restingPlace, headingFor: target, held) }
    }

    /// Moves from where it is to the end it heads for.
    private func go(after delay: TimeInterval = 0, in seconds: TimeInterval? = nil) {
        let from = restingPlace
        let target = target
        let seconds = seconds ?? duration * abs(target - from)
        let timing = timing(for: seconds)
        let clock = clock
        var course = course(seconds, timing, 1)
        course.start += delay
        for track in tracks {
            if seconds > 0, from != target {
                track.move(from: from, to: target, course)
            } else {
                track.arrive(at: target)
            }
        }
        let end = clock.schedule(at: course.start + seconds) { [self] in arrive() }
        leg = Leg(start: course.start, duration: seconds, from: from, to: target, timing: timing, end: end)
    }

    private func arrive() {
        leg = nil
        restingPlace = target
        // The views are there since the motion began, unless the application moved them on meanwhile.
        for track in tracks { track.end() }
        guard !pausesOnCompletion else { return }
        finish(reversed ? .start : .end)
    }
}

extension UIView.AnimationOptions {
    /// The curve that they name.
    fileprivate var timingParameters: UICubicTimingParameters {
        let curve: UIView.AnimationCurve =
            switch timing {
            case .linear: .linear
            case .cubic(.easeIn): .easeIn
            case .cubic(.easeOut): .easeOut
            default: .easeInOut
            }
        return UICubicTimingParameters(animationCurve: curve)
    }
}
