// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A motion for a host to paint. The view itself has the values of the motion's end already.
public struct DisplayAnimation: Sendable {
    /// A value at a part of the motion's progress.
    public struct Keyframe: Sendable {
        /// 0 to 1; never less than the one before.
        public var offset: Double
        /// The property's value there.
        public var value: AnimatedValue
    }

    /// Never used again within a run.
    public var identifier: UInt32
    /// The view's property that moves.
    public var property: AnimatedProperty
    /// At least two. Before the first offset the first value is shown, after the last one the last.
    public var keyframes: [Keyframe]
    /// Seconds since the motion's start. Negative during its delay, which shows the first value.
    public var elapsed: TimeInterval
    /// Seconds of one run in one direction.
    public var duration: TimeInterval
    /// How often it runs; infinite until it is removed.
    public var repeatCount: Double
    /// Whether every run is followed by a run backwards.
    public var autoreverses: Bool
    /// The motion's speed over the time of a run.
    public var timing: AnimationTiming
}

extension UIView {
    var displayAnimations: [DisplayAnimation] {
        guard let extras, let application = windowStorage?.application else { return [] }
        let ofLayer = extras.layer?.displayMotions ?? []
        guard !extras.animations.isEmpty else { return ofLayer }
        let now = application.clock.now
        return extras.animations.filter { $0.isShown && now >= $0.shownFrom && now < $0.endTime }.map { animation in
            DisplayAnimation(
                identifier: animation.identifier, property: animation.property,
                keyframes: animation.keyframes.map { .init(offset: $0.offset, value: $0.value) },
                elapsed: now - animation.start, duration: animation.duration, repeatCount: animation.repeatCount,
                autoreverses: animation.autoreverses, timing: animation.timing)
        } + ofLayer
    }
}
