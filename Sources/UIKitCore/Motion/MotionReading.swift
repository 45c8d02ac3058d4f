// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A sample of motion sensors with gravity and the rest told apart.
public struct MotionReading: Sendable, Hashable {
    /// Seconds on the application's clock.
    public var time: TimeInterval
    /// In g, with gravity.
    public var acceleration: MotionVector
    /// In g: points to the ground.
    public var gravity: MotionVector
    /// In g, without gravity.
    public var userAcceleration: MotionVector
    /// In radians per second; `nil` without a gyroscope.
    public var rotationRate: MotionVector?
}
