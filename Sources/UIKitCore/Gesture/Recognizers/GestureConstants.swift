// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Limits of gestures that UIKit does not publish, in points, seconds and radians.
///
/// An application's limits are in `UIApplication.interactionConstants.gestures`; tests may change them. Comments mark the
/// limits that were measured on a device. The others are this project's choice (G68).
public struct GestureConstants: Sendable, Hashable {
    // MARK: Taps

    /// Seconds that a tap's fingers may stay down (G68; reported of iOS).
    public var maximumTapDuration: TimeInterval = 1.5
    /// Seconds from the end of a tap within which the next touch-down counts as the next tap (A29, G68).
    public var maximumTapInterval: TimeInterval = 0.35
    /// Points that a tap's finger may stray from its touch-down (A30, G68).
    public var tapMovement: CGFloat = 44
    /// The largest distance of a tap from the first tap of its gesture (G69), and of a touch-down from the one before if it
    /// counts as a further tap (A29), in points.
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

    /// Points by which the distance of two fingers has to change to make a pinch (G83; measured).
    public var pinchHysteresis: CGFloat = 10
    /// Points of that change that the scale leaves out (G83; measured).
    public var pinchHysteresisRemoved: CGFloat = 8
    /// Radians by which two fingers have to turn to make a rotation (G85; measured).
    public var rotationHysteresis: CGFloat = 10 * .pi / 180
    /// Radians of that turn that the rotation leaves out (G85; measured).
    public var rotationHysteresisRemoved: CGFloat = 5 * .pi / 180

    // MARK: Swipes

    /// Seconds from touch-down within which a swipe is recognized (G87; measured).
    public var swipeDuration: TimeInterval = 0.5
    /// Points that a swipe has to cover in its direction at time 0; it shrinks with time (G87; measured).
    public var swipeDistance: CGFloat = 50
    /// The share of that distance by which the requirement shrinks each second (G87; measured).
    public var swipeDistanceDecay: CGFloat = 0.94
    /// Points that a swipe may deviate to either side at time 0; it shrinks with time (G87; measured).
    public var swipeDeviation: CGFloat = 50
    /// The share of that deviation by which the allowance shrinks each second (G87; measured).
    public var swipeDeviationDecay: CGFloat = 0.98

    /// The numbers that applications begin with.
    public init() {}
}
