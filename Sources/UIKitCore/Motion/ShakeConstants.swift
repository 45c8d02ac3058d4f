// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What counts as a shake. UIKit does not publish its numbers (I8). These are chosen so that walking, or setting a device
/// down, is no shake.
public struct ShakeConstants: Sendable, Hashable {
    /// The acceleration without gravity, in g, over which a shake begins and goes on.
    public var threshold = 1.5
    /// Seconds without an acceleration over the threshold after which a shake has ended.
    public var quietInterval: TimeInterval = 0.5
    /// Seconds after which a shake that still goes on is cancelled (I3).
    public var longestDuration: TimeInterval = 3
    /// Seconds in which the estimate of gravity follows the device's attitude, for a device that does not measure gravity. A
    /// shake swings several times in that time.
    public var gravityTimeConstant: TimeInterval = 0.3

    /// The numbers that applications begin with (I8).
    public init() {}
}
