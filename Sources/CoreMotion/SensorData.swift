// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Something that was measured, with its time.
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

/// What an accelerometer measured: gravity and whatever else moves the device.
public final class CMAccelerometerData: CMLogItem {
    /// What was measured, gravity included, in g.
    public let acceleration: CMAcceleration

    init(_ reading: MotionReading) {
        acceleration = CMAcceleration(reading.acceleration)
        super.init(timestamp: reading.time)
    }
}

/// How fast a device turns around its axes, in radians per second.
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

/// What a gyroscope measured.
public final class CMGyroData: CMLogItem {
    /// What was measured, in radians per second.
    public let rotationRate: CMRotationRate

    init?(_ reading: MotionReading) {
        guard let rate = reading.rotationRate else { return nil }
        rotationRate = CMRotationRate(rate)
        super.init(timestamp: reading.time)
    }
}

/// What several sensors together say of a device's motion.
public final class CMDeviceMotion: CMLogItem {
    /// In g; points to the ground.
    public let gravity: CMAcceleration
    /// In g: what moves the device besides gravity.
    public let userAcceleration: CMAcceleration
    /// In radians per second; zero without a gyroscope.
    public let rotationRate: CMRotationRate

    init(_ reading: MotionReading) {
        gravity = CMAcceleration(reading.gravity)
        userAcceleration = CMAcceleration(reading.userAcceleration)
        rotationRate = CMRotationRate(reading.rotationRate ?? .zero)
        super.init(timestamp: reading.time)
    }
}
