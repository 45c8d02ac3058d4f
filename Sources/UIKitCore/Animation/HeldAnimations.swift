// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The animations that a closure began, apart from their clock. Their owner sets how far they are, until it releases them.
@MainActor
final class HeldAnimations {
    private struct Part {
        let track: AnimatorTrack
        /// In parts of the whole.
        let start: Double
        let length: Double
        let timing: AnimationTiming

        /// How far this part is at a place of the whole.
        func place(at whole: Double) -> Double {
            length > 0 ? timing.progress(at: (whole - start) / length) : whole < start ? 0 : 1
        }
    }

    private struct Collection {
        var groups: [AnimationGroup] = []
        var animators: [UIViewPropertyAnimator] = []
    }

    private static var collecting: Collection?

    /// Notes a group whose block has run; true when it is held from now on.
    static func take(_ group: AnimationGroup) -> Bool {
        guard collecting != nil else { return false }
        collecting?.groups.append(group)
        return true
    }

    /// Notes an animator that was started; true when it is held from now on.
    static func take(_ animator: UIViewPropertyAnimator) -> Bool {
        guard collecting != nil else { return false }
        collecting?.animators.append(animator)
        return true
    }

    /// Holds the animations of a closure.
    static func holding(_ changes: () -> Void) -> HeldAnimations {
        let outer = collecting
        collecting = Collection()
        changes()
        let found = collecting ?? Collection()
        collecting = outer
        return HeldAnimations(found.groups, found.animators)
    }

    private var parts: [Part] = []
    private let groups: [AnimationGroup]
    private let animators: [UIViewPropertyAnimator]
    /// Seconds of the whole.
    private let duration: TimeInterval
    private var place = 0.0
    /// The run to an end that is under way.
    private var ticker: Ticker?

    private init(_ groups: [AnimationGroup], _ animators: [UIViewPropertyAnimator]) {
        (self.groups, self.animators) = (groups, animators)
        let now = UIApplication.shared.clock.now
        let animations = groups.flatMap { $0.surrender() }
        let longest = animations.map { $0.1.start + $0.1.duration - now }.max() ?? 0
        let total = max(animators.map { $0.delay + $0.duration }.max() ?? 0, longest, 0.001)
        duration = total
        parts = animations.map { view, animation in
            Part(
                track: AnimatorTrack(view, animation), start: (animation.start - now) / total,
                length: animation.duration / total, timing: animation.timing)
        }
    }

    /// Shows everything at a part of the whole.
    func show(at place: Double) {
        self.place = place
        for animator in animators {
            let own = animator.duration > 0 ? (place * duration - animator.delay) / animator.duration : 1
            animator.fractionComplete = CGFloat(min(max(own, 0), 1))
        }
        for part in parts {
            let course = AnimationCourse(
                start: UIApplication.shared.clock.now, duration: 1, repeatCount: .infinity,
                group: AnimationGroup(completion: nil, hold: .none))
            part.track.hold(at: part.place(at: place), headingFor: 1, course)
        }
    }

    /// Runs to an end in the time that is left, divided by the speed; then the completions of the animations are called.
    func run(to end: Double, speed: Double, _ timing: AnimationTiming, _ done: @escaping () -> Void) {
        ticker?.stop()
        let rest = abs(end - place) * duration / speed
        let from = place
        let start = UIApplication.shared.clock.now
        let ticker = Ticker { [self] now in
            let part = rest > 0 ? min((now - start) / rest, 1) : 1
            show(at: from + (end - from) * timing.progress(at: part))
            guard part >= 1 else { return true }
            finish(at: end)
            done()
            return false
        }
        self.ticker = ticker
        ticker.start()
    }

    /// Stays where it is. Returns the part of the way that is done.
    func pause() -> Double {
        ticker?.stop()
        ticker = nil
        return place
    }

    private func finish(at end: Double) {
        ticker = nil
        for part in parts { part.track.arrive(at: end) }
        for animator in animators {
            animator.stopAnimation(false)
            animator.finishAnimation(at: end == 0 ? .start : .end)
        }
        for group in groups { group.completeAsHeld() }
    }
}

/// Calls a closure with every picture until it answers false.
@MainActor
final class Ticker {
    private let tick: (TimeInterval) -> Bool
    private var deadline: EventClock.Deadline?

    init(_ tick: @escaping (TimeInterval) -> Bool) {
        self.tick = tick
    }

    func start() {
        deadline = UIApplication.shared.clock.schedule(after: CADisplayLink.pictureInterval) { [self] in
            if tick(UIApplication.shared.clock.now) { start() }
        }
    }

    func stop() { deadline?.cancel() }
}
