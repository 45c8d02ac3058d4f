import UIKitCore

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
