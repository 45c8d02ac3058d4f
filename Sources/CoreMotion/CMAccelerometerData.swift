import UIKitCore

/// An acceleration along the axes of a device, in g.
public struct CMAcceleration: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() { self.init(x: 0, y: 0, z: 0) }

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    init(_ vector: MotionVector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}

/// What an accelerometer measured: gravity and whatever else moves the device.
public final class CMAccelerometerData: CMLogItem {
    public let acceleration: CMAcceleration

    init(_ reading: MotionReading) {
        acceleration = CMAcceleration(reading.acceleration)
        super.init(timestamp: reading.time)
    }
}
