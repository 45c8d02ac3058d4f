// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// When something runs, and how fast. Layers and animations have a time of their own. It depends on the time of the layer or
/// group around them (W28).
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds of the time around it; 0 at first.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run; 0 at first, which for an animation is the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// How fast its time goes, in parts of the time around it; 1 at first. At 0 it stands still at `timeOffset`.
    var speed: Float { get set }
    /// Seconds added to its own time.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; once at first.
    var repeatCount: Float { get set }
    /// For how many seconds it repeats; 0 has no effect.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every run is followed by a run backwards.
    var autoreverses: Bool { get set }
    /// What the layer shows before and after it; its own value at first.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// What a layer shows before and after a motion.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public var rawValue: String

    /// A mode by its name. An unknown one is as ``removed``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last shown value stays, if the motion is not removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is shown before the motion begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// As ``backwards`` before, and as ``forwards`` after.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Before and after the motion, the layer's own value is shown.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var holdsBefore: Bool { self == .backwards || self == .both }
    var holdsAfter: Bool { self == .forwards || self == .both }
}

/// The values of `CAMediaTiming`, and their consequences.
struct MediaTiming: Equatable {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Whether its time is the time around it.
    var isPlain: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

    /// The time in it, at a time around it.
    func inner(_ outer: CFTimeInterval) -> CFTimeInterval { (outer - beginTime) * CFTimeInterval(speed) + timeOffset }

    /// The time around it, at a time in it; `nil` if its time stands still.
    func outer(_ inner: CFTimeInterval) -> CFTimeInterval? {
        speed == 0 ? nil : (inner - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    /// Seconds, in its own time, from its beginning to its end.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? CFTimeInterval(repeatCount) : 1)
    }

    /// A moment of a run.
    struct Moment {
        /// The part of one run in one direction, 0 to 1.
        var part: Double
        /// Runs before this one.
        var runs: Double
    }

    /// How far it is at a time of its own; `nil` when it shows nothing.
    func moment(at time: CFTimeInterval) -> Moment? {
        let end = activeDuration
        if time < 0 {
            guard fillMode.holdsBefore else { return nil }
            return Moment(part: 0, runs: 0)
        }
        if time >= end {
            guard fillMode.holdsAfter else { return nil }
        }
        guard duration > 0 else { return Moment(part: 1, runs: 0) }
        let passed = min(time, end) / duration
        let whole = passed.rounded(.down)
        // The end of a run belongs to it.
        let atEnd = passed == whole && whole > 0 && time >= end
        let run = atEnd ? whole - 1 : whole
        let part = atEnd ? 1 : passed - whole
        guard autoreverses else { return Moment(part: part, runs: run) }
        let isBack = run.truncatingRemainder(dividingBy: 2) == 1
        return Moment(part: isBack ? 1 - part : part, runs: (run / 2).rounded(.down))
    }

    /// Keeps the old values where the new ones are NaN.
    mutating func makeFinite(or old: MediaTiming) {
        func kept<Value: BinaryFloatingPoint>(_ value: Value, _ old: Value) -> Value { value.isNaN ? old : value }
        beginTime = kept(beginTime, old.beginTime)
        duration = max(0, kept(duration, old.duration))
        speed = kept(speed, old.speed)
        timeOffset = kept(timeOffset, old.timeOffset)
        repeatCount = max(0, kept(repeatCount, old.repeatCount))
        repeatDuration = max(0, kept(repeatDuration, old.repeatDuration))
    }
}
