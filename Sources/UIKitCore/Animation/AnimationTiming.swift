// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How far an animation has come, by the part of its time that has passed.
public enum AnimationTiming: Hashable, Sendable {
    case linear
    case cubic(CubicTiming)
    case spring(SpringTiming)

    /// 0 at the beginning, 1 at the end; a spring goes beyond in between. `fraction` is brought into 0...1.
    public func progress(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        switch self {
        case .linear: return fraction
        case .cubic(let curve): return curve.progress(at: fraction)
        case .spring(let spring): return spring.progress(at: fraction * spring.duration)
        }
    }
}

/// A curve of Bézier from (0, 0) to (1, 1): time runs along x, progress along y.
public struct CubicTiming: Hashable, Sendable {
    /// The x of the first control point: a part of the time, in 0...1.
    public var x1: Double
    /// The y of the first control point: a part of the way; outside of 0...1 the motion overshoots.
    public var y1: Double
    /// The x of the second control point: a part of the time, in 0...1.
    public var x2: Double
    /// The y of the second control point: a part of the way; outside of 0...1 the motion overshoots.
    public var y2: Double

    /// Slow at both ends: (0.42, 0), (0.58, 1).
    public static let easeInOut = CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// Slow at the beginning: (0.42, 0), (1, 1).
    public static let easeIn = CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Slow at the end: (0, 0), (0.58, 1).
    public static let easeOut = CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1)

    func progress(at fraction: Double) -> Double {
        // x grows with the parameter, so halving the interval always finds it; 40 times is more than a Double's step here.
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.value(middle, x1, x2) < fraction { low = middle } else { high = middle }
        }
        return Self.value((low + high) / 2, y1, y2)
    }

    private static func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
