import UIKitCore

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
