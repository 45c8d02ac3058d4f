import CoreGraphics

/// The clock that hosts, companions and live applications measure input times by (A7).
public enum HostClock {
    /// Seconds on the system's monotonic clock. Read from any thread.
    public static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
