import UIKitCore

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
