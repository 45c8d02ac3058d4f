// SPDX-License-Identifier: Apache-2.0

/// How far an animation has come, by the part of its time that has passed: a curve of Bézier from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// `nil` for a straight line.
    private let curve: CubicTiming?

    /// A curve by its name.
    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .linear: nil
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .default: CubicTiming(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
            default: .easeInOut
            }
        super.init()
    }

    /// The curve of an animation of views; a spring's swings are left out.
    convenience init(_ timing: AnimationTiming) {
        switch timing {
        case .linear: self.init(name: .linear)
        case .cubic(let curve):
            self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
        case .spring: self.init(name: .default)
        }
    }

    /// A curve by its two control points. NaN counts as 0; x is clamped to 0...1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func number(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
        curve = CubicTiming(
            x1: min(max(number(c1x), 0), 1), y1: number(c1y), x2: min(max(number(c2x), 0), 1), y2: number(c2y))
        super.init()
    }

    /// Writes one of the curve's four points, the ends among them: two numbers.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points: [(Double, Double)] = [
            (0, 0), (curve?.x1 ?? 0, curve?.y1 ?? 0), (curve?.x2 ?? 1, curve?.y2 ?? 1), (1, 1),
        ]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    func progress(at part: Double) -> Double {
        if part <= 0 { return 0 }
        if part >= 1 { return 1 }
        return curve?.progress(at: part) ?? part
    }
}

/// The curves that have names.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public var rawValue: String

    /// A curve by its name. An unknown one is as ``easeInEaseOut``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Fast soon, and slow at the end: (0.25, 0.1), (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
