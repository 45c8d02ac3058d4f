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
