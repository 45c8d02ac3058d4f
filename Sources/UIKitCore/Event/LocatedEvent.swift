// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// An event of a pointer over a window: a hover, a scroll, or a trackpad's pinch and turn.
final class LocatedEvent: UIEvent {
    weak var window: UIWindow?
    /// The view under the pointer.
    weak var view: UIView?
    /// In the window's coordinates.
    var location: CGPoint = .zero
    /// What a wheel or trackpad turned, in points; zero for other events.
    var scrollDelta = CGVector(dx: 0, dy: 0)
    /// Whether the device scrolls smoothly, as a trackpad does; false for a wheel that turns in notches.
    var isContinuous = false
    /// What a transform event multiplies the size by; 1 changes nothing.
    var scaleFactor: CGFloat = 1
    /// What a transform event turns by, in radians, clockwise on the screen; 0 changes nothing.
    var rotation: CGFloat = 0
    /// Where a transform event stands in its sequence: `began`, `moved`, `ended` or `cancelled`.
    var transformPhase = UITouch.Phase.moved
}
