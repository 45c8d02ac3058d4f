// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// A closure of animated changes while it runs: what changes inside it moves as the block says.
@MainActor
final class AnimationBlock {
    /// The innermost block that runs.
    private static var innermost: AnimationBlock?
    /// Whether changes are animated at all.
    static var isEnabled = true

    /// The block whose changes are animated; `nil` outside of one, and while animations are off.
    @inline(__always)
    static var current: AnimationBlock? {
        guard let innermost, isEnabled else { return nil }
        return innermost
    }

    let duration: TimeInterval
    let delay: TimeInterval
    let timing: AnimationTiming
    let options: UIView.AnimationOptions
    private(set) var repeatCount: Double
    private(set) var autoreverses: Bool
    let group: AnimationGroup
    /// The part of the duration in which the changes at hand happen; `nil` in a block without keyframes.
    private(set) var keyframe: ClosedRange<Double>?
    private var views: [UIView] = []

    private init(
        duration: TimeInterval, delay: TimeInterval, timing: AnimationTiming?, options: UIView.AnimationOptions,
        hasKeyframes: Bool, completion: ((Bool) -> Void)?
    ) {
        let outer = Self.current
        var options = options
        if let outer, !options.contains(.overrideInheritedOptions) {
            let inherited: UIView.AnimationOptions = [
                .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
            ]
            options.formUnion(outer.options.intersection(inherited))
        }
        self.options = options
        let takesOwnDuration = outer == nil || options.contains(.overrideInheritedDuration)
        self.duration = takesOwnDuration ? duration : (outer?.duration ?? duration)
        let takesOwnCurve = outer == nil || options.contains(.overrideInheritedCurve)
        self.timing = takesOwnCurve ? (timing ?? options.timing) : (outer?.timing ?? options.timing)
        self.delay = delay
        repeatCount = options.contains(.repeat) ? .infinity : 1
        autoreverses = options.contains(.autoreverse)
        keyframe = hasKeyframes ? 0...1 : nil
        group = AnimationGroup(completion: completion, hold: .begin())
    }

    /// Notes a view that moves in the block.
    func note(_ view: UIView) {
        guard options.contains(.layoutSubviews), !views.contains(where: { $0 === view }) else { return }
        views.append(view)
    }

    // MARK: Running

    /// Runs a closure whose changes are animated, in seconds.
    static func run(
        duration: TimeInterval, delay: TimeInterval = 0, timing: AnimationTiming? = nil,
        options: UIView.AnimationOptions = [], hasKeyframes: Bool = false, changes: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        enforce(!duration.isNaN && !delay.isNaN, "An animation's duration and delay must be numbers.")
        let block = AnimationBlock(
            duration: max(0, duration), delay: max(0, delay), timing: timing, options: options,
            hasKeyframes: hasKeyframes, completion: completion)
        let outer = innermost
        // Without a duration the changes are ordinary ones, inside another animation too.
        innermost = block.duration > 0 ? block : nil
        changes()
        block.layOut()
        innermost = outer
        block.group.commit()
    }

    /// Runs closures, each for the way from a part of it to its end, and returns what moved. The properties are at their ends, and the
    /// caller may move them.
    static func capture(_ changes: [(from: Double, run: () -> Void)]) -> [AnimatorTrack] {
        let block = AnimationBlock(
            duration: 1, delay: 0, timing: .linear,
            options: [.layoutSubviews, .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions],
            hasKeyframes: true, completion: nil)
        let outer = innermost
        innermost = block
        for change in changes { block.during(min(max(change.from, 0), 1)...1, change.run) }
        block.layOut()
        innermost = outer
        let tracks = block.group.surrender().map(AnimatorTrack.init)
        block.group.completeAsHeld()
        return tracks
    }

    /// Seconds that a motion takes at most where people want less of it.
    private static let shortDuration = 0.05

    /// How the block's animations run that start at a time.
    ///
    /// - Parameter isShort: AX15: whether people want less motion. What repeats is no way to a place, and goes on as it is.
    func course(from start: TimeInterval, isShort: Bool) -> AnimationCourse {
        AnimationCourse(
            start: start, duration: isShort && repeatCount == 1 ? min(duration, Self.shortDuration) : duration,
            timing: timing, repeatCount: repeatCount, autoreverses: autoreverses,
            refusesTouches: !options.contains(.allowUserInteraction), group: group)
    }

    /// Lays out what moved, and what moves by that.
    private func layOut() {
        var laidOut = 0
        while laidOut < views.count {
            views[laidOut].layoutIfNeeded()
            laidOut += 1
        }
    }

    /// Runs a closure outside of all animations.
    static func suspended(_ changes: () -> Void) {
        let wasEnabled = isEnabled
        isEnabled = false
        changes()
        isEnabled = wasEnabled
    }

    /// Lets what changes in a closure repeat.
    func repeating(_ count: Double, autoreverses reverses: Bool, _ changes: () -> Void) {
        let outer = (repeatCount, autoreverses)
        repeatCount = max(count, 0)
        autoreverses = reverses
        changes()
        (repeatCount, autoreverses) = outer
    }

    /// Lets what changes in a closure happen in a part of the duration.
    func during(_ part: ClosedRange<Double>, _ changes: () -> Void) {
        let outer = keyframe
        keyframe = part
        changes()
        keyframe = outer
    }
}
