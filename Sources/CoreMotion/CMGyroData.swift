import UIKitCore

/// How fast a device turns around its axes, in radians per second.
public struct CMRotationRate: Sendable, Hashable {
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

/// What a gyroscope measured.
public final class CMGyroData: CMLogItem {
    public let rotationRate: CMRotationRate

    init?(_ reading: MotionReading) {
        guard let rate = reading.rotationRate else { return nil }
        rotationRate = CMRotationRate(rate)
        super.init(timestamp: reading.time)
    }
}
