// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A measurement, with its time.
open class CMLogItem: NSObject {
    /// Seconds on the application's clock, which is the device's own time of the measurement.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }
}

/// An acceleration along the axes of a device, in g.
public struct CMAcceleration: Sendable, Hashable {
    /// Along the device's x axis, in g.
    public var x: Double
    /// Along the device's y axis, in g.
    public var y: Double
    /// Along the device's z axis, in g.
    public var z: Double

    /// No acceleration: zero along all axes.
    public init() { self.init(x: 0, y: 0, z: 0) }

    /// An acceleration with these parts, in g.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    init(_ vector: MotionVector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}

/// A reading of an accelerometer: gravity and all other accelerations of the device.
public final class CMAccelerometerData: CMLogItem {
    /// The measured acceleration, including gravity, in g.
    public let acceleration: CMAcceleration

    init(_ reading: MotionReading) {
        acceleration = CMAcceleration(reading.acceleration)
        super.init(timestamp: reading.time)
    }
}

/// The rotation of a device around its axes, in radians per second.
public struct CMRotationRate: Sendable, Hashable {
    /// Around the device's x axis, in radians per second.
    public var x: Double
    /// Around the device's y axis, in radians per second.
    public var y: Double
    /// Around the device's z axis, in radians per second.
    public var z: Double

    /// No rotation: zero around all axes.
    public init() { self.init(x: 0, y: 0, z: 0) }

    /// A rotation rate with these parts, in radians per second.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    init(_ vector: MotionVector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}

/// A reading of a gyroscope.
public final class CMGyroData: CMLogItem {
    /// The measured rotation, in radians per second.
    public let rotationRate: CMRotationRate

    init?(_ reading: MotionReading) {
        guard let rate = reading.rotationRate else { return nil }
        rotationRate = CMRotationRate(rate)
        super.init(timestamp: reading.time)
    }
}

/// A device's motion, from several sensors together.
public final class CMDeviceMotion: CMLogItem {
    /// How the device is turned (I29).
    public let attitude: CMAttitude
    /// In g; points to the ground.
    public let gravity: CMAcceleration
    /// In g: the acceleration without gravity.
    public let userAcceleration: CMAcceleration
    /// In radians per second; zero without a gyroscope.
    public let rotationRate: CMRotationRate

    init(_ reading: MotionReading, yaw: Double) {
        gravity = CMAcceleration(reading.gravity)
        attitude = CMAttitude(gravity: gravity, yaw: yaw)
        userAcceleration = CMAcceleration(reading.userAcceleration)
        rotationRate = CMRotationRate(reading.rotationRate ?? .zero)
        super.init(timestamp: reading.time)
    }
}
