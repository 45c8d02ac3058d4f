// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The numbers of the keyboard and its keys. UIKit does not publish them. Times are seconds on the application's clock.
public struct KeyboardConstants: Sendable, Hashable {
    /// How long the keyboard takes to come or to go (D32).
    public var animationDuration: TimeInterval = 0.25
    /// The time between two taps on shift within which the second one locks it.
    public var doubleTapInterval: TimeInterval = 0.35
    /// The time until a held letter shows its variants.
    public var variantsDelay: TimeInterval = 0.5
    /// The time until a held delete key repeats.
    public var deleteDelay: TimeInterval = 0.5
    /// The time between the first two repetitions of a held delete key.
    public var deleteInterval: TimeInterval = 0.12
    /// The factor from each interval between repetitions to the next.
    public var deleteAcceleration = 0.92
    /// The shortest interval between repetitions.
    public var shortestDeleteInterval: TimeInterval = 0.03
    /// The least part of the keyboard's height that a drag has to push away, so that the keyboard does not come back.
    public var dismissingPart = 0.5
    /// The least velocity of a finger that throws the keyboard away, in points a second.
    public var dismissingVelocity = 300.0

    /// The numbers that applications begin with.
    public init() {}

    /// How long a held delete key waits after a number of repetitions.
    func deleteInterval(after repetitions: Int) -> TimeInterval {
        max(shortestDeleteInterval, deleteInterval * pow(deleteAcceleration, Double(repetitions)))
    }
}
