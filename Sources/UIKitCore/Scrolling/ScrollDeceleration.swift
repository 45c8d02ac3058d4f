// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The way of content along one axis after the finger lifted (G102).
///
/// A thousand times a second, the velocity is multiplied by the rate, and the content moves by a thousandth of it. As a
/// function of time, this is
///
///     v(t) = v0 · rate^(1000 t)        x(t) = x0 + (v0 - v(t)) · c        c = rate / (1000 · (1 - rate))
///
/// It ends when |v| is the rest velocity: with the normal rate at x0 + (v0 ∓ 10) · 0.499.
struct ScrollDeceleration: Equatable {
    /// Points.
    let origin: CGFloat
    /// Points a second.
    let velocity: CGFloat
    /// The part of the velocity that is left after a millisecond; between 0 and 1.
    let rate: CGFloat
    /// Points a second; positive.
    let restVelocity: CGFloat

    init(
        origin: CGFloat, velocity: CGFloat, rate: UIScrollView.DecelerationRate, constants: ScrollConstants
    ) {
        self.origin = origin
        self.velocity = velocity
        // A rate of 1 would never end.
        self.rate = min(max(rate.rawValue, 0.001), 0.99999)
        restVelocity = constants.restVelocity
    }

    /// A deceleration that rests at a place.
    init(
        origin: CGFloat, restingAt target: CGFloat, rate: UIScrollView.DecelerationRate, constants: ScrollConstants
    ) {
        let way = target - origin
        let start = ScrollDeceleration(origin: origin, velocity: 0, rate: rate, constants: constants)
        let rest = way < 0 ? -constants.restVelocity : constants.restVelocity
        self.init(
            origin: origin, velocity: way == 0 ? 0 : way / start.reach + rest, rate: rate, constants: constants)
    }

    /// Points that a velocity of one point a second reaches: 0.499 with the normal rate.
    var reach: CGFloat { rate / (1000 * (1 - rate)) }

    /// Where it ends, if nothing is in the way.
    var restOffset: CGFloat {
        guard abs(velocity) > restVelocity else { return origin }
        return origin + (velocity - (velocity < 0 ? -restVelocity : restVelocity)) * reach
    }

    /// Seconds until it ends.
    var duration: TimeInterval {
        guard abs(velocity) > restVelocity else { return 0 }
        return Double(log(restVelocity / abs(velocity)) / (1000 * log(rate)))
    }

    func velocity(at time: TimeInterval) -> CGFloat { velocity * pow(rate, CGFloat(1000 * time)) }

    func offset(at time: TimeInterval) -> CGFloat {
        time >= duration ? restOffset : origin + (velocity - velocity(at: time)) * reach
    }

    /// Seconds until it passes a place; `nil` when it rests before.
    func time(to offset: CGFloat) -> TimeInterval? {
        let way = offset - origin
        guard way != 0 else { return 0 }
        guard way * velocity > 0, abs(way) <= abs(restOffset - origin) else { return nil }
        let left = 1 - way / (velocity * reach)
        return Double(log(left) / (1000 * log(rate)))
    }
}
