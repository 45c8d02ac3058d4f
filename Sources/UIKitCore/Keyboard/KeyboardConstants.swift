// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What shapes the keyboard and its keys. UIKit publishes none of it; times are seconds on the application's clock.
public struct KeyboardConstants: Sendable, Hashable {
    /// How long the keyboard takes to come or to go (D32).
    public var animationDuration: TimeInterval = 0.25
    /// Between two taps on shift within which the second locks it.
    public var doubleTapInterval: TimeInterval = 0.35
    /// Until a held letter shows its variants.
    public var variantsDelay: TimeInterval = 0.5
    /// Until a held delete key repeats.
    public var deleteDelay: TimeInterval = 0.5
    /// Between the first two repetitions of a held delete key.
    public var deleteInterval: TimeInterval = 0.12
    /// What each interval between repetitions is multiplied by for the next.
    public var deleteAcceleration = 0.92
    /// The shortest interval between repetitions.
    public var shortestDeleteInterval: TimeInterval = 0.03
    /// The least part of the keyboard's height that a drag pushes away for good, and the least velocity, in points a
    /// second, of a finger that throws it away.
    public var dismissingPart = 0.5
    /// Points a second of a finger that throws the keyboard away.
    public var dismissingVelocity = 300.0

    /// The numbers that applications begin with.
    public init() {}

    /// How long a held delete key waits after so many repetitions.
    func deleteInterval(after repetitions: Int) -> TimeInterval {
        max(shortestDeleteInterval, deleteInterval * pow(deleteAcceleration, Double(repetitions)))
    }
}
