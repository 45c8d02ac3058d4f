// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The way back of content from beyond its edge, along one axis (G104).
///
///     in motion   critically damped    d(t) = (d0 + (v0 + ω d0) t) · e^(-ωt)          ω = 11/s
///     held        overdamped           d(t) = A e^(-9t) + B e^(-46t)
struct BounceBack: Equatable {
    /// Points beyond the edge at the beginning, with a sign.
    let distance: CGFloat
    /// Points a second at the beginning.
    let velocity: CGFloat
    private let isHeld: Bool
    private let constants: Rates

    private struct Rates: Equatable {
        var frequency: CGFloat
        var slow: CGFloat
        var fast: CGFloat
        var rest: CGFloat
    }

    init(distance: CGFloat, velocity: CGFloat, constants: ScrollConstants) {
        self.distance = distance
        self.velocity = velocity
        isHeld = abs(velocity) < constants.heldVelocity
        self.constants = Rates(
            frequency: constants.bounceFrequency, slow: constants.heldBounceSlowRate,
            fast: constants.heldBounceFastRate, rest: constants.bounceRestDistance)
    }

    /// Points beyond the edge at a time.
    func distance(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        guard isHeld else {
            return (distance + (velocity + constants.frequency * distance) * time) * exp(-constants.frequency * time)
        }
        let (slowPart, fastPart) = parts
        return slowPart * exp(-constants.slow * time) + fastPart * exp(-constants.fast * time)
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        guard isHeld else {
            let slope = velocity + constants.frequency * distance
            return (slope - constants.frequency * (distance + slope * time)) * exp(-constants.frequency * time)
        }
        let (slowPart, fastPart) = parts
        return -constants.slow * slowPart * exp(-constants.slow * time)
            - constants.fast * fastPart * exp(-constants.fast * time)
    }

    private var parts: (slow: CGFloat, fast: CGFloat) {
        let fast = (velocity + constants.slow * distance) / (constants.slow - constants.fast)
        return (distance - fast, fast)
    }

    /// Whether the bounce is no longer visible.
    func isOver(at time: TimeInterval) -> Bool {
        abs(distance(at: time)) < constants.rest && abs(velocity(at: time)) < constants.rest * constants.frequency
    }
}
