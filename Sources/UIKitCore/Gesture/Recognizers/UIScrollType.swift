/// How a device scrolls.
public enum UIScrollType: UInt, Sendable {
    /// In notches, as a wheel does.
    case discrete = 0
    /// Smoothly, as a trackpad does.
    case continuous = 1
}
