// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// How views follow the device's tilt. UIKit does not publish its numbers (I28); these are our choice.
public struct MotionEffectConstants: Sendable, Hashable {
    /// The tilt, in radians, at which a view has moved by the full value of its effect: 30 degrees.
    public var fullTilt = Double.pi / 6
    /// Seconds in which the attitude that counts as straight follows the device's.
    public var centeringTime: TimeInterval = 5

    /// The numbers that applications begin with (I8).
    public init() {}
}

/// The viewer's position in front of the device, by the device's tilt (I28). The viewer stays in place. An attitude that the
/// device keeps for long counts as straight.
struct ViewerPosition {
    /// How far to the right and below the viewer stands, -1 to 1.
    private(set) var offset = UIOffset.zero
    /// The tilt that counts as straight, in radians.
    private var straight: (right: Double, up: Double)?
    private var time: TimeInterval = 0

    mutating func take(
        _ reading: MotionReading, in orientation: UIInterfaceOrientation, _ constants: MotionEffectConstants
    ) {
        let gravity = reading.gravity
        let (x, y) =
            switch orientation {
            case .landscapeRight: (-gravity.y, gravity.x)
            case .landscapeLeft: (gravity.y, -gravity.x)
            case .portraitUpsideDown: (-gravity.x, -gravity.y)
            default: (gravity.x, gravity.y)
            }
        guard x.isFinite, y.isFinite, gravity.z.isFinite else { return }
        // How far the right edge and the upper edge are turned away.
        let right = atan2(x, hypot(y, gravity.z))
        let up = atan2(y, -gravity.z)
        guard let straight else {
            (self.straight, time) = ((right, up), reading.time)
            return
        }
        let share = 1 - exp(-max(0, reading.time - time) / max(constants.centeringTime, 0.001))
        time = reading.time
        let fromStraight = (right: right - straight.right, up: Self.turn(up - straight.up))
        self.straight = (straight.right + fromStraight.right * share, straight.up + fromStraight.up * share)
        func part(_ angle: Double) -> CGFloat { min(max(angle * (1 - share) / max(constants.fullTilt, 0.001), -1), 1) }
        // If the right edge is turned away, the viewer sees the device from the left.
        offset = UIOffset(horizontal: -part(fromStraight.right), vertical: part(fromStraight.up))
    }

    /// An angle between half a turn one way and half a turn the other.
    private static func turn(_ angle: Double) -> Double { atan2(sin(angle), cos(angle)) }
}
