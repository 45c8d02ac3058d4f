// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// The speed of an animator along its way.
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve; `nil` for a spring alone.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, which counts before the curve; `nil` for none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The course of an animation of some seconds.
    func timing(for duration: TimeInterval) -> AnimationTiming {
        if let spring = springTimingParameters { return .spring(spring.timing(for: duration)) }
        return cubicTimingParameters?.timing ?? .cubic(.easeInOut)
    }
}

/// A curve of Bézier from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, NSCopying {
    /// The built-in curve that it was made from; `.easeInOut` for one that was made from control points.
    public let animationCurve: UIView.AnimationCurve
    /// The control point at the beginning: time along x in 0...1, progress along y.
    public let controlPoint1: CGPoint
    /// The control point at the end: time along x in 0...1, progress along y.
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// The curve of animations that name none: slow at both ends.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// One of the four built-in curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        let points = curve.points
        controlPoint1 = CGPoint(x: points.x1, y: points.y1)
        controlPoint2 = CGPoint(x: points.x2, y: points.y2)
        isBuiltIn = true
    }

    /// The x of both points is brought into 0...1, so that time never runs back.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: min(max(point1.x, 0), 1), y: point1.y)
        controlPoint2 = CGPoint(x: min(max(point2.x, 0), 1), y: point2.y)
        isBuiltIn = false
    }

    /// `.builtin` for a built-in curve, `.cubic` for one that was made from control points.
    public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    /// The object itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always `nil`: it is no spring.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var timing: AnimationTiming {
        if isBuiltIn, animationCurve == .linear { return .linear }
        return .cubic(
            CubicTiming(x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y))
    }
}

/// A damped spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, NSCopying {
    /// Parts of the way a second.
    public let initialVelocity: CGVector
    private enum Kind {
        /// The spring rests after the animator's duration.
        case ratio(Double)
        /// The spring has its own duration, and ignores the animator's.
        case natural(SpringTiming)
    }
    private let kind: Kind

    /// A spring that does not swing, of mass 3, stiffness 1000 and damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that rests after the animator's duration; a ratio of 1 does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        kind = .ratio(Double(ratio))
    }

    /// A spring without a velocity at its beginning that rests after the animator's duration; a ratio of 1 does not
    /// swing.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring with a duration of its own, which becomes the animator's. All three numbers must be positive.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        let frequency = Double((max(stiffness, 0.001) / max(mass, 0.001)).squareRoot())
        let ratio = Double(max(damping, 0) / (2 * (max(stiffness, 0.001) * max(mass, 0.001)).squareRoot()))
        // As a spring of Core Animation that does not allow it, it is never damped more than needed not to swing.
        kind = .natural(
            SpringTiming(
                perceptualDuration: 2 * .pi / frequency, bounce: 1 - min(ratio, 1),
                initialVelocity: Double(velocity.dx)))
    }

    /// A spring that swings once in a number of seconds, and rests later; bounce as `UIView.animate(springDuration:bounce:)`'s.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        kind = .natural(
            SpringTiming(
                perceptualDuration: max(duration, 0.001), bounce: Double(bounce),
                initialVelocity: Double(velocity.dx)))
    }

    /// Always `.spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Always `nil`: it is no Bézier curve.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Seconds until it rests; `nil` when the animator decides.
    var ownDuration: TimeInterval? {
        if case .natural(let timing) = kind { timing.duration } else { nil }
    }

    func timing(for duration: TimeInterval) -> SpringTiming {
        switch kind {
        case .ratio(let ratio):
            return SpringTiming(
                duration: duration, dampingRatio: ratio, initialVelocity: Double(initialVelocity.dx))
        case .natural(let natural):
            // The same swing in another time.
            var timing = natural
            timing.frequency *= natural.duration / duration
            timing.duration = duration
            return timing
        }
    }
}
