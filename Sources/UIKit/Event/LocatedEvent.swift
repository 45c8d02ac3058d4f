import CoreGraphics

/// An event of a pointer over a window: a hover or a scroll.
final class LocatedEvent: UIEvent {
    weak var window: UIWindow?
    /// In the window's coordinates.
    var location: CGPoint = .zero
    /// What a wheel or trackpad turned, in points; zero for a hover.
    var scrollDelta = CGVector(dx: 0, dy: 0)
    var isContinuous = false
}
