// SPDX-License-Identifier: Apache-2.0

import EventTrace
import CoreGraphics

/// A running closure of animated changes. Properties that change inside it move as the block says.
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

    var duration: TimeInterval
    var delay: TimeInterval
    var timing: AnimationTiming
    private(set) var options: UIView.AnimationOptions
    var repeatCount: Double
    var autoreverses: Bool
    let group: AnimationGroup
    /// The part of the duration for the present changes; `nil` in a block without keyframes.
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

    // MARK: Between two calls

    /// The blocks that were begun and not committed, each with the block around it.
    private static var begun: [(block: AnimationBlock, outer: AnimationBlock?)] = []
    /// Seconds that a block between two calls takes at first, as documented.
    private static let begunDuration = 0.2

    /// Begins a block whose changes are not in a closure.
    static func begin() {
        let block = AnimationBlock(
            duration: begunDuration, delay: 0, timing: nil, options: [], hasKeyframes: false, completion: nil)
        begun.append((block, innermost))
        innermost = block
    }

    /// Ends the block that was begun last.
    static func commit() {
        guard let last = begun.popLast() else {
            return UIApplication.shared.report("commitAnimations() is called without beginAnimations(_:context:).")
        }
        last.block.layOut()
        innermost = last.outer
        last.block.group.commit()
    }

    /// Changes the motion of later changes in the block that was begun last.
    static func changeBegun(_ change: (AnimationBlock) -> Void) {
        guard let block = begun.last?.block else { return }
        change(block)
        // Without a duration the changes are ordinary ones.
        innermost = block.duration > 0 ? block : nil
    }

    func setBeginsFromCurrentState(_ begins: Bool) {
        if begins { options.insert(.beginFromCurrentState) } else { options.remove(.beginFromCurrentState) }
    }

    /// Runs closures, each for the way from a part of it to its end. Returns the properties that moved. They are at their
    /// ends, and the caller may move them.
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

    /// The most seconds of a motion for people who want less motion.
    private static let shortDuration = 0.05

    /// The course of the block's animations that start at a time.
    ///
    /// - Parameter isShort: AX15: whether people want less motion. A repeating motion does not lead to a place, and so does
    ///   not change.
    func course(from start: TimeInterval, isShort: Bool) -> AnimationCourse {
        AnimationCourse(
            start: start, duration: isShort && repeatCount == 1 ? min(duration, Self.shortDuration) : duration,
            timing: timing, repeatCount: repeatCount, autoreverses: autoreverses,
            refusesTouches: !options.contains(.allowUserInteraction), group: group)
    }

    /// The motion of a layer's property that changes in the block; `nil` for a property that our layers do not have.
    func action(forKey event: String, of layer: CALayer) -> (any CAAction)? {
        guard layer.layerKey(event) != nil else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = duration
        if delay > 0 {
            animation.beginTime = layer.currentTime + delay
            animation.fillMode = .backwards
        }
        animation.timingFunction = CAMediaTimingFunction(timing)
        animation.repeatCount = repeatCount == 1 ? 0 : Float(repeatCount)
        animation.autoreverses = autoreverses
        return animation
    }

    /// Lays out the views that moved, and the views that move because of that.
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

    /// Makes the changes of a closure repeat.
    func repeating(_ count: Double, autoreverses reverses: Bool, _ changes: () -> Void) {
        let outer = (repeatCount, autoreverses)
        repeatCount = max(count, 0)
        autoreverses = reverses
        changes()
        (repeatCount, autoreverses) = outer
    }

    /// Makes the changes of a closure in a part of the duration.
    func during(_ part: ClosedRange<Double>, _ changes: () -> Void) {
        let outer = keyframe
        keyframe = part
        changes()
        keyframe = outer
    }
}
