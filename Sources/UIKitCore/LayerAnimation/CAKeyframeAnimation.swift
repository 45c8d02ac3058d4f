// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A motion over several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values to go through, of the property's kind; others are left out.
    open var values: [Any]?
    /// The path of a point. If it is set, `values` has no effect.
    open var path: CGPath?
    /// When each value is shown, in parts of the duration; evenly spread at first. For a path, when each line or curve
    /// begins, and the end of the last.
    open var keyTimes: [NSNumber]?
    /// How each stretch between two values runs; straight in time at first.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The values between the given ones; on a straight way from each to the next at first.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer turns with the path; not at first.
    open var rotationMode: CAAnimationRotationMode?
    /// How the cubic modes curve at each value. Kept without an effect: they use Catmull-Rom splines.
    open var tensionValues: [NSNumber]?

    public override init() {
        super.init()
    }

    /// Makes an animation without values. It reads nothing from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

    override func take(valuesOf other: CAAnimation) {
        super.take(valuesOf: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (
            other.values, other.path?.copy(), other.keyTimes, other.timingFunctions
        )
        (calculationMode, rotationMode, tensionValues) = (
            other.calculationMode, other.rotationMode, other.tensionValues
        )
    }

    override var keyPaths: [String] {
        super.keyPaths + (path != nil && rotationMode != nil ? ["transform.rotation.z"] : [])
    }

    /// Made at the first request: an animation that a layer has does not change.
    private lazy var track = path.map { PathTrack($0) }
    private lazy var frames = (values ?? []).compactMap { LayerValue($0) }

    override func value(at part: Double, from model: LayerValue?) -> LayerValue? {
        if let track {
            return track.stops > 1 ? LayerValue(track.point(at: place(at: part, stops: track.stops), isPaced)) : nil
        }
        guard let last = frames.last else { return nil }
        guard frames.count > 1 else { return last }
        return value(at: place(at: part, stops: frames.count))
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    /// A stretch between two stops, and the part of it that has passed.
    private func place(at part: Double, stops: Int) -> (index: Int, part: Double) {
        let stretches = stops - 1
        // A discrete motion shows each value for a time of its own.
        let isDiscrete = calculationMode == .discrete
        var times = isPaced ? pacedTimes(stops) : evenTimes(isDiscrete ? stops + 1 : stops)
        if let keyTimes, !isPaced, keyTimes.count >= times.count - (isDiscrete ? 1 : 0) {
            times = keyTimes.map { min(max($0.doubleValue, 0), 1) }
        }
        var index = 0
        while index + 1 < times.count - 1, part >= times[index + 1] { index += 1 }
        if isDiscrete {
            while index + 1 < min(times.count, stops), part >= times[index + 1] { index += 1 }
            return (min(index, stops - 1), 0)
        }
        index = min(index, stretches - 1)
        let length = times[index + 1] - times[index]
        var within = length > 0 ? min(max((part - times[index]) / length, 0), 1) : 1
        if part < times[0] { within = 0 }
        if let timingFunctions, index < timingFunctions.count { within = timingFunctions[index].progress(at: within) }
        return (index, within)
    }

    private func evenTimes(_ stops: Int) -> [Double] { (0..<stops).map { Double($0) / Double(stops - 1) } }

    /// The time of each stretch is in proportion to its length. Values without distances are spread evenly. A path has its
    /// own pace.
    private func pacedTimes(_ stops: Int) -> [Double] {
        guard track == nil else { return evenTimes(stops) }
        var sums = [0.0]
        for (first, last) in zip(frames, frames.dropFirst()) {
            sums.append(sums[sums.count - 1] + first.distance(to: last))
        }
        guard let total = sums.last, total > 0 else { return evenTimes(stops) }
        return sums.map { $0 / total }
    }

    private func value(at place: (index: Int, part: Double)) -> LayerValue {
        let (index, part) = place
        if calculationMode == .discrete { return frames[index] }
        let (start, end) = (frames[index], frames[index + 1])
        guard calculationMode == .cubic || calculationMode == .cubicPaced else {
            return start.interpolated(to: end, part)
        }
        let before = index > 0 ? frames[index - 1] : start
        let after = index + 2 < frames.count ? frames[index + 2] : end
        return start.curved(to: end, before: before, after: after, part)
    }

    override func show(in picture: CALayer, of layer: CALayer, at moment: MediaTiming.Moment) {
        super.show(in: picture, of: layer, at: moment)
        guard let track, let rotationMode, track.stops > 1, let key = picture.layerKey("transform.rotation.z") else {
            return
        }
        let part = timingFunction?.progress(at: moment.part) ?? moment.part
        let angle = track.angle(at: place(at: part, stops: track.stops), isPaced)
        key.write(picture, .number(rotationMode == .rotateAutoReverse ? angle + .pi : angle))
    }
}

/// The values between the given ones.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public var rawValue: String

    /// A mode by its name. An unknown one is as ``linear``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Straight from each value to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value in turn, with nothing between them.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At one speed. Key times and timing functions have no effect.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Through all values without a corner.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Through all values without a corner and at one speed. Key times and timing functions have no effect.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer that follows a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public var rawValue: String

    /// A mode by its name. An unknown one is as ``rotateAuto``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's x axis points along the way.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points back along the way.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

extension LayerValue {
    /// The distance to another value; 0 for values without distances.
    fileprivate func distance(to other: LayerValue) -> Double {
        switch (self, other) {
        case (.number(let first), .number(let last)): Double(abs(last - first))
        case (.pair(let x, let y), .pair(let endX, let endY)): Double(hypot(endX - x, endY - y))
        default: 0
        }
    }

    /// The value at a part of a way that joins the ways before and after it without a corner.
    fileprivate func curved(to end: LayerValue, before: LayerValue, after: LayerValue, _ part: Double) -> LayerValue {
        let t = CGFloat(part)
        func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
        }
        switch (before, self, end, after) {
        case (.number(let a), .number(let b), .number(let c), .number(let d)): return .number(mix(a, b, c, d))
        case (.pair(let ax, let ay), .pair(let bx, let by), .pair(let cx, let cy), .pair(let dx, let dy)):
            return .pair(mix(ax, bx, cx, dx), mix(ay, by, cy, dy))
        default: return interpolated(to: end, part)
        }
    }
}
