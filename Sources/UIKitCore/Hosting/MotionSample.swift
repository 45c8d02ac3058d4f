// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A quantity along the three axes of a device: x to the right of its screen, y to the upper edge, z out of the screen.
public struct MotionVector: Sendable, Hashable, Codable {
    /// To the right of the screen.
    public var x: Double
    /// To the upper edge of the screen.
    public var y: Double
    /// Out of the screen.
    public var z: Double

    /// 0 along all axes.
    public static let zero = MotionVector(x: 0, y: 0, z: 0)

    /// A quantity by its parts along the axes.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// How large the quantity is, whatever its direction.
    public var magnitude: Double { (x * x + y * y + z * z).squareRoot() }

    /// The sum of both, axis by axis.
    public static func + (left: Self, right: Self) -> Self {
        Self(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
    }

    /// The difference of both, axis by axis.
    public static func - (left: Self, right: Self) -> Self {
        Self(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
    }

    /// The quantity so many times as large.
    public static func * (vector: Self, factor: Double) -> Self {
        Self(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
    }
}

/// A measurement of the motion sensors of a scene's device, at one instant.
public struct MotionSample: Sendable, Hashable, Codable {
    /// In g, with gravity: (0, 0, -1) on a device that lies still, its screen up.
    public var acceleration: MotionVector
    /// In g, without gravity; `nil` if the device does not separate the two.
    public var userAcceleration: MotionVector?
    /// In radians per second, counter-clockwise around each axis; `nil` without a gyroscope.
    public var rotationRate: MotionVector?

    /// A measurement at one instant: accelerations in g, rates in radians per second.
    public init(
        acceleration: MotionVector, userAcceleration: MotionVector? = nil, rotationRate: MotionVector? = nil
    ) {
        self.acceleration = acceleration
        self.userAcceleration = userAcceleration
        self.rotationRate = rotationRate
    }
}

/// A step of a shake, from a host without a sensor, or with a device that finds shakes itself (I8).
public enum ShakePhase: UInt8, Sendable, Hashable, Codable {
    case began, ended, cancelled
}
