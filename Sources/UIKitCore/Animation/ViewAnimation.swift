// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The motion of one property of one view.
@MainActor
final class ViewAnimation {
    struct Keyframe {
        /// 0 to 1 of the duration; never less than the one before.
        var offset: Double
        var value: AnimatedValue
    }

    /// A view's background at both ends of an animation, as the application gave it.
    struct Colors {
        let start: UIColor?
        var end: UIColor?
    }

    let identifier: UInt32
    let property: AnimatedProperty
    /// At least two.
    var keyframes: [Keyframe]
    /// On the application's clock; after the delay.
    let start: TimeInterval
    /// Seconds of one run in one direction.
    let duration: TimeInterval
    let timing: AnimationTiming
    /// How often it runs; infinite until it is removed.
    let repeatCount: Double
    let autoreverses: Bool
    let refusesTouches: Bool
    let group: AnimationGroup
    /// Whether it is still shown. A replaced animation only waits for its end.
    var isShown = true
    /// B58: until then, on the application's clock, an older animation of the property is shown.
    var shownFrom: TimeInterval = 0
    /// Of the background alone.
    var colors: Colors?

    init(_ identifier: UInt32, _ property: AnimatedProperty, _ keyframes: [Keyframe], _ course: AnimationCourse) {
        self.identifier = identifier
        self.property = property
        self.keyframes = keyframes
        start = course.start
        duration = course.duration
        timing = course.timing
        repeatCount = course.repeatCount
        autoreverses = course.autoreverses
        refusesTouches = course.refusesTouches
        group = course.group
    }

    /// Where the motion goes.
    var end: AnimatedValue {
        get { keyframes[keyframes.count - 1].value }
        set { keyframes[keyframes.count - 1].value = newValue }
    }

    /// When it is over; infinite for one that repeats until it is removed.
    var endTime: TimeInterval { start + duration * repeatCount * (autoreverses ? 2 : 1) }

    /// The shown value at a time: before the start the first value, after the end the view's own.
    func value(at time: TimeInterval) -> AnimatedValue {
        guard time < endTime else { return end }
        return Self.value(of: keyframes, at: timing.progress(at: fraction(at: time)))
    }

    /// The value of a way at a part of it.
    static func value(of keyframes: [Keyframe], at progress: Double) -> AnimatedValue {
        var last = keyframes[0]
        for next in keyframes.dropFirst() {
            // A spring goes beyond its last keyframe.
            if progress <= next.offset || next.offset >= 1 {
                guard next.offset > last.offset else { return next.value }
                return last.value.interpolated(
                    to: next.value, (progress - last.offset) / (next.offset - last.offset))
            }
            last = next
        }
        return last.value
    }

    /// How much of one run has passed.
    private func fraction(at time: TimeInterval) -> Double {
        let elapsed = time - start
        guard elapsed > 0 else { return 0 }
        let runs = elapsed / duration
        let whole = runs.rounded(.down)
        // The end of a run belongs to it.
        let part = runs == whole && whole > 0 ? 1 : runs - whole
        let run = part == 1 ? whole - 1 : whole
        return autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
    }
}

/// When and how an animation runs.
@MainActor
struct AnimationCourse {
    /// On the application's clock; after the delay.
    var start: TimeInterval
    /// Seconds of one run in one direction.
    var duration: TimeInterval
    var timing = AnimationTiming.linear
    var repeatCount = 1.0
    var autoreverses = false
    var refusesTouches = false
    let group: AnimationGroup
}
