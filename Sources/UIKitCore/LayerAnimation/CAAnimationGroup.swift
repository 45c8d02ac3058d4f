// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Motions that run together, in the time of the group: motions that last longer than the group are cut off. The animations'
/// own delegates and `isRemovedOnCompletion` do not count.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// The motions. Parts of them outside of the group's time are not shown.
    open var animations: [CAAnimation]?

    public override init() {
        super.init()
    }

    /// Makes a group without animations. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

    override func take(valuesOf other: CAAnimation) {
        super.take(valuesOf: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
    }

    override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

    override func show(in picture: CALayer, of layer: CALayer, at moment: MediaTiming.Moment) {
        let time = (timingFunction?.progress(at: moment.part) ?? moment.part) * duration
        for animation in animations ?? [] {
            // An animation without a duration takes the group's.
            var timing = animation.timing
            if timing.duration == 0 { timing.duration = duration }
            // W91: a group that holds its end shows the end of what lasts as long as the group.
            if moment.part == 1, timing.inner(time) <= timing.activeDuration + 1e-9 { timing.fillMode = .both }
            guard let moment = timing.moment(at: timing.inner(time)) else { continue }
            animation.show(in: picture, of: layer, at: moment)
        }
    }
}
