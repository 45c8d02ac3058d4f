// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The motion of a damped spring from 0 to 1.
///
/// UIKit does not publish how it turns a duration into a spring. Here a spring with a duration is within a thousandth of its
/// end after that time. A spring with a perceptual duration swings once in that time.
public struct SpringTiming: Hashable, Sendable {
    /// Radians a second, undamped.
    public var frequency: Double
    /// With 1 the spring comes to rest without swinging; with less it swings.
    public var dampingRatio: Double
    /// Of the way, a second.
    public var initialVelocity: Double
    /// Seconds until it rests.
    public var duration: Double

    private static let restDistance = 0.001
    /// Where (1 + x)·e^-x is the rest distance.
    private static let criticalRest = 9.233413476451586
    private static let leastDampingRatio = 0.05

    /// A spring that rests after a duration in seconds, which must be positive.
    init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio = min(max(dampingRatio, Self.leastDampingRatio), 1)
        self.dampingRatio = ratio
        self.initialVelocity = initialVelocity
        self.duration = duration
        frequency = Self.restAngle(ratio) / duration
    }

    /// A spring whose undamped swing takes a duration in seconds; it rests later. Bounce runs from -1 (slowest) over 0 (no
    /// swing) to 1.
    init(perceptualDuration: Double, bounce: Double, initialVelocity: Double) {
        let bounce = min(max(bounce, -0.95), 0.95)
        dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.initialVelocity = initialVelocity
        frequency = 2 * Double.pi / perceptualDuration
        duration = Self.restAngle(dampingRatio) / frequency
    }

    /// A spring by its own numbers; a damping ratio below one thousandth is raised to that.
    init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
        self.dampingRatio = max(dampingRatio, 0.001)
        self.frequency = frequency
        self.initialVelocity = initialVelocity
        duration = Self.restAngle(self.dampingRatio) / frequency
    }

    /// Frequency times the time until rest.
    private static func restAngle(_ ratio: Double) -> Double {
        if ratio < 1 {
            // The swing's outline is e^(-ratio·x) / sqrt(1 - ratio²); close to 1 that says too much.
            return min(-log(restDistance * (1 - ratio * ratio).squareRoot()) / ratio, 1.5 * criticalRest / ratio)
        }
        // Overdamped, the slower of the two exponentials decides.
        let slower = ratio - (ratio * ratio - 1).squareRoot()
        return ratio == 1 ? criticalRest : -log(restDistance) / slower
    }

    func progress(at time: Double) -> Double {
        guard time < duration else { return 1 }
        // y is the remaining way: y(0) = 1, y'(0) = -initialVelocity.
        let velocity = -initialVelocity
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return 1 - exp(-decay * time) * (cos(swing * time) + (velocity + decay) / swing * sin(swing * time))
        }
        if dampingRatio == 1 {
            return 1 - exp(-frequency * time) * (1 + (velocity + frequency) * time)
        }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let slow = -decay + spread
        let fast = -decay - spread
        let slowPart = (velocity - fast) / (slow - fast)
        return 1 - slowPart * exp(slow * time) - (1 - slowPart) * exp(fast * time)
    }
}
