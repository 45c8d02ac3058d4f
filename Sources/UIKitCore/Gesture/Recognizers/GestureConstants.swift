// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Limits of gestures that UIKit does not publish, in points, seconds and radians.
///
/// An application's limits are in `UIApplication.interactionConstants.gestures`; tests may change them. Comments name those that were
/// measured on a device; the others are this project's choice (G68).
public struct GestureConstants: Sendable, Hashable {
    // MARK: Taps

    /// Seconds that a tap's fingers may stay down (G68; reported of iOS).
    public var maximumTapDuration: TimeInterval = 1.5
    /// Seconds from the end of a tap to the touch-down of the next within which it counts as the next (A29, G68).
    public var maximumTapInterval: TimeInterval = 0.35
    /// Points that a tap's finger may stray from its touch-down (A30, G68).
    public var tapMovement: CGFloat = 44
    /// Points that the next of several taps may lie from the first (G69), and a touch-down that counts as a further tap from
    /// the one before (A29).
    public var tapSeparation: CGFloat = 44

    // MARK: Pans

    /// Points in a straight line from its touch-down that make a finger's movement a pan (G77; measured).
    public var panHysteresis: CGFloat = 10
    /// Seconds without movement after which a finger that lifts had no velocity (G79).
    public var velocityPause: TimeInterval = 0.1
    /// Seconds without a scroll event after which a trackpad's stroke is over, where the device does not say so.
    public var scrollPause: TimeInterval = 0.1
    /// Points from an edge of the screen within which a screen-edge pan begins (G90).
    public var screenEdgeWidth: CGFloat = 20

    // MARK: Pinches and rotations

    /// Points by which the distance of two fingers changes before it is a pinch (G83; measured).
    public var pinchHysteresis: CGFloat = 10
    /// Points of that change that do not count into the scale (G83; measured).
    public var pinchHysteresisRemoved: CGFloat = 8
    /// Radians by which two fingers turn before it is a rotation (G85; measured).
    public var rotationHysteresis: CGFloat = 10 * .pi / 180
    /// Radians of that turn that do not count into the rotation (G85; measured).
    public var rotationHysteresisRemoved: CGFloat = 5 * .pi / 180

    // MARK: Swipes

    /// Seconds from touch-down within which a swipe is recognized (G87; measured).
    public var swipeDuration: TimeInterval = 0.5
    /// Points that a swipe covers in its direction if it covers them at once (G87; measured).
    public var swipeDistance: CGFloat = 50
    /// The share of that distance by which the required distance shrinks each second (G87; measured).
    public var swipeDistanceDecay: CGFloat = 0.94
    /// Points that a swipe may lie to the side of its direction at once (G87; measured).
    public var swipeDeviation: CGFloat = 50
    /// The share of that deviation by which the allowed deviation shrinks each second (G87; measured).
    public var swipeDeviationDecay: CGFloat = 0.98

    /// The numbers that applications begin with.
    public init() {}
}
