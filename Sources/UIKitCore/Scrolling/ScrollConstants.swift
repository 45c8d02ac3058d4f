// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The numbers that shape scrolling. An application's are in `InteractionConstants.scrolling`; tests may change them.
///
/// Constants with a rule number were measured on a device by others. Constants marked REC are this project's choice: nobody
/// has published a measurement.
public struct ScrollConstants: Sendable {
    // MARK: Motion

    /// Points a second at which a scroll view comes to rest (G102).
    public var restVelocity: CGFloat = 10
    /// The stiffness of the rubber band: the visible part of a small pull beyond the edge (G103).
    public var rubberBandStiffness: CGFloat = 0.55
    /// Radians a second of the critically damped way back from beyond an edge (G104).
    public var bounceFrequency: CGFloat = 11
    /// The smaller of the two exponents, a second, of the overdamped way back from an overscroll that was held (G104).
    public var heldBounceSlowRate: CGFloat = 9
    /// The greater of the two exponents, a second, of the overdamped way back from an overscroll that was held (G104).
    public var heldBounceFastRate: CGFloat = 46
    /// Points a second below which a lifted finger counts as having held (G104).
    public var heldVelocity: CGFloat = 50
    /// Points from the edge, and points a second, below which a bounce is over. REC
    public var bounceRestDistance: CGFloat = 0.25
    /// Seconds of an animated change of the content's offset (G105), and of the zoom scale (REC: the same).
    public var offsetAnimationDuration: TimeInterval = 0.3
    /// Seconds between two steps of a motion on the application's clock: a display's frame. REC
    public var frameInterval: TimeInterval = 1.0 / 60

    // MARK: Touches

    /// Seconds that a touch is withheld from the content, to see whether it scrolls (G93).
    public var contentTouchDelay: TimeInterval = 0.15
    /// The least ratio of the movements along the two axes at which a drag's beginning counts as straight, for the
    /// directional lock. REC
    public var directionalLockRatio: CGFloat = 2
    /// Points a second that turn a page even after a short drag. REC
    public var pagingVelocity: CGFloat = 200
    /// The resistance of a pinch beyond the limits of the zoom scale, as an exponent: 1 is no resistance. REC
    public var zoomResistance: CGFloat = 0.3

    // MARK: Indicators, keys

    /// Points of an indicator's thickness. REC
    public var indicatorThickness: CGFloat = 3
    /// Points between an indicator and the edges. REC
    public var indicatorMargin: CGFloat = 3
    /// Points of an indicator's least length. REC
    public var indicatorLeastLength: CGFloat = 36
    /// Seconds that the indicators stay after the last motion. REC
    public var indicatorDelay: TimeInterval = 0.4
    /// Seconds that the indicators take to fade. REC
    public var indicatorFadeDuration: TimeInterval = 0.25
    /// Points that an arrow key scrolls. REC
    public var keyStep: CGFloat = 40

    /// The numbers that applications begin with.
    public init() {}
}
